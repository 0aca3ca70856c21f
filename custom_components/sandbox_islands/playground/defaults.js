/**
 * The default of every setting of the playground. A prop of the same name replaces it.
 *
 * They are decided here. Those that `home.yaml` may say stand in `portfolio/models/playground/playground.py`,
 * too, from where the site passes them; `tests/unit/islands/test_island_props.py` keeps both equal.
 *
 * Times are milliseconds, speeds are CSS pixels or degrees per second, and lengths whose names end
 * in "Units" are in the 200 x 200 box a sticker is drawn in.
 */
export const defaults = {
  interval: 1000, // between two new stickers
  force: 1, // largest initial push on each axis, applied for one step
  initialSpin: 6, // largest initial spin, in either direction
  gravity: 0, // downwards, in px/s per second
  stiffness: 0.2, // of the spring that drags
  damping: 0.1, // of the same spring: without it a held sticker would never stop swinging
  fallback: [800, 600], // canvas of a container that has no size
  scaleDivisors: { create: 1500, resize: 1200 }, // of min(width, height)
  stepsPerSecond: 60, // at every refresh rate
  maxStepsPerFrame: 5, // made up for after a stall
  maxSubsteps: 8, // of a step in which something flies through much of its size
  wrapSlack: 0.3, // how far outside a sticker's centre may lie, as a share of its radius
  maxPixelRatio: 2, // more costs memory without a visible difference
  lightningDuration: 2000, // when it is started by the action "trip"
  paletteCount: 4, // palettes that the action "tap" goes through
  loadTimeout: 1500, // wait for pictures and outlines before starting without the late ones

  // A push of 1 for one step of 1/60 s gives 1 / mass * (1000 / 60)^2 px per step, which is
  // 41.7 px/s for a mass of 400, or 59 px/s when both axes get the most. The mass is the same at
  // every scale, so small stickers on a phone drift no faster than large ones on a desktop.
  mass: 400,
  size: 240, // of the largest at scale 1: 144 px in a window of 1440 x 900, 62 px in one of 390 x 844
  sizes: [0.8, 0.6, 0.6, 0.8, 0.6, 1, 0.8, 0.6], // as shares of it, in the order of the stickers

  viewBoxUnits: 200,
  borderUnits: 12, // the white border around the outline
  marginUnits: 15, // between the outline and the edge of the box
  shadowOffsetUnits: 14, // how far below the sticker the shadow lies
  shadowBlurUnits: 6,

  sticker: { frictionAir: 0, restitution: 0.5 },
  bolt: {
    restitution: 0.4,
    frictionAir: 0,
    offset: 220, // px below the sticker that drops it
    repeat: 500, // between two bolts
    life: 3000, // until a bolt is removed
    fadeDuration: 300, // at the end of its life
    fallSpeed: 1, // when it appears, in heights per second
    size: 220, // at scale 1, as of a sticker
    mass: 150,
  },

  appearDuration: 320, // of the squash in which a sticker begins to move
  squash: 0.14, // how much wider and lower it is drawn at the most
  heldGrowth: 0.06, // how much larger a held sticker is drawn
  liftEasing: 0.2, // share of the way, per step, in which a held sticker is lifted

  // Between the two speeds nothing slows a sticker, so a thrown one keeps its speed. Acceleration,
  // in px/s per second, applies below the first; the easings are the share of the excess that is
  // removed per step.
  drift: {
    minSpeed: 16,
    maxSpeed: 1200,
    maxSpeedEasing: 0.04,
    acceleration: 12,
    maxSpin: 24,
    spinEasing: 0.008,
    turnAfterHit: 0.9, // radians by which the course after a hit may differ from straight away
    separation: 100, // acceleration of two away from each other where they lie right on each other
    separationDistance: 1.5, // between the centres of two, in their mean size: from there on it is 0
  },

  // A sticker that is farther than its reach (a share of its radius) from where it would be free of
  // covers passes them until it is out. Patience is the steps until it is led there, clearance (a
  // share of its size) how far from all covers it is free, speed px/s, easing the share per step in
  // which it gets that speed.
  uncover: { reach: 0.7, patience: 10, clearance: 0.36, speed: 260, easing: 0.12 },

  collectibles: [], // stickers that a visitor may have collected elsewhere on the site
  collectionKey: "stickers", // of the names of those that are collected, in the browser's storage
  maxCollected: 5, // on the stage: the last ones
  collectedShare: 0.65, // of the size of the largest
  storageKey: "playground", // of what a visitor has switched on or made, in the browser's storage
  // What visitors can ask for beyond playing.
  extras: { draw: true, picture: true, tilt: true, sound: true },

  // Of stickers that visitors draw: each with the key of the word that names it.
  inks: [
    { color: "black", name: "black" },
    { color: "crimson", name: "red" },
    { color: "chocolate", name: "orange" },
    { color: "seagreen", name: "green" },
    { color: "royalblue", name: "blue" },
    { color: "rebeccapurple", name: "violet" },
    { color: "mediumvioletred", name: "pink" },
    { color: "maroon", name: "brown" },
  ],

  stir: { radius: 240, gain: 0.9 }, // px, and px/s gained per px of a stroke right over a sticker
  swirl: { speed: 240 },
  shockwave: { speed: 420, halfDistance: 420 }, // at the centre; it halves every so many px
  shake: { speed: 420, spin: 60 },
  keyboard: { nudgeDistance: 24, throwSpeed: 480 }, // px, and px/s
};

/**
 * The size of a sticker as a share of that of the largest.
 *
 * @param {number} index Which one it is; after the last of the sizes they begin again.
 * @param {number[]} sizes
 */
export const shareOf = (index, sizes) => sizes[index % sizes.length];

/**
 * Merges props into the defaults, one level deep.
 *
 * @param {object} props Settings of the page; undefined and null mean the default.
 * @returns {typeof defaults}
 */
export function mergeDefaults(props) {
  const settings = { ...defaults };
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null) continue;
    const isGroup = defaults[key]?.constructor === Object;
    settings[key] = isGroup ? { ...defaults[key], ...value } : value;
  }
  return settings;
}
