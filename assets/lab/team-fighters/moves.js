export const SECONDS = 10;

const HOME = { translate: "0 0" };
const at = (seconds, keyframe) => ({ ...keyframe, offset: seconds / SECONDS });

/** Moves in `cqi`, hundredths of the picture's width; the right fighter's are mirrored by hand. */
const FLOWER = [
  at(0, HOME), at(1.2, HOME), at(1.5, { translate: "0 -3cqi" }), at(1.8, HOME),
  at(2.8, HOME), at(3.1, { translate: "-9cqi -2cqi", rotate: "-14deg" }), at(3.8, { ...HOME, rotate: "8deg" }),
  at(4.4, { translate: "-3cqi 0" }), at(4.7, { translate: "14cqi -4cqi" }), at(5.2, HOME),
  at(5.8, { translate: "-3cqi 0" }), at(6.1, { translate: "14cqi -4cqi" }), at(6.6, HOME),
  at(7, { translate: "-5cqi 0" }), at(7.4, { translate: "16cqi -7cqi", rotate: "24deg" }), at(8, { ...HOME, rotate: "8deg" }),
  at(8.5, { translate: "0 -4cqi" }), at(8.8, HOME), at(9.1, { translate: "0 -4cqi" }), at(9.4, HOME), at(10, HOME),
];
const BOMB = [
  at(0, HOME), at(1.2, HOME), at(1.8, HOME), at(2.4, { translate: "4cqi 0" }), at(2.8, { translate: "-15cqi 0", rotate: "-60deg" }),
  at(3.4, { ...HOME, rotate: "-8deg" }), at(4.7, HOME), at(4.9, { translate: "6cqi 0", rotate: "14deg" }), at(5.4, { ...HOME, rotate: "-8deg" }),
  at(6.1, HOME), at(6.3, { translate: "7cqi 0", rotate: "18deg" }), at(6.8, { ...HOME, rotate: "-8deg" }),
  at(7.4, HOME), at(7.9, { translate: "16cqi 4cqi", rotate: "100deg" }), at(9.6, { translate: "16cqi 4cqi", rotate: "100deg" }), at(10, { ...HOME, rotate: "-8deg" }),
];
/** Steps from one share of the energy to the next: `[seconds, share]`, each reached within 0.3 s. */
const energy = (steps) => {
  const frames = [at(0, { scale: "1 1" })];
  let before = 1;
  for (const [seconds, share] of steps) {
    frames.push(at(seconds, { scale: `${before} 1` }), at(seconds + 0.3, { scale: `${share} 1` }));
    before = share;
  }
  return [...frames, at(9.6, { scale: `${before} 1` }), at(10, { scale: "1 1" })];
};
const flashes = (moments) => [
  at(0, { visibility: "hidden" }),
  ...moments.flatMap((moment) => [
    at(moment - 0.01, { visibility: "hidden", scale: 0.4 }), at(moment, { visibility: "visible", scale: 0.6 }),
    at(moment + 0.3, { visibility: "visible", scale: 1.1 }), at(moment + 0.31, { visibility: "hidden" }),
  ]),
  at(10, { visibility: "hidden" }),
];

/** Keyframes by the selector of what they move. */
export const MOVES = {
  ".fighter--flower": FLOWER,
  ".fighter--bomb": BOMB,
  ".energy--flower b": energy([[2.8, 0.78]]),
  ".energy--bomb b": energy([[4.7, 0.7], [6.1, 0.36], [7.4, 0]]),
  ".hit": flashes([2.8, 4.7, 6.1, 7.4]),
  ".shout--vs": [
    at(0, { opacity: 1, scale: 1 }), at(1.2, { opacity: 1, scale: 1 }), at(1.6, { opacity: 0, scale: 2 }),
    at(9.7, { opacity: 0, scale: 2 }), at(10, { opacity: 1, scale: 1 }),
  ],
  ".shout--win": [
    at(0, { opacity: 0, scale: 0.3 }), at(7.7, { opacity: 0, scale: 0.3 }), at(8, { opacity: 1, scale: 1.1 }),
    at(9.5, { opacity: 1, scale: 1 }), at(9.8, { opacity: 0, scale: 1 }), at(10, { opacity: 0, scale: 0.3 }),
  ],
  ".rays": [at(0, { scale: 1.3, rotate: "0deg" }), at(10, { scale: 1.3, rotate: "30deg" })],
};
