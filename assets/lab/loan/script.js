import { createMotion } from "./animate.js";
import { dollars, loan, years } from "./loan.js";
import { scene } from "./scene.js";

/** How long the sliders rest before the result is said, in milliseconds. */
const SAID_AFTER = 600;

const $ = (selector) => document.querySelector(selector);
const sliders = { amount: $("#amount"), a: $("#sooner"), b: $("#easier") };
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const drawing = $(".scene");

let turn = 0;
let announcement;

const read = () => Object.fromEntries(Object.entries(sliders).map(([key, it]) => [key, it.valueAsNumber]));
const cost = ({ amount }, term) => loan({ amount, months: term * 12 });

function draw(values, speed) {
  const { clientWidth: width, clientHeight: height } = drawing;
  if (!width || height < 80) return;
  turn += speed * 24;
  drawing.setAttribute("viewBox", `0 0 ${width} ${height}`);
  drawing.innerHTML = scene({ ...values, width, height, turn });
}

const motion = createMotion(read(), draw, { still: () => reducedMotion.matches });

/** Writes what the sliders say and what it costs. */
function show() {
  const now = read();
  for (const [key, slider] of Object.entries(sliders)) {
    const { min, max, valueAsNumber: value } = slider;
    slider.style.setProperty("--share", (value - min) / (max - min));
    const words = key === "amount" ? dollars(value) : years(value);
    slider.setAttribute("aria-valuetext", words);
    $(`[data-value="${key}"]`).textContent = words;
  }
  for (const key of ["a", "b"]) {
    const { payment, interest } = cost(now, now[key]);
    $(`[data-payment="${key}"]`).textContent = dollars(payment);
    $(`[data-interest="${key}"]`).textContent = dollars(interest);
  }
  motion.to(now);
}

function say() {
  const now = read();
  const parts = ["a", "b"].map((key) => {
    const { payment, interest } = cost(now, now[key]);
    return `${years(now[key])}: ${dollars(payment)} a month, ${dollars(interest)} in interest.`;
  });
  $("#said").textContent = parts.join(" ");
}

document.addEventListener("input", () => {
  show();
  clearTimeout(announcement);
  announcement = setTimeout(say, SAID_AFTER);
});
new ResizeObserver(() => motion.to({})).observe(drawing);

// A page that shows this one in a frame says when nobody sees it (custom_components/sandbox_islands/demo/README.md).
window.addEventListener("message", ({ source, data }) => {
  if (source !== window.parent) return;
  if (data?.type === "pause") motion.pause();
  if (data?.type === "resume") motion.resume();
});

show();
