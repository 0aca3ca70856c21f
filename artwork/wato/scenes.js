import { ease, mount, times } from "../shared/draw.js";
import { coin, die, rays, shower, ticket, wheel } from "./toys.js";

const at = (x, y, scale, body, turn = 0) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${body}</g>`;
const ground = (width, height, x, y, fill = "#e0218a", step = "#cf1a7d") => `<rect width="${width}" height="${height}" fill="${fill}"/>${rays(x, y, 0.1, step)}`;
const spin = (t) => 8 + ease(t) * 720;

mount({
  wide: (t) => ground(1440, 900, 1110, 430)
    + shower(1440, 900, t, 44, { keep: (x, y) => x > 690 || y < 60, size: 30 })
    + at(1096, 452, 1.13, wheel(spin(t)))
    + die(772, 742, 92, [5, 3, 6], "cream", -8) + die(1372, 160, 66, [1, 2, 4], "yellow", 12)
    + ticket(1270, 806, -9, "1 in 12", "odds of the big one") + coin(880, 836, 40, 0.9) + coin(706, 868, 28, 0.5),
  tall: (t) => ground(820, 1106, 430, 900)
    + shower(820, 1106, t, 40, { keep: (x, y) => y > 640 || (x > 640 && y > 120), size: 27 })
    + at(430, 900, 1.02, wheel(spin(t)))
    + die(96, 1010, 84, [5, 3, 6], "cream", -8) + die(738, 636, 60, [1, 2, 4], "yellow", 12) + ticket(668, 1040, -8, "1 in 12", "odds of the big one"),
  phone: (t) => ground(390, 844, 205, 700)
    + shower(390, 844, t, 34, { keep: (x, y) => y > 510, size: 16 })
    + at(205, 700, 0.62, wheel(spin(t))) + die(50, 786, 46, [5, 3, 6], "cream", -8) + at(318, 800, 0.5, ticket(0, 0, -8, "1 in 12", "odds of the big one")),
  spin: (t) => ground(390, 844, 195, 452) + shower(390, 844, t, 16, { keep: (x, y) => y > 690, size: 15, seed: 9 })
    + at(195, 452, 0.92, wheel(spin(t))) + times(5, (i) => coin(40 + i * 78, 832 - (i % 2) * 16, 30, 1 - i * 0.12)),
  won: (t) => ground(390, 844, 195, 320, "#ffc400", "#ffd23d") + shower(390, 844, t, 40, { keep: (x, y) => y < 66 || (y > 430 && y < 630), size: 20, seed: 23 })
    + at(195, 316, 1.12, ticket(0, 0, -7, "500", "points are yours", "#e0218a", "#fff4dc")),
  dice: () => `<rect width="346" height="300" rx="32" fill="#1b0f33"/>` + die(112, 158, 92, [6, 4, 5], "cream", -10) + die(242, 166, 86, [6, 2, 3], "magenta", 14),
});
