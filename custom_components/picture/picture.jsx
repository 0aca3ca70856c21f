/**
 * A responsive `<picture>` for use inside islands; its markup equals that of
 * `portfolio/components/media/picture.py`.
 *
 * @param {object} props What `picture_props` returns.
 * @param {{type: string, srcSet: string, sizes: string, media?: string}[]} props.sources Better formats
 *   first, or the still of an animation, for reduced motion.
 */
export function Picture({ sources, ...image }) {
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img {...image} />
    </picture>
  );
}
