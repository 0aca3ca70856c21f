/** Custom properties that place one picture: on wide screens, on narrow ones, on tablets. */
function placement({ wide, narrow, tablet }) {
  return {
    "--still-x": wide.x,
    "--still-y": wide.y,
    "--still-size": `${wide.size}px`,
    "--still-rotate": `${wide.rotate ?? 0}deg`,
    "--still-narrow-x": narrow.x,
    "--still-narrow-y": narrow.y,
    "--still-narrow-size": `${narrow.size}px`,
    "--still-narrow-rotate": `${narrow.rotate ?? 0}deg`,
    ...(tablet && onTablets(tablet)),
  };
}

function onTablets(place) {
  return {
    "--still-tablet-x": place.x,
    "--still-tablet-y": place.y,
    "--still-tablet-size": `${place.size}px`,
    "--still-tablet-rotate": `${place.rotate ?? 0}deg`,
  };
}

/**
 * The resting places: the pictures that are shown before anything moves, without JavaScript and with
 * reduced motion.
 *
 * @param {object} props
 * @param {{image: string, still?: {wide: object, narrow: object, tablet?: object}}[]} props.stickers
 * @param {{image: string, still?: object}} [props.bolt]
 */
export function RestingPlaces({ stickers, bolt }) {
  const numbered = stickers.map((sticker, index) => ({ ...sticker, key: index }));
  return [...numbered, { ...bolt, key: "bolt" }]
    .filter(({ still }) => still)
    .map(({ key, image, still }) => (
      <span key={key} className="playground__still" data-still={key} style={placement(still)}>
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
