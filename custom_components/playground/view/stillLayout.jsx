/** Custom properties that place one picture on screens of one kind. */
function placement(kind, { x, y, size, rotate = 0 }) {
  return {
    [`--still-${kind}x`]: x,
    [`--still-${kind}y`]: y,
    [`--still-${kind}size`]: `${size}px`,
    [`--still-${kind}rotate`]: `${rotate}deg`,
  };
}

/** Custom properties that place one picture on wide and narrow screens, and on those between. */
function placements({ wide, narrow, tablet }) {
  return {
    ...placement("", wide),
    ...placement("narrow-", narrow),
    ...(tablet && placement("tablet-", tablet)),
  };
}

/**
 * The still layout: the pictures that are shown before anything moves, without JavaScript and with
 * reduced motion.
 *
 * @param {object} props
 * @param {{image: string, still?: {wide: object, narrow: object, tablet?: object}}[]} props.sprites
 * @param {{image: string, still?: object}} [props.bolt]
 */
export function StillLayout({ sprites, bolt }) {
  const numbered = sprites.map((sprite, index) => ({ ...sprite, key: index }));
  return [...numbered, { ...bolt, key: "bolt" }]
    .filter(({ still }) => still)
    .map(({ key, image, still }) => (
      <span key={key} className="playground__still" data-still={key} style={placements(still)}>
        <img
          src={image}
          alt=""
          width={still.wide.size}
          height={still.wide.size}
          loading="lazy"
          draggable="false"
        />
      </span>
    ));
}
