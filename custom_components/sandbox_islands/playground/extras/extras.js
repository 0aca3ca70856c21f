import { Remembered } from "./remembered.js";
import { SoundSwitch } from "./soundSwitch.js";
import { isTiltLikely, TiltSwitch } from "./tiltSwitch.js";

/** The words that tell what has become of a picture. */
const PICTURE_WORDS = { downloaded: "pictureSaved", shared: "pictureShared" };

/**
 * What visitors can do beyond playing: make stickers, take a picture, tilt, hear sounds. Each
 * part is loaded when it is first asked for.
 *
 * @typedef {object} ExtrasState What the menu shows.
 * @property {boolean} sound
 * @property {boolean} tilt
 * @property {number} stickers How many stickers of the visitor's own there are.
 * @property {string | null} message Name of the words that answer what was asked for last.
 */
export class Extras {
  #controller;
  #simulation = null;
  #parts = new AbortController(); // of one simulation
  #remembered;
  #sound;
  #tilt = new TiltSwitch((message) => this.#change({ message }));
  #ownStickers = null;
  #loadingOwnStickers = null;
  #subscribers = new Set();

  /** @type {ExtrasState} Another object whenever something in it has changed. */
  state = { sound: false, tilt: false, stickers: 0, message: null };

  /** @param {import("../controller.js").PlaygroundController} controller */
  constructor(controller) {
    this.#controller = controller;
    this.#remembered = new Remembered(controller.settings.storageKey);
    this.#sound = new SoundSwitch(this.#remembered);
    controller.signal.addEventListener("abort", () => this.#follow(null));
    this.update();
    this.recall();
  }

  /** Takes what is kept in the browser, which another page may have changed. */
  recall() {
    const { stickers } = this.#remembered.values;
    if (this.offers("sound")) this.#sound.recall().catch(warn);
    if (this.#ownStickers) this.#ownStickers.recall().catch(warn);
    else if (stickers && this.offers("draw")) this.#loadOwnStickers().catch(warn);
    this.#change({});
  }

  /** Calls a function whenever the state has changed; what is returned ends that. */
  subscribe = (onChange) => {
    this.#subscribers.add(onChange);
    return () => this.#subscribers.delete(onChange);
  };

  /** Whether the owner offers a part, and this visitor can have it. */
  offers(name) {
    const { settings, reducedMotion } = this.#controller;
    return settings.extras[name] && (name !== "tilt" || (isTiltLikely() && !reducedMotion));
  }

  /** Follows the controller: its simulation is another one, or was paused or continued. */
  update() {
    const { simulation } = this.#controller;
    if (simulation !== this.#simulation) this.#follow(simulation);
    this.#sound.update();
  }

  /**
   * Loads the sensor and the sounds, which have to answer within the click that asks for them, and
   * what they belong to.
   */
  async prepare() {
    await Promise.all([
      this.offers("sound") && this.#sound.load(),
      this.offers("tilt") && this.#tilt.load(),
      this.#controller.phase === "loading" && this.#controller.load(),
    ]);
  }

  /** Switches sounds on or off, for this visit and the next ones; called in a click. */
  toggleSound() {
    this.#change({ message: this.#sound.toggle() });
  }

  /** Lets the stickers slide the way the phone leans, or ends that; called in a click. */
  async toggleTilt() {
    this.#change({ message: null });
    await this.#tilt.toggle();
    this.#change({});
  }

  /** Saves or shares a picture of the stage as it is now; called in a click. */
  takePicture() {
    return this.#ask(async () => {
      const { takePicture } = await import("../picture/picture.js");
      const { elements, stage } = this.#controller;
      const answer = await takePicture({
        engine: this.#simulation?.engine ?? null,
        root: elements.root,
        stage: stage.element,
        lettering: stage.element.querySelector("h1, h2") ?? elements.root,
        ...addressOfPage(),
      });
      return PICTURE_WORDS[answer];
    }, "pictureFailed");
  }

  /**
   * Loads the sheet to draw on, and the stickers that were made before.
   *
   * @returns {Promise<import("react").ComponentType | null>} Null where it could not be loaded.
   */
  async loadDrawSheet() {
    let sheet = null;
    await this.#ask(async () => {
      [sheet] = await Promise.all([
        import("../own_stickers/drawSheet.jsx"),
        this.#loadOwnStickers(),
      ]);
    });
    return sheet?.default ?? null;
  }

  /** Puts a new sticker onto the stage, and keeps it. */
  stick(record) {
    return this.#ask(() => this.#ownStickers.stick(record));
  }

  #change(values) {
    const { isOn: sound } = this.#sound;
    const { isOn: tilt } = this.#tilt;
    this.state = { ...this.state, ...values, sound, tilt };
    for (const onChange of this.#subscribers) onChange();
  }

  /** Does what was asked for; the menu shows the words that answer, or those for a failure. */
  async #ask(answer, failed = "failed") {
    this.#change({ message: null });
    try {
      this.#change({ message: (await answer()) ?? null });
    } catch (error) {
      warn(error);
      this.#change({ message: failed });
    }
  }

  /** Starts anew what belongs to a simulation. */
  #follow(simulation) {
    this.#parts.abort();
    this.#parts = new AbortController();
    this.#simulation = simulation;
    if (this.offers("sound")) this.#sound.follow(simulation).catch(warn);
    this.#tilt.follow(simulation, this.#parts.signal);
    this.#change({});
    if (simulation) this.#ownStickers?.enter(simulation, this.#parts.signal).catch(warn);
  }

  #loadOwnStickers() {
    this.#loadingOwnStickers ??= this.#createOwnStickers().catch((error) => {
      this.#loadingOwnStickers = null;
      throw error;
    });
    return this.#loadingOwnStickers;
  }

  async #createOwnStickers() {
    const { OwnStickers } = await import("../own_stickers/ownStickers.js");
    const onCount = (stickers, areKept) => {
      if (areKept) this.#remembered.keep({ stickers });
      this.#change({ stickers });
    };
    const ownStickers = new OwnStickers(this.#controller, onCount);
    await ownStickers.load();
    if (this.#controller.phase === "still") await this.#controller.loadStill();
    this.#ownStickers = ownStickers;
    if (this.#simulation) await ownStickers.enter(this.#simulation, this.#parts.signal);
  }
}

/** The page's address without its protocol, and a name of a file that is made of it. */
function addressOfPage() {
  const canonical = document.querySelector('link[rel="canonical"]')?.href;
  const { host, pathname } = new URL(canonical ?? location.href);
  const address = (host + pathname).replace(/\/$/, "");
  return { address, name: address.replace(/[^\w.-]+/g, "-") };
}

/** A part that cannot be loaded is left out. */
function warn(error) {
  console.warn("playground:", error);
}
