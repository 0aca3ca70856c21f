import { InputController } from "./inputController.js";
import { KeyboardInput } from "./keyboard.js";
import { PointerInput } from "./pointer.js";

/**
 * Lets pointer and keyboard control the simulation, as soon as there is one.
 *
 * @param {object} options
 * @param {HTMLElement} options.area The element that takes pointer and keyboard events.
 * @param {() => import("../simulation.js").Simulation | null} options.getSimulation
 * @param {{nudgeDistance: number, throwSpeed: number}} options.settings Of the keyboard.
 * @param {(word: string, values: object) => void} options.announce Tells screen readers what happened.
 * @returns {{keyboard: KeyboardInput, destroy: () => void}}
 */
export function attachInput({ area, getSimulation, settings, announce }) {
  const getEngine = () => getSimulation()?.engine ?? null;
  const isRunning = () => Boolean(getSimulation()?.running);
  const redraw = () => isRunning() || getSimulation()?.draw();
  const controller = new InputController(getEngine, isRunning, redraw);
  const keyboard = new KeyboardInput(area, controller, settings, announce);
  const pointer = new PointerInput(area, controller);
  return {
    keyboard,
    destroy() {
      pointer.destroy();
      keyboard.destroy();
    },
  };
}
