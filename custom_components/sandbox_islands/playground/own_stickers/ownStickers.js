import { adoptStyles } from "../extras/adoptStyles.js";
import styles from "./bin.css?inline";
import { createBin, isOverBin } from "./bin.js";
import { canReadPixels, createBlueprint } from "./blueprint.js";
import { readColors } from "./colors.js";
import { StickerStore } from "./store.js";

adoptStyles(styles);

const PEELING_KEYS = ["Delete", "Backspace"];

/**
 * The stickers that a visitor has made, on the stage and in the browser: they come back at the next
 * visit, and are peeled off over a bin, or with Delete.
 */
export class OwnStickers {
  #controller;
  #onCount;
  #store = new StickerStore();
  #records = [];
  #colors = null;
  #simulation = null;
  #ending;
  #nextIndex;

  /**
   * @param {import("../controller.js").PlaygroundController} controller
   * @param {(count: number, areKept: boolean) => void} onCount Called with how many there are, and
   *   whether the browser keeps them.
   */
  constructor(controller, onCount) {
    this.#controller = controller;
    this.#onCount = onCount;
    const { sprites, collectibles } = controller.settings;
    this.#nextIndex = sprites.length + collectibles.length;
    const onKeyDown = (event) => this.#onKeyDown(event);
    const { signal } = controller;
    controller.elements.inputArea.addEventListener("keydown", onKeyDown, { signal });
  }

  /** Reads what is kept in the browser. */
  async load() {
    this.#records = await this.#store.all();
    this.#onCount(this.#records.length, !this.#store.isForThisVisit);
  }

  /** Takes what another page has kept, and takes off the stage what was peeled off there. */
  async recall() {
    const known = this.#records.map(({ id }) => id);
    await this.load();
    if (!this.#simulation || this.#ending.aborted) return;
    const { engine, running } = this.#simulation;
    const isKept = ({ own }) => this.#records.some(({ id }) => id === own);
    const gone = engine.stickers.filter(({ blueprint }) => blueprint.own && !isKept(blueprint));
    for (const sticker of gone) engine.remove(sticker);
    if (gone.length && !running) this.#simulation.draw();
    for (const record of this.#records) known.includes(record.id) || (await this.#show(record));
  }

  /**
   * Shows them on the stage of a simulation, and lets them be peeled off there.
   *
   * @param {import("../simulation.js").Simulation} simulation
   * @param {AbortSignal} signal Aborted at the end of the simulation.
   */
  async enter(simulation, signal) {
    this.#simulation = simulation;
    this.#ending = signal;
    this.#listen(simulation.engine, signal);
    for (const record of this.#records) await this.#show(record);
  }

  /**
   * Keeps a new one and puts it onto the stage.
   *
   * @param {import("./record.js").StickerRecord} record
   */
  async stick(record) {
    if (!(await this.#store.add(record))) return;
    await this.load();
    if (await this.#show(record)) this.#controller.callbacks.announce("stuck", {});
  }

  #createBlueprint(record) {
    const { settings, elements } = this.#controller;
    this.#colors ??= readColors(elements.root, settings.inks);
    return createBlueprint(record, this.#colors, settings);
  }

  /** @returns {Promise<boolean>} Whether it is on the stage now. */
  async #show(record) {
    if (!canReadPixels()) return false;
    const blueprint = await this.#createBlueprint(record).catch(() => null);
    if (!blueprint) await this.#drop(record.id);
    if (!blueprint || !this.#simulation || this.#ending.aborted) return false;
    const { running, engine } = this.#simulation;
    // What another page has kept may be on its way twice.
    if (engine.stickers.some((it) => it.blueprint.own === record.id)) return true;
    engine.add({ ...blueprint, index: this.#nextIndex }, { isGrown: !running });
    this.#nextIndex += 1;
    if (!running) this.#simulation.draw();
    return true;
  }

  async #peel(sticker) {
    const { engine, running } = this.#simulation;
    engine.remove(sticker);
    if (!running) this.#simulation.draw();
    this.#controller.callbacks.announce("peeled", { sticker: sticker.label });
    await this.#drop(sticker.blueprint.own);
  }

  /** Takes one out of what is kept: it was peeled off, or nothing of it can be seen. */
  async #drop(id) {
    await this.#store.remove(id);
    await this.load();
  }

  /** Paints them in the colours that the page has now, where these are others. */
  async #repaint() {
    const before = JSON.stringify(this.#colors);
    const { elements, settings } = this.#controller;
    this.#colors = readColors(elements.root, settings.inks);
    if (JSON.stringify(this.#colors) === before) return;
    const { engine, renderer } = this.#simulation;
    const own = engine.stickers.filter(({ blueprint }) => blueprint.own);
    for (const { blueprint } of own) {
      const record = this.#records.find(({ id }) => id === blueprint.own);
      const painted = record && (await this.#createBlueprint(record));
      if (!painted || this.#ending.aborted) continue;
      renderer.rasters.delete(blueprint.picture);
      blueprint.picture = painted.picture;
    }
    if (!this.#simulation.running) this.#simulation.draw();
  }

  #onKeyDown(event) {
    const sticker = this.#controller.keyboard.selected;
    if (event.repeat || !sticker?.blueprint.own || !PEELING_KEYS.includes(event.key)) return;
    event.preventDefault();
    this.#peel(sticker);
  }

  /** Follows the page's colours, and shows the bin while one of them is held. */
  #listen(engine, signal) {
    const bin = createBin(this.#controller.elements.root);
    const update = () => {
      const held = engine.held.filter(({ blueprint }) => blueprint.own);
      const isOver = held.some((sticker) => isOverBin(bin, engine.drags.of(sticker).point));
      bin.toggleAttribute("data-shown", held.length > 0);
      bin.toggleAttribute("data-over", isOver);
    };
    const callbacks = {
      onColorScheme: () => this.#repaint(),
      onHeldChange: update,
      onHeldMove: update,
      onReleased: (sticker, point) => {
        if (sticker.blueprint.own && isOverBin(bin, point)) this.#peel(sticker);
      },
    };
    engine.listen(callbacks, signal);
    signal.addEventListener("abort", () => bin.remove());
  }
}
