/**
 * What the browser computes of a style within an element, such as a colour in a form that a canvas
 * understands.
 *
 * @param {Element} parent It has one more child meanwhile.
 * @param {string} property
 * @param {string} value
 * @param {Partial<CSSStyleDeclaration>} [others]
 * @returns {string}
 */
export function computedIn(parent, property, value, others) {
  const probe = parent.appendChild(document.createElement("span"));
  Object.assign(probe.style, others, { [property]: value });
  const computed = getComputedStyle(probe)[property];
  probe.remove();
  return computed;
}
