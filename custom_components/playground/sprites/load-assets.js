import { isOutline } from "./outline.js";

/** Loads a picture and has it decoded; gives up when it is no longer wanted. */
async function loadPicture(url, signal) {
  const picture = new Image();
  const abandon = () => (picture.src = "");
  signal.addEventListener("abort", abandon);
  try {
    picture.src = url;
    await picture.decode();
    return picture;
  } finally {
    signal.removeEventListener("abort", abandon);
  }
}

async function loadOutline(url, signal) {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const points = await response.json();
  if (!isOutline(points)) throw new Error("not an outline of three points or more");
  return points;
}

/**
 * Fetches what a sprite is made of.
 *
 * Without an outline it plays on as a circle, without a picture it is left out; either is said
 * once on the console.
 *
 * @param {{name: string, image: string, outline: string}} spec
 * @param {AbortSignal} signal
 * @returns {Promise<object | null>} The spec with its picture and outline in place.
 */
async function loadBlueprint(spec, signal) {
  const told = (consequence) => (error) => {
    if (!signal.aborted) console.warn(`playground: ${spec.name} ${consequence}`, error);
    return null;
  };
  const [picture, outline] = await Promise.all([
    loadPicture(spec.image, signal).catch(told(`is left out without ${spec.image}:`)),
    loadOutline(spec.outline, signal).catch(told(`is a circle without ${spec.outline}:`)),
  ]);
  return picture && { ...spec, picture, outline };
}

/** The physics library; without poly-decomp a concave outline collides as its convex hull. */
async function loadLibraries() {
  const [matter, decomp] = await Promise.all([
    import("matter-js"),
    import("poly-decomp").catch(() => null),
  ]);
  return { Matter: matter.default ?? matter, decomp: decomp && (decomp.default ?? decomp) };
}

/** Resolves after a while, or never once nobody waits any more. */
function wait(span, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, span);
    signal.addEventListener("abort", () => clearTimeout(timer));
  });
}

/**
 * Fetches everything there is to play with, which is wanted only once somebody can see the stage.
 *
 * @param {typeof import("./defaults.js").defaults} settings
 * @param {AbortSignal} signal
 * @returns {Promise<{libraries: object, sprites: Promise[], bolt: Promise | null}>} The
 *   libraries, and promises of blueprints; the late ones may still be on their way.
 */
export async function loadAll({ sprites: specs, bolt: spec, patience }, signal) {
  const sprites = specs.map((sprite, index) => loadBlueprint({ ...sprite, index }, signal));
  const bolt = spec.image ? loadBlueprint({ name: "bolt", ...spec }, signal) : null;
  const libraries = await loadLibraries();
  await Promise.race([Promise.all(sprites), wait(patience, signal)]);
  return { libraries, sprites, bolt };
}
