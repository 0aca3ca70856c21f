import { TAU, between, ease, mount, times } from "../shared/draw.js";
import { coin, die, rays, shower, ticket, wheel } from "./toys.js";

const at = (x, y, scale, body, turn = 0) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${body}</g>`;
const ground = (width, height, x, y, fill = "#e0218a", step = "#cf1a7d") => `<rect width="${width}" height="${height}" fill="${fill}"/>${rays(x, y, 0.1, step)}`;
const spin = (t) => 8 + ease(t) * 720;

/** The points of a day and, below them, that the next day has as many; within the middle of the picture. */
const again = (x, y, size) => {
  const words = [["30,000", size, 0], ["and again tomorrow", size * 0.335, size * 0.42]];
  const set = (fill, depth) => words
    .map(([text, height, down]) => `<text x="${x + depth * height}" y="${y + down + depth * height}" font-size="${height}" fill="${fill}">${text}</text>`)
    .join("");
  return `<g font-family="Shrikhand" text-anchor="middle">${set("#1b0f33", 0.042)}${set("#fff4dc", 0)}</g>`;
};

const STUBS = { magenta: ["#e0218a", "#fff4dc"], yellow: ["#ffc400", "#1b0f33"], cream: ["#fff4dc", "#1b0f33"] };

mount({
  wide: (t) => ground(1440, 900, 1110, 430)
    + shower(1440, 900, t, 44, { keep: (x, y) => x > 690 || y < 60, size: 30 })
    + at(1096, 452, 1.13, wheel(spin(t)))
    + die(772, 742, 92, [5, 3, 6], "cream", -8) + die(1372, 160, 66, [1, 2, 4], "yellow", 12)
    + ticket(1270, 806, -9, "1 in 12", "odds of the big one") + coin(880, 836, 40, 0.9) + coin(706, 868, 28, 0.5),
  tall: (t) => ground(820, 1106, 486, 946)
    + shower(820, 1106, t, 40, { keep: (x, y) => y > 640 || (x > 640 && y > 120), size: 27 })
    + at(486, 946, 1.02, wheel(spin(t)))
    + die(104, 1010, 84, [5, 3, 6], "cream", -8) + die(748, 596, 60, [1, 2, 4], "yellow", 12) + ticket(668, 1040, -8, "1 in 12", "odds of the big one"),
  phone: (t) => ground(390, 844, 205, 700)
    + shower(390, 844, t, 34, { keep: (x, y) => y > 510, size: 16 })
    + at(205, 700, 0.62, wheel(spin(t))) + die(50, 786, 46, [5, 3, 6], "cream", -8) + at(318, 800, 0.5, ticket(0, 0, -8, "1 in 12", "odds of the big one")),
  spin: (t) => ground(390, 844, 195, 452) + shower(390, 844, t, 16, { keep: (x, y) => y > 690, size: 15, seed: 9 })
    + at(195, 452, 0.92, wheel(spin(t))) + times(5, (i) => coin(40 + i * 78, 832 - (i % 2) * 16, 30, 1 - i * 0.12)),
  won: (t) => ground(390, 844, 195, 320, "#ffc400", "#ffd23d") + shower(390, 844, t, 40, { keep: (x, y) => y < 66 || (y > 430 && y < 630), size: 20, seed: 23 })
    + at(195, 316, 1.12, ticket(0, 0, -7, "500", "points are yours", "#e0218a", "#fff4dc")),
  pinned: (t) => ground(1920, 1080, 960, 1240)
    + shower(1920, 1080, t, 150, { size: 44, seed: 17, keep: (x, y) => Math.abs(x - 960) > 640 || Math.abs(y - 540) > 300 })
    + again(960, 566, 280) + die(190, 790, 150, [5, 3, 6], "cream", -10) + die(1700, 330, 120, [1, 2, 4], "yellow", 14)
    + at(600, 254, 1.1, ticket(0, 0, -9, "1st", "of April")) + at(1330, 826, 1.1, ticket(0, 0, 7, "30th", "of April", "#1b0f33", "#ffc400")),
  pinnedUpright: (t) => ground(390, 520, 195, 600) + shower(390, 520, t, 60, { size: 19, seed: 17, keep: (x, y) => Math.abs(y - 262) > 100 })
    + again(195, 272, 90) + die(316, 104, 62, [1, 2, 4], "yellow", 14) + die(74, 436, 62, [5, 3, 6], "cream", -10)
    + at(128, 104, 0.62, ticket(0, 0, -9, "1st", "of April")) + at(262, 424, 0.62, ticket(0, 0, 7, "30th", "of April", "#1b0f33", "#ffc400")),
  motion: (t) => {
    const pop = ease(between(t, 0.6, 0.68)) - ease(between(t, 0.92, 0.99));
    return ground(640, 480, 320, 250) + shower(640, 480, t, 24, { size: 18, seed: 12 })
      + at(320, 262, 0.66, wheel(ease(between(t, 0.04, 0.6)) * 720))
      + die(76, 408, 62, [5, 3, 6], "cream", -8 + Math.sin(t * TAU * 2) * 3) + die(572, 84, 46, [1, 2, 4], "yellow", 12 - Math.sin(t * TAU * 2) * 3)
      + at(320, 286, pop * 1.02, ticket(0, 0, -7, "500", "points are yours"));
  },
  floor: (t) => shower(560, 900, t, 12, { size: 24, seed: 40, keep: (x, y) => y > 700 }) + die(120, 836, 108, [5, 3, 6], "cream", -8) + die(318, 880, 76, [1, 2, 4], "yellow", 12) + coin(452, 860, 34, 0.8),
  stub: (t, { fill, points }) => {
    const [paper, ink] = STUBS[fill];
    return points === "?" ? ticket(150, 70, 0, "?", "", paper, ink) : ticket(150, 70, 0, points, "points", "#3a2763", points === "1000" ? "#ffc400" : "#fff4dc");
  },
  dice: () => `<rect width="346" height="300" rx="32" fill="#1b0f33"/>` + die(112, 158, 92, [6, 4, 5], "cream", -10) + die(242, 166, 86, [6, 2, 3], "magenta", 14),
});
