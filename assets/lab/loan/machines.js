import { line, round, times } from "./draw.js";

/* Everything stands on y = 0, faces right and is drawn around x = 0. */
const [FOREST, DEEP, CREAM, LIME, LEAF, CLAY, RUST, GLASS] = ["#0f4d36", "#0a3324", "#fff4dc", "#b6ee4c", "#8fcf2e", "#e9744f", "#c4532f", "#d8efe4"];

export const rect = (x, y, width, height, fill, radius = 0) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const path = (d, fill) => `<path d="${d}" fill="${fill}"/>`;

function tyre(x, radius, { rim = CREAM, hub = CLAY, lugs = 0, turn = 0 } = {}) {
  const around = (2 * Math.PI * (radius - 4)) / (lugs || 1);
  return `<g transform="translate(${x} ${-radius}) rotate(${round(turn)})">`
    + `<circle r="${radius - (lugs ? 5 : 0)}" fill="${DEEP}"/>`
    + (lugs ? `<circle r="${radius - 4}" fill="none" stroke="${DEEP}" stroke-width="8" stroke-dasharray="${round(around * 0.6)} ${round(around * 0.4)}"/>` : "")
    + `<circle r="${round(radius * 0.6)}" fill="${rim}"/><circle r="${round(radius * 0.44)}" fill="${hub}"/><circle r="${round(radius * 0.16)}" fill="${DEEP}"/>`
    + times(5, (i) => `<circle r="${round(radius * 0.06)}" cy="${round(-radius * 0.31)}" transform="rotate(${i * 72})" fill="${DEEP}"/>`)
    + `</g>`;
}

export function tractor(turn = 0) {
  return rect(-150, -112, 300, 30, DEEP, 8)
    + rect(148, -262, 14, 92, DEEP, 5) + rect(142, -270, 26, 12, DEEP, 6)
    + path("M-26-204H176Q214-204 220-160L226-92H-26Z", CLAY) + path("M-26-128H223L226-92H-26Z", RUST)
    + times(4, (i) => rect(188, -180 + i * 15, 30, 7, DEEP, 3)) + rect(20, -182, 120, 12, CREAM, 6)
    + path("M-142-330H14L36-190V-104H-142Z", FOREST) + path("M-122-312H-60V-198H-122Z", GLASS) + path("M-44-312H-2L16-198H-44Z", GLASS)
    + path("M-122-312H-96L-122-262Z", "#fff") + rect(-162, -346, 196, 26, CLAY, 13) + rect(-162, -332, 196, 12, RUST, 6)
    + path("M-212-104A118 118 0 0 1-8-176L-26-128A86 86 0 0 0-176-96Z", CLAY)
    + rect(-30, -96, 60, 14, FOREST, 6) + rect(-8, -70, 44, 12, DEEP, 4)
    + tyre(-96, 102, { rim: LIME, hub: FOREST, lugs: 22, turn }) + tyre(166, 62, { rim: LIME, hub: FOREST, lugs: 16, turn: turn * 1.6 });
}

export function truck(turn = 0) {
  return rect(-290, -88, 520, 34, DEEP, 6)
    + rect(-300, -304, 344, 224, LIME, 14) + rect(-300, -138, 344, 58, LEAF, 14) + rect(-300, -140, 344, 18, LEAF)
    + times(5, (i) => rect(-262 + i * 62, -276, 8, 112, LEAF, 4))
    + rect(-312, -92, 366, 18, FOREST, 9)
    + path("M62-272H160Q186-272 196-248L230-168Q248-162 250-140V-62H62Z", CREAM) + path("M62-120H250V-62H62Z", "#ecd9ae")
    + path("M84-250H154Q168-250 174-238L200-170H84Z", GLASS) + path("M84-250H124L84-200Z", "#fff")
    + rect(78, -150, 34, 9, FOREST, 4) + rect(228, -128, 24, 24, CLAY, 8) + rect(204, -78, 58, 22, FOREST, 8) + rect(40, -276, 18, 170, DEEP, 6)
    + [-214, -96, 158].map((x) => path(`M${x - 68}-62A68 62 0 0 1 ${x + 68}-62Z`, DEEP)).join("")
    + tyre(-214, 52, { turn }) + tyre(-96, 52, { turn }) + tyre(158, 52, { turn });
}

