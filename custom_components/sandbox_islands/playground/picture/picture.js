import { computedIn } from "../browser/computedIn.js";
import { boxOf, stageSize } from "../browser/measure.js";
import { drawBackdrop, readBackdrop } from "./backdrop.js";
import { drawableImage, piecesOf } from "./field.js";
import { formats, layoutPicture } from "./layout.js";
import { drawInBox, drawLabel, drawPieces, drawWords, measureLabel } from "./poster.js";
import { sharePicture } from "./share.js";

/** Fonts and colours of the page, as they are now. */
function readLook(root, lettering) {
  return {
    font: getComputedStyle(lettering).fontFamily,
    textFont: getComputedStyle(root).fontFamily,
    text: computedIn(root, "color", "var(--text, CanvasText)"),
    surface: computedIn(root, "color", "var(--surface, Canvas)"),
    shadow: computedIn(root, "color", "var(--playground-shadow, GrayText)"),
  };
}

/** What is on the page, relative to the stage of the stickers, for `layoutPicture()`. */
function readScene(root, lettering, image, mascot, pieces) {
  const parts = [...lettering.querySelectorAll("[data-playground-cover]")];
  const box = boxOf(image ?? lettering, root);
  return {
    format: window.innerWidth > window.innerHeight ? "landscape" : "portrait",
    stage: stageSize(root),
    lettering: box,
    parts: parts.length ? parts.map((part) => boxOf(part, root)) : [box],
    mascot: mascot && boxOf(mascot, root),
    pieces,
  };
}

/** The words of a heading in the lines that are seen. */
const linesOf = (lettering, image) =>
  (image?.alt || lettering.innerText).split("\n").filter((line) => line.trim());

/** Share of the height of a drawing's place in which words leave the mascot's face free. */
const BELOW_FACE = 0.7;

/** Where words are drawn. */
const wordsBox = ({ top, height, ...box }, image) => {
  const share = image ? BELOW_FACE : 1;
  return { ...box, top: top + height * (1 - share), height: height * share };
};

/** Draws the scene of `takePicture()` as a poster: composed anew, not as a screenshot. */
async function composePicture({ engine, root, stage, lettering, address }) {
  const pieces = piecesOf(engine, root);
  const image = lettering.querySelector("img");
  const [drawing, mascot, backdrop] = await Promise.all([
    drawableImage(image),
    drawableImage(root.querySelector(".playground__mascot img")),
    readBackdrop(stage),
  ]);
  const look = readLook(root, lettering);
  const scene = readScene(root, lettering, image, mascot, pieces);
  const canvas = Object.assign(document.createElement("canvas"), formats[scene.format]);
  const context = canvas.getContext("2d");
  const { font, ...label } = measureLabel(context, address, look.textFont);
  const layout = layoutPicture({ ...scene, label });

  context.fillStyle = backdrop.color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawBackdrop(context, backdrop, layout, { isFront: false });
  drawPieces(context, pieces, layout, look.shadow);
  if (mascot) drawInBox(context, mascot, layout.mascot, look.shadow);
  drawBackdrop(context, backdrop, layout, { isFront: true });
  if (drawing) drawInBox(context, drawing, layout.lettering, look.shadow);
  else drawWords(context, linesOf(lettering, image), wordsBox(layout.lettering, image), look);
  drawLabel(context, address, layout.label, { ...look, font });
  return canvas;
}

/**
 * Takes a picture of the field as it is now, and hands it to the share sheet, or downloads it.
 *
 * To be called in a click: the share sheet needs one that is a few seconds old at most.
 *
 * @param {object} options
 * @param {import("../physics/engine.js").PlaygroundEngine | null} options.engine Null while nothing
 *   has moved yet.
 * @param {HTMLElement} options.root The playground.
 * @param {HTMLElement} options.stage The section around it, with its background.
 * @param {HTMLElement} options.lettering The heading: an image in it, or its words.
 * @param {string} options.address Without a protocol.
 * @param {string} options.name Of the file, without its ending.
 * @returns {Promise<"shared" | "downloaded" | "cancelled">}
 * @throws {Error} When the browser cannot make a PNG of the canvas.
 */
export async function takePicture({ name, ...options }) {
  const canvas = await composePicture(options);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  canvas.width = 0; // frees its memory at once
  if (!blob) throw new Error("the browser made no PNG of the picture");
  return sharePicture(new File([blob], `${name}.png`, { type: "image/png" }));
}
