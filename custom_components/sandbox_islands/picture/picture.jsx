/**
 * A responsive `<picture>` for use inside islands.
 *
 * @param {object} props Attributes of the `<img>`: `src` and `alt`, and what else it should have.
 * @param {{srcSet: string, type?: string, sizes?: string, media?: string, width?: number, height?: number}[]}
 *   [props.sources] First those for phones, then others, the best format first; of an animation the
 *   still for reduced motion.
 */
export function Picture({ sources = [], ...image }) {
  return (
    <picture>
      {sources.map((source, index) => (
        <source key={index} {...source} />
      ))}
      <img {...image} />
    </picture>
  );
}

/**
 * Returns the props of a `<Picture>`. A picture that is an address alone says nothing to screen
 * readers.
 *
 * @param {string | object} picture An address, or the props.
 */
export const pictureProps = (picture) =>
  typeof picture === "string" ? { src: picture, alt: "" } : picture;
