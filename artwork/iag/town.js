import { TAU, line, random, round, times, wrap } from "../shared/draw.js";

/* Each roof is lit from the upper left: north, west, east and south slopes, light to dark. */
const ROOFS = {
  coral: ["#ff9a80", "#ff6b4a", "#ec5637", "#d2442a"],
  blue: ["#7f8df7", "#5263ee", "#3a4be0", "#2737bd"],
  night: ["#3d4b9e", "#28367f", "#1b276b", "#101a5c"],
  white: ["#ffffff", "#edf4ff", "#d5e3f8", "#bcd0ee"],
};
const COLOURS = ["coral", "white", "blue", "coral", "night", "white", "coral"];
const WATER = ["#b9e2ff", "#8fd3ff", "#5b93f5", "#2e3fd9", "#1c2a94", "#101a5c"];
const DEPTHS = [0, 46, 118, 196, 268, 330];
const CARS = [[-700, 50, "#ff6b4a"], [430, -172, "#2e3fd9"], [90, 228, "#ff6b4a"], [560, 228, "#fff"], [-60, -172, "#101a5c"]];

export const polygon = (points, fill, extra = "") => `<path d="${line(points)}Z" fill="${fill}" ${extra}/>`;

/** A hip roof seen from above, with its shadow, centred on 0,0. */
export function roof(width, height, colour, detail) {
  const [x, y] = [width / 2, height / 2];
  const ridge = width > height ? x - y * 0.9 : 0;
  const spine = width > height ? 0 : y - x * 0.9;
  const [a, b] = [[-ridge, -spine], [ridge, spine]];
  const [north, west, east, south] = ROOFS[colour];
  const corners = [[-x, -y], [x, -y], [x, y], [-x, y]];
  const slopes = width > height
    ? [[corners[0], corners[1], b, a], [corners[0], a, corners[3]], [corners[1], corners[2], b], [corners[3], a, b, corners[2]]]
    : [[corners[0], corners[1], a], [corners[0], a, b, corners[3]], [corners[1], corners[2], b, a], [corners[3], b, corners[2]]];
  return polygon([[-x + 9, -y + 11], [x + 9, -y + 11], [x + 9, y + 11], [-x + 9, y + 11]], "#101a5c", 'opacity=".16"')
    + [north, west, east, south].map((fill, index) => polygon(slopes[index], fill)).join("")
    + detail(x, y, colour);
}

const chimney = (x, y) => `<g transform="translate(${x * 0.42} ${-y * 0.5})"><path d="M0 0h13v13H0z" fill="#101a5c"/><path d="M0 0h13v4H0z" fill="#8fd3ff"/></g>`;
const skylight = (x, y) => times(2, (i) => `<rect x="${-x * 0.5 + i * 22}" y="${y * 0.42}" width="15" height="11" rx="2" fill="#8fd3ff"/>`);
const panels = (x, y, colour) => {
  const fill = colour === "night" ? "#5b93f5" : "#101a5c";
  return times(6, (i) => `<rect x="${round(-x * 0.3 + (i % 3) * 17)}" y="${round(y * 0.3 + (i > 2 ? 12 : 0))}" width="15" height="10" rx="1.5" fill="${fill}"/>`);
};
const plain = () => "";
const DETAILS = [chimney, skylight, plain, panels, chimney];

export const tree = (x, y, size) => `<g transform="translate(${round(x)} ${round(y)})"><circle cx="5" cy="7" r="${size}" fill="#101a5c" opacity=".14"/><circle r="${size}" fill="#4f86ee"/><circle cx="${-size * 0.2}" cy="${-size * 0.2}" r="${size * 0.62}" fill="#83b4fb"/></g>`;

export const car = (x, y, fill, turn = 0) => `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-20" y="-8" width="42" height="21" rx="7" fill="#101a5c" opacity=".16"/><rect x="-21" y="-10.5" width="42" height="21" rx="7" fill="${fill}"/><rect x="-11" y="-8" width="8" height="16" rx="2.5" fill="#101a5c"/><rect x="6" y="-8" width="6" height="16" rx="2.5" fill="#101a5c"/></g>`;

export const dinghy = (x, y, turn) => `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-74-18q30 8 60 4M-74 18q30-8 60-4" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M-44-25H18Q52-22 60 0 52 22 18 25H-44Q-52 25-52 17V-17Q-52-25-44-25Z" fill="#ff6b4a"/><path d="M-38-14H16Q38-12 44 0 38 12 16 14H-38Z" fill="#d2442a"/><circle cx="-22" r="11" fill="#fff"/><circle cx="-22" r="6" fill="#101a5c"/><circle cx="10" cy="-4" r="11" fill="#ffd2c6"/><circle cx="10" cy="-4" r="6" fill="#7a4a32"/></g>`;

