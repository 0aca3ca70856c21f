import { createBin } from "./bin.js";
import { nameOf } from "./words.js";

const directions = {
  ArrowRight: { x: 1, y: 0, words: "to the right" },
  ArrowLeft: { x: -1, y: 0, words: "to the left" },
  ArrowDown: { x: 0, y: 1, words: "downwards" },
  ArrowUp: { x: 0, y: -1, words: "upwards" },
};

/**
 * Lets the keyboard choose a sprite with the arrows, pick it up, nudge it and throw it.
 *
 * @param {HTMLElement} field The one tab stop.
 * @param {import("./hands.js").Hands} hands
 * @param {{nudge: number, throw: number}} keys Pixels, and pixels a second.
 * @param {(words: string) => void} say Tells what happened.
 * @param {() => void} redraw
 * @returns {{chosen: () => object | null, detach: () => void}} The sprite to ring, while the
 *   field has the keyboard's focus.
 */
export function attachKeyboard(field, hands, keys, say, redraw) {
  const bin = createBin();
  let index = 0;
  let picked = null;
  let aim = null;

  const chosen = () => hands.sprites[Math.min(index, hands.sprites.length - 1)] ?? null;
  const holding = () => picked !== null && hands.held === picked;

  function choose(next) {
    const count = hands.sprites.length;
    index = (next + count) % count;
    say(`${nameOf(chosen())}, ${index + 1} of ${count}`);
    redraw();
  }

  function pickUp() {
    picked = chosen();
    aim = null;
    hands.grab(picked);
    say(`${nameOf(picked)} picked up`);
  }

  function letGo(velocity, words) {
    hands.release(velocity);
    say(`${nameOf(picked)} ${words}`);
    picked = null;
  }

  function hurl() {
    if (!aim) return letGo({ x: 0, y: 0 }, "put down");
    letGo({ x: aim.x * keys.throw, y: aim.y * keys.throw }, `thrown ${aim.words}`);
  }

  function carryOn(key) {
    const direction = directions[key];
    if (direction) {
      aim = direction;
      hands.nudge(direction.x * keys.nudge, direction.y * keys.nudge);
    } else if (key === "Enter" || key === " ") hurl();
    else if (key === "Escape") letGo({ x: 0, y: 0 }, "dropped");
    else return false;
    return true;
  }

  function browse(key) {
    const direction = directions[key];
    if (direction) choose(index + direction.x + direction.y);
    else if (key === "Home") choose(0);
    else if (key === "End") choose(-1);
    else if (key === "Enter" || key === " ") pickUp();
    else return false;
    return true;
  }

  function press(event) {
    const modified = event.ctrlKey || event.metaKey || event.altKey;
    if (modified || event.target !== field || !hands.sprites.length) return;
    if (holding() ? carryOn(event.key) : browse(event.key)) event.preventDefault();
  }

  const seen = () => field.matches(":focus-visible");
  bin.listen(field, "keydown", press);
  bin.listen(field, "focus", () => seen() && hands.sprites.length && choose(index));
  bin.listen(field, "blur", () => {
    if (holding()) letGo({ x: 0, y: 0 }, "dropped");
    redraw();
  });
  return { chosen: () => (seen() ? chosen() : null), detach: bin.empty };
}
