/**
 * Adds the styles of a part that is loaded later than the page's own, in the layer of those.
 *
 * @param {string} css
 */
export function adoptStyles(css) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer islands.playground{${css}}`);
  document.adoptedStyleSheets.push(sheet);
}
