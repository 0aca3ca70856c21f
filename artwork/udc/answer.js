import { TAU, mount, round, times } from "../shared/draw.js";
import { dollars } from "/lab/loan/loan.js";
import { boat, cloud, rect } from "/lab/loan/machines.js";
import { EASIER, write } from "./loans.js";

const [FOREST, DEEP, CREAM, LIME, CLAY] = ["#0f4d36", "#0a3324", "#fff4dc", "#b6ee4c", "#e9744f"];

const WIDE = { years: [1, 2, 3, 4, 5, 6], left: 64, pitch: 136, radius: 52, type: 19, year: [0, 40], sum: [0, 72], size: 24 };
const UPRIGHT = { years: [2, 4, 6], left: 20, pitch: 121, radius: 20, type: 15, year: [48, -15], sum: [0, 28], size: 21 };

/** A wheel around 0,0, whose clay is the part that is still owed. */
function wheel(share, radius) {
  const rim = radius * 0.66;
  const [x, y] = [Math.sin(share * TAU) * rim, -Math.cos(share * TAU) * rim];
  const slice = share > 0 ? `<path d="M0 0V${-rim}A${rim} ${rim} 0 ${share > 0.5 ? 1 : 0} 1 ${round(x)} ${round(y)}Z" fill="${CLAY}"/>` : "";
  return `<circle r="${radius}" fill="${DEEP}"/><circle r="${round(radius * 0.76)}" fill="${CREAM}"/><circle r="${rim}" fill="${LIME}"/>${slice}<circle r="${round(radius * 0.2)}" fill="${DEEP}"/>`;
}

/** A wheel for each birthday of the loan, standing on `y`, with what is still owed then. */
const birthdays = (y, { years, left, pitch, radius, type, year, sum, size }) => times(years.length, (i) => {
  const owed = Math.max(0, EASIER.owed(years[i] * 12));
  return `<g transform="translate(${left + i * pitch} ${y})"><g transform="translate(${radius} ${-radius})">${wheel(owed / EASIER.amount, radius)}</g>`
    + `<text x="${year[0]}" y="${year[1]}" font-size="${type}" font-weight="600" fill="${CREAM}">Year ${years[i]}</text><text x="${sum[0]}" y="${sum[1]}" font-family="Caprasimo" font-size="${size}" fill="${LIME}">${dollars(owed)}</text></g>`;
});

const sun = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${CREAM}"/>`;
const home = (x, y, scale) => `<g transform="translate(${x} ${y}) scale(${scale})">${boat()}</g>`;
const words = (x, y, size, text, fill) => `<text x="${x}" y="${y}" font-size="${size}" font-weight="600" fill="${fill}">${text}</text>`;

write({ payment: EASIER.payment });
mount({
  answer: () => sun(1294, 330, 84) + cloud(1010, 330, 0.8, CREAM) + rect(0, 744, 1440, 156, FOREST) + home(1116, 744, 0.86)
    + words(66, 610, 19, "What you still owe at each birthday of the loan", DEEP) + birthdays(744, WIDE)
    + words(892, 784, 19, "June 2022", CREAM) + `<text x="892" y="816" font-family="Caprasimo" font-size="24" fill="${LIME}">All yours</text>`,
  answerUpright: () => sun(338, 184, 27) + rect(0, 300, 390, 220, FOREST) + home(180, 300, 0.45)
    + words(20, 328, 15, "What you still owe on the way", CREAM) + birthdays(388, UPRIGHT),
});
