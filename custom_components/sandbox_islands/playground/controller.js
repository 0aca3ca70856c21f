import { createActions } from "./actions.js";
import { arrangeStills } from "./browser/arrangeStills.js";
import { whenIdle } from "./browser/frames.js";
import { watchResize } from "./browser/resize.js";
import { watchVisibility } from "./browser/visibility.js";
import { InputController } from "./input/inputController.js";
import { KeyboardInput } from "./input/keyboard.js";
import { PointerInput } from "./input/pointer.js";
import { collectedSpecs } from "./stickers/collected.js";
import { loadAssets, loadBlueprint } from "./stickers/loadAssets.js";
import { DomState } from "./view/domState.js";
import { Stage } from "./view/stage.js";

/** Whether a browser has something in its storage; false where it keeps nothing. */
function isStored(key) {
  try {
    return key in localStorage;
  } catch {
    return false;
  }
}

/** Whether a list of stickers has the one of an index. */
const isIn = (list, { index }) => list.some((other) => other.index === index);

/**
 * The playground on a page: decides when to load, run and pause, and cleans up.
 */
export class PlaygroundController {
  #abort = new AbortController();
  #reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  #simulation = null;
  #extras = null;
  #loading = null;
  #visible = false;
  #shouldRun = false;

  /**
   * @param {Partial<Record<"root" | "canvas" | "boltLayer" | "sources" | "inputArea" | "focusRing" | "mascot"
   *   | "shockwave", HTMLElement>>} elements Without stickers there is no canvas, input area or
   *   focus ring; `sources` gets the pictures that are drawn on the canvas.
   * @param {typeof import("./defaults.js").defaults} settings
   * @param {object} callbacks
   * @param {(phase: "loading" | "running" | "paused" | "still") => void} callbacks.onPhaseChange
   * @param {(word: string, values: object) => void} callbacks.announce Tells screen readers what happened.
   */
  constructor(elements, settings, callbacks) {
    this.elements = elements;
    this.settings = settings;
    this.callbacks = callbacks;
    this.domState = new DomState(elements.root, elements.focusRing);
    this.stage = new Stage(elements.root, settings.paletteCount, createActions(this), this.signal);
    if (settings.sprites.length) {
      if (!("arranged" in elements.root.dataset)) this.#arrangeStills();
      // Until something moves, pictures are arranged again beside what a new layout has in front.
      const onResizeEnd = () => this.#simulation || this.#arrangeStills();
      watchResize(elements.inputArea, () => {}, onResizeEnd, this.signal);
      this.#shouldRun = !this.reducedMotion;
      this.keyboard = this.#createKeyboard();
      this.#loadExtrasWhenUsed();
      this.#followCollection();
    }
    const onVisibility = (visible) => {
      this.#visible = visible;
      this.#update();
    };
    const pauseIfReduced = ({ matches }) => matches && this.#setShouldRun(false);
    const { signal } = this.#abort;
    watchVisibility(elements.root, onVisibility, () => this.destroy(), signal);
    this.#reducedMotion.addEventListener("change", pauseIfReduced, { signal });
    this.#update();
  }

  /** The running or paused simulation, or null. */
  get simulation() {
    return this.#simulation;
  }

  get reducedMotion() {
    return this.#reducedMotion.matches;
  }

