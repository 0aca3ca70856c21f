/**
 * A responsive `<picture>` for use inside islands; its markup equals that of
 * `portfolio/components/media/picture.py`.
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
