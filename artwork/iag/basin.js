import { TAU, line, random, round, times } from "../shared/draw.js";
import { polygon, roof } from "./town.js";

const course = (x) => 470 - 150 * Math.sin(x / 330) + 60 * Math.sin(x / 140 + 1) - (x - 720) * 0.12;
const RIVER = Array.from({ length: 75 }, (_, i) => [i * 20 - 20, course(i * 20 - 20)]);
const BROOK = Array.from({ length: 30 }, (_, i) => [1010 - i * 9 + 26 * Math.sin(i / 3), i * 15 - 10]).filter(([x, y]) => y < course(x));
const ROADS = [
  [[0, 250], [420, 210], [800, 130], [1440, 90]], [[0, 690], [330, 720], [760, 690], [1100, 610], [1440, 600]],
  [[330, 0], [380, 330], [360, 720], [400, 900]], [[760, -20], [800, 130], [770, 460], [760, 690], [800, 900]],
  [[1180, 0], [1160, 300], [1100, 610], [1130, 900]], [[940, 330], [1160, 262], [1440, 230]],
  [[520, 560], [766, 560], [960, 640]], [[440, 820], [780, 800], [1112, 760], [1440, 790]], [[560, 190], [590, 0]], [[1300, 605], [1330, 900]], [[1000, 310], [960, 120]],
];
const BRIDGES = [[[376, 240], [374, 440]], [[786, 284], [768, 506]], [[1149, 356], [1107, 574]]];
const HUES = ["coral", "white", "night", "blue", "white", "coral"];

const stroke = (points, fill, width) => `<path d="${line(points)}" fill="none" stroke="${fill}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Points every `step` along a road, each with the direction the road takes there. */
const walk = (road, step) => road.slice(1).flatMap(([x, y], i) => {
  const [dx, dy] = [x - road[i][0], y - road[i][1]];
  const length = Math.hypot(dx, dy);
  return Array.from({ length: Math.floor(length / step) }, (_, n) => {
    const along = ((n + 0.5) * step) / length;
    return { x: road[i][0] + dx * along, y: road[i][1] + dy * along, u: dx / length, v: dy / length };
  });
});

/** House by house along every road, on both sides, wherever it is dry and free. */
function houses() {
  const next = random(31);
  const taken = [...BROOK.map(([x, y]) => [x, y, 74]), ...ROADS.flatMap((road) => walk(road, 18).map(({ x, y }) => [x, y, 29]))];
  const free = (x, y) => Math.abs(y - course(x)) > 104 && taken.every(([tx, ty, gap]) => Math.hypot(tx - x, ty - y) > gap);
  const plots = ROADS.flatMap((road) => walk(road, 54).flatMap(({ x, y, u, v }) => [34, -34].map((side) => [x - v * side, y + u * side, Math.atan2(v, u)])));
  return plots.map(([x, y, angle]) => {
    const [hue, gap] = [HUES[Math.floor(next() * 6)], next() < 0.1];
    if (gap || !free(x, y)) return "";
    taken.push([x, y, 46]);
    return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round((angle * 360) / TAU)}) scale(.37)">${roof(100, 74, hue, () => "")}</g>`;
  }).join("");
}

/** The river valley as a map: where it may flood, where it is wet, and the deep middle. */
export function basin(t) {
  const swell = 5 * Math.sin(t * TAU);
  const rises = [[210, 120, 190], [1250, 760, 230], [420, 830, 170], [1300, 150, 150]]
    .map(([x, y, r]) => times(3, (i) => `<ellipse cx="${x}" cy="${y}" rx="${r - i * 52}" ry="${(r - i * 52) * 0.72}" fill="${["#eaf3ff", "#f3f8ff", "#fff"][i]}"/>`)).join("");
  const water = (fill, width, narrow) => stroke(RIVER, fill, width) + stroke(BROOK, fill, narrow);
  return `<rect width="1440" height="900" fill="#dcebff"/>${rises}`
    + ROADS.map((road) => stroke(road, "#fff", 20)).join("")
    + water("#b9e2ff", 150 + swell * 2, 92 + swell) + water("#8fd3ff", 104 + swell, 58) + water("#5b93f5", 62, 30) + water("#2e3fd9", 26, 10)
    + BRIDGES.map((bridge) => stroke(bridge, "#fff", 20)).join("") + houses();
}

/** A gauge on the map: a little staff filled to `share`, its name and level. */
export function gauge(x, y, name, level, share, { alarm = false, scale = 1 } = {}) {
  const fill = alarm ? "#ff6b4a" : "#2e3fd9";
  const width = 96 + Math.max(name.length * 9.6, 60);
  return `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="17" fill="#101a5c" opacity=".2" cy="3"/><circle r="15" fill="#fff"/><circle r="9" fill="${fill}"/>`
    + `<path d="M0-20-14-36H14Z" fill="#fff"/><rect x="-36" y="-122" width="${round(width)}" height="88" rx="20" fill="#fff"/>`
    + `<rect x="-18" y="-108" width="22" height="60" rx="8" fill="#dcebff"/>${polygon([[-18, -48 - 60 * share], [4, -48 - 60 * share], [4, -48], [-18, -48]], fill)}`
    + times(3, (i) => `<path d="M-18 ${-93 + i * 15}H-8" stroke="#101a5c" stroke-width="3"/>`)
    + `<text x="20" y="-84" font-size="17" font-weight="700" fill="#4a568f">${name}</text><text x="20" y="-52" font-size="28" font-weight="900" letter-spacing="-.6" fill="#101a5c">${level}</text></g>`;
}

/** Half a dial, 0 to 1. */
export function dial(share, alarm) {
  const around = Math.PI * 44;
  const arc = "M16 62A44 44 0 0 1 104 62";
  return `<g fill="none" stroke-width="17" stroke-linecap="round"><path d="${arc}" stroke="#dcebff"/><path d="${arc}" stroke="${alarm ? "#ff6b4a" : "#2e3fd9"}" stroke-dasharray="${round(around * share)} 400"/></g>`
    + `<g transform="rotate(${round(share * 180 - 90)} 60 62)"><path d="M56 62 60 24 64 62Z" fill="#101a5c"/></g><circle cx="60" cy="62" r="8" fill="#101a5c"/>`;
}
