/** The custom properties of one place, prefixed for the narrow arrangement. */
function place(prefix, { x, y, size, rotate = 0 }) {
  return {
    [`--${prefix}x`]: x,
    [`--${prefix}y`]: y,
    [`--${prefix}size`]: `${size}px`,
    [`--${prefix}turn`]: `${rotate}deg`,
  };
}

/**
 * The composed still arrangement: what is there before anything moves, and all there is without
 * JavaScript or with reduced motion.
 *
 * @param {object} props
 * @param {{image: string, still?: {wide: object, narrow: object}}[]} props.sprites
 * @param {{image: string, still?: object}} props.bolt
 */
export function Still({ sprites, bolt }) {
  const numbered = sprites.map((sprite, index) => ({ ...sprite, key: index }));
  return [...numbered, { ...bolt, key: "bolt" }]
    .filter(({ still }) => still)
    .map(({ key, image, still: { wide, narrow } }) => (
      <span
        key={key}
        className="playground__still"
        data-still={key}
        style={{ ...place("", wide), ...place("narrow-", narrow) }}
      >
        <img
          src={image}
          alt=""
          width={wide.size}
          height={wide.size}
          loading="lazy"
          draggable="false"
        />
      </span>
    ));
}
