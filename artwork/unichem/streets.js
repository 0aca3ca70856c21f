import { random, round, times, wrap } from "../shared/draw.js";

const BLOCK = "#ffe3b3";
const ROOF = ["#fff4df", "#fbd598", "#fff4df"];

const footprints = (x, y, width, height, next) => times(3, (i) => {
  const w = width * (0.19 + next() * 0.08);
  return `<rect x="${round(x + 12 + i * (width / 3.3))}" y="${round(y + 12 + next() * 12)}" width="${round(w)}" height="${round((height - 42) * (0.6 + next() * 0.4))}" rx="4" fill="${ROOF[i]}"/>`;
});

const park = (x, y, width, height, next) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="#a8e0cb"/>`
  + times(9, () => {
    const [cx, cy, r] = [x + 20 + next() * (width - 40), y + 20 + next() * (height - 40), 8 + next() * 9];
    return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="#4fbba0"/>`;
  });

/** A turned grid of city blocks with a park, a harbour arm and two wide roads, filling the picture. */
export function town(width, height, { seed = 21, turn = -14, scale = 1 } = {}) {
  const next = random(seed);
  const [w, h, gap] = [152, 116, 18];
  let blocks = "";
  for (let column = -7; column < 7; column++) {
    for (let row = -8; row < 8; row++) {
      const x = column * (w + gap) + (column >= 0 ? 34 : 0);
      const y = row * (h + gap) + (row >= 1 ? 30 : 0);
      const green = (column === 1 && (row === -1 || row === 0)) || (column === -3 && row === 2) || (column === 4 && row === -3);
      if (green) blocks += park(x, y, w, h, next);
      else blocks += `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="10" fill="${BLOCK}"/>${footprints(x, y, w, h, next)}`;
    }
  }
  const river = "M-1500-420C-700-300-520-420-420-180S-150 160 60 330 500 380 1500 700";
  return `<rect width="${width}" height="${height}" fill="#fff"/><g transform="translate(${width / 2} ${height / 2}) rotate(${turn}) scale(${scale})">${blocks}`
    + `<path d="${river}" fill="none" stroke="#fff" stroke-width="150"/><path d="${river}" fill="none" stroke="#4cc6d0" stroke-width="116"/><path d="${river}" fill="none" stroke="#7fdbe1" stroke-width="8" stroke-dasharray="50 90" stroke-linecap="round"/>`
    + `<path d="M9-1200V1200M-1400 7H1400" stroke="#fff" stroke-width="40"/><path d="M9-1200V1200M-1400 7H1400" stroke="#ffd9a0" stroke-width="4" stroke-dasharray="18 16"/></g>`;
}

/** A shop's pin standing on x,y; `drop` lifts it while it falls into place. */
export const pin = (x, y, scale = 1, { fill = "#ff6b4a", drop = 0 } = {}) => `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})"><ellipse rx="${round(20 - drop * 0.05)}" ry="7" fill="#0b3a5b" opacity=".25"/><g transform="translate(0 ${round(-drop)})"><path d="M0 0C-12-22-44-46-44-80a44 44 0 0 1 88 0C44-46 12-22 0 0Z" fill="${fill}"/><circle cy="-80" r="28" fill="#fff"/><path d="M-12-64C-18-92 4-100 16-98 18-78 8-62-12-64Z" fill="#1f8688"/><path d="M-16-58 4-84" stroke="#0b3a5b" stroke-width="4" stroke-linecap="round"/></g></g>`;

/** A shop's name beside its pin. */
export const label = (x, y, text) => `<g transform="translate(${x} ${y})"><rect x="-${text.length * 6.5 + 18}" width="${text.length * 13 + 36}" height="42" rx="14" fill="#fff"/><text y="28" text-anchor="middle" font-family="Anybody" font-stretch="130%" font-weight="900" font-size="18" fill="#0b3a5b">${text}</text></g>`;

/** Where you are: a dot with one slow ripple. */
export const you = (x, y, t = 0) => `<g transform="translate(${x} ${y})"><circle r="${round(22 + wrap(t * 4) * 26)}" fill="#0b3a5b" opacity="${round((1 - wrap(t * 4)) * 0.3 * 10) / 10}"/><circle r="19" fill="#fff"/><circle r="12" fill="#0b3a5b"/></g>`;

/** The way there; `share` of it is drawn. */
export const route = (d, share = 1) => `<path d="${d}" pathLength="1" fill="none" stroke="#fff" stroke-width="18" stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="${share} 2"/><path d="${d}" pathLength="1" fill="none" stroke="#0b3a5b" stroke-width="10" stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="${share} 2"/>`;
