import { boing, crackle, pat, peel, pop, thud } from "./effects.js";
import { Voices } from "./voices.js";

/**
 * The gain of each effect, 0 to 1. Noise through a narrow filter keeps little of its loudness, so
 * peel and crackle have high ones. The loudest is a hard thud, then come boing, pop, pat and peel.
 */
const levels = { pop: 0.5, thud: 0.9, peel: 0.9, pat: 0.6, crackle: 0.8, boing: 0.55 };

/**
 * Pixels per second of a hit: drifting stickers meet more slowly than the least and stay silent,
 * so that only what a visitor does is heard; the most is a hard throw.
 */
const HIT_SPEED = { least: 90, most: 1200 };

/** Share of the loudness of the hardest hit that the softest one has. */
const SOFTEST = 0.15;

/** Seconds between two thuds: a pile that falls apart rattles, and does not buzz. */
const THUD_INTERVAL = 0.05;

/** Pixels per second at which a sticker is thrown rather than put down, and flies off silently. */
const THROW_SPEED = 240;

/** How far to one side the edges of the stage are heard; 1 would leave the other ear empty. */
const WIDTH = 0.6;

/** Milliseconds until voices that fade have ended. */
const FADE_OUT = 50;

/** Milliseconds that the phone vibrates: the shortest that motors of most phones can be felt at. */
const VIBRATION = { pickUp: 14, putDown: 10, weakestHit: 8, strongestHit: 22 };

/** Hardness of a hit, 0 to 1, from which on it is felt; that of most throws is above it. */
const LEAST_HARDNESS = 0.55;

/** Seconds between two hits that are felt: more of them is a phone that rings. */
const VIBRATION_INTERVAL = 0.2;

/** Browsers refuse to start audio without a gesture, or when it is closed: it stays silent. */
const ignoreRefusal = () => {};

/**
 * The sounds of the playground and the vibrations that go with them, for what `engine.listen`
 * reports. The engine's own random numbers are left alone, so that it does the same with and
 * without sound.
 */
export class Sound {
  #context = null;
  #voices = null;
  #active = true;
  #held = [];
  #lastThud = -Infinity;
  #lastFeltHit = -Infinity;
  #suspension;

  /**
   * @param {import("../physics/engine.js").PlaygroundEngine} engine
   * @param {object} options
   * @param {() => BaseAudioContext} [options.createContext] Called once, by `start()`.
   * @param {() => boolean} [options.reducedMotion] If true, nothing vibrates.
   * @param {(duration: number) => void} [options.vibrate] Milliseconds.
   * @param {() => number} [options.random]
   * @param {AbortSignal} signal Switches it off for good, and closes the audio.
   */
  constructor(engine, options, signal) {
    const {
      createContext = () => new AudioContext(),
      reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches,
      vibrate = (duration) => navigator.vibrate?.(duration),
      random = Math.random,
    } = options;
    Object.assign(this, { engine, createContext, random, signal });
    this.vibrate = (duration) => reducedMotion() || vibrate(duration);
  }

  /** Number of voices that sound now: six at the most. */
  get voiceCount() {
    return this.#voices?.count ?? 0;
  }

  /**
   * Begins to play. Call it in a click, or in another gesture (`onFirstGesture`): browsers let no
   * sound begin otherwise.
   *
   * @returns {boolean} False where the browser has no Web Audio, as in the lockdown mode of iOS.
   */
  start() {
    if (this.#context || this.signal.aborted) return Boolean(this.#context);
    try {
      this.#context = this.createContext();
    } catch (error) {
      console.warn("playground: there is no sound,", error);
      return false;
    }
    this.#voices = new Voices(this.#context, this.random);
    this.engine.listen(this.#createListeners(), this.signal);
    this.signal.addEventListener("abort", () => this.#close());
    this.#updateContext();
    return true;
  }

  /**
   * Suspends the audio while the playground is paused or cannot be seen, and continues it; it is
   * active at first.
   *
   * @param {boolean} active
   */
  setActive(active) {
    if (active === this.#active) return;
    this.#active = active;
    if (this.#context) this.#updateContext();
  }

  /** Plays the sound of a sticker that appears, which also tells a visitor that sound is on. */
  pop(pan = 0) {
    this.#play(pop(this.random), levels.pop, pan);
  }

  #createListeners() {
    return {
      onStickerAdded: (sticker) => this.pop(this.#panOf(sticker)),
      onBoltAdded: (bolt) => this.#play(crackle(this.random), levels.crackle, this.#panOf(bolt)),
      onHeldChange: (held) => this.#onHeldChange(held),
      onHit: (hit) => this.#onHit(hit),
      onPush: () => this.#play(boing(this.random), levels.boing),
    };
  }

  #onHeldChange(held) {
    const before = this.#held;
    this.#held = [...held];
    const pickedUp = held.find((sticker) => !before.includes(sticker));
    const released = before.find((sticker) => !held.includes(sticker));
    if (!this.#active) return;
    if (pickedUp) {
      this.#play(peel(this.random), levels.peel, this.#panOf(pickedUp));
      this.vibrate(VIBRATION.pickUp);
    } else if (released && released.speed < THROW_SPEED) {
      this.#play(pat(this.random), levels.pat, this.#panOf(released));
      this.vibrate(VIBRATION.putDown);
    }
  }

  #onHit({ speed, size, sticker }) {
    const now = this.#context.currentTime;
    if (!this.#active || speed < HIT_SPEED.least || now - this.#lastThud < THUD_INTERVAL) return;
    this.#lastThud = now;
    // Speeds are heard by their ratios: from 100 to 200 is as much as from 500 to 1000.
    const { least, most } = HIT_SPEED;
    const hardness = Math.min(Math.log(speed / least) / Math.log(most / least), 1);
    // Large ones are softer; what is as small as on a phone (70 px) keeps its full loudness.
    const softness = Math.min(Math.sqrt(70 / size), 1);
    const level = levels.thud * softness * (SOFTEST + (1 - SOFTEST) * hardness ** 2);
    this.#play(thud(this.random, { size, hardness }), level, this.#panOf(sticker));
    if (hardness < LEAST_HARDNESS || now - this.#lastFeltHit < VIBRATION_INTERVAL) return;
    this.#lastFeltHit = now;
    const { weakestHit, strongestHit } = VIBRATION;
    this.vibrate(Math.round(weakestHit + (strongestHit - weakestHit) * hardness));
  }

  /** What happens while it is suspended stays silent, or it would all be heard at once later. */
  #play(layers, level, pan = 0) {
    if (this.#active) this.#voices?.play(layers, level, pan);
  }

  /** A sticker is heard where it is seen. */
  #panOf({ position }) {
    const share = position.x / this.engine.bounds.width;
    return (Math.min(Math.max(share, 0), 1) * 2 - 1) * WIDTH;
  }

  #updateContext() {
    clearTimeout(this.#suspension);
    if (this.#active) {
      this.#context.resume().catch(ignoreRefusal);
      return;
    }
    this.#voices.fadeAll();
    const suspend = () => this.#context.suspend().catch(ignoreRefusal);
    this.#suspension = setTimeout(suspend, FADE_OUT);
  }

  #close() {
    clearTimeout(this.#suspension);
    this.#context.close().catch(ignoreRefusal);
    this.#context = this.#voices = null;
  }
}
