/**
 * An element's size in CSS pixels, without its border.
 *
 * @param {Element} element
 * @returns {{width: number, height: number}}
 */
export function elementSize(element) {
  return { width: element.clientWidth, height: element.clientHeight };
}

/**
 * The centre of one element, relative to the top left corner of another.
 *
 * @param {Element} element
 * @param {Element} origin
 * @returns {{x: number, y: number}} CSS pixels.
 */
export function centerOf(element, origin) {
  const box = element.getBoundingClientRect();
  const { left, top } = origin.getBoundingClientRect();
  return { x: box.left + box.width / 2 - left, y: box.top + box.height / 2 - top };
}

/**
 * The boxes of everything that lies in front of the stickers: the elements that the page marks with
 * `data-playground-cover`.
 *
 * @param {Element} element Any element that fills the stage.
 * @returns {DOMRect[]} Relative to the element.
 */
export function coverBoxes(element) {
  const { left, top } = element.getBoundingClientRect();
  const stage = element.closest("[data-playground-stage]") ?? element.closest("[data-playground]");
  return Array.from(stage.querySelectorAll("[data-playground-cover]"), (cover) => {
    const box = cover.getBoundingClientRect();
    return new DOMRect(box.left - left, box.top - top, box.width, box.height);
  });
}
