import { TAU, line, random, round, times } from "../shared/draw.js";

export const [BLACK, COAL, VIOLET, LILAC, ACID, WHITE] = ["#101010", "#26222f", "#7b3dff", "#b79bff", "#d7ff3e", "#ffffff"];
const SKINS = { violet: [VIOLET, ACID, "#5a22d6"], acid: [ACID, BLACK, "#b4dc1c"], white: [WHITE, VIOLET, "#d9d3ea"], coal: [COAL, ACID, "#3a3448"], lilac: [LILAC, BLACK, "#9878f0"] };

const swing = (t, phase, turns = 1) => Math.sin((t * turns + phase) * TAU);

/** A speech bubble with its base at 0,0: width, height, which side its tail is on. */
export function bubble(width, height, fill, { tail = "left", radius = 26 } = {}) {
  const r = Math.min(radius, width / 2, height / 2);
  const foot = tail === "left"
    ? `H62L22 34V0H${r}` : `H${width - 22}V34L${width - 62} 0H${r}`;
  return `<path d="M${r} ${-height}H${width - r}A${r} ${r} 0 0 1 ${width} ${round(r - height)}V${-r}A${r} ${r} 0 0 1 ${width - r} 0${foot}A${r} ${r} 0 0 1 0 ${-r}V${round(r - height)}A${r} ${r} 0 0 1 ${r} ${-height}Z" fill="${fill}"/>`;
}

/* What is inside a building: each draws itself into `width` by `height` from the top left corner. */
const FLOORS = {
  bars: (width, height, [, ink, step], t, seed) => {
    const count = Math.max(3, Math.round(width / 30));
    const gap = width / count;
    return times(count, (i) => {
      const level = height * (0.5 + 0.42 * swing(t, seed + i * 0.13));
      return `<rect x="${round(i * gap + gap * 0.14)}" width="${round(gap * 0.72)}" height="${round(height)}" rx="6" fill="${step}"/><rect x="${round(i * gap + gap * 0.14)}" y="${round(height - level)}" width="${round(gap * 0.72)}" height="${round(level)}" rx="6" fill="${ink}"/>`;
    });
  },
  windows: (width, height, [, ink, step], t, seed) => {
    const next = random(Math.round(seed * 977) + 3);
    const [columns, rows] = [Math.max(2, Math.round(width / 27)), Math.max(2, Math.round(height / 27))];
    return times(columns * rows, (i) => {
      const on = swing(t, next()) > 0.15;
      return `<rect x="${round((i % columns) * (width / columns))}" y="${round(Math.floor(i / columns) * (height / rows))}" width="${round(width / columns - 9)}" height="${round(height / rows - 9)}" rx="5" fill="${on ? ink : step}"/>`;
    });
  },
  line: (width, height, [, ink, step], t, seed) => {
    const points = Array.from({ length: 25 }, (_, i) => [(i / 24) * width, height * (0.52 - 0.24 * swing(t, seed + i / 17) - 0.14 * swing(t, seed - i / 7, 2))]);
    return times(4, (i) => `<path d="M0 ${round((i + 0.5) * height / 4)}H${width}" stroke="${step}" stroke-width="4"/>`)
      + `<path d="${line(points)}" fill="none" stroke="${ink}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/><circle cx="${width}" cy="${round(points[24][1])}" r="11" fill="${ink}"/>`;
  },
  donut: (width, height, [fill, ink, step], t, seed) => ring(width / 2, Math.min(width, height) / 2, Math.min(width, height) / 2 - 12, 0.62 + 0.14 * swing(t, seed), ink, step)
    + times(Math.max(0, Math.floor((height - width) / 26)), (i) => `<rect y="${round(width + 16 + i * 26)}" width="${round(width * (i % 2 ? 0.6 : 1))}" height="11" rx="5.5" fill="${step}"/>`),
  talk: (width, height, [, ink, step], t, seed) => times(Math.floor(height / 30), (i) => {
    const reach = [1, 0.72, 0.9, 0.5][(i + Math.round(seed * 10)) % 4];
    return `<rect y="${i * 30}" width="${round(width * reach)}" height="13" rx="6.5" fill="${i % 4 === 3 ? ink : step}"/>`;
  }),
  typing: (width, height, [, ink], t, seed) => times(3, (i) => {
    const size = Math.min(width / 7.5, 20);
    return `<circle cx="${round(width / 2 + (i - 1) * size * 2.7)}" cy="${round(height / 2 - size * 0.8 * Math.max(0, swing(t, seed - i * 0.1, 4)))}" r="${round(size)}" fill="${ink}"/>`;
  }),
};

/** A share of a circle, from twelve o'clock. */
export function ring(x, y, radius, share, ink, track, width = 24) {
  const around = TAU * radius;
  return `<g fill="none" stroke-width="${width}" transform="rotate(-90 ${round(x)} ${round(y)})"><circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" stroke="${track}"/><circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" stroke="${ink}" stroke-dasharray="${round(around * share)} ${round(around)}"/></g>`;
}

/** One building: `[x, width, height, skin, floor, tail]`, standing on `ground`, rising and settling a little. */
export function building([x, width, height, skin, floor, tail = "left"], ground, t, index = 0) {
  const tall = height + 12 * swing(t, index * 0.31);
  const pad = Math.min(24, width * 0.18);
  const colours = SKINS[skin];
  return `<g transform="translate(${x} ${ground})">${bubble(width, tall, colours[0], { tail })}<g transform="translate(${pad} ${round(pad - tall)})">${FLOORS[floor](width - pad * 2, tall - pad * 2, colours, t, index * 0.27)}</g></g>`;
}

export const skyline = (plan, ground, t) => plan.map((plot, index) => building(plot, ground, t, index)).join("");

/** A row of plain buildings behind the street. */
export function backdrop(width, ground, height, seed = 4) {
  const next = random(seed);
  let [x, out] = [-30, ""];
  while (x < width) {
    const [w, h] = [70 + next() * 90, height * (0.45 + next() * 0.55)];
    out += `<path d="M${round(x)} ${ground}V${round(ground - h)}a18 18 0 0 1 18-18h${round(w - 36)}a18 18 0 0 1 18 18V${ground}Z" fill="#1d1a25"/>`;
    x += w + 8;
  }
  return out;
}
