import { shareOf } from "../defaults.js";

/** Custom properties that place one picture on screens of one kind. */
function placement(prefix, { x, y, size, rotate }) {
  return {
    [`${prefix}-x`]: x,
    [`${prefix}-y`]: y,
    [`${prefix}-size`]: `${size}px`,
    [`${prefix}-rotate`]: `${rotate ?? 0}deg`,
  };
}

/**
 * The pictures of the stickers before anything moves: without JavaScript in their resting places,
 * otherwise where `arrangeStills()` lays them.
 *
 * @param {object} props
 * @param {{image: string, still?: {wide: object, narrow: object, tablet?: object}}[]}
 *   props.stickers
 * @param {{image: string, still?: object}} [props.bolt]
 * @param {number[]} props.sizes
 */
export function RestingPlaces({ stickers, bolt, sizes }) {
  const numbered = stickers.map((sticker, index) => ({ ...sticker, key: index }));
  return [...numbered, { ...bolt, key: "bolt" }]
    .filter(({ still }) => still)
    .map(({ key, image, still: { wide, narrow, tablet } }) => (
      <span
        key={key}
        className="playground__still"
        data-still={key}
        suppressHydrationWarning
        style={{
          "--share": shareOf(key, sizes),
          ...placement("--still", wide),
          ...placement("--still-narrow", narrow),
          ...(tablet && placement("--still-tablet", tablet)),
        }}
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
