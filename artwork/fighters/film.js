/** The film: a title, the two fighters, the fight, and its end. Each scene is a function of its seconds. */
import { mount, random, times } from "../shared/draw.js";
import { bomb, defs, flower } from "./fighters.js";
import { INK, WHITE, lettering } from "./palette.js";
import { since, track } from "./timing.js";

const SECONDS = 8;
/** Pictures a second: each is shown twice, as in drawn films, which also halves the file. */
const DRAWN = 12.5;
const FLOOR = 590;
const CROWD = ["mushroom", "smiley-tounge", "cassette", "pill", "rainbow", "flower", "pill-two", "sprout"];

const rays = (x, y, turn, colour, count = 14) =>
  `<path fill="${colour}" transform="translate(${x} ${y}) rotate(${turn})" d="${times(count, (index) => {
    const [from, to] = [index, index + 0.5].map((part) => (part / count) * Math.PI * 2);
    const point = (angle) => `${Math.cos(angle) * 1500} ${Math.sin(angle) * 1500}`;
    return `M0 0L${point(from)} ${point(to)}Z`;
  })}"/>`;

const rect = (colour, x = 0, y = 0, width = 1280, height = 720) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`;

/** A star of spikes, as where a blow lands. */
function burst(x, y, radius, turn = 0, fill = "#ffe14a", spikes = 9) {
  const points = times(spikes * 2, (index) => {
    const angle = (index / spikes) * Math.PI;
    const reach = radius * (index % 2 ? 0.52 : 1 + 0.14 * Math.cos(index * 5));
    return `${Math.cos(angle) * reach} ${Math.sin(angle) * reach} `;
  });
  const star = (scale, colour, line) =>
    `<polygon points="${points}" transform="scale(${scale})" fill="${colour}" stroke="${line}" stroke-width="${radius * 0.13}" stroke-linejoin="round"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${star(1.16, WHITE, WHITE)}${star(1, fill, INK)}${star(0.52, "#ff5138", "#ff5138")}</g>`;
}

function title(t) {
  const word = (text, y, delay, turn) =>
    lettering(text, { x: 640, y, turn, scale: track(t, [[delay, 0], [delay + 0.34, 2.05, "over"], [1.3, 2.15]]) });
  const shake = since(t, 0.42, 0.25) * Math.sin(t * 90) * 10;
  return (
    rect("#ffd0e7") + rays(640, 380, 6, "#ffbfdf") +
    `<g transform="translate(0 ${shake})">${word("Team", 240, 0.02, -4)}${word("Fighters", 470, 0.2, -3)}</g>`
  );
}

/** The halves of the screen with the two who fight; `open` drives them apart. */
function versus(t) {
  const slide = track(t, [[0, 900], [0.3, 0, "out"], [1, -14], [1.25, 1000, "in"]]);
  const label = (name, x, y, side) =>
    lettering(name, { x, y, turn: -5, scale: track(t, [[0.22, 0], [0.45, 0.92, "over"]]), fill: side < 0 ? "#b6ee4c" : "#6ccbff" });
  const left =
    `<g transform="translate(${-slide} 0)"><path d="M-60-20H740L540 740H-60Z" fill="#f4459e"/><g clip-path="url(#left)">${rays(300, 420, 4, "#ff6fb5")}</g>` +
    `${flower({ x: 300, y: 640, wide: 1.45, tall: 1.45, turn: -4, look: "brave" })}${label("Petal", 220, 100, -1)}</g>`;
  const right =
    `<g transform="translate(${slide} 0)"><path d="M740-20H1340V740H540Z" fill="#2f57e8"/><g clip-path="url(#right)">${rays(980, 420, 9, "#2f92ff")}</g>` +
    `${bomb({ x: 985, y: 650, wide: 1.45, tall: 1.45, turn: -4, look: "angry" })}${label("Fuse", 1080, 110, 1)}` +
    `<path d="M740-20 540 740" stroke="${WHITE}" stroke-width="18"/></g>`;
  const size = track(t, [[0.3, 0], [0.55, 2, "over"], [1, 2.1], [1.2, 0, "in"]]);
  return `${right}${left}${size > 0.02 ? burst(640, 360, 100 * size, 6, "#ffe14a", 12).replace("#ff5138", "#ffe14a") : ""}${lettering("VS", { x: 636, y: 360, scale: size * 0.82, turn: -6, fill: WHITE })}`;
}

function arena(t, look = 0) {
  const beat = Math.floor(t * 4) % 2;
  const crowd = times(14, (index) => {
    const name = CROWD[(index * 3) % CROWD.length];
    const hop = (index % 2 === beat) * 22;
    return `<use href="#${name}-whole" transform="translate(${-190 + index * 118 + look * 0.35} ${330 - hop + (index % 2) * 14}) scale(.72)"/>`;
  });
  return (
    rect("#4318b5", -700, -1400, 2700, 2400) + `<g transform="translate(${look * 0.2} 0)">${rays(640, 400, 3, "#5f2fe0")}</g>` +
    `${crowd}${rect("#2a0e73", -700, 440, 2700, 300)}${times(16, (index) => rect(index % 2 ? "#8c5cff" : "#6a3df0", -560 + index * 160 + look * 0.2, 452, 160, 40))}` +
    `${rect("#f4459e", -700, 540, 2700, 16)}${rect(INK, -700, 556, 2700, 400)}${rect("#4318b5", -700, 600, 2700, 10)}${rect("#35226e", -700, 655, 2700, 10)}`
  );
}

const shadow = (x, height) =>
  `<ellipse cx="${x}" cy="${FLOOR + 4}" rx="${Math.max(20, 112 - height * 0.16)}" ry="${Math.max(4, 14 - height * 0.02)}" fill="#0d0520"/>`;

/** The bar of energy of one fighter, and its name. */
function energy(share, name, mirrored, colour) {
  const x = mirrored ? 1280 - 64 : 64;
  return (
    `<g transform="translate(${x} 46) scale(${mirrored ? -1 : 1} 1)">${rect(WHITE, -7, -7, 494, 54).replace("/>", ' rx="14"/>')}` +
    `${rect(INK, 0, 0, 480, 40).replace("/>", ' rx="8"/>')}${rect(colour, 7, 7, 466 * share, 26).replace("/>", ' rx="4"/>')}</g>` +
    `<text x="${mirrored ? 1276 - 64 : 68}" y="132" font-size="34" text-anchor="${mirrored ? "end" : "start"}" fill="${WHITE}" stroke="${INK}" stroke-width="9" paint-order="stroke" stroke-linejoin="round">${name}</text>`
  );
}

const BLOWS = [[0.95, 505, 400], [2.15, 760, 410], [2.45, 775, 450], [2.75, 790, 400], [3.42, 770, 380]];

function petal(t) {
  const bounce = Math.sin(t * 13) * 0.025;
  const jab = [2.15, 2.45, 2.75].reduce((most, moment) => Math.max(most, since(t, moment - 0.06, 0.2)), 0);
  const ducked = track(t, [[1.6, 0], [1.74, 1, "out"], [1.95, 1], [2.08, 0]]);
  const crouch = track(t, [[2.9, 0], [3.25, 1], [3.38, 0, "in"]]);
  const upper = track(t, [[3.34, 0], [3.42, 1, "out"], [3.9, 1], [4.1, 0]]);
  const hurt = t > 0.95 && t < 1.5;
  return {
    x: track(t, [[0, 410], [0.9, 410], [1.25, 250, "out"], [1.5, 300], [2.05, 420], [2.2, 560, "out"], [2.85, 590], [3.3, 590], [3.45, 650, "out"], [4.2, 640]]),
    y: FLOOR - track(t, [[0.95, 0], [1.08, 46, "out"], [1.25, 0, "in"], [3.38, 0], [3.6, 190, "out"], [3.75, 190], [4.05, 0, "in"]]),
    turn: track(t, [[0.92, 0], [1, -26, "out"], [1.45, 0]]) + jab * 9 - ducked * 14 + crouch * -12 + upper * 10,
    wide: 1 + ducked * 0.22 + crouch * 0.14 - upper * 0.06 - bounce,
    tall: 1 - ducked * 0.42 - crouch * 0.26 + upper * 0.1 + bounce,
    front: [172 + jab * 62 - crouch * 10 - upper * 14, 122 - jab * 22 + crouch * 44 - upper * 130],
    frontTurn: upper * -70,
    back: [136 - upper * 60, 150 + upper * 10],
    lift: track(t, [[3.4, 0], [3.6, 22], [4.05, 0]]),
    look: hurt ? "hurt" : t < 1.6 ? "angry" : "brave",
  };
}

function fuse(t) {
  const bounce = Math.sin(t * 13 + 1.4) * 0.025;
  const punch = Math.max(since(t, 0.88, 0.3), since(t, 1.78, 0.3));
  const wind = track(t, [[0.5, 0], [0.78, 1], [0.88, 0, "in"], [1.45, 0], [1.66, 1], [1.78, 0, "in"]]);
  const hit = [2.15, 2.45, 2.75].reduce((most, moment) => Math.max(most, since(t, moment, 0.24)), 0);
  const flies = t > 3.42;
  return {
    x: track(t, [[0, 870], [0.5, 870], [0.78, 910], [0.9, 640, "in"], [1.3, 700], [1.66, 740], [1.8, 560, "in"], [2.12, 760], [2.3, 800, "out"], [2.6, 825, "out"], [2.9, 850, "out"], [3.42, 850], [4.2, 930]]),
    y: FLOOR - track(t, [[0.78, 0], [0.84, 30], [0.92, 0], [3.52, 0], [4.15, 900, "out"]]),
    turn: wind * -16 + punch * 14 - hit * 20 - track(t, [[2.9, 0], [3.42, -6], [3.52, -24, "out"], [4.15, -700, "out"]]),
    wide: 1 + wind * 0.1 + hit * 0.08 - bounce,
    tall: 1 - wind * 0.12 - hit * 0.06 + bounce,
    front: [166 + punch * 78 - wind * 44, 128 - punch * 18 + wind * 14],
    back: flies ? [150, 90] : [128, 156],
    lift: flies ? 12 : 0,
    look: hit > 0 || flies ? "hurt" : t > 2.85 ? "dazed" : punch > 0 || wind > 0.3 ? "shout" : "angry",
  };
}

const puff = (x, age, side) =>
  age > 0 && age < 1
    ? times(3, (index) => `<circle cx="${x + side * (30 + index * 34) * (0.4 + age)}" cy="${FLOOR - 6 - index * 7 * age}" r="${(20 - index * 4) * (1 - age)}" fill="#b79cff"/>`)
    : "";

const speed = (x, y, count) =>
  times(count, (index) => `<path d="M${x + index * 34} ${y + index * 46}h${190 - index * 22}" stroke="${WHITE}" stroke-width="10" stroke-linecap="round"/>`);

function fight(time) {
  // The uppercut holds still for a moment, and then goes on.
  const t = time < 3.44 ? time : Math.max(3.44, time - 0.12);
  const [one, two] = [petal(t), fuse(t)];
  const shake = BLOWS.reduce((most, [moment]) => Math.max(most, since(t, moment, 0.28)), 0);
  const camera = {
    x: track(t, [[0, 640], [0.7, 640], [0.98, 480, "out"], [1.5, 560], [2.1, 640], [2.3, 690, "out"], [3.3, 720], [3.5, 740], [4, 820, "slow"]]),
    y: track(t, [[0, 360], [0.98, 400], [1.5, 370], [2.3, 400], [3.3, 430], [3.44, 340], [4.05, 40, "out"]]),
    zoom: track(t, [[0, 1], [0.7, 1], [0.98, 1.2, "out"], [1.5, 1.05], [2.2, 1.22, "out"], [2.9, 1.26], [3.35, 1.4], [3.44, 1.25], [4.1, 0.92]]),
    turn: track(t, [[3.2, 0], [3.42, -4], [3.7, 0]]) + shake * Math.sin(t * 80) * 1.2,
  };
  const frozen = time > 3.4 && time < 3.6;
  const ground = frozen ? rect("#ffe14a", -700, -1400, 2700, 2800) + rays(760, 400, 8, "#fff4dc", 18) : arena(t, 640 - camera.x);
  const hits = BLOWS.map(([moment, x, y], index) => {
    const age = (t - moment) / (frozen ? 0.2 : 0.24);
    if (age < 0 || age > 1) return "";
    return burst(x, y, (index === 4 ? 150 : 92) * track(age, [[0, 0.5], [0.35, 1, "out"], [1, 0.15, "in"]]), index * 23);
  }).join("");
  const view =
    `translate(640 360) rotate(${camera.turn}) scale(${camera.zoom}) ` +
    `translate(${-camera.x + shake * Math.sin(t * 97) * 12} ${-camera.y + shake * Math.cos(t * 71) * 12})`;
  const dash = (t > 0.8 && t < 0.93) || (t > 1.7 && t < 1.83) ? speed(two.x + 110, 380, 4) : "";
  const drop = track(t, [[0, 0], [0.28, 1.7, "over"], [0.52, 1.75], [0.7, 0, "in"]]);
  return (
    `<g transform="${view}">${ground}${frozen ? "" : shadow(one.x, FLOOR - one.y) + shadow(two.x, FLOOR - two.y)}${dash}` +
    `${puff(980, (t - 0.8) * 2.6, 1)}${puff(640, (t - 0.92) * 2.6, -1)}${puff(810, (t - 1.7) * 2.6, 1)}${puff(590, (t - 3.4) * 2.6, -1)}${puff(640, (t - 4.05) * 3, 1)}` +
    `${t > 2 ? bomb(two) + flower(one) : flower(one) + bomb(two)}${hits}</g>` +
    energy(track(t, [[0.95, 1], [1.1, 0.58, "out"]]), "Petal", false, "#b6ee4c") +
    energy(track(t, [[2.15, 1], [2.25, 0.74, "out"], [2.45, 0.74], [2.55, 0.5, "out"], [2.75, 0.5], [2.85, 0.26, "out"], [3.42, 0.26], [3.52, 0, "out"]]), "Fuse", true, "#ff5138") +
    (drop > 0.02 ? lettering("Fight!", { x: 640, y: 250, scale: drop, turn: -4 }) : "")
  );
}

const PIECES = Array.from({ length: 46 }, (_, index) => {
  const next = random(index * 977 + 13);
  next();
  return { x: next() * 1280, speed: 210 + next() * 260, start: next() * -800, spin: next() * 500 - 250, hue: Math.floor(next() * 5) };
});

function victory(t) {
  const fall = ({ x, speed: pace, start, spin, hue }) => {
    const y = start + 240 + t * pace;
    const colour = ["#f4459e", "#5f2fe0", "#3fd6d0", "#ff5138", "#56cc4b"][hue];
    return `<rect x="-10" y="-16" width="20" height="32" rx="5" transform="translate(${x + Math.sin(t * 3 + hue) * 24} ${y}) rotate(${spin * t})" fill="${colour}"/>`;
  };
  const hop = Math.abs(Math.sin(Math.max(0, t - 0.3) * 7)) * track(t, [[0.3, 0], [0.4, 54], [1.7, 40]]);
  const land = track(t, [[0.45, -900], [0.82, 0, "in"]]);
  const squash = since(t, 0.8, 0.3);
  const flag = track(t, [[0.95, 0], [1.15, 1, "over"]]);
  const winner = {
    x: 440, y: 668 - hop, tall: 1 + hop * 0.0014, look: "", front: [176, 52], back: [22, 54], lift: hop * 0.2, frontTurn: -60, turn: Math.sin(t * 7) * 4,
  };
  const loser = { x: 860, y: 668 + land, wide: 1 + squash * 0.18, tall: 1 - squash * 0.26, look: "dazed", turn: -6, front: [150, 168], back: [110, 176] };
  const cloth =
    `<g transform="translate(724 610) rotate(${-14 + Math.sin(t * 9) * 7}) scale(${flag})"><path d="M0 0V-190" stroke="${WHITE}" stroke-width="34" stroke-linecap="round"/>` +
    `<path d="M0-190q-46-26-84 0t-66 0v90q34 22 66 0t84 0Z" fill="${WHITE}" stroke="${INK}" stroke-width="8" stroke-linejoin="round"/><path d="M0 0V-194" stroke="${INK}" stroke-width="12" stroke-linecap="round"/></g>`;
  return (
    `${rect("#ffe14a")}${rays(640, 330, 5, "#ffd02e", 16)}${rect("#ffb81f", 0, 640, 1280, 80)}${rect(INK, 0, 634, 1280, 9)}` +
    `${PIECES.map(fall).join("")}` +
    lettering("K.O.!", { x: 640, y: 190, turn: -5, scale: track(t, [[0.05, 3.6], [0.24, 2.2, "in"], [0.34, 2.45, "out"], [0.5, 2.3], [1.7, 2.4]]) }) +
    `${flag > 0.01 ? cloth : ""}${bomb(loser)}${flower(winner)}`
  );
}

/** A round hole that closes and opens; `share` is what is left of it. */
const iris = (x, y, share) =>
  share < 1
    ? `<path fill="${INK}" fill-rule="evenodd" d="M-9-9H1290V730H-9ZM${x - share * 900} ${y}a${share * 900} ${share * 900} 0 1 0 ${share * 1800} 0a${share * 900} ${share * 900} 0 1 0 ${-share * 1800} 0Z"/>`
    : "";

const [VERSUS, FIGHT, WON] = [1.15, 2.3, 6.3];

/** @param {number} part From 0 to 1, where the film ends. */
function motion(part) {
  const t = Math.floor(part * SECONDS * DRAWN + 1e-6) / DRAWN;
  const clips = '<clipPath id="left"><path d="M-60-20H740L540 740H-60Z"/></clipPath><clipPath id="right"><path d="M740-20H1340V740H540Z"/></clipPath>';
  const flash = t >= WON ? track(t, [[WON, 0], [WON + 0.12, 1, "out"]]) : 1;
  const back = t < FIGHT - 0.05 ? (t < VERSUS + 0.32 ? title(t) : arena(0)) : t < WON + 0.12 ? fight(t - FIGHT) : "";
  const front = t >= VERSUS && t < FIGHT + 0.12 ? versus(t - VERSUS) : "";
  const end = t >= WON ? `<clipPath id="bang"><circle cx="800" cy="120" r="${flash * 1100}"/></clipPath><g clip-path="url(#bang)">${victory(t - WON)}</g>` : "";
  return `<defs>${defs(sprites)}${clips}${stickers}</defs>${back}${front}${end}${iris(440, 480, track(t, [[7.62, 1], [7.96, 0, "in"]]))}`;
}

const inside = async (name) => {
  const answer = await fetch(`../svg/${name}.svg`);
  return (await answer.text()).replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
};
const load = async (names) => Object.fromEntries(await Promise.all(names.map(async (name) => [name, await inside(name)])));

const sprites = await load(["flower-tounge", "bomb"]);
const stickers = Object.entries(await load(CROWD)).map(([name, text]) => `<g id="${name}-whole">${text}</g>`).join("");
await document.fonts.load('100px "Gasoek One"');
mount({ motion });
