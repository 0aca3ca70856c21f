// Each plot moves one kind of section. They run inside a gsap context, which undoes them.
import { gsap } from "../motion/gsap.js";

/**
 * Words and picture leave more slowly than the page, each by its own `data-drift` in pixels.
 * @param {HTMLElement} section
 * @param {number} refreshPriority Order of measuring; higher is earlier.
 */
export function hero(section, refreshPriority) {
  gsap.to(section.querySelectorAll("[data-drift]"), {
    y: (_, part) => Number(part.dataset.drift),
    ease: "none",
    scrollTrigger: { trigger: section, start: "top top", end: "bottom top", scrub: true, refreshPriority },
  });
}

/**
 * The picture, taller than its pinned frame, is seen from its top to its foot.
 * @param {HTMLElement} section
 * @param {number} refreshPriority
 */
export function pinned(section, refreshPriority) {
  const frame = section.querySelector(".pinned__frame");
  const picture = frame.querySelector("img");
  gsap.matchMedia().add("(min-width: 768px)", () => {
    gsap.to(picture, {
      y: () => frame.offsetHeight - picture.offsetHeight,
      ease: "none",
      scrollTrigger: {
        trigger: section,
        start: "top bottom",
        end: "bottom top",
        scrub: true,
        invalidateOnRefresh: true,
        refreshPriority,
      },
    });
  });
}

/**
 * Marks fade in one after the other when scrolled to; those that are seen already stay.
 * @param {HTMLElement} section
 * @param {number} refreshPriority
 */
export function logos(section, refreshPriority) {
  const grid = section.querySelector(".logos");
  if (grid.getBoundingClientRect().top < innerHeight) return;
  gsap.from(grid.querySelectorAll("li > :first-child"), {
    opacity: 0,
    duration: 0.6,
    stagger: 0.15,
    scrollTrigger: { trigger: grid, start: "top 85%", once: true, refreshPriority },
  });
}
