import { createBubbles } from "./bubbles.js";
import { LEFT, MOUTH, RIGHT, drips, layers, puddle, stream, surfaceAt } from "./shapes.js";
import { setVisible } from "./visibility.js";
import { FULL, MAX_SPILT } from "./vessel.js";

const FALL = 1500; // units of the drawing a second
const AIM = { min: 225, max: 455, rest: 425 };
const UPRIGHT = -14;
const TILTED = -115;

/**
 * Draws a vessel: bottle, stream, waves, drips, bubbles and the sticker that floats on top.
 *
 * @param {SVGSVGElement} svg
 * @param {ReturnType<import("./vessel.js").createVessel>} vessel
 * @param {ReturnType<import("./surface.js").createSurface>} surface
 */
export function createScene(svg, vessel, surface) {
  const part = Object.fromEntries(
    [...svg.querySelectorAll("[data-part]")].map((element) => [element.dataset.part, element]),
  );
  const bubbles = createBubbles(part.bubbles);
  const top = () => surfaceAt(vessel.level / FULL);
  let goal = AIM.rest;
  let x = AIM.rest;
  let tilt = UPRIGHT;
  let head = MOUTH.y;
  let tail = MOUTH.y;
  let phase = 0;
  let lean = 0;

  const open = () => tilt < TILTED + 22 && vessel.pouring;
  const landing = () => Math.min(Math.max((x - 30 - LEFT) / (RIGHT - LEFT), 0.05), 0.95);

  function pour(seconds) {
    if (open()) tail = MOUTH.y;
    else tail = Math.min(tail + FALL * seconds, top());
    head = open() || head > tail ? Math.min(head + FALL * seconds, top()) : MOUTH.y;
    if (tail >= head) head = tail = MOUTH.y;
    if (head >= top() - 1 && head > tail) surface.push(landing(), 1 + Math.random() * 1.4);
    else return;
    bubbles.fizz(landing());
  }

  function floats() {
    const at = 0.36;
    const i = Math.round(at * (surface.heights.length - 1));
    const slope = surface.heights[i + 3] - surface.heights[i - 3];
    lean += (slope * 1.4 - lean) * 0.12;
    return [LEFT + at * (RIGHT - LEFT), top() + surface.heights[i], lean - 6];
  }

  return {
    get still() {
      const upright = Math.abs(tilt - UPRIGHT) < 0.5 && Math.abs(goal - x) < 0.5;
      return upright && head === tail && surface.still && bubbles.still;
    },
    /** Moves the bottle over a horizontal position in the window, in pixels. */
    aim(clientX) {
      const { a, e } = svg.getScreenCTM();
      goal = Math.min(Math.max((clientX - e) / a + 30, AIM.min), AIM.max);
    },
    step(seconds, reducedMotion) {
      const angle = vessel.pouring ? TILTED : UPRIGHT;
      const ease = reducedMotion ? 1 : 0.14;
      tilt += (angle - tilt) * ease;
      x += (goal - x) * ease;
      if (reducedMotion) {
        surface.flatten();
        bubbles.clear();
        [tail, head] = [MOUTH.y, vessel.pouring ? top() : MOUTH.y];
        return;
      }
      pour(seconds);
      surface.step();
      bubbles.step(seconds);
      if (!surface.still) phase += seconds * 1.3;
    },
    draw() {
      const spilt = Math.sqrt(vessel.spilt / MAX_SPILT);
      const wet = layers(surface.heights, top(), phase, spilt);
      for (const name of Object.keys(wet)) part[name].setAttribute("d", wet[name]);
      setVisible(part.spill, spilt > 0);
      setVisible(part.puddle, spilt > 0);
      for (const path of part.spill.querySelectorAll("path")) path.setAttribute("d", drips(spilt));
      for (const path of part.puddle.querySelectorAll("path")) path.setAttribute("d", puddle(spilt));
      const falling = stream(x, tail, Math.max(head, tail));
      for (const path of part.stream.children) path.setAttribute("d", falling);
      part.bottle.setAttribute("transform", `translate(${x + 95} 20) rotate(${tilt})`);
      const [floatX, floatY, turn] = floats();
      part.float.setAttribute("transform", `translate(${floatX} ${floatY - 36 * Math.min(spilt * 3, 1)}) rotate(${turn})`);
      bubbles.draw(top());
    },
  };
}
