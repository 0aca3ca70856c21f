/** Degrees of leaning that have no effect: a hand that is kept still moves by one or two. */
const DEAD_ZONE = 3;

/** Degrees of leaning from which on gravity is strongest: with more, the screen is hard to look at. */
const FULL_LEAN = 25;

/** Strongest gravity in px/s per second: a sticker falls through a phone's screen in 1.4 s. */
const STRONGEST = 900;

/** Share of the way, per step, in which gravity follows: 0.1 s, which hides the sensor's noise. */
const EASING = 0.15;

/** Milliseconds in which a sensor, if there is one, has reported: phones take less than 300. */
const TIMEOUT = 1500;

/** Gravity on one axis, in px/s per second, for degrees of leaning: it grows from the dead zone on. */
export function gravityFor(degrees) {
  const lean = Math.min(Math.max(degrees, -FULL_LEAN), FULL_LEAN);
  const felt = Math.sign(lean) * Math.max(Math.abs(lean) - DEAD_ZONE, 0);
  return (felt / (FULL_LEAN - DEAD_ZONE)) * STRONGEST;
}

/** Turns angles of the phone into those of what it shows, which may be turned on it. */
function onScreen({ beta, gamma }) {
  const turn = (screen.orientation.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: gamma * cos + beta * sin, y: beta * cos - gamma * sin };
}

/**
 * Asks for the sensor where that needs a permission, as on iOS. Call it in a click, and wait for
 * nothing before: the visitor is not asked otherwise.
 */
async function isPermitted() {
  try {
    const answer = await DeviceOrientationEvent.requestPermission?.();
    return answer === undefined || answer === "granted";
  } catch {
    return false; // it was not called in a click
  }
}

/**
 * Lets stickers slide the way the phone leans, by the gravity of the engine: its angles less those
 * at the start, since nobody holds a phone flat. Where what it shows turns, it starts anew.
 *
 * It ends with `stop()`, and when the page is hidden.
 */
export class Tilt {
  #session = new AbortController(); // ends what has been started
  #isOn = false;

  /**
   * @param {import("../physics/engine.js").PlaygroundEngine} engine
   * @param {object} options
   * @param {(reason: "stopped" | "hidden") => void} [options.onEnd] Called when it was on and has
   *   ended, but not by the signal.
   * @param {AbortSignal} signal Ends it for good.
   */
  constructor(engine, { onEnd = () => {} }, signal) {
    Object.assign(this, { engine, onEnd });
    signal.addEventListener("abort", () => this.#session.abort());
  }

  /**
   * Asks for the sensor and begins; called in a click.
   *
   * @returns {Promise<"on" | "refused" | "unavailable" | "stopped">} Refused by the visitor or the
   *   browser, unavailable without a sensor, or stopped meanwhile.
   */
  async start() {
    this.#session.abort();
    this.#session = new AbortController();
    const { signal } = this.#session;
    if (!("DeviceOrientationEvent" in window)) return "unavailable";
    const mayBegin = await isPermitted();
    if (signal.aborted) return "stopped";
    if (!mayBegin) return "refused";
    const hasReported = await this.#follow(signal);
    if (signal.aborted) return "stopped";
    if (!hasReported) this.#session.abort();
    this.#isOn = hasReported;
    return hasReported ? "on" : "unavailable";
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

  /** Follows the sensor until the signal aborts; resolves with whether there is one. */
  #follow(signal) {
    const { engine } = this;
    const usual = { x: 0, y: engine.settings.gravity };
    let start = null;
    let target = usual;
    let gravity = usual;

    const onStep = () => {
      const follow = (axis) => gravity[axis] + (target[axis] - gravity[axis]) * EASING;
      gravity = { x: follow("x"), y: follow("y") };
      engine.gravity = gravity;
    };
    engine.listen({ onStep }, signal);
    const onVisibility = () => document.hidden && this.#end("hidden");
    document.addEventListener("visibilitychange", onVisibility, { signal });
    screen.orientation.addEventListener("change", () => (start = null), { signal });
    signal.addEventListener("abort", () => {
      this.#isOn = false;
      engine.gravity = usual;
    });

    return new Promise((resolve) => {
      const timer = setTimeout(resolve, TIMEOUT, false);
      signal.addEventListener("abort", () => resolve(clearTimeout(timer)));
      const onOrientation = (event) => {
        // A computer without a sensor sends one event without angles.
        if (event.beta === null || event.gamma === null) return;
        const now = onScreen(event);
        start ??= now;
        target = { x: gravityFor(now.x - start.x), y: gravityFor(now.y - start.y) };
        clearTimeout(timer);
        resolve(true);
      };
      window.addEventListener("deviceorientation", onOrientation, { signal });
    });
  }
}
