import { TAU, line, random, round, times, wrap } from "../shared/draw.js";

const WEDGES = ["#ffc400", "#fff4dc", "#1b0f33", "#ffc400", "#fff4dc", "#1b0f33", "#ffc400", "#fff4dc", "#1b0f33", "#ffc400", "#fff4dc", "#1b0f33"];
const PRIZES = ["500", "20", "50", "1000", "20", "100", "500", "50", "20", "250", "100", "20"];

/** Broad rays from a point, in the ground's second step. */
export function rays(x, y, turn, fill, count = 12) {
  return times(count, (i) => {
    const [a, b] = [i, i + 0.5].map((n) => (n / count) * TAU + turn);
    return `<path d="M${x} ${y}L${round(x + Math.cos(a) * 2200)} ${round(y + Math.sin(a) * 2200)}L${round(x + Math.cos(b) * 2200)} ${round(y + Math.sin(b) * 2200)}Z" fill="${fill}"/>`;
  });
}

/** The prize wheel of radius 300 around 0,0, turned by `angle` degrees. */
export function wheel(angle) {
  const point = (i, r) => [Math.cos((i / 12 - 0.25) * TAU) * r, Math.sin((i / 12 - 0.25) * TAU) * r];
  const wedge = (i) => {
    const [a, b, middle] = [point(i - 0.5, 270), point(i + 0.5, 270), (i / 12) * 360];
    const ink = WEDGES[i] === "#1b0f33" ? "#ffc400" : "#1b0f33";
    return `<path d="${line([[0, 0], a])}A270 270 0 0 1 ${round(b[0])} ${round(b[1])}Z" fill="${WEDGES[i]}"/>`
      + `<text transform="rotate(${middle}) translate(0 -190)" text-anchor="middle" font-family="Shrikhand" font-size="${PRIZES[i].length > 3 ? 36 : 44}" fill="${ink}">${PRIZES[i]}</text>`;
  };
  const bulb = (i) => {
    const [x, y] = point(i / 2 - 0.5, 286);
    return `<circle cx="${round(x)}" cy="${round(y)}" r="8" fill="${i % 2 ? "#fff4dc" : "#ffc400"}"/>`;
  };
  return `<circle cx="16" cy="22" r="306" fill="#1b0f33" opacity=".28"/><circle r="306" fill="#1b0f33"/>`
    + `<g transform="rotate(${round(angle)})">${times(12, wedge)}${times(24, bulb)}</g>`
    + `<circle r="70" fill="#1b0f33"/><circle r="58" fill="#e0218a"/><path d="${star(0, 0, 36, 16)}" fill="#fff4dc"/>`
    + `<path d="M-34-338H34L0-252Z" fill="#1b0f33" stroke="#1b0f33" stroke-width="14" stroke-linejoin="round"/><path d="M-28-334H28L0-262Z" fill="#e0218a"/><path d="M0-334H28L0-262Z" fill="#b81470"/>`;
}

export function star(x, y, outer, inner, tips = 5) {
  const points = Array.from({ length: tips * 2 }, (_, i) => {
    const [angle, radius] = [(i / (tips * 2)) * TAU - TAU / 4, i % 2 ? inner : outer];
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  return `${line(points)}Z`;
}

/** A points coin; `flip` from -1 to 1 narrows it as it turns over. */
export function coin(x, y, radius, flip = 1) {
  const width = Math.max(0.14, Math.abs(flip));
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${radius / 40})"><ellipse cx="${round(7 * (1 - width) + 3)}" cy="4" rx="${round(40 * width + 4)}" ry="40" fill="#c98a00"/>`
    + `<ellipse rx="${round(40 * width)}" ry="40" fill="#ffc400"/><ellipse rx="${round(31 * width)}" ry="31" fill="#ffdd55"/>`
    + `<g transform="scale(${round(width)} 1)"><path d="${star(0, 1, 21, 9)}" fill="#1b0f33"/></g></g>`;
}

/** Coins falling through a box; every coin is back where it began after one loop. */
export function shower(width, height, t, count, { seed = 5, size = 26, keep = () => true } = {}) {
  const next = random(seed);
  return times(count, (i) => {
    const [x, start, grow, spin] = [next() * width, next(), next(), next()];
    const y = wrap(start + t * (grow > 0.5 ? 2 : 1)) * (height + 140) - 70;
    if (!keep(x, y)) return "";
    return coin(x, y, size * (0.6 + grow * 0.8), Math.cos((spin + t * 3) * TAU));
  });
}

const PIPS = { 1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], 5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]] };
const INKS = { cream: ["#fff4dc", "#f0d9ab", "#d9b878", "#1b0f33"], ink: ["#3a2763", "#1b0f33", "#0f0720", "#ffc400"], yellow: ["#ffdd55", "#ffc400", "#d99a00", "#1b0f33"], magenta: ["#f45fb0", "#e0218a", "#b81470", "#fff4dc"] };

/** A die standing on its corner: three faces in three steps. Faces are `top`, `left` and `right`. */
export function die(x, y, size, [top, left, right], ink = "cream", turn = 0) {
  const [light, base, low, pip] = INKS[ink];
  const faces = [
    [light, top, "matrix(.866 .5 -.866 .5 0 -50)"],
    [base, left, "matrix(.866 .5 0 1 -43.3 25)"],
    [low, right, "matrix(.866 -.5 0 1 43.3 25)"],
  ];
  const face = ([fill, count, matrix]) => `<g transform="${matrix}"><rect x="-50" y="-50" width="100" height="100" rx="9" fill="${fill}"/>${PIPS[count].map(([px, py]) => `<circle cx="${px * 25}" cy="${py * 25}" r="10.5" fill="${pip}"/>`).join("")}</g>`;
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${size / 100})"><path d="M0-96 84-48V50L0 98-84 50V-48Z" fill="${base}" stroke="${base}" stroke-width="8" stroke-linejoin="round"/>${faces.map(face).join("")}</g>`;
}

/** A ticket with notched ends; `label` and `small` are set on it. */
export function ticket(x, y, turn, label, small, fill = "#fff4dc", ink = "#1b0f33") {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn})"><path transform="translate(7 10)" d="${TICKET}" fill="#1b0f33" opacity=".26"/><path d="${TICKET}" fill="${fill}"/>`
    + `<path d="M62-56V56" stroke="${ink}" stroke-width="4" stroke-dasharray="2 11" stroke-linecap="round"/><path d="${star(106, 0, 27, 12)}" fill="${ink}"/>`
    + `<text x="-42" y="10" text-anchor="middle" font-family="Shrikhand" font-size="52" fill="${ink}">${label}</text><text x="-42" y="42" text-anchor="middle" font-family="Figtree" font-weight="700" font-size="20" fill="${ink}">${small}</text></g>`;
}
const TICKET = "M-150-66H150V-20A20 20 0 0 0 150 20V66H-150V20A20 20 0 0 0-150-20Z";
