/**
 * Returns a function that gives a colour of the theme, or its mixture with another, as three
 * numbers from 0 to 1.
 */
export function createPaint() {
  const styles = getComputedStyle(document.documentElement);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const read = (name) => {
    context.fillStyle = styles.getPropertyValue(`--${name}`);
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((it) => it / 255);
  };
  const known = new Map();
  const colour = (name) => {
    if (!known.has(name)) known.set(name, read(name));
    return known.get(name);
  };
  return (name, other = name, share = 0) => colour(name).map((it, index) => it * (1 - share) + colour(other)[index] * share);
}
