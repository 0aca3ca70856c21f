import { boxOf } from "../browser/measure.js";

/** From this `z-index` on a drawing lies in front of the stickers, which have 2. */
const FRONT = 3;
/** A drawing that is at least as high as this share of the stage covers it; others are strips. */
const COVERS = 0.7;

/** Documents of SVG files by their addresses. */
async function loadDocument(url) {
  const response = await fetch(url);
  return new DOMParser().parseFromString(await response.text(), "image/svg+xml");
}

/** The path that an element draws itself or refers to, or null. */
async function pathOf(element, load) {
  if (element.localName === "path") return element;
  const [url, id] = element.getAttribute("href").split("#");
  const page = url ? await load(url) : document;
  const path = page.getElementById(id);
  return path?.localName === "path" ? path : null;
}

/** A shape in its colour on the page; null if nothing of it is seen. */
async function readShape(element, load) {
  const { display, fill, opacity } = getComputedStyle(element);
  if (display === "none" || fill === "none") return null;
  const path = await pathOf(element, load);
  if (!path) return null;
  const rule = path.getAttribute("fill-rule") ?? "nonzero";
  return { path: new Path2D(path.getAttribute("d")), rule, fill, opacity: Number(opacity) };
}

async function readDrawing(svg, stage, load) {
  const { display, maskImage, zIndex, opacity } = getComputedStyle(svg);
  // A mask decides what is seen of it: without it, the drawing would be a plain surface.
  if (display === "none" || (maskImage && maskImage !== "none")) return null;
  const elements = [...svg.querySelectorAll("use, path")];
  const shapes = await Promise.all(elements.map((element) => readShape(element, load)));
  const box = boxOf(svg, stage);
  return {
    box: { ...box, below: stage.clientHeight - box.top - box.height },
    isFront: Number(zIndex) >= FRONT,
    isCover: box.height >= COVERS * stage.clientHeight,
    view: svg.viewBox.baseVal,
    fit: svg.getAttribute("preserveAspectRatio") ?? "",
    opacity: Number(opacity),
    shapes: shapes.filter((shape) => shape),
  };
}

/**
 * Reads what the stage is painted with: its colour, and the SVGs that are its children, in the
 * colours they have now.
 *
 * They are drawn from their paths: a picture of them would need the styles of the page in it, and a
 * `data:` address, which the policy of the site forbids. One that cannot be read is left out.
 *
 * @param {HTMLElement} stage
 */
export async function readBackdrop(stage) {
  const documents = new Map();
  const load = (url) => {
    if (!documents.has(url)) documents.set(url, loadDocument(url));
    return documents.get(url);
  };
  const svgs = [...stage.querySelectorAll(":scope > svg")];
  const read = (svg) => readDrawing(svg, stage, load).catch(() => null);
  const drawings = (await Promise.all(svgs.map(read))).filter((drawing) => drawing);
  return { color: getComputedStyle(stage).backgroundColor, drawings };
}

/** The matrix of a drawing that is cropped to cover the picture, aligned as on the page. */
function coverMatrix({ view, fit }, { width, height }) {
  const scale = Math.max(width / view.width, height / view.height);
  const align = (axis) => ({ Min: 0, Max: 1 })[fit.match(`${axis}(Min|Max)`)?.[1]] ?? 0.5;
  const left = (width - view.width * scale) * align("x");
  const top = (height - view.height * scale) * align("Y");
  return [scale, 0, 0, scale, left, top];
}

/** The matrix of a strip along the lower edge, which is stretched to the width of the picture. */
function stripMatrix({ view, box }, { width, height, groupScale }) {
  const high = box.height * groupScale;
  const top = height - box.below * groupScale - high;
  return [width / view.width, 0, 0, high / view.height, 0, top];
}

/**
 * Draws the drawings of a backdrop that are in front of the stickers, or those behind them.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Awaited<ReturnType<typeof readBackdrop>>} backdrop
 * @param {ReturnType<typeof import("./layout.js").layoutPicture>} layout
 * @param {{isFront: boolean}} where
 */
export function drawBackdrop(context, { drawings }, layout, { isFront }) {
  for (const drawing of drawings) {
    if (drawing.isFront !== isFront) continue;
    const matrix = drawing.isCover ? coverMatrix(drawing, layout) : stripMatrix(drawing, layout);
    context.setTransform(...matrix);
    for (const { path, rule, fill, opacity } of drawing.shapes) {
      context.globalAlpha = drawing.opacity * opacity;
      context.fillStyle = fill;
      context.fill(path, rule);
    }
  }
  context.globalAlpha = 1;
  context.resetTransform();
}
