/**
 * Shows or hides an element of a drawing. SVG has no `hidden` attribute, so `display` does it.
 *
 * @param {SVGElement} element
 * @param {boolean} shown
 */
export function setShown(element, shown) {
  if (shown) element.removeAttribute("display");
  else element.setAttribute("display", "none");
}
