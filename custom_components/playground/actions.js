import { centerOf } from "./browser/measure.js";
import { animateTap } from "./rendering/mushroomAnimation.js";

/**
 * Creates what the `data-playground-action` buttons do, by the attribute's value.
 *
 * @param {object} options
 * @param {Record<"root" | "mushroom" | "shockwave", HTMLElement>} options.elements
 * @param {() => import("./view/stage.js").Stage} options.getStage
 * @param {() => boolean} options.reducedMotion
 * @param {(run: (engine: import("./physics/engine.js").PlaygroundEngine) => void) => void}
 *   options.whileRunning Calls a function with the engine, if the simulation runs.
 */
export function createActions({ elements, getStage, reducedMotion, whileRunning }) {
  return {
    /** Pushes every sprite away from the mushroom and selects the next palette. */
    tap() {
      const { mushroom, root, shockwave } = elements;
      getStage().nextPalette();
      if (!reducedMotion()) animateTap(mushroom, shockwave);
      whileRunning((engine) => engine.forces.shockwave(centerOf(mushroom, root)));
    },
    /** Sends the sprites around the centre of the stage. */
    stir() {
      whileRunning((engine) => engine.forces.swirl());
    },
    /** Switches the lights, and starts the lightning for a while. */
    trip() {
      getStage().toggleLights();
      whileRunning((engine) => engine.startLightning());
    },
  };
}
