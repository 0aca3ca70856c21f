import { BOTTOM, LEFT, RIGHT } from "./shapes.js";
import { setVisible } from "./visibility.js";

const COUNT = 16;
const NAMESPACE = "http://www.w3.org/2000/svg";

/** Draws a hidden bubble: a disc and its highlight. */
function drawn(parent) {
  const group = document.createElementNS(NAMESPACE, "g");
  for (const name of ["disc", "gloss"]) {
    const circle = document.createElementNS(NAMESPACE, "circle");
    circle.setAttribute("class", `bubble__${name}`);
    group.append(circle);
  }
  setVisible(group, false);
  parent.append(group);
  return group;
}

/**
 * Bubbles that rise where liquid is poured in.
 *
 * @param {SVGGElement} parent
 */
export function createBubbles(parent) {
  const all = Array.from({ length: COUNT }, () => ({ element: drawn(parent), life: 0 }));
  let wait = 0;

  return {
    get still() {
      return all.every(({ life }) => life === 0);
    },
    /**
     * Starts a bubble at every fifth call, if one is free.
     * @param {number} at From 0 (left wall) to 1 (right wall).
     */
    fizz(at) {
      wait -= 1;
      const bubble = all.find(({ life }) => life === 0);
      if (wait > 0 || !bubble) return;
      wait = 5;
      bubble.life = 1;
      bubble.size = 5 + Math.random() * 9;
      bubble.x = LEFT + (at + (Math.random() - 0.5) * 0.5) * (RIGHT - LEFT);
      bubble.x = Math.min(Math.max(bubble.x, LEFT + 24), RIGHT - 24);
      bubble.y = BOTTOM - 20 - Math.random() * 90;
      bubble.turn = Math.random() * 6;
    },
    step(seconds) {
      for (const bubble of all.filter(({ life }) => life)) {
        bubble.turn += seconds * 4;
        bubble.y -= seconds * (60 + bubble.size * 9);
      }
    },
    /** @param {number} top Height of the surface, where they burst. */
    draw(top) {
      for (const bubble of all) {
        if (bubble.life && bubble.y < top + bubble.size) bubble.life = 0;
        setVisible(bubble.element, bubble.life > 0);
        if (!bubble.life) continue;
        const [disc, gloss] = bubble.element.children;
        const x = bubble.x + Math.sin(bubble.turn) * 5;
        disc.setAttribute("cx", x);
        disc.setAttribute("cy", bubble.y);
        disc.setAttribute("r", bubble.size);
        gloss.setAttribute("cx", x - bubble.size * 0.32);
        gloss.setAttribute("cy", bubble.y - bubble.size * 0.34);
        gloss.setAttribute("r", bubble.size * 0.26);
      }
    },
    clear() {
      for (const bubble of all) bubble.life = 0;
    },
  };
}
