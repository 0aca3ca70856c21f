/** The two fighters: the site's stickers with faces, gloves and boots. They look to the right. */
import { INK, WHITE, steps } from "./palette.js";

const FACES = {
  angry:
    `<path d="M72 72 92 80M132 70 112 79" stroke-width="6"/><ellipse cx="85" cy="91" rx="6" ry="10" fill="${INK}" stroke="none"/>` +
    `<ellipse cx="118" cy="90" rx="6" ry="10" fill="${INK}" stroke="none"/><path d="M84 122q17-12 34-2" stroke-width="6"/>`,
  hurt:
    '<path d="M74 78l16 9-15 10M130 76l-15 10 16 9" stroke-width="6"/>' +
    '<ellipse cx="102" cy="120" rx="12" ry="14" fill="#4b0b36" stroke-width="5"/>',
  brave:
    `<path d="M72 76 92 82M132 74 112 81" stroke-width="6"/><ellipse cx="85" cy="93" rx="6" ry="10" fill="${INK}" stroke="none"/>` +
    `<ellipse cx="118" cy="92" rx="6" ry="10" fill="${INK}" stroke="none"/>` +
    '<path d="M78 112q24 8 46-4q-2 24-22 26t-24-22Z" fill="#fff" stroke-width="5"/><path d="M80 121q22 7 42-4" stroke-width="4"/>',
};
const STARE =
  `<ellipse cx="74" cy="118" rx="13" ry="17" fill="#fff"/><ellipse cx="106" cy="118" rx="13" ry="17" fill="#fff"/>` +
  `<ellipse cx="79" cy="121" rx="6" ry="9" fill="${INK}" stroke="none"/><ellipse cx="111" cy="121" rx="6" ry="9" fill="${INK}" stroke="none"/>`;
const LOOKS = {
  angry: `${STARE}<path d="M54 93 88 107M126 93 93 107" stroke-width="9"/><path d="M72 152q18-12 38-3" stroke="#fff" stroke-width="7"/>`,
  shout: `${STARE}<path d="M54 93 88 107M126 93 93 107" stroke-width="9"/><path d="M70 148q20-13 42 0q-4 20-21 20t-21-20Z" fill="#fff" stroke-width="5"/>`,
  hurt:
    '<path d="M58 106l24 11-23 13M124 104l-24 12 24 13" stroke="#fff" stroke-width="8"/>' +
    '<ellipse cx="92" cy="154" rx="12" ry="11" fill="#fff" stroke-width="5"/>',
  dazed:
    '<path d="M61 106l22 22m0-22-22 22M97 106l22 22m0-22-22 22" stroke="#fff" stroke-width="8"/>' +
    '<path d="M68 154q9-10 18 0t18 0 14-2" stroke="#fff" stroke-width="7"/>',
};

const stroke = (d, colour, width) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

/** A bent arm or leg that ends in a glove or a boot; `bend` pushes its middle down. */
const limb = ([x1, y1], [x2, y2], bend) => `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + bend} ${x2} ${y2}`;
const MITT = "M-22-6c-2-16 10-24 24-22 15 1 24 12 23 26-1 15-11 25-25 25-9 0-15-2-19-8l-5-1c-5-1-8-6-7-11s4-8 9-9Z";
const BOOT = "M-18-20h24c2 10 8 14 18 16 9 2 12 8 11 18h-53Z";

function glove([x, y], turn, hue) {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${MITT}" fill="${hue[2]}"/>` +
    `<g clip-path="url(#mitt)"><path d="${MITT}" transform="translate(-5 -6)" fill="${hue[1]}"/></g>` +
    `<path d="${MITT}" fill="none" stroke="${INK}" stroke-width="6" stroke-linejoin="round"/>` +
    `${stroke("M-4-18q9-4 17 4", WHITE, 6)}</g>`
  );
}

const cut = (inner) =>
  `<g fill="${WHITE}" stroke="${WHITE}" stroke-width="30" stroke-linejoin="round" stroke-linecap="round">${inner}</g>`;
const at = ([x, y], shape, turn = 0) => `<path d="${shape}" transform="translate(${x} ${y}) rotate(${turn})"/>`;

