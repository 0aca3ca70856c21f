import { line, round } from "../shared/draw.js";
import { rect } from "/lab/loan/machines.js";

const [FOREST, LIME, LEAF] = ["#0f4d36", "#b6ee4c", "#8fcf2e"];

export const bale = (x, y) => `<g transform="translate(${x} ${y})"><circle r="34" cy="-34" fill="${LEAF}"/><path d="M0-34m-22 0a22 22 0 1 1 22 22a16 16 0 1 1 8-30a9 9 0 0 1-6 18" fill="none" stroke="${FOREST}" stroke-width="5" stroke-linecap="round"/></g>`;

export const poplar = (x, y, scale = 1, fill = "#2c7a55") => `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-5-20H5V0H-5Z" fill="${FOREST}"/><path d="M0-190Q34-130 28-70 24-16 0-14-24-16-28-70-34-130 0-190Z" fill="${fill}"/><path d="M0-190Q34-130 28-70 24-16 0-14Z" fill="${FOREST}" opacity=".28"/></g>`;

/** Rolling country behind the road: three ridges, each one step darker. */
export function hills(width, horizon, drop = 0) {
  const ridge = (y, a, b, phase, fill) => {
    const top = Array.from({ length: 61 }, (_, i) => [(i / 60) * width, y + a * Math.sin(i / 60 * 5.2 + phase) + b * Math.sin(i / 60 * 12 + phase * 2)]);
    return `<path d="${line([...top, [width, horizon + 4], [0, horizon + 4]])}Z" fill="${fill}"/>`;
  };
  return ridge(horizon - 190 + drop, 46, 12, 0.4, "#eaf3b8") + ridge(horizon - 118 + drop, 38, 10, 2.6, "#d3ee8c") + ridge(horizon - 56 + drop, 22, 8, 4.4, LIME);
}

export function road(width, y, depth, shift = 0) {
  return rect(0, y - 2, width, depth + 4, FOREST) + `<path d="M${round(-120 + shift)} ${y + 44}H${width}" stroke="#2c7a55" stroke-width="7" stroke-dasharray="64 56" stroke-linecap="round"/>`;
}
