/**
 * A picture in the sizes and formats that the screen can use; the twin of
 * `portfolio/components/picture.py`, for use inside islands.
 *
 * @param {object} props What `picture_props` returns.
 * @param {{type: string, srcSet: string, sizes: string}[]} props.sources Better formats first.
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
