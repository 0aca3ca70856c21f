import { randomArrangement } from "../physics/arrangement.js";
import { createRandom } from "../physics/random.js";
import { coverBoxes, stageSize } from "./measure.js";

/**
 * Lays the pictures of the stickers in a random arrangement.
 *
 * It first runs before the first paint: from a script in the page, which has the code of this file
 * and of those it imports, or else when the component is mounted.
 *
 * @param {HTMLElement} root The playground.
 * @param {{seed?: number}} settings
 */
export function arrangeStills(root, { seed }) {
  const stills = root.querySelectorAll("[data-still]:not([data-still=bolt])");
  if (!stills.length) return;
  root.dataset.arranged = "";
  const stage = root.querySelector(".playground__input-area");
  const { width, height, ground } = stageSize(stage);
  const bounds = { width, height: height - ground };
  const sizes = Array.from(stills, ({ offsetWidth }) => offsetWidth);
  const random = createRandom(seed ?? Math.random() * 2 ** 32);
  const covers = coverBoxes(stage);
  const places = randomArrangement(sizes, { bounds, covers, random });
  places.forEach(({ x, y, angle }, index) => {
    const { style } = stills[index];
    style.setProperty("--arranged-x", `${x}px`);
    style.setProperty("--arranged-y", `${y}px`);
    style.setProperty("--arranged-rotate", `${angle}rad`);
  });
}
