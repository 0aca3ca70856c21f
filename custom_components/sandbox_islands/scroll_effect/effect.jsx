import { gsap, useGSAP } from "../motion/gsap.js";

/**
 * Parallax: words and picture lag behind the page, each by its own `data-drift` in pixels.
 * @param {HTMLElement} section
 * @param {number} refreshPriority Order in which scroll positions are measured; higher is earlier.
 */
function drift(section, refreshPriority) {
  gsap.to(section.querySelectorAll("[data-drift]"), {
    y: (_, element) => Number(element.dataset.drift),
    ease: "none",
    scrollTrigger: { trigger: section, start: "top top", end: "bottom top", scrub: true, refreshPriority },
  });
}

/**
 * Scrolls a picture, taller than its pinned frame, from its top to its bottom.
 * @param {HTMLElement} section
 * @param {number} refreshPriority
 */
function pin(section, refreshPriority) {
  const frame = section.querySelector(".pinned__frame");
  const picture = frame.querySelector("img");
  gsap.matchMedia().add("(min-width: 768px) and (min-aspect-ratio: 4/3)", () => {
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

// Each animates one kind of section. They run inside a gsap context, which reverts them.
const effects = { drift, pin };

/**
 * Runs a scroll effect while it is mounted; renders nothing.
 *
 * @param {object} props
 * @param {{current: HTMLElement}} props.anchor An element inside the section.
 * @param {string} props.effect Name of one of the effects above.
 * @param {number} props.refreshPriority
 */
export default function Effect({ anchor, effect, refreshPriority }) {
  useGSAP(() => effects[effect](anchor.current.closest("section"), refreshPriority));
  return null;
}
