import { isOutline } from "../physics/body.js";
import { collectedSpecs } from "./collected.js";

/**
 * Loads and decodes a picture; aborting the signal cancels the download.
 *
 * It is in the page, though nobody sees it there: browsers draw an SVG on a canvas in light or dark
 * by the style of its element.
 */
async function loadPicture(url, signal, page) {
  const picture = Object.assign(new Image(), { alt: "" });
  page.append(picture);
  signal.addEventListener("abort", () => (picture.src = ""));
  picture.src = url;
  await picture.decode();
  return picture;
}

async function loadOutline(url, signal) {
  if (!url) return null;
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const points = await response.json();
  if (!isOutline(points)) throw new Error("not an outline of three points or more");
  return points;
}

/**
 * Loads the picture and the outline of a sticker.
 *
 * Without an outline the sticker is a circle, without a picture it is left out; the console gets
 * one warning for either that cannot be loaded.
 *
 * @returns {Promise<object | null>} The blueprint: the spec with its picture and outline loaded.
 */
export async function loadBlueprint(spec, signal, page) {
  const warn = (consequence) => (error) => {
    if (!signal.aborted) console.warn(`playground: ${spec.name} ${consequence}`, error);
    return null;
  };
  const [picture, outline] = await Promise.all([
    loadPicture(spec.image, signal, page).catch(warn(`is left out without ${spec.image}:`)),
    loadOutline(spec.outline, signal).catch(warn(`is a circle without ${spec.outline}:`)),
  ]);
  return picture && { ...spec, picture, outline };
}

/** Imports the physics; without poly-decomp a concave outline collides as its convex hull. */
async function loadLibraries() {
  const [matter, decomp] = await Promise.all([
    import("matter-js"),
    import("poly-decomp").catch(() => null),
  ]);
  return { Matter: matter.default ?? matter, decomp: decomp && (decomp.default ?? decomp) };
}

/**
 * Loads everything that is not needed before the stage is visible: libraries, pictures, outlines.
 *
 * @param {typeof import("../defaults.js").defaults} settings
 * @param {AbortSignal} signal
 * @param {HTMLElement} page Gets the pictures.
 * @returns {Promise<{libraries: object, stickers: Promise[], bolt: Promise | null}>} The
 *   libraries, and a promise of each blueprint; those that took longer than `loadTimeout` are still
 *   pending.
 */
export async function loadAssets(settings, signal, page) {
  const { sprites, bolt: spec, loadTimeout } = settings;
  const specs = sprites.map((sprite, index) => ({ ...sprite, index }));
  const stickers = [...specs, ...collectedSpecs(settings)].map((sticker) =>
    loadBlueprint(sticker, signal, page),
  );
  const bolt = spec.image ? loadBlueprint({ name: "bolt", ...spec }, signal, page) : null;
  const libraries = await loadLibraries();
  let timer;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, loadTimeout);
  });
  await Promise.race([Promise.all(stickers), timeout]);
  clearTimeout(timer);
  return { libraries, stickers, bolt };
}
