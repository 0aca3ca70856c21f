import { TAU, round, times } from "../shared/draw.js";

const NAVY = "#0b3a5b";
export const GREENS = { teal: ["#2aa3a0", "#1f8688"], mint: ["#8fdccb", "#62c3b4"], navy: ["#15587f", "#0b3a5b"], coral: ["#ff8a6e", "#ff6b4a"] };

/** A leaf growing up from 0,0: two halves and a vein. */
export function leaf(length, width, tint, turn = 0, x = 0, y = 0) {
  const [light, dark] = GREENS[tint];
  const side = (w) => `M0 0C${round(w)} ${round(-length * 0.28)} ${round(w)} ${round(-length * 0.7)} 0 ${-length}Z`;
  const veins = times(length > 110 ? 4 : 2, (i) => {
    const y0 = -length * (0.22 + i * (length > 110 ? 0.17 : 0.26));
    return `M0 ${round(y0)}L${round(-width * 0.42 * (1 - i * 0.15))} ${round(y0 - length * 0.12)}M0 ${round(y0)}L${round(width * 0.42 * (1 - i * 0.15))} ${round(y0 - length * 0.12)}`;
  });
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})"><path d="${side(-width)}" fill="${light}"/><path d="${side(width)}" fill="${dark}"/><path d="M0-4V${round(-length * 0.82)}${veins}" fill="none" stroke="#fff1d9" stroke-width="${length > 110 ? 5 : 3.5}" stroke-linecap="round"/></g>`;
}

/** A stem with leaves in pairs, swaying by `sway` degrees. */
export function sprig(x, y, height, tint, turn = 0, sway = 0) {
  const pairs = Math.floor(height / 62);
  const stem = GREENS[tint][1];
  return `<g transform="translate(${x} ${y}) rotate(${round(turn + sway)})"><path d="M0 0V${-height}" stroke="${stem}" stroke-width="8" stroke-linecap="round"/>`
    + times(pairs, (i) => {
      const [rise, size] = [-40 - i * 62, 88 - i * 7];
      return leaf(size, size * 0.36, tint, -56 + sway, 0, rise) + leaf(size, size * 0.36, tint, 56 + sway, 0, rise - 20);
    })
    + leaf(92, 32, tint, sway, 0, -height + 8) + `</g>`;
}

const rect = (x, y, width, height, fill, radius = 0) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const mark = (x, y, scale, tint) => `<g transform="translate(${x} ${y}) scale(${scale})">${leaf(56, 26, tint, -24, 0, 26)}</g>`;

/* Everything on the shelf stands on y = 0 around x = 0. */
export const dropper = () => rect(-24, -392, 48, 92, "#ff6b4a", 24) + `<path d="M6-392A24 24 0 0 1 24-368V-300H6Z" fill="#e2532f"/>` + rect(-38, -318, 76, 34, NAVY, 8)
  + `<path d="M-34-290H34V-262Q92-240 92-180V-24Q92 0 68 0H-68Q-92 0-92-24V-180Q-92-240-34-262Z" fill="#15587f"/><path d="M34-262Q92-240 92-180V-24Q92 0 68 0H30Q54-60 54-150T34-262Z" fill="${NAVY}"/>`
  + rect(-92, -168, 184, 112, "#fff1d9") + `<path d="M54-168H92V-56H50Q56-110 54-168Z" fill="#f3dcb4"/>` + mark(-40, -114, 0.9, "teal") + rect(-6, -138, 60, 11, NAVY, 5) + rect(-6, -114, 72, 9, "#b9cbd6", 4) + rect(-6, -96, 46, 9, "#b9cbd6", 4)
  + `<path d="M-72-190Q-70-222-46-236" fill="none" stroke="#8fd6de" stroke-width="10" stroke-linecap="round"/>`;

export const pills = () => rect(-82, -262, 164, 58, "#fff", 12) + times(9, (i) => rect(-68 + i * 16, -252, 6, 38, "#d3e6ea", 3)) + rect(46, -262, 36, 58, "#d3e6ea", 10)
  + `<path d="M-70-208H70Q92-196 92-172V-22Q92 0 70 0H-70Q-92 0-92-22V-172Q-92-196-70-208Z" fill="#ff6b4a"/><path d="M48-208H70Q92-196 92-172V-22Q92 0 70 0H44Q58-90 48-208Z" fill="#e2532f"/>`
  + rect(-92, -164, 184, 110, "#fff") + `<path d="M54-164H92V-54H52Q57-110 54-164Z" fill="#dcebee"/>` + rect(-70, -142, 92, 14, NAVY, 7) + rect(-70, -116, 120, 9, "#b9cbd6", 4) + rect(-70, -98, 84, 9, "#b9cbd6", 4) + rect(-70, -78, 44, 9, "#4cc6d0", 4);

export const jar = () => rect(-98, -164, 196, 48, NAVY, 12) + rect(-98, -140, 196, 24, "#082c46", 12)
  + `<path d="M-104-116H104Q110-60 92-18 84 0 64 0H-64Q-84 0-92-18-110-60-104-116Z" fill="#fff"/><path d="M58-116H104Q110-60 92-18 84 0 64 0H40Q66-50 58-116Z" fill="#d3e6ea"/>`
  + `<circle cx="-8" cy="-58" r="40" fill="#8fdccb"/>` + mark(-8, -58, 0.9, "teal");

export const tube = () => rect(-34, -34, 68, 34, NAVY, 8) + `<path d="M-62-296H62L52-30H-52Z" fill="#fff1d9"/><path d="M26-296H62L52-30H18Z" fill="#f3dcb4"/><path d="M-58-180H58L54-96H-54Z" fill="#4cc6d0"/><path d="M24-180H58L54-96H20Z" fill="#35abb6"/>`
  + rect(-68, -312, 136, 24, "#f3dcb4", 5) + times(8, (i) => rect(-58 + i * 16, -308, 5, 16, "#dcc193", 2)) + mark(-4, -222, 0.8, "teal");

/** A two-coloured capsule, lying down. */
export const capsule = (x, y, turn, fill = "#ff6b4a") => `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-34" y="-15" width="68" height="30" rx="15" fill="#fff"/><path d="M0-15H19a15 15 0 0 1 0 30H0Z" fill="${fill}"/><path d="M-20-6H-6" stroke="#d3e6ea" stroke-width="5" stroke-linecap="round"/></g>`;

/** A leaf's slow sway, there and back in one loop. */
export const swing = (t, phase, degrees = 2.5) => Math.sin((t + phase) * TAU) * degrees;
