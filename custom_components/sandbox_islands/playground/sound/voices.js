import { createMaster } from "./master.js";
import { SILENCE } from "./effects.js";

/** Voices that sound at once at the most: more than six cannot be told apart. */
const MAX_VOICES = 6;

/** Seconds in which a voice that gives way fades: a wave that is cut off clicks. */
const FADE = 0.008;

/** Seconds of the noise that all effects share; each begins somewhere in it. */
const NOISE_LENGTH = 1;

/** Follows a curve with a parameter, from a time on. */
function automate(parameter, curve, start) {
  const [[first, value], ...rest] = curve;
  parameter.setValueAtTime(value, start + first);
  for (const [time, next] of rest) parameter.exponentialRampToValueAtTime(next, start + time);
}

const durationOf = ({ loudness }) => loudness.at(-1)[0];

/**
 * Plays effects, six at once at the most: for another one, the quietest gives way, and among equals
 * the oldest.
 */
export class Voices {
  #voices = []; // oldest first
  #noise;

  /**
   * @param {BaseAudioContext} context
   * @param {() => number} random 0 to 1, as `Math.random`.
   */
  constructor(context, random) {
    this.context = context;
    this.random = random;
    this.master = createMaster(context);
    this.#noise = this.#createNoise();
  }

  /** Number of voices that sound, or are about to. */
  get count() {
    return this.#voices.length;
  }

  /**
   * Plays an effect.
   *
   * @param {import("./effects.js").Layer[]} layers
   * @param {number} level 0 to 1.
   * @param {number} pan -1 (left) to 1 (right).
   */
  play(layers, level, pan) {
    // The one that gives way is silent before the new one begins, so there are never seven.
    const isFull = this.count >= MAX_VOICES;
    if (isFull) this.#fade(this.#quietest());
    const start = this.context.currentTime + (isFull ? FADE : 0);
    const output = this.context.createGain();
    const panner = this.context.createStereoPanner();
    output.gain.value = level;
    panner.pan.value = pan;
    output.connect(panner).connect(this.master);
    const end = start + Math.max(...layers.map(durationOf));
    const voice = { level, start, end, output, sources: [], nodes: [output, panner] };
    for (const layer of layers) this.#startLayer(voice, layer);
    this.#voices.push(voice);
  }

  /** Lets every voice fade, in less than 10 ms. */
  fadeAll() {
    for (const voice of [...this.#voices]) this.#fade(voice);
  }

  #startLayer(voice, layer) {
    const isNoise = layer.wave === "noise";
    const source = isNoise ? this.#createNoiseSource() : this.#createTone(voice, layer);
    const envelope = this.context.createGain();
    automate(envelope.gain, layer.loudness, voice.start);
    const shaped = layer.filter ? source.connect(this.#createFilter(voice, layer)) : source;
    shaped.connect(envelope).connect(voice.output);
    voice.nodes.push(source, envelope);
    voice.sources.push(source);
    source.onended = () => this.#onSourceEnded(voice, source);
    if (isNoise) source.start(voice.start, this.random() * NOISE_LENGTH);
    else source.start(voice.start);
    source.stop(voice.start + durationOf(layer));
  }

  #createTone({ start }, { wave, pitch }) {
    const oscillator = this.context.createOscillator();
    oscillator.type = wave;
    automate(oscillator.frequency, pitch, start);
    return oscillator;
  }

  #createNoiseSource() {
    const source = this.context.createBufferSource();
    source.buffer = this.#noise;
    source.loop = true;
    return source;
  }

  #createFilter({ start, nodes }, { filter: { type, Q, frequency } }) {
    const filter = this.context.createBiquadFilter();
    filter.type = type;
    filter.Q.value = Q;
    automate(filter.frequency, frequency, start);
    nodes.push(filter);
    return filter;
  }

  /** White noise: each sample is another random value. */
  #createNoise() {
    const { sampleRate } = this.context;
    const buffer = this.context.createBuffer(1, NOISE_LENGTH * sampleRate, sampleRate);
    const samples = buffer.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = this.random() * 2 - 1;
    return buffer;
  }

  /** The voice that is heard least: all of them become quieter towards their ends. */
  #quietest() {
    const now = this.context.currentTime;
    const loudness = ({ level, start, end }) => level * Math.min((end - now) / (end - start), 1);
    const quieter = (one, other) => (loudness(other) < loudness(one) ? other : one);
    return this.#voices.reduce(quieter);
  }

  /** It no longer counts, and is silent after `FADE`. */
  #fade(voice) {
    const { level, output, sources } = voice;
    const now = this.context.currentTime;
    output.gain.setValueAtTime(level, now);
    output.gain.exponentialRampToValueAtTime(SILENCE, now + FADE);
    for (const source of sources) source.stop(now + FADE);
    this.#forget(voice);
  }

  /** A voice has ended with the last of its sources. */
  #onSourceEnded(voice, source) {
    voice.sources = voice.sources.filter((other) => other !== source);
    if (voice.sources.length) return;
    for (const node of voice.nodes) node.disconnect();
    this.#forget(voice);
  }

  #forget(voice) {
    this.#voices = this.#voices.filter((other) => other !== voice);
  }
}
