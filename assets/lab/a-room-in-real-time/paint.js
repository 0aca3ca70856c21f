/**
 * Returns a function that gives a colour of the theme, or its mixture with another, as three
 * numbers from 0 to 1.
 */
export function createPaint() {
  const probe = document.body.appendChild(document.createElement("i"));
  Object.assign(probe, { hidden: true }).style.forcedColorAdjust = "none";
  // Once mixed, a colour of any notation is computed as `color(srgb …)`. Pixels of a canvas would be
  // others where a browser protects its visitor from being recognized by them.
  const read = (name) => {
    probe.style.color = `color-mix(in srgb, var(--${name}), var(--${name}))`;
    return getComputedStyle(probe).color.match(/[\d.]+(e-\d+)?/g).slice(0, 3).map(Number);
  };
  const known = new Map();
  const colour = (name) => {
    if (!known.has(name)) known.set(name, read(name));
    return known.get(name);
  };
  return (name, other = name, share = 0) => colour(name).map((it, index) => it * (1 - share) + colour(other)[index] * share);
}