export const ripples = (x, y, t, phase, reach = 26) => times(2, (i) => {
  const age = wrap(t * 2 + phase + i * 0.4);
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(4 + age * reach)}" fill="none" stroke="#fff" stroke-width="3" opacity="${round(1 - age) * 0.7}"/>`;
});

/**
 * The town from above with water coming in from one side. `shore` is where the water's edge lies,
 * measured from the left (`side` "left") or from the top ("top").
 */
export function flood({ width, height, side, shore, scale = 1 }, t) {
  const along = side === "left" ? height : width;
  const wobble = (p) => 34 * Math.sin(p / 150 + 0.6) + 17 * Math.sin(p / 61 + t * TAU) + 9 * Math.sin(p / 29 - t * TAU);
  const depthAt = (x, y) => (side === "left" ? shore + wobble(y) - x : shore + wobble(x) - y);
  const band = (inset, fill) => {
    const edge = Array.from({ length: 81 }, (_, i) => {
      const p = (i / 80) * along;
      const reach = shore + wobble(p + inset * 0.6) - inset;
      return side === "left" ? [reach, p] : [p, reach];
    });
    const far = side === "left" ? [[-9, height], [-9, 0]] : [[width, -9], [0, -9]];
    return polygon([...edge, ...far], fill);
  };
  const town = streets(width, height, depthAt, scale, t);
  return `<rect width="${width}" height="${height}" fill="#dcebff"/>${town.ground}`
    + band(-14, "#fff") + WATER.map((fill, i) => band(DEPTHS[i], fill)).join("")
    + town.wet + town.roofs;
}

/** What stands on one plot, `depth` under water: trees, or a house with a ripple around it. */
function plot(u, v, depth, [pick, wide, tall, kind], t) {
  if (depth > 190) return ["", ""];
  if (kind > 0.86 && depth < 0) return ["", tree(u - 34, v - 14, 27) + tree(u + 22, v - 28, 19) + tree(u + 6, v + 26, 23)];
  const long = wide > 0.28;
  const [width, height] = long ? [104 + tall * 18, 72 + wide * 10] : [76, 100];
  const swell = 8 + 5 * Math.sin(t * TAU + u);
  const ripple = depth > 20
    ? `<rect x="${round(u - width / 2 - swell)}" y="${round(v - height / 2 - swell)}" width="${round(width + swell * 2)}" height="${round(height + swell * 2)}" rx="14" fill="none" stroke="#fff" stroke-width="4" opacity=".75"/>` : "";
  const house = roof(width, height, COLOURS[Math.floor(pick * COLOURS.length)], DETAILS[Math.floor(kind * 5.8) % 5]);
  const garden = depth < -20 && pick > 0.45 ? tree(u + (long ? 62 : -58), v + 48, 15) : "";
  return [ripple, `<g transform="translate(${u} ${v})">${house}</g>${garden}`];
}

/** Blocks of houses on a turned grid: what lies under the water and what stands out of it. */
function streets(width, height, depthAt, scale, t) {
  const next = random(83);
  const turn = -11;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  const place = (u, v) => [width / 2 + u * cos - v * sin, height / 2 + u * sin + v * cos];
  const grid = `transform="translate(${width / 2} ${height / 2}) rotate(${turn}) scale(${scale})"`;
  let [plots, wet, roofs] = ["", "", ""];
  for (let column = -6; column < 6; column++) {
    for (let row = -5; row < 6; row++) {
      const [u, v] = [column * 158 + Math.floor(column / 3) * 62, row * 138 + Math.floor(row / 2) * 62];
      const [ripple, house] = plot(u, v, depthAt(...place(u, v)), [next(), next(), next(), next()], t);
      plots += `<rect x="${u - 74}" y="${v - 64}" width="148" height="128" rx="10" fill="#c6defd"/>`;
      wet += ripple;
      roofs += house;
    }
  }
  roofs += CARS.filter(([u, v]) => depthAt(...place(u, v)) < -30).map(([u, v, fill]) => car(u, v, fill)).join("");
  return { ground: `<rect width="${width}" height="${height}" fill="#eef5ff"/><g ${grid}>${plots}</g>`, wet: `<g ${grid}>${wet}</g>`, roofs: `<g ${grid}>${roofs}</g>` };
}

/** Rain as short strokes falling down and to the left; it ends where it began after one loop. */
export function rain(left, top, width, height, t, count, seed = 7) {
  const next = random(seed);
  return `<g transform="translate(${left} ${top})" stroke-width="4" stroke-linecap="round">${times(count, () => {
    const [x, start, speed, tint] = [next() * width * 1.2, next(), 2 + Math.floor(next() * 2), next()];
    const y = wrap(start + t * speed) * (height - 30);
    return `<path d="M${round(x - y * 0.26)} ${round(y)}l-7 27" stroke="${tint > 0.5 ? "#5b93f5" : "#fff"}"/>`;
  })}</g>`;
}
