/**
 * What each sound is made of. An effect is a list of layers, which are plain data: an oscillator or
 * noise, an optional filter, and how pitch, filter and loudness change.
 *
 * A curve is a list of `[seconds, value]`; between two of its points the value changes
 * exponentially, which is how pitch and loudness are heard. Loudness is 0 to 1, and the layers of
 * an effect reach 1 together at the most; `levels` in sound.js decide how loud effects are beside
 * each other.
 *
 * Every effect is shorter than 0.7 s, so that many of them do not add up to a din; it fades in over
 * some milliseconds, because a wave that starts at once clicks; and it differs a little each time,
 * because the same sound twice is heard as a machine.
 *
 * @typedef {[seconds: number, value: number][]} Curve
 * @typedef {object} Layer
 * @property {"noise" | OscillatorType} wave
 * @property {Curve} [pitch] Hertz; noise has none.
 * @property {{type: BiquadFilterType, Q: number, frequency: Curve}} [filter] Noise is always
 *   filtered: all frequencies at once sound like a fault.
 * @property {Curve} loudness Its last point is the end of the layer.
 * @typedef {(random: () => number) => Layer[]} Effect Given what is used as `Math.random`.
 */

/** 80 dB below full loudness: nobody hears it, and an exponential curve cannot reach 0. */
export const SILENCE = 0.0001;

/** Semitones of a scale in which any two tones sound well together. */
const PENTATONIC = [0, 2, 4, 7, 9];

const between = (random, low, high) => low + (high - low) * random();

const interval = (semitones) => 2 ** (semitones / 12);

/** A factor for a pitch that is off by up to so many semitones, in either direction. */
const detune = (random, semitones) => interval(between(random, -semitones, semitones));

/** A pitch or a frequency that slides from one to another in so many seconds. */
const glide = (from, to, seconds) => [
  [0, from],
  [seconds, to],
];

/** Loudness that rises to a peak and fades away. */
const pluck = (attack, peak, end) => [
  [0, SILENCE],
  [attack, peak],
  [end, SILENCE],
];

/**
 * A sticker appears: a bubble, whose pitch rises while it closes. Stickers appear one after the
 * other, so their pitches are those of a scale, and the first seconds are a small melody.
 *
 * @type {Effect}
 */
export function pop(random) {
  const note = PENTATONIC[Math.floor(random() * PENTATONIC.length)];
  const pitch = 349 * interval(note) * detune(random, 0.2);
  return [
    {
      wave: "sine",
      pitch: glide(pitch, pitch * 2, 0.07),
      loudness: pluck(0.006, 0.85, 0.16),
    },
    // The film that breaks: without it the bubble is a flute.
    {
      wave: "noise",
      filter: { type: "bandpass", Q: 1.4, frequency: [[0, 2600 * detune(random, 3)]] },
      loudness: pluck(0.001, 0.15, 0.025),
    },
  ];
}

/**
 * A hit: a body that gives way, so its pitch falls, and the knock of its surface.
 *
 * Large things vibrate more slowly and for longer. Hard hits are brighter, not only louder: that is
 * what the ear tells force by. The knock also is what small loudspeakers of phones, which have
 * nothing below 300 Hz, play of it.
 *
 * @param {() => number} random
 * @param {{size: number, hardness: number}} hit Pixels, and 0 to 1.
 * @returns {Layer[]}
 */
export function thud(random, { size, hardness }) {
  const pitch = Math.min(Math.max(32000 / size, 110), 440) * detune(random, 1);
  const smallness = Math.sqrt(100 / size);
  const brightness = (700 + 2300 * hardness) * smallness;
  return [
    {
      wave: "sine",
      pitch: glide(pitch * 1.9, pitch, 0.035),
      loudness: pluck(0.004, 0.55, Math.min(0.14 + size / 1000, 0.35)),
    },
    {
      wave: "noise",
      filter: { type: "lowpass", Q: 0.5, frequency: [[0, brightness]] },
      loudness: pluck(0.002, 0.25 + 0.2 * hardness, 0.08),
    },
  ];
}

/**
 * A sticker is picked up: glue lets go in small jumps, which come faster and brighter towards the
 * end. The noise is narrow; a wide one would be a sheet of paper.
 *
 * @type {Effect}
 */
export function peel(random) {
  const loudness = [[0, SILENCE]];
  let time = 0.008;
  for (let jump = 0; jump < 11; jump += 1) {
    const peak = between(random, 0.55, 1) * (0.5 + jump / 20);
    const pause = 0.024 * 0.9 ** jump * between(random, 0.8, 1.2);
    loudness.push([time, peak], [time + pause * 0.8, peak * 0.2]);
    time += pause;
  }
  loudness.push([time + 0.05, SILENCE]);
  const frequency = glide(1100, 3900 * detune(random, 2), time);
  return [{ wave: "noise", filter: { type: "bandpass", Q: 1.6, frequency }, loudness }];
}

/**
 * A sticker is put down: a flat hand that pats it on. Dull and short, the end of what `peel` began.
 *
 * @type {Effect}
 */
export function pat(random) {
  const pitch = 210 * detune(random, 1);
  return [
    {
      wave: "noise",
      filter: { type: "lowpass", Q: 0.5, frequency: glide(2400, 500, 0.09) },
      loudness: pluck(0.005, 0.65, 0.13),
    },
    {
      wave: "sine",
      pitch: glide(pitch, pitch * 0.65, 0.06),
      loudness: pluck(0.005, 0.35, 0.14),
    },
  ];
}

/**
 * A bolt falls: a few sparks at irregular times, each of some milliseconds, and no tone or echo,
 * so that it stays dry. Two bolts a second make this the most frequent sound of all.
 *
 * @type {Effect}
 */
export function crackle(random) {
  const loudness = [[0, SILENCE]];
  let time = 0;
  for (let spark = 0; spark < 6; spark += 1) {
    const end = time + between(random, 0.014, 0.03);
    loudness.push([time + 0.001, between(random, 0.35, 1)], [end, SILENCE]);
    time = end + between(random, 0, 0.016);
    loudness.push([time, SILENCE]);
  }
  const frequency = [[0, 3400 * detune(random, 3)]];
  return [{ wave: "noise", filter: { type: "bandpass", Q: 0.9, frequency }, loudness }];
}

/**
 * The mascot pushes: a spring that is let go. Its pitch swings around a tone that rises, in swings
 * that become smaller and shorter, for as long as the picture of the mascot is squashed (0.6 s). A
 * sawtooth has the many overtones of a twanged ruler, of which the filter lets through fewer and
 * fewer; they are also what small loudspeakers play of it.
 *
 * @type {Effect}
 */
export function boing(random) {
  const tone = 185 * detune(random, 1);
  const pitch = [[0, tone * 0.7]];
  let time = 0.035;
  for (let swing = 0; swing < 12; swing += 1) {
    const semitones = (swing % 2 ? -1 : 1) * 8 * 0.8 ** swing;
    pitch.push([time, tone * interval(semitones + swing / 3)]);
    time += 0.055 * 0.96 ** swing;
  }
  return [
    {
      wave: "sawtooth",
      pitch,
      filter: {
        type: "lowpass",
        Q: 4,
        frequency: [
          [0, 500],
          [0.05, 1700],
          [0.6, 420],
        ],
      },
      loudness: [
        [0, SILENCE],
        [0.008, 0.5],
        [0.3, 0.15],
        [0.65, SILENCE],
      ],
    },
  ];
}
