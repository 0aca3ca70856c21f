/**
 * A picture as `portfolio.components.picture` renders it, from what its `picture_props` returns.
 *
 * @param {object} props
 * @param {object[]} props.sources Attributes of each `<source>`, best format first.
 * @param {object} props.img Attributes of the `<img>`.
 */
export function Picture({ sources, img }) {
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img {...img} />
    </picture>
  );
}
