import { between, ease, line, mount } from "../shared/draw.js";
import { capsule, dropper, jar, leaf, pills, sprig, swing, tube } from "./garden.js";
import { label, pin, route, town, you } from "./streets.js";

const at = (x, y, scale, body, turn = 0) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${body}</g>`;
const arch = (x, y, r) => `<path d="M${x - r} ${y}V${y - r}A${r} ${r} 0 0 1 ${x + r} ${y - r}V${y}Z" fill="#4cc6d0"/><path d="M${x - r * 0.78} ${y}V${y - r * 0.98}A${r * 0.78} ${r * 0.78} 0 0 1 ${x + r * 0.78} ${y - r * 0.98}V${y}Z" fill="#5fd4dc"/>`;
const shelf = (width, y, depth) => `<rect y="${y}" width="${width}" height="${depth}" fill="#0b3a5b"/><rect y="${y}" width="${width}" height="12" fill="#15587f"/>`;

/** An arch of leaves with products in front, its base at 0,0. */
const display = (t) => sprig(-236, 0, 430, "teal", -13, swing(t, 0)) + sprig(232, 0, 470, "navy", 12, swing(t, 0.3))
  + leaf(470, 120, "mint", -7 + swing(t, 0.6, 1), -60, 0) + leaf(430, 116, "mint", 22 + swing(t, 0.8, 1), 100, 0) + leaf(330, 104, "teal", 38, 120, -20) + leaf(300, 96, "navy", -40, -110, -20) + leaf(240, 78, "coral", 62, 190, -10)
  + at(24, 0, 1, dropper()) + at(-178, 0, 1, tube()) + at(214, 0, 0.96, pills()) + at(-74, 0, 0.8, jar()) + capsule(112, -15, 0) + capsule(340, -16, 180, "#0b3a5b");

const WAY = [[70, 306], [345, 233], [323, 142]];
const NEAR = [[104, 190], [520, 146], [560, 352], [200, 108]];

/** The point `share` of the way along a path of straight legs. */
function along(points, share) {
  const legs = points.slice(1).map(([x, y], i) => Math.hypot(x - points[i][0], y - points[i][1]));
  let [i, left] = [0, share * legs.reduce((sum, leg) => sum + leg)];
  while (left > legs[i] && i < legs.length - 1) left -= legs[i++];
  return points[i].map((from, axis) => from + (points[i + 1][axis] - from) * (left / legs[i]));
}

/** One loop: pins fall, the route is drawn and followed, a card names the shop, all goes. */
function motion(t) {
  const gone = ease(between(t, 0.9, 0.98));
  const fall = (start) => ease(between(t, start, start + 0.07)) - gone;
  const stand = (x, y, size, start, options) => (fall(start) > 0 ? pin(x, y, size * Math.min(1, fall(start) + 0.3), { drop: (1 - fall(start)) * 420, ...options }) : "");
  const [x, y] = along(WAY, ease(between(t, 0.5, 0.8)));
  const drawn = ease(between(t, 0.32, 0.5)) * (1 - gone);
  const card = ease(between(t, 0.4, 0.48)) - ease(between(t, 0.88, 0.96));
  return town(640, 480, { scale: 0.86 }) + (drawn > 0 ? route(line(WAY), drawn) : "")
    + NEAR.map(([px, py], i) => stand(px, py, 0.62, 0.05 + i * 0.045, { fill: "#0b3a5b" })).join("")
    + stand(323, 150, 1, 0.24) + at(x, y, 1 - gone, you(0, 0, t))
    + `<g transform="translate(276 ${500 - card * 130})"><rect width="340" height="92" rx="26" fill="#fff"/><text x="28" y="42" font-family="Anybody" font-stretch="140%" font-weight="900" font-size="24" fill="#0b3a5b">Quayside</text><text x="28" y="68" font-family="Figtree" font-size="17" fill="#4a6a82">4 minutes on foot</text><rect x="232" y="22" width="86" height="48" rx="15" fill="#ff6b4a"/><text x="275" y="53" text-anchor="middle" font-family="Figtree" font-weight="700" font-size="18" fill="#0b3a5b">Go</text></g>`;
}

const SHOPS = [[186, 214, "Station"], [790, 232, "Botanic"], [640, 610, "Mill Bay"], [706, 420, "Hilltop"]];

mount({
  wide: (t) => arch(1076, 820, 330) + shelf(1440, 820, 80) + at(1076, 820, 1.06, display(t)),
  tall: (t) => arch(430, 1020, 310) + shelf(820, 1020, 90) + at(430, 1020, 1, display(t)),
  phone: (t) => arch(195, 800, 172) + shelf(390, 800, 60) + at(192, 800, 0.56, display(t)),
  map: (t) => town(960, 900, { scale: 1.1 }) + route("M150 562 491 456 436 236") + SHOPS.map(([x, y, name]) => pin(x, y, 0.85, { fill: "#0b3a5b" }) + label(x, y + 12, name)).join("")
    + pin(436, 236, 1.5) + you(150, 562, t),
  motion,
  product: (t) => `<rect width="390" height="470" fill="#4cc6d0"/><circle cx="195" cy="280" r="170" fill="#5fd4dc"/>` + shelf(390, 436, 40) + sprig(84, 436, 300, "teal", -12, swing(t, 0)) + sprig(318, 436, 270, "navy", 14, swing(t, 0.4)) + at(196, 436, 0.92, dropper()) + capsule(312, 420, 0) + capsule(72, 421, 180),
  shop: (t) => `<rect width="390" height="300" fill="#d9f3f3"/><path d="M0 262H390V300H0Z" fill="#f3dcb4"/><path d="M46 96H344V262H46Z" fill="#0b3a5b"/><path d="M66 150H216V232H66ZM246 150H324V262H246Z" fill="#8fdccb"/><path d="M66 150H130L66 214Z" fill="#b8ecdf"/>`
    + at(104, 232, 0.2, tube()) + at(142, 232, 0.22, pills()) + at(184, 232, 0.2, dropper())
    + Array.from({ length: 8 }, (_, i) => `<path d="M${34 + i * 40.25} 96H${74.25 + i * 40.25}V128a20.1 20.1 0 0 1-40.2 0Z" fill="${i % 2 ? "#fff" : "#ff6b4a"}"/>`).join("")
    + `<circle cx="268" cy="212" r="5" fill="#ff6b4a"/>` + at(22, 262, 0.6, sprig(0, 0, 150, "teal", -4, swing(t, 0))) + at(370, 262, 0.6, sprig(0, 0, 180, "teal", 4, swing(t, 0.4))),
  counter: (t) => shelf(448, 214, 36) + sprig(86, 214, 120, "teal", -10, swing(t, 0)) + sprig(386, 214, 116, "navy", 12, swing(t, 0.4)) + at(180, 214, 0.42, tube()) + at(246, 214, 0.44, pills()) + at(308, 214, 0.4, jar()),
  banner: (t) => `<circle cx="390" cy="190" r="180" fill="#5fd4dc"/>` + sprig(230, 236, 210, "teal", -12, swing(t, 0)) + sprig(566, 236, 190, "navy", 14, swing(t, 0.4)) + at(330, 236, 0.5, tube()) + at(410, 236, 0.52, pills()) + at(496, 236, 0.46, dropper()),
  juice: () => `<rect width="140" height="120" rx="22" fill="#d6f1e8"/><g transform="translate(0 8)"><path d="M46 22H94L88 96H52Z" fill="#fff"/><path d="M49 42H91L87 92H53Z" fill="#ffb347"/><path d="M76 42H91L87 92H72Z" fill="#f59a23"/><path d="M66 58 82 8" stroke="#0b3a5b" stroke-width="6" stroke-linecap="round"/><circle cx="96" cy="26" r="18" fill="#f59a23"/><circle cx="96" cy="26" r="13" fill="#ffd08a"/><path d="M96 13V39M83 26H109M87 17 105 35M105 17 87 35" stroke="#f59a23" stroke-width="2.5"/></g>`,
  tea: () => `<rect width="140" height="120" rx="22" fill="#ffd9cc"/><g transform="translate(0 9)"><ellipse cx="66" cy="94" rx="48" ry="7" fill="#f7b7a4"/><path d="M96 52h10a14 14 0 0 1 0 28H92" fill="none" stroke="#fff" stroke-width="9"/><path d="M30 42H102Q102 92 78 92H54Q30 92 30 42Z" fill="#fff"/><path d="M84 42H102Q102 92 78 92H70Q86 80 84 42Z" fill="#dcebee"/><path d="M50 33q-6-7 0-13t0-13M66 33q-6-7 0-13t0-13M82 33q-6-7 0-13t0-13" fill="none" stroke="#ff6b4a" stroke-width="5" stroke-linecap="round"/>` + at(58, 70, 0.5, leaf(56, 26, "teal", -24, 0, 26)) + `</g>`,
  tonic: () => `<rect width="104" height="104" rx="24" fill="#d9f3f3"/>` + at(52, 94, 0.21, dropper()),
  tablets: () => `<rect width="104" height="104" rx="24" fill="#ffd9cc"/>` + at(52, 90, 0.28, pills()),
  cream: () => `<rect width="104" height="104" rx="24" fill="#d6f1e8"/>` + at(52, 84, 0.36, jar()),
});
