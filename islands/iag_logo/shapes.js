// The data of the drawing, a flooded town seen from above, in a box of 840 by 660.

/** Contours of the water, from shallow to deep. */
export const WATER = [
  { fill: "#8fd3ff", d: "M820 350c9 38 20 86 1 120s-72 66-115 87s-95 31-143 44s-93 31-143 34s-106-2-154-15s-93-37-132-62s-85-56-104-91s-18-81-10-117s42-68 62-102s29-70 58-101s70-67 117-82s110-13 163-10s106 13 152 29s95 37 127 63s50 64 70 98s43 67 51 105Z" },
  { fill: "#5b93f5", d: "M788 350c4 34 10 74-7 104s-61 60-100 79s-89 23-133 34s-82 29-128 34s-103 9-147-2s-84-40-117-65s-61-54-78-85s-26-67-22-99s30-62 48-91s33-61 60-88s62-63 104-77s105-10 152-5s91 23 133 37s87 25 121 46s61 51 80 81s30 63 34 97Z" },
  { fill: "#2435b5", d: "M761 350c-2 29-10 61-27 87s-45 54-78 72s-78 24-117 34s-76 21-119 26s-97 14-138 4s-79-36-105-60s-38-54-52-81s-31-54-32-82s9-58 24-84s39-51 67-74s60-51 99-63s95-13 137-8s79 26 118 38s77 20 111 37s75 39 93 65s20 60 19 89Z" },
  { fill: "#101a5c", d: "M734 350c-6 25-30 48-47 70s-33 45-58 63s-60 32-95 42s-75 14-114 16s-86 6-123-2s-75-29-97-49s-26-49-38-72s-27-44-32-68s-13-53-1-77s44-45 73-62s64-32 101-41s79-15 117-13s74 17 108 27s67 20 99 34s75 31 93 53s19 54 14 79Z" },
];

/** One wave of the tide, in the drawing's units: it moves by this much and looks as before. */
const WAVELENGTH = 140;

/** The tide: what lies behind the letters, and what they stand in, to their middle. */
export const TIDE = [tide(366, 16), tide(388, 22)];

/** The client's initials in Hanken Grotesk 900, as outlines on a baseline at 0. */
export const LETTERS = [
  "M20 0V-237H73V0Z",
  "M94 0 193-237H232L330 0H272L212-157 152 0ZM165-40 182-88H243L260-40Z",
  "M454 6Q422 6 396-10 371-25 356-53 342-81 342-119 342-156 356-184 371-212 397-228 423-243 458-243 497-243 525-224 553-204 565-170L515-152Q508-171 494-181 479-192 458-192 439-192 424-183 410-174 403-158 395-142 395-119 395-96 403-79 410-63 424-54 439-45 458-45 468-45 478-48 489-51 498-58 507-65 513-78 518-90 518-110V-121L530-84H461V-132H565V0H518L511-33 520-26Q514-16 504-9 494-1 482 2 470 6 454 6Z",
];

/** Slopes of a roof: north, west, east and south, from light to dark. */
const SLOPES = {
  coral: ["#ff9a80", "#ff6b4a", "#ec5637", "#d2442a"],
  white: ["#ffffff", "#edf4ff", "#d5e3f8", "#bcd0ee"],
  blue: ["#8d99fb", "#6372f3", "#4a5ae8", "#3746cf"],
};

/** Centre, size and angle in degrees of each roof; the first is the logo mark. */
export const ROOFS = [
  { x: 424, y: 164, width: 168, height: 116, angle: -11, colour: "coral" },
  { x: 92, y: 252, width: 96, height: 68, angle: -11, colour: "blue" },
  { x: 716, y: 196, width: 76, height: 98, angle: -11, colour: "white" },
  { x: 168, y: 540, width: 104, height: 72, angle: -11, colour: "white" },
  { x: 676, y: 548, width: 84, height: 64, angle: -11, colour: "coral" },
  { x: 236, y: 128, width: 78, height: 58, angle: -11, colour: "white" },
  { x: 430, y: 604, width: 92, height: 64, angle: -11, colour: "blue" },
].map((roof) => ({ ...roof, slopes: slopes(roof) }));

/** Positions of falling drops, and position and radius of splashes. */
export const DROPS = [
  [64, 90], [160, 34], [300, 40], [352, 250], [520, 66], [604, 120], [690, 60], [786, 130],
  [40, 380], [210, 226], [560, 226], [780, 330], [60, 520], [292, 520], [560, 540], [770, 500],
];
export const SPLASHES = [[300, 214, 16], [556, 170, 22], [292, 570, 22], [556, 588, 14], [720, 404, 20], [116, 404, 16]];

/** Water with a wavy surface at a height, wider than the drawing by two waves on either side. */
function tide(y, height) {
  const half = WAVELENGTH / 2;
  const start = -2 * WAVELENGTH;
  return `M${start} ${y}q${half / 2} ${-height} ${half} 0${`t${half} 0`.repeat(19)}V700H${start}Z`;
}

/** A hip roof from above: its ridge lies along the longer side. */
function slopes({ width, height, colour }) {
  const [x, y] = [width / 2, height / 2];
  const [ridge, spine] = width > height ? [Math.round(x - y * 0.9), 0] : [0, Math.round(y - x * 0.9)];
  const [a, b] = [`${-ridge} ${-spine}`, `${ridge} ${spine}`];
  const [nw, ne, se, sw] = [`${-x} ${-y}`, `${x} ${-y}`, `${x} ${y}`, `${-x} ${y}`];
  const shapes =
    width > height
      ? [[nw, ne, b, a], [nw, a, sw], [ne, se, b], [sw, a, b, se]]
      : [[nw, ne, a], [nw, a, b, sw], [ne, se, b, a], [sw, b, se]];
  return shapes.map((points, i) => ({ d: `M${points.join("L")}Z`, fill: SLOPES[colour][i] }));
}
