import { drawBackdrop, readBackdrop } from "./backdrop.js";
import { boxFrom, drawableImage, piecesOf } from "./field.js";
import { formats, layoutPicture } from "./layout.js";
import { drawInBox, drawLabel, drawPieces, drawWords, measureLabel } from "./poster.js";
import { sharePicture } from "./share.js";

/** The colour that a value has within an element, in a form that a canvas understands. */
function colorIn(element, value) {
  const probe = document.createElement("span");
  probe.style.color = value;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Fonts and colours of the page, as they are now. */
function readLook(root, lettering) {
  return {
    displayFont: getComputedStyle(lettering).fontFamily,
    textFont: getComputedStyle(root).fontFamily,
    text: colorIn(root, "var(--text, CanvasText)"),
    surface: colorIn(root, "var(--surface, Canvas)"),
    shadow: colorIn(root, "var(--playground-shadow, GrayText)"),
  };
}

/** What is on the page, relative to the stage of the stickers, for `layoutPicture()`. */
function readScene(root, lettering, image, mascot, pieces) {
  const origin = root.getBoundingClientRect();
  const ground = getComputedStyle(root).getPropertyValue("--playground-ground");
  const parts = [...lettering.querySelectorAll("[data-playground-cover]")];
  const box = boxFrom(origin, image ?? lettering);
  return {
    format: window.innerWidth > window.innerHeight ? "landscape" : "portrait",
    stage: { width: root.clientWidth, height: root.clientHeight, ground: parseFloat(ground) || 0 },
    lettering: box,
    parts: parts.length ? parts.map((part) => boxFrom(origin, part)) : [box],
    mascot: mascot && boxFrom(origin, mascot),
    pieces,
  };
}

/** The words of a heading in the lines that are seen. */
const linesOf = (lettering, image) =>
  (image?.alt || lettering.innerText).split("\n").filter((line) => line.trim());

/** Where words are drawn: in the place of a drawing they leave the mascot's face free. */
const wordsBox = ({ top, height, ...box }, image) => {
  const share = image ? 0.7 : 1;
  return { ...box, top: top + height * (1 - share), height: height * share };
};

/**
 * Draws the field, the lettering and the address on a canvas, as a poster: composed anew, not as a
 * screenshot.
 *
 * @param {Omit<Parameters<typeof takePicture>[0], "name">} options
 * @returns {Promise<HTMLCanvasElement>}
 */
export async function composePicture({ engine, root, stage, lettering, address }) {
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
  drawBackdrop(context, backdrop, layout, false);
  drawPieces(context, pieces, layout, look.shadow);
  if (mascot) drawInBox(context, mascot, layout.mascot, look.shadow);
  drawBackdrop(context, backdrop, layout, true);
  const words = { ...look, font: look.displayFont };
  if (drawing) drawInBox(context, drawing, layout.lettering, look.shadow);
  else drawWords(context, linesOf(lettering, image), wordsBox(layout.lettering, image), words);
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
export async function takePicture({ name, ...scene }) {
  const canvas = await composePicture(scene);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  canvas.width = 0;
  if (!blob) throw new Error("the browser made no PNG of the picture");
  return sharePicture(new File([blob], `${name}.png`, { type: "image/png" }));
}
