/** Loudness of everything: sounds accompany what is seen, and the visitor may have music on. */
const VOLUME = 0.5;

/** Samples up to this value pass the ceiling as they are. */
const KNEE = 0.7;

/** How far above the knee the ceiling lies. No sample is louder than both together: 0.95. */
const HEADROOM = 0.25;

/** The shape of the ceiling: straight up to the knee, then a curve that never reaches 0.95. */
function ceilingCurve() {
  const curve = new Float32Array(1025);
  const center = (curve.length - 1) / 2;
  for (let index = 0; index < curve.length; index += 1) {
    const input = index / center - 1;
    const excess = Math.max(Math.abs(input) - KNEE, 0);
    const output = Math.min(Math.abs(input), KNEE) + HEADROOM * Math.tanh(excess / HEADROOM);
    curve[index] = Math.sign(input) * output;
  }
  return curve;
}

/**
 * Creates what all voices go through on their way to the loudspeaker: the volume, a limiter and
 * a ceiling.
 *
 * The limiter is a compressor with a high ratio, which turns down what is loud for longer without
 * being heard. It takes 2 ms to react, and browsers make up for it by raising everything, so the
 * first wave of six hits at once could still clip: the ceiling rounds such waves off.
 *
 * @param {BaseAudioContext} context
 * @returns {AudioNode} What voices are connected to.
 */
export function createMaster(context) {
  const input = context.createGain();
  const limiter = context.createDynamicsCompressor();
  const ceiling = context.createWaveShaper();
  input.gain.value = VOLUME;
  limiter.threshold.value = -10; // decibels
  limiter.knee.value = 6; // decibels
  limiter.ratio.value = 12;
  limiter.attack.value = 0.002; // seconds
  limiter.release.value = 0.12; // seconds: between two hits it has let go again
  ceiling.curve = ceilingCurve();
  input.connect(limiter).connect(ceiling).connect(context.destination);
  return input;
}
