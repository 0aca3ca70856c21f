// Helpers for drawings that are written as SVG markup.

/** Calls `draw` with 0…count-1 and joins what it returns. */
export const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join("");

/** One decimal is enough for artwork and keeps the markup short. */
export const round = (number) => Math.round(number * 10) / 10;

/** Joins [x, y] pairs into the body of a path. */
export const line = (points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;
