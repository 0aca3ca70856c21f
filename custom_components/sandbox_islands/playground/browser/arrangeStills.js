import { drawArrangement } from "../physics/arrangement.js";
import { createRandom } from "../physics/random.js";
import { coverBoxes, stageSize } from "./measure.js";

/**
 * Lays the pictures of the stickers in a random arrangement, each at the size of its sticker, once.
 *
 * It runs before the first paint: from a script in the page, which has the code of this file and of
 * those it imports, or else when the component is mounted. With reduced motion the pictures stay in
 * their own places.
 *
 * @param {HTMLElement} root The playground.
 * @param {{seed?: number, size: number, scaleDivisors: {create: number}}} settings
 */
export function arrangeStills(root, { seed, size, scaleDivisors }) {
  if ("arranged" in root.dataset || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  root.dataset.arranged = "";
  const stage = root.querySelector(".playground__input-area");
  const stills = root.querySelectorAll("[data-still]:not([data-still=bolt])");
  const { width, height, ground } = stageSize(stage);
  const bounds = { width, height: height - ground };
  const pixels = (Math.min(innerWidth, innerHeight) / scaleDivisors.create) * size;
  const random = createRandom(seed ?? Math.random() * 2 ** 32);
  const covers = coverBoxes(stage);
  const places = drawArrangement(stills.length, { bounds, covers, size: pixels, random });
  places.forEach(({ x, y, angle }, index) => {
    const { style } = stills[index];
    style.setProperty("--arranged-x", `${(100 * x) / bounds.width}%`);
    style.setProperty("--arranged-y", `${y}px`);
    style.setProperty("--arranged-size", `${pixels}px`);
    style.setProperty("--arranged-rotate", `${angle}rad`);
  });
}
