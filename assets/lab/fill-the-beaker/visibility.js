/**
 * Shows or hides an element of a drawing. SVG has no `hidden` attribute, so `display` does it.
 *
 * @param {SVGElement} element
 * @param {boolean} visible
 */
export function setVisible(element, visible) {
  if (visible) element.removeAttribute("display");
  else element.setAttribute("display", "none");
}
