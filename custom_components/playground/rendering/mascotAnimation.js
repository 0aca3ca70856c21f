const easeOutBack = "cubic-bezier(.34, 1.56, .64, 1)";

/**
 * Expands a ring, and squashes the mascot above it.
 *
 * @param {HTMLElement} shockwave
 * @param {HTMLElement} [mascot] If there is one.
 */
export function animateTap(shockwave, mascot) {
  mascot?.animate(
    [
      { scale: "1 1", easing: "cubic-bezier(.36, 0, .66, -.2)" },
      { scale: "1.08 .82", offset: 0.2, easing: easeOutBack },
      { scale: ".97 1.04", offset: 0.55, easing: "ease-in-out" },
      { scale: "1 1" },
    ],
    { duration: 600 },
  );
  shockwave.animate(
    [
      { scale: 0.2, opacity: 1 },
      { scale: 1, opacity: 0 },
    ],
    { duration: 700, easing: "cubic-bezier(.22, 1, .36, 1)" },
  );
}
