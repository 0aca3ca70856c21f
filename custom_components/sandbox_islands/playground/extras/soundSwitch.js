import { onFirstGesture } from "../sound/firstGesture.js";

/**
 * Switches the sounds on and off, and remembers that for the next visit.
 *
 * Browsers let sounds begin in a gesture alone: those of a switch that was on before begin in the
 * visitor's next one.
 */
export class SoundSwitch {
  #remembered;
  #Sound = null;
  #simulation = null;
  #sound = null;
  #silence = new AbortController();

  /** @param {import("./remembered.js").Remembered} remembered */
  constructor(remembered) {
    this.#remembered = remembered;
    this.isOn = Boolean(remembered.values.sound);
  }

  /** Loads the sounds, which `toggle()` needs. */
  async load() {
    const { Sound } = await import("../sound/sound.js");
    this.#Sound = Sound;
  }

  /** @param {import("../simulation.js").Simulation | null} simulation What is heard from now on. */
  async follow(simulation) {
    this.#stop();
    this.#simulation = simulation;
    if (!simulation || !this.isOn) return;
    const { signal } = this.#silence;
    await this.load();
    if (!signal.aborted) onFirstGesture(() => this.#start(), signal);
  }

  /** Is on or off as another page has left it. */
  async recall() {
    const isOn = Boolean(this.#remembered.values.sound);
    if (isOn === this.isOn) return;
    this.isOn = isOn;
    await this.follow(this.#simulation);
  }

  /** Is silent while the simulation does not run. */
  update() {
    this.#sound?.setActive(this.#simulation.running);
  }

  /**
   * Switches the sounds on or off; called in a click.
   *
   * @returns {string | null} Name of the words that tell why it stays silent.
   */
  toggle() {
    this.isOn = !this.isOn;
    this.#stop();
    const answer = this.isOn ? this.#start() : null;
    this.#sound?.pop();
    this.#remembered.keep({ sound: this.isOn });
    return answer;
  }

  #start() {
    if (!this.#simulation) return null; // it begins with the simulation
    this.#sound = new this.#Sound(this.#simulation.engine, {}, this.#silence.signal);
    this.update();
    this.isOn = this.#sound.start();
    return this.isOn ? null : "soundUnavailable";
  }

  #stop() {
    this.#silence.abort();
    this.#silence = new AbortController();
    this.#sound = null;
  }
}