export function boat(turn = 0) {
  const rail = [[30, -214], [60, -238], [150, -238], [196, -206]];
  return rect(-224, -50, 470, 14, DEEP, 6) + path("M236-50 300-34V-22L228-38Z", DEEP) + rect(288, -36, 14, 36, DEEP, 5) + tyre(295, 13)
    + path("M-170-50-150-88H-120L-104-50ZM60-50 80-88H112L128-50Z", FOREST)
    + `<path d="${line(rail)}" fill="none" stroke="${FOREST}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M96-238V-206" stroke="${FOREST}" stroke-width="7"/>`
    + path("M-124-200-96-284H10L54-200Z", CREAM) + path("M-98-214-82-264H-40V-214ZM-26-264H2L28-214H-26Z", FOREST) + rect(-112, -300, 136, 20, CLAY, 10)
    + rect(-60, -360, 8, 64, DEEP, 4) + path("M-54-358H4L-10-342 4-326H-54Z", LIME)
    + path("M-214-204H244Q214-122 128-84H-182Q-206-136-214-204Z", FOREST) + path("M-206-152H219Q190-110 128-84H-182Q-196-112-206-152Z", CLAY)
    + path("M-196-116H180Q158-98 128-84H-182Q-190-98-196-116Z", RUST) + rect(-222, -214, 474, 18, CREAM, 9)
    + rect(-258, -238, 48, 60, DEEP, 12) + rect(-248, -182, 22, 92, DEEP, 6) + path("M-268-98H-220V-84H-268Z", DEEP) + rect(-252, -228, 34, 10, LIME, 5)
    + tyre(-66, 38, { turn }) + tyre(16, 38, { turn });
}

export function digger(turn = 0) {
  return `<path d="M70-150 150-286 262-236" fill="none" stroke="${RUST}" stroke-width="32" stroke-linejoin="round" stroke-linecap="round"/><path d="M262-236 276-110" stroke="${CLAY}" stroke-width="24" stroke-linecap="round"/><path d="M92-128 176-250" stroke="${DEEP}" stroke-width="9"/>`
    + path("M236-118H306L300-60Q262-28 226-64L252-72Z", DEEP)
    + path("M-176-196H20V-92H-160Q-182-92-182-116Z", CLAY) + rect(-182, -122, 202, 30, RUST, 12)
    + path("M-24-276H66L96-150V-92H-24Z", FOREST) + path("M-6-258H52L74-162H-6Z", GLASS) + path("M-6-258H24L-6-214Z", "#fff")
    + rect(-120, -96, 150, 24, DEEP, 6) + rect(-190, -76, 300, 76, DEEP, 38)
    + `<rect x="-182" y="-68" width="284" height="60" rx="30" fill="none" stroke="${LEAF}" stroke-width="8" stroke-dasharray="14 10" stroke-dashoffset="${round(-turn * 0.8)}"/>`
    + times(5, (i) => `<circle cx="${-144 + i * 52}" cy="-38" r="17" fill="${CREAM}"/><circle cx="${-144 + i * 52}" cy="-38" r="8" fill="${FOREST}"/>`);
}

export const MACHINES = { tractor, truck, boat, digger };

export const cloud = (x, y, scale = 1, fill = "#fff") => `<path transform="translate(${x} ${y}) scale(${scale})" d="M-70 0a24 24 0 0 1 8-46A40 40 0 0 1 12-62 30 30 0 0 1 62-38 20 20 0 0 1 66 0Z" fill="${fill}"/>`;
