import { gravityFor } from "./lean.js";
import { Phone } from "./phone.js";
import { firstDown, requestSensor, watchDown } from "./sensor.js";
import { createStillness } from "./stillness.js";

/** Share of the way, per step, in which gravity follows: 0.1 s, which hides the sensor's noise. */
const EASING = 0.15;

const approach = (from, to) => ({
  x: from.x + (to.x - from.x) * EASING,
  y: from.y + (to.y - from.y) * EASING,
});

/**
 * Lets stickers slide the way the phone leans, by the gravity of the engine.
 *
 * It leans out of the pose in which it was switched on: nobody holds a phone flat, and the stage
 * has no floor, so that in a hand the stickers would fall for ever. What slides out comes in at
 * the opposite edge, and the speed limit of throws holds for it.
 *
 * It ends with `stop()`, in the background, and when the phone lies still for a minute.
 */
export class Tilt {
  #session = new AbortController(); // ends what has been started
  #isOn = false;

  /**
   * @param {import("../physics/engine.js").PlaygroundEngine} engine
   * @param {object} options
   * @param {(reason: "stopped" | "hidden" | "still") => void} [options.onEnd] Called when it was on
   *   and has ended, but not by the signal.
   * @param {AbortSignal} signal Ends it for good.
   */
  constructor(engine, { onEnd = () => {} }, signal) {
    Object.assign(this, { engine, onEnd });
    signal.addEventListener("abort", () => this.#session.abort());
  }

  /**
   * Asks for the sensor and begins. Call it in a click, and wait for nothing before: iOS does not
   * ask the visitor otherwise.
   *
   * @returns {Promise<"on" | "refused" | "unavailable" | "stopped">} Refused by the visitor or the
   *   browser, unavailable without a sensor, or stopped meanwhile.
   */
  async start() {
    this.#session.abort();
    this.#session = new AbortController();
    const { signal } = this.#session;
    if (!("DeviceOrientationEvent" in window)) return "unavailable";
    const isPermitted = await requestSensor();
    if (signal.aborted) return "stopped";
    if (!isPermitted) return "refused";
    const down = await firstDown(signal);
    if (signal.aborted) return "stopped";
    if (!down) return "unavailable";
    this.#follow(down, signal);
    return "on";
  }

  /** Ends it; gravity is what it was. */
  stop() {
    this.#end("stopped");
  }

  #end(reason) {
    const wasOn = this.#isOn;
    this.#session.abort();
    if (wasOn) this.onEnd(reason);
  }

  /** Follows the phone until the signal aborts; `down` is where down is in its pose. */
  #follow(down, signal) {
    const { engine } = this;
    const phone = new Phone(down, signal);
    const updateStillness = createStillness(down, () => this.#end("still"), signal);
    const onDown = (now) => {
      phone.down = now;
      updateStillness(now);
    };
    const usual = { x: 0, y: engine.settings.gravity };
    let gravity = usual;
    const onStep = () => {
      gravity = approach(gravity, gravityFor(phone.lean));
      engine.gravity = gravity;
    };
    const onVisibility = () => document.hidden && this.#end("hidden");
    watchDown(onDown, signal);
    engine.listen({ onStep }, signal);
    document.addEventListener("visibilitychange", onVisibility, { signal });
    this.#isOn = true;
    signal.addEventListener("abort", () => {
      this.#isOn = false;
      engine.gravity = usual;
    });
  }
}
