import { centerOf } from "./browser/measure.js";

const easeOutBack = "cubic-bezier(.34, 1.56, .64, 1)";

/** Expands a ring, and squashes the mascot above it, if there is one. */
function animateTap(shockwave, mascot) {
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

/**
 * Creates what the `data-playground-action` buttons do, by the attribute's value.
 *
 * @param {import("./controller.js").PlaygroundController} controller
 */
export function createActions(controller) {
  return {
    /**
     * Pushes every sticker away from the mascot, or from the centre of the stage where there is
     * none, and selects the next palette.
     */
    tap() {
      const { mascot, root, shockwave } = controller.elements;
      controller.stage.nextPalette();
      if (!controller.reducedMotion) animateTap(shockwave, mascot);
      controller.whileRunning((engine) => engine.forces.shockwave(centerOf(mascot ?? root, root)));
    },
    /** Sends the stickers around the centre of the stage; `forces.stir` is what the pointer does. */
    stir() {
      controller.whileRunning((engine) => engine.forces.swirl());
    },
    /** Switches the lights, and starts the lightning for a while. */
    trip() {
      controller.stage.toggleLights();
      controller.whileRunning((engine) => engine.lightning.start());
    },
  };
}
