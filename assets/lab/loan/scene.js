import { line, round, times } from "./draw.js";
import { loan } from "./loan.js";
import { MACHINES, cloud } from "./machines.js";

const LONGEST = 7;

/** The machine that an amount pays for. */
const machineFor = (amount) => {
  if (amount < 40_000) return "digger";
  if (amount < 70_000) return "truck";
  return amount < 110_000 ? "tractor" : "boat";
};

/** Where things stand in a drawing of so many pixels. */
function measure(width, height) {
  const wide = width > 640;
  const band = wide ? Math.min(96, Math.max(52, height * 0.22)) : 48;
  const ground = height - band;
  const scale = Math.min(0.48, ground / 680, width / (wide ? 1000 : 1300));
  const top = ground - Math.min(236, ground - 372 * scale);
  const edge = wide ? 64 * Math.min(1, width / 1440) + 8 : 20;
  const left = edge + 420 * scale;
  const right = width - edge - (wide ? 0 : 8);
  const x = (year) => left + (year / LONGEST) * (right - left);
  return { width, height, wide, ground, top, scale, edge, x };
}

/**
 * Draws what is still owed on two loans, month by month: two hills that fall to the road. The
 * machine stands where nothing is paid off yet.
 *
 * @param {{ width: number, height: number, amount: number, a: number, b: number, turn: number }}
 *   view Size in pixels, dollars, two terms in years, and how far the wheels have turned in degrees.
 * @returns {string} The inside of an SVG of that size.
 */
export function scene({ amount, a, b, turn, ...size }) {
  const place = measure(size.width, size.height);
  const [longer, shorter] = a > b ? [a, b] : [b, a];
  const fill = { [a]: "lime", [b]: "clay" };
  const hills = [longer, shorter].map((term, i) => hill(place, amount, term, a === b && i ? "lime" : fill[term]));
  const machine = `<g transform="translate(${round(place.edge + 205 * place.scale)} ${round(place.top)}) scale(${round(place.scale * 100) / 100})">${MACHINES[machineFor(amount)](turn)}</g>`;
  return sky(place) + hills.join("") + road(place) + flag(place, b, "easier") + flag(place, a, "sooner") + machine + caption(place);
}

function hill({ x, top, ground }, amount, term, name) {
  const { owed } = loan({ amount, months: term * 12 });
  const y = (year) => ground - (owed(year * 12) / amount) * (ground - top);
  const slope = Array.from({ length: 49 }, (_, i) => [x((term * i) / 48), y((term * i) / 48)]);
  return `<path class="${name}" d="${line([[0, top], ...slope, [0, ground]])}Z"/>`;
}

function sky({ width, top, wide }) {
  if (!wide) return "";
  return cloud(width * 0.86, top + 20, 0.8) + cloud(width * 0.73, Math.max(40, top - 36), 0.5);
}

function road({ width, height, ground, x, wide }) {
  const marks = times(LONGEST, (i) => {
    const at = round(x(i + 1));
    const label = wide ? `Year ${i + 1}` : i + 1;
    return `<path class="mark" d="M${at} ${ground}V${ground + 12}"/><text class="year" x="${at}" y="${ground + 36}" text-anchor="middle">${label}</text>`;
  });
  return `<rect class="road" y="${ground - 2}" width="${width}" height="${height - ground + 4}"/>${marks}`;
}

function flag({ x, ground, top, wide }, term, name) {
  const at = x(term);
  const tall = Math.min(wide ? 112 : 64, (ground - top) * 0.8);
  const [across, down] = wide ? [124, 48] : [44, 32];
  const y = -Math.max(down + 6, name === "sooner" && !wide ? tall * 0.62 : tall);
  const side = wide && at + across > x(LONGEST) + 60 ? -1 : 1;
  const cloth = `M0 ${round(y)}H${side * across}L${side * (across - 14)} ${round(y + down / 2)} ${side * across} ${round(y + down)}H0Z`;
  const label = wide ? (Math.round(term) === 1 ? "1 year" : `${Math.round(term)} years`) : `${Math.round(term)}`;
  return `<g transform="translate(${round(at)} ${ground})"><path class="pole" d="M0 0V${round(y)}"/><path class="flag-${name}" d="${cloth}"/><text class="term" x="${side > 0 ? 14 : 18 - across}" y="${round(y + down / 2 + 7)}">${label}</text></g>`;
}

function caption({ edge, ground, wide }) {
  const words = wide ? "What you still owe, at 8.9% a year" : "Still owed";
  return `<text class="caption" x="${edge}" y="${ground - 16}">${words}</text>`;
}
