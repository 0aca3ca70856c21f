import { loadAll } from "./assets.js";
import { createBin } from "./bin.js";
import { Game } from "./game.js";
import { Hands } from "./hands.js";
import { Keyboard } from "./keyboard.js";
import { middleOf, squash } from "./mushroom.js";
import { Pointer } from "./pointer.js";
import { watchPresence, whenIdle } from "./presence.js";
import { moveRing } from "./ring.js";
import { Signs } from "./signs.js";
import { Stage } from "./stage.js";

/**
 * The playground in a page: it knows when to load, when to play and when to leave.
 */
export class Sandbox {
  #bin = createBin();
  #abort = new AbortController();
  #calm = matchMedia("(prefers-reduced-motion: reduce)");
  #game = null;
  #loading = false;
  #present = false;
  #wanted = !this.#calm.matches;

  /**
   * @param {Record<"root" | "canvas" | "field" | "ring" | "mushroom" | "wave", HTMLElement>} parts
   * @param {typeof import("./defaults.js").defaults} settings
   * @param {{phase: (phase: string) => void, say: (words: string) => void}} tell
   */
  constructor(parts, settings, tell) {
    this.parts = parts;
    this.settings = settings;
    this.tell = tell;
    this.signs = new Signs(parts.root);
    this.stage = new Stage(parts.root, settings.palettes, {
      tap: () => this.tap(),
      stir: () => this.#whilePlaying((engine) => engine.swirl()),
      trip: () => this.trip(),
    });
    this.#bin.add(() => this.stage.destroy());
    this.#attachHands();
    const appear = (present) => {
      this.#present = present;
      this.#update();
    };
    this.#bin.add(watchPresence(parts.root, appear, () => this.destroy()));
    this.#bin.listen(this.#calm, "change", ({ matches }) => matches && this.pause());
    this.#update();
  }

  play() {
    this.#wanted = true;
    this.#update();
  }

  pause() {
    this.#wanted = false;
    this.#update();
  }

  toggle() {
    if (this.#wanted) this.pause();
    else this.play();
  }

  shake() {
    this.#whilePlaying((engine) => engine.shake());
  }

  /** Back to the still arrangement, from which the sprites come alive one by one again. */
  reset() {
    this.stage.reset();
    this.signs.showStills();
    if (!this.#game) return;
    this.#game.engine.reset();
    this.signs.count(this.#game.engine);
    this.#game.draw();
    this.#update();
  }

  /** Squashes the mushroom: every sprite is pushed away and the ground changes. */
  tap() {
    const { mushroom, root, wave } = this.parts;
    this.stage.nextPalette();
    if (!this.#calm.matches) squash(mushroom, wave);
    this.#whilePlaying((engine) => engine.shock(middleOf(mushroom, root)));
  }

  /** Switches the lights, with a short thunderstorm under the rainbow. */
  trip() {
    this.stage.toggleLights();
    this.#whilePlaying((engine) => engine.strike());
  }

  destroy() {
    this.#abort.abort();
    this.#bin.empty();
    this.#game?.destroy();
    this.#game = null;
    this.signs.showStills();
    this.signs.count({ sprites: [], bolts: [] });
  }

  #attachHands() {
    const { field } = this.parts;
    const engine = () => this.#game?.engine ?? null;
    const playing = () => Boolean(this.#game?.playing);
    const redraw = () => playing() || this.#game?.draw();
    const hands = new Hands(engine, playing, redraw);
    this.keyboard = new Keyboard(field, hands, this.settings.keys, this.tell.say);
    const pointer = new Pointer(field, hands);
    this.#bin.add(() => this.keyboard.destroy());
    this.#bin.add(() => pointer.destroy());
  }

  #whilePlaying(act) {
    if (this.#game?.playing) act(this.#game.engine);
  }

  /** Brings what runs in line with what is wanted and what can be seen. */
  #update() {
    if (this.#abort.signal.aborted) return;
    if (this.#wanted && this.#present && !this.#game && !this.#loading) {
      this.#loading = true;
      this.#bin.add(whenIdle(() => this.#load()));
    }
    this.#game?.play(this.#wanted && this.#present);
    this.tell.phase(this.#phase());
  }

  #phase() {
    if (!this.#game) return this.#wanted ? "loading" : "still";
    return this.#wanted ? "running" : "paused";
  }

  async #load() {
    const { signal } = this.#abort;
    try {
      const loaded = await loadAll(this.settings, signal);
      if (!signal.aborted) this.#begin(loaded);
    } catch (error) {
      this.#fail(error);
    }
    this.#loading = false;
    this.#update();
  }

  /** Sprites that have arrived queue in their order, late ones as they come. */
  #begin({ libraries, sprites, bolt }) {
    const game = new Game(this.parts.canvas, libraries, this.settings, this.#listeners());
    this.#game = game;
    for (const sprite of sprites) {
      sprite.then((blueprint) => blueprint && game.engine.enqueue(blueprint));
    }
    bolt?.then((blueprint) => blueprint && game.engine.arm(blueprint));
  }

  #listeners() {
    const counted = (type) => (sprite) => {
      this.signs.count(this.#game.engine);
      this.signs.send(type, { name: sprite.blueprint.name });
    };
    return {
      sprite: (sprite) => {
        this.signs.hideStill(sprite.blueprint.index);
        this.signs.hideStill("bolt");
        counted("sprite")(sprite);
      },
      bolt: counted("bolt"),
      boltEnd: counted("bolt-end"),
      hold: (sprite) => this.stage.holdLights(sprite?.blueprint.name === this.settings.rainbow),
      drawn: (pose) => {
        const { chosen } = this.keyboard;
        moveRing(this.parts.ring, chosen, chosen && pose(chosen));
      },
      failed: (error) => this.#fail(error),
    };
  }

  /** Whatever goes wrong, the visitor is left with the still arrangement. */
  #fail(error) {
    if (this.#abort.signal.aborted) return;
    console.warn("playground: it stays still,", error);
    this.#game?.destroy();
    this.#game = null;
    this.#wanted = false;
    this.signs.showStills();
    this.signs.count({ sprites: [], bolts: [] });
    this.#update();
  }
}
