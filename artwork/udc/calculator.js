import { line, mount, times } from "../shared/draw.js";
import { dollars, loan } from "/lab/loan/loan.js";
import { MACHINES, cloud } from "/lab/loan/machines.js";

const LONGEST = 84;
const WIDE = { left: 330, right: 1376, ground: 804, tallest: 236, pole: 112, flag: 124, type: 22 };
const UPRIGHT = { left: 108, right: 354, ground: 486, tallest: 72, pole: 50, flag: 66, type: 14 };

const query = new URLSearchParams(location.search);
const amount = Number(query.get("amount"));
const offers = Object.fromEntries(["a", "b"].map((key) => {
  const months = Number(query.get(key));
  return [key, { months, ...loan({ amount, months, rate: 8.9 }) }];
}));

const years = (months) => `${months / 12} years`;
const x = (month, { left, right }) => left + (month / LONGEST) * (right - left);
const y = (owed, { ground, tallest }) => ground - (owed / amount) * tallest;

/** The balance of the loan month by month, drawn as a hill that falls to the road. */
function hill({ months, owed }, fill, size) {
  const slope = Array.from({ length: months + 1 }, (_, month) => [x(month, size), y(owed(month), size)]);
  return `<path d="${line([[0, y(amount, size)], ...slope, [0, size.ground]])}Z" fill="${fill}"/>`;
}

/** A flag where a loan is paid off, with its years. */
function flag({ months }, fill, size) {
  const { ground, pole, flag: width, type } = size;
  const height = type * 2.18;
  return `<g transform="translate(${x(months, size)} ${ground})"><path d="M0 0V${-pole}" stroke="#0a3324" stroke-width="${pole / 14}" stroke-linecap="round"/><path d="M0 ${-pole}H${width}L${width - height / 2} ${height / 2 - pole} ${width} ${height - pole}H0Z" fill="${fill}"/><text x="${type * 0.6}" y="${height * 0.67 - pole}" font-family="Caprasimo" font-size="${type}" fill="#0a3324">${years(months)}</text></g>`;
}

const milestones = times(LONGEST / 12, (i) => {
  const at = x((i + 1) * 12, WIDE);
  return `<path d="M${at} ${WIDE.ground}V${WIDE.ground + 18}" stroke="#b6ee4c" stroke-width="5" stroke-linecap="round"/><text x="${at}" y="${WIDE.ground + 52}" text-anchor="middle" font-size="19" font-weight="600" fill="#fff4dc">Year ${i + 1}</text>`;
});

const slopes = (size) => hill(offers.b, "#e9744f", size) + hill(offers.a, "#b6ee4c", size)
  + `<rect y="${size.ground - 2}" width="1440" height="100" fill="#0f4d36"/>`;
const flags = (size) => flag(offers.b, "#f6b48e", size) + flag(offers.a, "#fff", size);
const machine = (left, { ground, tallest }, scale) => `<g transform="translate(${left} ${ground - tallest}) scale(${scale})">${MACHINES[query.get("machine")]()}</g>`;

/** The machine stands where nothing is paid off yet; both loans run downhill from there. */
const compare = () => cloud(1240, 590, 0.8) + cloud(1060, 530, 0.5) + slopes(WIDE) + milestones + flags(WIDE) + machine(176, WIDE, 0.48)
  + `<text x="64" y="${WIDE.ground - 28}" font-size="19" font-weight="600" fill="#0a3324">What you still owe, at 8.9% a year</text>`;

/** The same for a phone, without the years between. */
const compareUpright = () => slopes(UPRIGHT) + flags(UPRIGHT) + machine(58, UPRIGHT, 0.17)
  + `<text x="20" y="509" font-size="15" font-weight="600" fill="#fff4dc">What you still owe, at 8.9% a year</text>`;

document.getElementById("amount").textContent = dollars(amount);
document.getElementById("amount-at").style.setProperty("--at", `${(amount / 160000) * 100}%`);
for (const [key, { months, payment, interest }] of Object.entries(offers)) {
  const show = (name, text) => { document.querySelector(`[data-${name}="${key}"]`).textContent = text; };
  show("years", years(months));
  show("pay", dollars(payment));
  show("interest", dollars(interest));
  document.querySelector(`[data-at="${key}"]`).style.setProperty("--at", `${(months / LONGEST) * 100}%`);
}
mount({ compare, compareUpright });
