import { TAU, line, mount, times } from "../shared/draw.js";
import { ACID, BLACK, COAL, LILAC, VIOLET, WHITE, backdrop, bubble, ring, skyline } from "./city.js";

const at = (x, y, scale, body) => `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;
const float = (t, phase) => Math.sin((t + phase) * TAU) * 8;
const moon = (x, y, r) => ring(x, y, r, 0.72, ACID, "#3a3448", r * 0.42);
const said = (x, y, t, phase, fill, ink, scale = 1) => at(x, y + float(t, phase), scale, bubble(116, 74, fill, { tail: phase > 0.5 ? "right" : "left", radius: 30 }) + times(3, (i) => `<circle cx="${34 + i * 24}" cy="-37" r="8" fill="${ink}"/>`));

/** A line chart drawn with stars. */
const stars = (points) => `<path d="${line(points)}" fill="none" stroke="#3a3448" stroke-width="5" stroke-linejoin="round"/>` + points.map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="${i % 3 ? 8 : 13}" fill="${i % 3 ? LILAC : WHITE}"/>`).join("");

const CITY = [
  [-40, 150, 210, "violet", "windows"], [122, 118, 330, "white", "bars"], [252, 196, 176, "acid", "line", "right"],
  [460, 108, 284, "coal", "windows"], [580, 164, 226, "lilac", "donut", "right"], [756, 132, 392, "violet", "bars"],
  [900, 216, 170, "white", "typing", "right"], [1128, 124, 330, "acid", "windows"], [1264, 210, 250, "violet", "line", "right"],
  [1486, 120, 360, "white", "talk"], [1618, 170, 220, "acid", "donut", "right"], [1800, 150, 300, "lilac", "bars"],
];
const TALL = [
  [-30, 140, 250, "violet", "windows"], [122, 116, 380, "white", "bars"], [250, 190, 210, "acid", "line", "right"],
  [452, 120, 460, "violet", "bars"], [584, 150, 260, "lilac", "donut", "right"], [746, 130, 360, "acid", "windows"],
];
const SMALL = [
  [-24, 90, 150, "lilac", "windows"], [74, 84, 236, "violet", "bars"], [166, 128, 150, "acid", "line", "right"], [302, 108, 250, "white", "windows"],
];

const UPRIGHT = [
  [-24, 90, 176, "lilac", "windows"], [74, 84, 268, "violet", "bars"], [166, 118, 150, "acid", "line", "right"], [292, 112, 200, "white", "windows", "right"],
];

/** Black sky, back row, buildings and the violet street their tails point into. */
const town = (width, height, ground, plan, t, rise) => `<rect width="${width}" height="${height}" fill="${BLACK}"/>${backdrop(width, ground, rise)}<rect y="${ground}" width="${width}" height="${height - ground}" fill="${COAL}"/>${skyline(plan, ground, t)}`;

const WEEK = [
  [36, 104, 196, "acid", "windows"], [166, 104, 260, "white", "bars"], [296, 104, 330, "coal", "bars", "right"],
  [426, 104, 236, "lilac", "windows"], [556, 104, 366, "acid", "bars", "right"], [686, 104, 170, "white", "talk"], [816, 104, 128, "coal", "windows", "right"],
];
const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const week = (t, count) => skyline(WEEK.slice(0, count), 430, t)
  + DAYS.slice(0, count).map((day, i) => `<text x="${88 + i * 130}" y="502" text-anchor="middle" font-size="20" font-weight="600" fill="${WHITE}">${day}</text>`).join("");

mount({
  wide: (t) => town(1440, 900, 836, CITY, t, 380) + said(930, 596, t, 0.2, COAL, ACID) + said(1266, 520, t, 0.7, COAL, WHITE) + said(322, 590, t, 0.6, COAL, LILAC, 0.8) + moon(1290, 220, 70),
  tall: (t) => town(820, 1106, 1030, TALL, t, 470) + moon(690, 440, 56) + said(300, 750, t, 0.2, COAL, ACID, 0.9) + said(596, 710, t, 0.7, COAL, WHITE, 0.8),
  phone: (t) => town(390, 844, 800, SMALL, t, 270) + said(186, 606, t, 0.2, COAL, ACID, 0.7),
  parallax: (t) => town(1920, 1080, 980, CITY.map(([x, width, height, ...rest]) => [x, width, height * 1.62, ...rest]), t, 640) + stars([[60, 150], [230, 220], [390, 130], [560, 200], [740, 96], [930, 176], [1100, 90], [1260, 150], [1420, 60]]) + moon(1660, 230, 110)
    + said(296, 600, t, 0.2, COAL, ACID, 1.2) + said(920, 640, t, 0.7, COAL, WHITE, 1.3) + said(560, 470, t, 0.4, VIOLET, WHITE, 1.2) + said(1310, 460, t, 0.8, ACID, BLACK, 1.2) + said(120, 360, t, 0.9, WHITE, VIOLET, 1) + said(960, 420, t, 0.3, LILAC, BLACK, 0.9),
  parallaxUpright: (t) => town(390, 520, 468, UPRIGHT, t, 300) + stars([[24, 92], [92, 128], [160, 76], [232, 116]]) + moon(314, 82, 40)
    + said(14, 236, t, 0.2, WHITE, VIOLET, 0.72) + said(186, 176, t, 0.7, VIOLET, WHITE, 0.8) + said(292, 300, t, 0.4, ACID, BLACK, 0.72),
  score: (t) => ring(150, 150, 122, 0.72, ACID, COAL, 44) + ring(150, 150, 74, 0.46, VIOLET, COAL, 30),
  phoneWeek: (t) => `<rect y="484" width="390" height="80" fill="${BLACK}"/>` + skyline([[22, 106, 430, "coal", "bars"], [140, 106, 270, "white", "bars"], [258, 110, 350, "acid", "bars", "right"]], 484, t),
  week: (t, { days }) => week(t, Number(days)),
  mood: () => ring(60, 60, 48, 0.72, ACID, "#3a3448", 22),
});
