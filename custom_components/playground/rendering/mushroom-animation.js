const peel = "cubic-bezier(.34, 1.56, .64, 1)";

/**
 * Squashes the mushroom and sends a ring out from under it.
 *
 * @param {HTMLElement} cap
 * @param {HTMLElement} ring
 */
export function squash(cap, ring) {
  cap.animate(
    [
      { scale: "1 1", easing: "cubic-bezier(.36, 0, .66, -.2)" },
      { scale: "1.08 .82", offset: 0.2, easing: peel },
      { scale: ".97 1.04", offset: 0.55, easing: "ease-in-out" },
      { scale: "1 1" },
    ],
    { duration: 600 },
  );
  ring.animate(
    [
      { scale: 0.2, opacity: 1 },
      { scale: 1, opacity: 0 },
    ],
    { duration: 700, easing: "cubic-bezier(.22, 1, .36, 1)" },
  );
}

/** The middle of an element, seen from the corner of another. */
export function middleOf(element, origin) {
  const box = element.getBoundingClientRect();
  const { left, top } = origin.getBoundingClientRect();
  return { x: box.left + box.width / 2 - left, y: box.top + box.height / 2 - top };
}