  /** @returns {"loading" | "running" | "paused" | "still"} */
  get phase() {
    if (!this.#simulation) return this.#shouldRun ? "loading" : "still";
    return this.#shouldRun ? "running" : "paused";
  }

  /** Aborted when the playground is destroyed. */
  get signal() {
    return this.#abort.signal;
  }

  /**
   * Loads what visitors can ask for beyond playing.
   *
   * @returns {Promise<import("./extras/extras.js").Extras>} Always the same.
   */
  async loadExtras() {
    const { Extras } = await import("./extras/extras.js");
    this.#extras ??= new Extras(this);
    return this.#extras;
  }

  /** Loads the simulation, unless there is one; where nothing may move, it stays paused. */
  load() {
    this.#loading ??= this.#simulation ? null : this.#load();
    return this.#loading;
  }

  /** Loads the simulation where nothing may move: all stickers lie on the stage at once. */
  async loadStill() {
    await this.load();
    this.#simulation?.engine.addQueued();
    this.#simulation?.draw();
  }

  /** Calls a function with the engine, if the simulation runs. */
  whileRunning(run) {
    if (this.#simulation?.running) run(this.#simulation.engine);
  }

  /** Pauses, or continues. */
  toggle() {
    this.#setShouldRun(!this.#shouldRun);
  }

  /** Gives every sticker a random push. */
  shake() {
    this.whileRunning((engine) => engine.forces.shake());
  }

  /**
   * Shows the stickers at rest again; then they appear one by one as at the beginning. Where nothing
   * moves, all lie on the stage, so that they can be taken.
   */
  reset() {
    this.stage.reset();
    this.domState.reset();
    this.#arrangeStills();
    if (!this.#simulation) return;
    this.#simulation.engine.reset();
    if (!this.#shouldRun) this.#simulation.engine.addQueued();
    this.#simulation.draw();
    this.#update();
  }

  /** Cancels downloads, stops the simulation and removes every listener. */
  destroy() {
    this.#abort.abort();
    this.#destroySimulation();
  }

  #arrangeStills() {
    arrangeStills(this.elements.root, this.settings);
  }

  /** Lets pointer and keyboard control the simulation, as soon as there is one. */
  #createKeyboard() {
    const { inputArea } = this.elements;
    const { signal } = this;
    const input = new InputController(() => this.#simulation);
    new PointerInput(inputArea, input, signal);
    const { announce } = this.callbacks;
    return new KeyboardInput(inputArea, input, this.settings.keyboard, announce, signal);
  }

  /**
   * Loads the extras for a visitor who has switched on or made something before, also in another
   * page: one in another tab, or one from which the visitor comes back.
   */
  #loadExtrasWhenUsed() {
    const { storageKey } = this.settings;
    const { signal } = this.#abort;
    const load = () => this.loadExtras().catch((error) => console.warn("playground:", error));
    const recall = () => {
      if (this.#extras) this.#extras.recall();
      else if (isStored(storageKey)) whenIdle(load, signal);
    };
    recall();
    this.#onStored(storageKey, recall);
  }

  /** Shows what a visitor has collected, also where nothing may move, and follows other pages. */
  #followCollection() {
    this.#updateCollected();
    this.#onStored(this.settings.collectionKey, () => this.#updateCollected());
  }

  /** Calls a function when another page may have changed what the browser keeps. */
  #onStored(storageKey, recall) {
    const { signal } = this;
    window.addEventListener("storage", ({ key }) => key === storageKey && recall(), { signal });
    window.addEventListener("pageshow", ({ persisted }) => persisted && recall(), { signal });
  }

  /** Takes off the stage what was given back, and puts what is new into the queue. */
  async #updateCollected() {
    const { settings, signal } = this;
    const specs = collectedSpecs(settings);
    if (!this.#simulation) {
      if (this.phase === "still" && specs.length) whenIdle(() => this.loadStill(), signal);
      return;
    }
    const simulation = this.#simulation;
    const { engine } = simulation;
    const isGone = (blueprint) => blueprint.isCollected && !isIn(specs, blueprint);
    for (const sticker of engine.stickers) isGone(sticker.blueprint) && engine.remove(sticker);
    engine.manager.queue = engine.manager.queue.filter((blueprint) => !isGone(blueprint));
    if (!this.#shouldRun) simulation.draw();
    for (const spec of specs) {
      if (isIn(engine.blueprints, spec)) continue;
      this.#enqueue(await loadBlueprint(spec, signal, this.elements.sources), simulation);
    }
  }

  /**
   * Puts a sticker that has loaded into the queue, unless it was given back or has come otherwise
   * meanwhile, or the simulation has ended. Without a picture it is null.
   */
  #enqueue(blueprint, simulation) {
    const { engine } = simulation;
    if (!blueprint || this.#simulation !== simulation || isIn(engine.blueprints, blueprint)) return;
    const { isCollected } = blueprint;
    if (isCollected && !isIn(collectedSpecs(this.settings), blueprint)) return;
    engine.enqueue(blueprint);
    // It has no picture on the page, unlike those that belong to the page.
    if (isCollected && !this.#shouldRun) this.loadStill();
  }

  #setShouldRun(shouldRun) {
    this.#shouldRun = shouldRun;
    this.#update();
  }

  /** Loads, runs or pauses according to `#shouldRun` and `#visible`, and reports the phase. */
  #update() {
    if (this.#abort.signal.aborted) return;
    const active = this.#shouldRun && this.#visible;
    const idle = () => new Promise((resolve) => whenIdle(resolve, this.signal));
    if (active && !this.#simulation) this.#loading ??= idle().then(() => this.#load());
    this.#simulation?.setRunning(active);
    this.#extras?.update();
    this.callbacks.onPhaseChange(this.phase);
  }

  async #load() {
    const { signal } = this.#abort;
    try {
      const [{ Simulation }, assets] = await Promise.all([
        import("./simulation.js"),
        loadAssets(this.settings, signal, this.elements.sources),
      ]);
      if (!signal.aborted) this.#startSimulation(Simulation, assets);
    } catch (error) {
      this.#fail(error);
    }
    this.#loading = null;
    this.#update();
  }

  /** Stickers that are loaded enter the queue in their order, late ones as they arrive. */
  #startSimulation(Simulation, { libraries, stickers, bolt }) {
    const callbacks = this.#createCallbacks();
    const simulation = new Simulation(this.elements, libraries, this.settings, callbacks);
    this.#simulation = simulation;
    for (const sticker of stickers) {
      sticker.then((blueprint) => this.#enqueue(blueprint, simulation));
    }
    bolt?.then((blueprint) => blueprint && simulation.engine.setBoltBlueprint(blueprint));
  }

  /** Creates the callbacks that show on the page what the engine does. */
  #createCallbacks() {
    const { domState, stage, keyboard } = this;
    const report = (type) => (sticker) => {
      domState.setCounts(this.#simulation.engine);
      domState.dispatch(type, sticker);
    };
    return {
      onStickerAdded(sticker) {
        domState.hideStill(sticker.blueprint.index);
        domState.hideStill("bolt");
        report("sprite")(sticker);
      },
      onBoltAdded: report("bolt"),
      onBoltRemoved: report("bolt-end"),
      onStickerRemoved: () => domState.setCounts(this.#simulation.engine),
      onHeldChange: (held) => stage.setDropping(held.some(({ blueprint }) => blueprint.drops)),
      onFrame: (poseOf) => domState.moveFocusRing(keyboard.selected, poseOf),
      onError: (error) => this.#fail(error),
    };
  }

  /** After any error the visitor sees the stickers at rest. */
  #fail(error) {
    if (this.#abort.signal.aborted) return;
    console.warn("playground: it stays still,", error);
    this.#shouldRun = false;
    this.#destroySimulation();
    this.#update();
  }

  #destroySimulation() {
    this.#simulation?.destroy();
    this.#simulation = null;
    this.domState.reset();
  }
}
