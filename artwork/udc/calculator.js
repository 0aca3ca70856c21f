import { line, mount, times } from "../shared/draw.js";
import { dollars, loan } from "./loan.js";
import { MACHINES, cloud } from "./machines.js";

const LONGEST = 84;
const [LEFT, RIGHT, GROUND, TALLEST] = [330, 1376, 804, 236];

const query = new URLSearchParams(location.search);
const amount = Number(query.get("amount"));
const offers = Object.fromEntries(["a", "b"].map((key) => {
  const months = Number(query.get(key));
  return [key, { months, ...loan({ amount, months, rate: 8.9 }) }];
}));

const x = (month) => LEFT + (month / LONGEST) * (RIGHT - LEFT);
const y = (owed) => GROUND - (owed / amount) * TALLEST;
const years = (months) => `${months / 12} years`;

/** The balance of the loan month by month, drawn as a hill that falls to the road. */
function hill({ months, owed }, fill) {
  const slope = Array.from({ length: months + 1 }, (_, month) => [x(month), y(owed(month))]);
  return `<path d="${line([[0, y(amount)], ...slope, [0, GROUND]])}Z" fill="${fill}"/>`;
}

const flag = ({ months }, fill) => `<g transform="translate(${x(months)} ${GROUND})"><path d="M0 0V-112" stroke="#0a3324" stroke-width="8" stroke-linecap="round"/><path d="M0-112H124L106-88 124-64H0Z" fill="${fill}"/><text x="14" y="-80" font-family="Caprasimo" font-size="22" fill="#0a3324">${years(months)}</text></g>`;

const milestones = times(LONGEST / 12, (i) => `<path d="M${x((i + 1) * 12)} ${GROUND}V${GROUND + 18}" stroke="#b6ee4c" stroke-width="5" stroke-linecap="round"/><text x="${x((i + 1) * 12)}" y="${GROUND + 52}" text-anchor="middle" font-size="19" font-weight="600" fill="#fff4dc">Year ${i + 1}</text>`);

/** The machine stands where nothing is paid off yet; both loans run downhill from there. */
function compare() {
  return cloud(1240, 590, 0.8) + cloud(1060, 530, 0.5) + hill(offers.b, "#e9744f") + hill(offers.a, "#b6ee4c")
    + `<rect y="${GROUND - 2}" width="1440" height="100" fill="#0f4d36"/>${milestones}${flag(offers.b, "#f6b48e")}${flag(offers.a, "#fff")}`
    + `<g transform="translate(176 ${GROUND - TALLEST}) scale(.48)">${MACHINES[query.get("machine")]()}</g>`
    + `<text x="64" y="${GROUND - 28}" font-size="19" font-weight="600" fill="#0a3324">What you still owe, at 8.9% a year</text>`;
}

document.getElementById("amount").textContent = dollars(amount);
document.getElementById("amount-at").style.setProperty("--at", `${(amount / 160000) * 100}%`);
for (const [key, { months, payment, interest }] of Object.entries(offers)) {
  const show = (name, text) => { document.querySelector(`[data-${name}="${key}"]`).textContent = text; };
  show("years", years(months));
  show("pay", dollars(payment));
  show("interest", dollars(interest));
  document.querySelector(`[data-at="${key}"]`).style.setProperty("--at", `${(months / LONGEST) * 100}%`);
}
mount({ compare });
