import { mount } from "../shared/draw.js";
import { boat, cloud, digger, tractor, truck } from "/lab/loan/machines.js";
import { bale, hills, poplar, road } from "./country.js";

const at = (x, y, scale, body) => `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;
const sun = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#f6b48e"/><circle cx="${x}" cy="${y}" r="${r * 0.68}" fill="#e9744f"/>`;
const tile = (body) => `<rect width="110" height="92" rx="22" fill="#fff"/><path d="M14 76H96" stroke="#0f4d36" stroke-width="4" stroke-linecap="round"/>${body}`;

mount({
  wide: () => sun(988, 520, 92) + cloud(770, 250, 0.9) + cloud(650, 120, 0.5) + hills(1440, 800)
    + poplar(478, 770, 0.9) + poplar(528, 776, 0.7) + poplar(1396, 770, 0.8) + road(1440, 800, 100)
    + bale(486, 800) + bale(560, 800)
    + at(246, 800, 0.72, truck()) + at(752, 800, 0.82, tractor()) + at(1150, 800, 0.8, boat()),
  tall: () => sun(610, 560, 96) + cloud(380, 596, 0.7) + cloud(690, 400, 0.8) + hills(820, 990)
    + poplar(760, 940, 0.9) + poplar(716, 950, 0.7) + poplar(410, 960, 0.8) + road(820, 990, 120)
    + at(196, 990, 0.86, tractor()) + at(624, 990, 0.66, truck()),
  phone: () => cloud(320, 470, 0.5) + `<g transform="translate(0 -46)">` + sun(286, 700, 52) + hills(390, 800, 62)
    + poplar(372, 790, 0.6) + road(390, 800, 100) + at(184, 800, 0.74, tractor()) + `</g>`,
  lineup: () => sun(1270, 300, 78) + cloud(1190, 140, 0.7) + hills(1440, 610) + poplar(420, 590, 0.7) + poplar(1400, 590, 0.8) + road(1440, 610, 290)
    + at(196, 610, 0.6, tractor()) + at(540, 610, 0.5, truck()) + at(880, 610, 0.48, boat()) + at(1190, 610, 0.6, digger()),
  owned: () => sun(258, 96, 44) + hills(390, 250, 30) + road(390, 250, 60) + `<path d="M352 250V150" stroke="#0a3324" stroke-width="5" stroke-linecap="round"/><path d="M352 152h-66l16 19-16 19h66Z" fill="#e9744f"/>` + at(120, 250, 0.5, tractor()),
  menu: () => sun(300, 96, 56) + hills(390, 206, 40) + road(390, 206, 60) + at(168, 206, 0.52, truck()) ,
  tractor: () => tile(at(56, 75, 0.19, tractor())),
  truck: () => tile(at(60, 75, 0.155, truck())),
  boat: () => tile(at(54, 75, 0.155, boat())),
  digger: () => tile(at(44, 75, 0.18, digger())),
  dig: () => sun(80, 70, 46) + hills(390, 250, 30) + road(390, 250, 60) + at(160, 250, 0.72, digger()),
  keys: () => `<rect width="390" height="470" fill="#b6ee4c"/>` + sun(286, 180, 80) + cloud(92, 160, 0.7, "#dff5b0") + road(390, 410, 80) + at(186, 410, 0.62, boat()),
});
