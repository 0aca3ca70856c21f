import { TAU, mount, round, times } from "../shared/draw.js";
import { basin, dial, gauge } from "./basin.js";
import { car, dinghy, flood, polygon, rain, ripples, roof, tree } from "./town.js";

const drops = (points, t) => points.map(([x, y], i) => ripples(x, y, t, i * 0.37)).join("");

const at = (x, y, scale, body, turn = 0) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${body}</g>`;

/** One big roof on its section, with the places marked that the storm has damaged. */
function plan(t) {
  const marks = [[-84, -66], [70, 40], [96, -112]];
  const tiles = times(7, (i) => `<path d="M${-150 + i * 18} ${-86 + i * 13}H${150 - i * 18}" stroke="#ffb29f" stroke-width="3" opacity=".7"/>`)
    + times(7, (i) => `<path d="M${-150 + i * 18} ${86 - i * 13}H${150 - i * 18}" stroke="#a93219" stroke-width="3" opacity=".6"/>`);
  const pin = ([x, y], i) => `<g transform="translate(${x} ${y})"><circle r="25" fill="#fff"/><circle r="18" fill="#101a5c"/><text y="6.5" text-anchor="middle" font-size="18" font-weight="900" fill="#fff">${i + 1}</text></g>`;
  return `<rect width="390" height="620" fill="#c6defd"/><path d="M-10 0V62L400 22V0Z" fill="#eef5ff"/><path d="M48 620 110 395 176 385 168 620Z" fill="#eef5ff"/>`
    + at(116, 492, 1.25, car(0, 0, "#2e3fd9"), 96)
    + tree(348, 92, 40) + tree(368, 160, 26) + tree(34, 372, 30) + tree(352, 440, 36) + tree(26, 110, 24)
    + at(198, 262, 1, roof(310, 190, "coral", () => tiles)
      + at(92, -104, 1, roof(112, 92, "coral", () => ""))
      + `<path d="M-112-78l26 8-8 22-34-4Z" fill="#101a5c"/><path d="M-80-90l14 14" stroke="#101a5c" stroke-width="6" stroke-linecap="round"/><path d="M48 50l30-10 14 22-36 10Z" fill="#101a5c"/><path d="M-50 62h44v24h-44z" fill="#8fd3ff"/><path d="M-28 62v24" stroke="#fff" stroke-width="4"/>`
      + marks.map(pin).join(""), -7);
}

/** A staff gauge standing in rising water, `level` metres deep. */
function staff(t) {
  const level = (metres) => 470 - metres * 92;
  const wave = (y, fill, shift) => {
    const top = Array.from({ length: 40 }, (_, i) => [i * 10, y + 9 * Math.sin(i / 4.2 + shift + t * TAU) + 5 * Math.sin(i / 1.9 - t * TAU)]);
    return polygon([...top, [390, 620], [-9, 620]], fill);
  };
  const ticks = times(51, (i) => `<path d="M${i % 5 ? 300 : 282} ${round(level(i / 10))}H322" stroke="#101a5c" stroke-width="${i % 5 ? 3 : 5}"/>`);
  const numbers = times(6, (i) => `<text x="272" y="${level(i) + 9}" text-anchor="end" font-size="26" font-weight="900" fill="#101a5c">${i}</text>`);
  return wave(196, "#2e3fd9", 0) + wave(222, "#5b93f5", 2)
    + `<rect x="236" y="-30" width="96" height="680" fill="#fff"/><rect x="322" y="-30" width="24" height="680" fill="#dcebff"/>${ticks}${numbers}`
    + wave(level(2.4), "#8fd3ff", 1) + wave(342, "#b9e2ff", 4) + wave(478, "#dcebff", 5)
    + `<g transform="translate(0 ${level(3.2)})"><path d="M0 0H232" stroke="#ff6b4a" stroke-width="5" stroke-dasharray="3 12" stroke-linecap="round"/><path d="M236-9 250 0 236 9Z" fill="#ff6b4a"/><text x="22" y="-16" font-size="18" font-weight="800" fill="#ff6b4a">Floods at 3.2 m</text></g>`;
}

const DUSK = { "#eef5ff": "#28358c", "#c6defd": "#1f2b7a", "#dcebff": "#28358c", "#ffffff": "#8c9de8", "#edf4ff": "#7485d6", "#d5e3f8": "#6172c4", "#bcd0ee": "#5163b4", "#b9e2ff": "#4f83e6", "#8fd3ff": "#3568d8", "#5b93f5": "#2747bd", "#83b4fb": "#3f62c9", "#4f86ee": "#2d4cb0" };

/** The same drawing in dark mode: each light colour becomes its dark one. */
const dusk = (markup) => (matchMedia("(prefers-color-scheme: dark)").matches
  ? markup.replace(/#[0-9a-f]{6}/g, (colour) => DUSK[colour] ?? colour) : markup);

mount({
  wide: (t) => flood({ width: 1440, height: 900, side: "left", shore: 880 }, t)
    + drops([[690, 170], [610, 420], [560, 820], [800, 500]], t) + dinghy(628, 690, -32) + rain(660, 0, 860, 940, t, 44),
  tall: (t) => flood({ width: 820, height: 1106, side: "top", shore: 790, scale: 0.95 }, t)
    + drops([[120, 620], [540, 520], [720, 560]], t) + dinghy(380, 590, -12) + rain(0, 560, 860, 580, t, 30),
  phone: (t) => flood({ width: 390, height: 844, side: "top", shore: 620, scale: 0.62 }, t)
    + drops([[70, 520], [330, 570]], t) + at(290, 418, 0.62, dinghy(0, 0, -12)) + rain(0, 430, 420, 430, t, 16),
  claim: (t) => flood({ width: 390, height: 300, side: "top", shore: 262, scale: 0.6 }, t) + at(92, 112, 0.5, dinghy(0, 0, 14)) + rain(0, 60, 420, 230, t, 10),
  email: (t) => dusk(flood({ width: 512, height: 214, side: "top", shore: 112, scale: 0.62 }, t)) + rain(0, 0, 540, 250, t, 14),
  hub: (t) => basin(t) + gauge(778, 392, "Old Bridge", "2.4 m", 0.78, { alarm: true }) + gauge(1130, 452, "Mill Weir", "1.3 m", 0.46) + gauge(898, 175, "Brook Lane", "0.8 m", 0.3) + gauge(566, 296, "Low Ford", "1.6 m", 0.58),
  "hub-phone": (t) => basin(t) + gauge(778, 392, "Old Bridge", "2.4 m", 0.78, { alarm: true }),
  dial: (t, { share, alarm }) => dial(Number(share), alarm),
  plan,
  staff,
});
