/** The words that tell a visitor why nothing slides, by what has ended or kept it. */
const WORDS = {
  refused: "tiltRefused",
  unavailable: "tiltUnavailable",
  hidden: "tiltEnded",
};

/** True on what can probably be tilted: there are orientation events and a finger as pointer. */
export const isTiltLikely = () =>
  "DeviceOrientationEvent" in window && matchMedia("(pointer: coarse)").matches;

/** Has the stickers slide the way the phone leans, and ends that. */
export class TiltSwitch {
  #Tilt = null;
  #engine = null;
  #tilt = null;
  #signal;
  #onEnd;

  isOn = false;

  /** @param {(word: string | null) => void} onEnd Called when it is off, with words that say why. */
  constructor(onEnd) {
    this.#onEnd = onEnd;
  }

  /** Loads the sensor, which `toggle()` needs: phones ask their owner within the click alone. */
  async load() {
    const { Tilt } = await import("../tilt/tilt.js");
    this.#Tilt = Tilt;
  }

  /**
   * @param {import("../simulation.js").Simulation | null} simulation What slides from now on.
   * @param {AbortSignal} signal Aborted at its end.
   */
  follow(simulation, signal) {
    this.#signal = signal;
    this.#engine = simulation?.engine;
    this.#tilt = null;
    this.isOn = false;
  }

  /** Switches it on or off; called in a click. */
  async toggle() {
    if (this.isOn) return this.#tilt.stop();
    if (!this.#engine) return;
    const onEnd = (reason) => this.#end(reason);
    this.#tilt ??= new this.#Tilt(this.#engine, { onEnd }, this.#signal);
    const answer = await this.#tilt.start();
    this.isOn = answer === "on";
    if (!this.isOn) this.#end(answer);
  }

  #end(reason) {
    this.isOn = false;
    this.#onEnd(WORDS[reason] ?? null);
  }
}
