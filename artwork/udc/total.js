import { mount, round, times } from "../shared/draw.js";
import { dollars } from "/lab/loan/loan.js";
import { boat, cloud, rect } from "/lab/loan/machines.js";
import { EASIER, SOONER, write } from "./loans.js";

const [FOREST, DEEP, CREAM, CLAY, EVENING] = ["#0f4d36", "#0a3324", "#fff4dc", "#e9744f", "#f6b48e"];
/** What of the drawing of a boat is hull, and where the sea meets it. */
const HULL = { stern: -222, bow: 252, waterline: -112 };

const WIDE = { width: 1440, right: 1376, scale: 0.95, depth: 66, wave: 24, rope: 112, words: 680, type: 19 };
const UPRIGHT = { width: 390, right: 370, scale: 0.4, depth: 44, wave: 13, rope: 44, words: 20, type: 15 };

/** A boat to be rowed. Its bow is at 0,0 above the water; both ends are drawn at the same size. */
const dinghy = (length) => `<path d="M${-length / 2 - 6}-34 ${-length / 2 - 40}-70" stroke="${DEEP}" stroke-width="7" stroke-linecap="round"/>`
  + `<path d="M${-length}-42Q-30-38 0-52-8-6-36 24H${8 - length}Z" fill="${CLAY}"/><path d="M${-length}-42Q-30-38 0-52" fill="none" stroke="${CREAM}" stroke-width="13" stroke-linecap="round"/>`;

/** Water with a row of waves on it, `depth` high. */
function sea(y, { width, depth, wave }) {
  const waves = times(Math.ceil(width / wave / 2) + 1, () => `q${wave / 2} ${-wave * 0.5} ${wave} 0t${wave} 0`);
  return `<path d="M${-wave} ${y}${waves}V${y + depth}H0Z" fill="${FOREST}"/>`;
}

/** A loan as a boat with its interest in tow: both hulls are as long as what they cost. */
function tow({ amount, interest }, y, size) {
  const { right, scale, rope, depth, type } = size;
  const hull = (HULL.bow - HULL.stern) * scale;
  const bow = right - hull - rope;
  const words = (x, name, sum) => `<text x="${round(x)}" y="${y + depth / 2 + type * 0.54}" font-size="${type}" font-weight="600" fill="${CREAM}">${name} <tspan font-family="Caprasimo" font-weight="400" font-size="${type * 1.26}">${dollars(sum)}</tspan></text>`;
  const place = (x, height, body) => `<g transform="translate(${round(x)} ${round(height)}) scale(${scale})">${body}</g>`;
  return place(bow, y, `<path d="M-4-44Q${(rope / scale) * 0.5} 4 ${rope / scale + 12}-84" fill="none" stroke="${DEEP}" stroke-width="5"/>`)
    + place(right - HULL.bow * scale, y - HULL.waterline * scale, boat())
    + place(bow, y, dinghy(((interest / amount) * hull) / scale))
    + sea(y, size) + words(size.words, "Interest", interest) + words(right - hull, "The boat", amount);
}

/** Sooner is by day and easier in the evening, each on its own water. */
const both = (size, noon, dusk) => tow(SOONER, noon, size)
  + rect(0, noon + size.depth - 1, size.width, dusk - noon, EVENING) + tow(EASIER, dusk, size);

const total = (offer) => Math.round(offer.amount + offer.interest);
write({ sooner: total(SOONER), easier: total(EASIER), more: total(EASIER) - total(SOONER) });
mount({
  total: () => cloud(760, 330, 0.7) + both(WIDE, 496, 836) + cloud(1320, 650, 0.6, CREAM),
  totalUpright: () => both(UPRIGHT, 250, 478),
});
