/**
 * Every number the playground plays by. A prop of the same name replaces one.
 *
 * Lengths ending in "Units" are in the 200 x 200 box a sprite is drawn in; speeds are CSS
 * pixels or degrees per second; times are milliseconds.
 */
export const defaults = {
  interval: 1000, // between two new sprites
  force: 1, // largest first push on each axis, lasting one step
  draws: 30, // most places drawn for a sprite until one is free and can be seen
  gravity: 0, // downwards
  stiffness: 0.2, // of the spring that drags
  damping: 0.1, // of the same spring: without it a held sprite would swing for ever
  fallback: [800, 600], // canvas of a container that has no size
  scaleDivisors: { create: 1500, resize: 1200 }, // of min(width, height)
  rate: 60, // steps a second, whatever the display does
  catchUp: 5, // most steps made good after a stall
  pixelRatio: 2, // sharpest canvas worth its memory
  rainbow: "rainbowOne", // name of the sprite that calls the lightning
  palettes: 4, // grounds that a tap on the mushroom goes through

  // A push of 1 for one step of 1/60 s gives 1 / mass * (1000 / 60)^2 px a step, which is
  // 41.7 px/s for a mass of 400, or 59 px/s when both axes draw their most. The mass is the
  // same at every scale, so a phone's small stickers drift no faster than a desk's large ones.
  mass: 400,
  size: 270, // at scale 1: 162 px in a window of 1440 x 900, 70 px in one of 390 x 844
  spin: 6, // largest first turn, either way

  viewBoxUnits: 200,
  cutUnits: 12, // the white border that lies outside the outline
  blankUnits: 15, // what every drawing keeps clear of its box
  shadowUnits: 14, // how far the shadow lies below: 7 % of the box
  blurUnits: 6, // how soft it is

  sprite: { frictionAir: 0, restitution: 0.5 },
  bolt: {
    restitution: 0.4,
    frictionAir: 0,
    offset: 220, // px below the rainbow
    repeat: 500,
    life: 3000,
    fade: 300, // the end of its life
    fall: 260,
    size: 220,
    mass: 150,
  },

  pop: 320, // how long a sprite takes to appear
  peel: 0.06, // how much larger a held sprite is
  liftEase: 0.2, // how soon, per step, a held sprite rises off the ground

  // Nothing slows a sprite between floor and cap: what is flung keeps its speed. Lift is the
  // floor wind in px/s each second; the eases are shares of the excess taken off in a step.
  drift: { floor: 16, cap: 1200, ease: 0.04, lift: 12, spin: 24, spinEase: 0.008 },
  stir: { radius: 240, gain: 0.9 }, // px, and px/s gained for each px stroked beside a sprite
  swirl: { speed: 240 },
  shock: { speed: 420, reach: 420 }, // push at the centre; it halves every `reach` px
  shake: { speed: 420, spin: 60 },
  keys: { nudge: 24, throw: 480 },
  trip: 2000, // how long the verb holds the rainbow
  patience: 1500, // wait for outlines and pictures before starting without the late ones
};

/**
 * Completes props with the defaults, one level deep.
 *
 * @param {object} props What the page asks for.
 * @returns {typeof defaults} Every setting, with nothing left open.
 */
export function settle(props) {
  const settings = { ...defaults };
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null) continue;
    const plain = defaults[key]?.constructor === Object;
    settings[key] = plain ? { ...defaults[key], ...value } : value;
  }
  return settings;
}
