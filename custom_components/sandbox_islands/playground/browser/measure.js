/** @param {Element} element Its size is that in CSS pixels, without its border. */
export const elementSize = ({ clientWidth, clientHeight }) => ({
  width: clientWidth,
  height: clientHeight,
});

/**
 * The size of the stage, and the height of the ground that hides its lower end.
 *
 * @param {Element} stage
 * @returns {{width: number, height: number, ground: number}} CSS pixels.
 */
export function stageSize(stage) {
  const ground = getComputedStyle(stage).getPropertyValue("--playground-ground");
  return { ...elementSize(stage), ground: parseFloat(ground) || 0 };
}

/**
 * The box of one element, relative to the top left corner of another.
 *
 * @param {Element} element
 * @param {Element} origin
 * @returns {{left: number, top: number, width: number, height: number}} CSS pixels.
 */
export function boxOf(element, origin) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const from = origin.getBoundingClientRect();
  return { left: left - from.left, top: top - from.top, width, height };
}

/**
 * The centre of one element, relative to the top left corner of another.
 *
 * @param {Element} element
 * @param {Element} origin
 * @returns {{x: number, y: number}} CSS pixels.
 */
export function centerOf(element, origin) {
  const { left, top, width, height } = boxOf(element, origin);
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * Where the layout has an element on the page. Transforms do not count, so that an element which
 * still slides in is already where it will be; nor does it matter how far the page is scrolled.
 *
 * @param {HTMLElement} element
 * @returns {{left: number, top: number, width: number, height: number}} CSS pixels.
 */
function layoutBox(element) {
  const box = { left: 0, top: 0, width: element.offsetWidth, height: element.offsetHeight };
  for (let part = element; part; part = part.offsetParent) {
    const isInside = part !== element;
    box.left += part.offsetLeft + (isInside ? part.clientLeft : 0);
    box.top += part.offsetTop + (isInside ? part.clientTop : 0);
  }
  return box;
}

/** The radius of an element's corners in CSS pixels; that of the first one stands for all. */
function cornerRadius(element, width, height) {
  const radius = getComputedStyle(element).borderTopLeftRadius;
  const pixels = (parseFloat(radius) || 0) * (radius.includes("%") ? width / 100 : 1);
  return Math.min(pixels, width / 2, height / 2);
}

/**
 * The elements that are marked as lying in front of the stickers, on the stage or beside it, such as
 * those of a header that lies over it: by themselves, or all children of an element at once.
 */
export function coverElements() {
  return document.querySelectorAll("[data-playground-cover], [data-playground-covers] > *");
}

/**
 * Everything that lies in front of the stickers.
 *
 * @param {HTMLElement} stage Its box is the stage.
 * @returns {{x: number, y: number, width: number, height: number, radius: number}[]} Boxes with
 *   round corners by their centres, relative to the stage.
 */
export function coverBoxes(stage) {
  const origin = layoutBox(stage);
  const covers = [];
  for (const element of coverElements()) {
    const { left, top, width, height } = layoutBox(element);
    const isShown = element.checkVisibility?.({ visibilityProperty: true }) ?? true;
    const x = left - origin.left + width / 2;
    const y = top - origin.top + height / 2;
    const isBeside =
      Math.abs(x - origin.width / 2) >= (origin.width + width) / 2 ||
      Math.abs(y - origin.height / 2) >= (origin.height + height) / 2;
    if (!isShown || !width || !height || isBeside) continue;
    covers.push({ x, y, width, height, radius: cornerRadius(element, width, height) });
  }
  return covers;
}