/**
 * @param {object} body What the two differ in: `name` of the sticker, its `shoulder` and `hip`, and `hues`.
 * @param {object} pose `x`, `y` of the feet, `turn`, `wide` and `tall` (1 is at rest), `front` and `back` glove,
 *   `lift` of the boots, `look`, and `side`: 1 looks to the right, -1 to the left.
 */
function fighter(body, pose) {
  const { front = [172, 122], back = [136, 150], frontTurn = 0, lift = 0, side = 1 } = pose;
  const { x, y, turn = 0, wide = 1, tall = 1 } = pose;
  const boots = [[body.hip[0] - 30, 208 - lift], [body.hip[0] + 30, 208 - lift * 0.6]];
  const legs = boots.map(([bx, by], index) => limb([body.hip[0] + (index ? 18 : -18), body.hip[1]], [bx, by - 14], 0));
  const arms = [limb(body.shoulders[0], back, 26), limb(body.shoulders[1], front, 20)];
  const lines = [...legs, ...arms].map((d) => `<path d="${d}" fill="none"/>`).join("");
  const outline = lines + boots.map((boot) => at(boot, BOOT)).join("") + at(back, MITT) + at(front, MITT, frontTurn);
  const [cloth, leather] = body.hues;
  const painted = (d) => stroke(d, INK, 22) + stroke(d, cloth, 11);
  const shoe = (boot) =>
    `<path d="${BOOT}" transform="translate(${boot})" fill="${leather[1]}" stroke="${INK}" stroke-width="6" stroke-linejoin="round"/>`;
  return (
    `<g transform="translate(${x} ${y}) scale(${side * 1.35 * wide} ${1.35 * tall}) rotate(${turn}) translate(${-body.hip[0]} -222)">` +
    `${cut(outline)}<use href="#${body.name}-cut"/>${legs.map(painted).join("")}${boots.map(shoe).join("")}` +
    `${painted(arms[0])}${glove(back, 0, leather)}<use href="#${body.name}"/>${body.face(pose)}` +
    `${painted(arms[1])}${glove(front, frontTurn, leather)}</g>`
  );
}

const FLOWER = {
  name: "flower-tounge",
  hip: [100, 172],
  shoulders: [[128, 140], [120, 132]],
  hues: ["#ff8acd", ["#ff8acd", "#ff5138", "#d81e4e"]],
  face: ({ look }) =>
    FACES[look]
      ? `<g fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round"><circle cx="100" cy="98" r="46" fill="#ff8a1f"/>` +
        `<g clip-path="url(#disc)" stroke="none"><circle cx="94" cy="92" r="46" fill="#ffb81f"/><circle cx="88" cy="86" r="46" fill="#ffe14a"/></g>` +
        `<circle cx="100" cy="98" r="46" stroke-width="5"/>${FACES[look]}</g>`
      : "",
};
const BOMB = {
  name: "bomb",
  hip: [82, 172],
  shoulders: [[116, 142], [104, 140]],
  hues: ["#8c5cff", ["#6ccbff", "#3fd6d0", "#2f92ff"]],
  face: ({ look = "angry" }) =>
    `<g clip-path="url(#ball)"><path d="M16 84Q82 66 148 84v20Q82 88 16 104Z" fill="#ff5138" stroke="${INK}" stroke-width="5"/></g>` +
    `<g fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="M28 92q-20-12-30-4 6 6 10 10-12-1-16 8 18 6 36-6Z" fill="#ff5138"/>${LOOKS[look]}</g>`,
};

export const flower = (pose) => fighter(FLOWER, pose);
export const bomb = (pose) => fighter(BOMB, { side: -1, ...pose });

/** What the fighters refer to. @param {Record<string, string>} sprites The inside of each sticker's drawing. */
export const defs = (sprites) =>
  `<clipPath id="mitt"><path d="${MITT}"/></clipPath><clipPath id="disc"><circle cx="100" cy="98" r="46"/></clipPath>` +
  `<clipPath id="ball"><circle cx="82" cy="122" r="53"/></clipPath>${Object.entries(sprites).map(([name, text]) => symbol(name, text)).join("")}` +
  steps();

/** A sticker as two groups: its white border, and its paint. */
function symbol(name, text) {
  const [border] = text.match(/<path[^>]*class="cut"\/>/);
  return `<g id="${name}-cut">${border}</g><g id="${name}">${text.replace(border, "")}</g>`;
}
