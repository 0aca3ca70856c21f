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
  const stills = [...sprites.map((sprite, index) => ({ ...sprite, key: index })), { ...bolt, key: "bolt" }];
  return stills
    .filter(({ still }) => still)
    .map(({ key, image, still }) => (
      <span
        key={key}
        className="playground__still"
        data-still={key}
        style={{ ...place("", still.wide), ...place("narrow-", still.narrow) }}
      >
        <img src={image} alt="" width={still.wide.size} height={still.wide.size} loading="eager" draggable="false" />
      </span>
    ));
}
