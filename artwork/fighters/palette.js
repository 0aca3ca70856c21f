/** Colours of the site's design, which the film does not change with light and dark. */
export const INK = "#1b0f33";
export const WHITE = "#fff";

/** From the top of a letter to its bottom, for letters of `size` pixels. */
const FOUNTAIN = ["#ffe14a", "#ffb81f", "#ff8a1f", "#ff5138", "#f4459e"];

/** The pattern that lettering is filled with: five flat bands with waves between them. */
export const steps = (size = 100) => {
  const band = (colour, index) => {
    const bottom = size - index * (size / 5.6);
    return `<path fill="${colour}" d="M0 0H400V${bottom}Q350 ${bottom + 9} 300 ${bottom}T200 ${bottom} 100 ${bottom} 0 ${bottom}Z"/>`;
  };
  return (
    `<pattern id="fountain" width="400" height="${size}" y="${-size * 0.86}" patternUnits="userSpaceOnUse">` +
    `${[...FOUNTAIN].reverse().map(band).join("")}</pattern>`
  );
};

/** A word as a sticker, around its middle; its letters are 100 units high. */
export function lettering(word, { x, y, scale = 1, turn = 0, fill = "url(#fountain)" }) {
  const text = (attributes) => `<text text-anchor="middle" font-size="100" stroke-linejoin="round" ${attributes}>${word}</text>`;
  const layers =
    text(`x="4" y="5" fill="${WHITE}" stroke="${WHITE}" stroke-width="34"`) +
    text(`x="6" y="8" fill="${INK}" stroke="${INK}" stroke-width="15"`) +
    text(`x="3" y="4" fill="${INK}" stroke="${INK}" stroke-width="15"`) +
    text(`fill="${INK}" stroke="${INK}" stroke-width="15"`);
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${Math.max(scale, 0)}) translate(0 35)">${layers}${text(`fill="${fill}"`)}</g>`;
}
