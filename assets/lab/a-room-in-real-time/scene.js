/** What stands in the room: four metres by four, with its middle at 0, and y upwards. */
import { ball, box, createMesh, turned } from "./mesh.js";
import { shade } from "./shade.js";

/** What a surface shines with: nothing, always, at night, or with the sky behind a window. */
const [ALWAYS, NIGHT, SKY] = [1, 2, 3];

const WALL = 2.5;
/** Directions into the room; a wall is drawn while it is behind the room. */
const WALLS = [[0, 0, 1], [1, 0, 0], [0, 0, -1], [-1, 0, 0]];

/** Where light comes from at night. */
export const LAMP = [1.5, 1.5, -1.5];
export const SCREEN = [-0.6, 1.12, -1.3];

/**
 * Returns the mesh, with `groups` of its indices: those that cast shadows, and the walls.
 *
 * @param {(name: string, other?: string, share?: number) => number[]} paint Gives a colour of the
 *   theme, or a mixture with another, as three numbers from 0 to 1.
 */
export function createScene(paint) {
  const mesh = createMesh();
  const groups = [];
  const group = (draw, about = {}) => {
    const first = mesh.indices.length;
    draw();
    groups.push({ ...about, first, count: mesh.indices.length - first });
  };
  const put = (place, size, colour, look) => box(mesh, place, size, { colour, ...look });
  const spin = (place, profile, colour, look) => turned(mesh, place, profile, { colour, ...look });
  const kit = { paint, put, spin };

  group(() => {
    floor(kit);
    desk(kit);
    computer(kit);
    chair(kit);
    bookcase(kit);
    plant(kit);
    mushroom(kit);
    rug(kit);
  }, { casts: true });
  group(() => lamp(kit));
  WALLS.forEach((into, side) => group(() => wall(kit, side), { into }));
  shade(mesh);
  return { ...mesh, groups };
}

function floor({ paint, put }) {
  put([0, -0.26, 0], [4.24, 0.2, 4.24], paint("sticker-border"), { round: 0.05 });
  for (let board = 0; board < 8; board += 1) {
    put([-1.75 + board * 0.5, -0.06, 0], [0.495, 0.06, 4], paint("pink", "sticker-border", board % 2 ? 0.2 : 0.08), { round: 0.008 });
  }
}

function rug({ paint, spin }) {
  const disc = (radius, height) => [[radius, 0], [radius, height - 0.01], [radius - 0.01, height], [0, height]];
  const place = [0.25, 0, 0.55];
  spin(place, disc(1.12, 0.025), paint("magenta"), { sides: 56, thin: true });
  spin(place, disc(0.9, 0.032), paint("pink"), { sides: 56, thin: true });
  spin(place, disc(0.68, 0.038), paint("orange"), { sides: 56, thin: true });
  spin(place, disc(0.46, 0.044), paint("yellow"), { sides: 48, thin: true });
}

function desk({ paint, put, spin }) {
  const [leg, front] = [paint("sticker-border"), paint("orange")];
  put([-0.6, 0.72, -1.52], [2.1, 0.07, 0.84], paint("yellow"), { round: 0.03 });
  for (const [x, z] of [[-1.56, -1.84], [-1.56, -1.2]]) put([x, 0, z], [0.08, 0.72, 0.08], leg);
  put([0.15, 0.04, -1.52], [0.5, 0.68, 0.72], paint("amber"), { round: 0.03 });
  for (let drawer = 0; drawer < 3; drawer += 1) {
    put([0.15, 0.08 + drawer * 0.21, -1.155], [0.44, 0.19, 0.03], front, { round: 0.014, thin: true });
    put([0.15, 0.16 + drawer * 0.21, -1.13], [0.14, 0.03, 0.03], leg, { round: 0.014, thin: true });
  }
  spin([-1.4, 0.79, -1.3], [[0.05, 0], [0.06, 0.12], [0.05, 0.12], [0.045, 0.03], [0, 0.03]], paint("red"));
  put([-1.335, 0.82, -1.3], [0.04, 0.06, 0.015], paint("red"), { thin: true });
  put([0.2, 0.79, -1.6], [0.34, 0.05, 0.26], paint("sky"), { turn: 0.2 });
  put([0.21, 0.84, -1.6], [0.3, 0.04, 0.24], paint("magenta"), { turn: -0.1 });
  put([0.2, 0.88, -1.6], [0.28, 0.045, 0.22], paint("lime"), { turn: 0.3 });
}

const CODE = [
  [[0.2, "magenta"], [0.16, "sky"]], [[0, ""], [0.24, "lime"], [0.1, "yellow"]], [[0, ""], [0.14, "sky"], [0.26, "pink"]],
  [[0.08, ""], [0.3, "cyan"]], [[0.08, ""], [0.12, "yellow"], [0.2, "lime"]], [[0, ""], [0.1, "magenta"]], [[0.28, "amber"]],
];

function computer({ paint, put, spin }) {
  const [dark, light] = [paint("ink", "violet", 0.25), paint("sticker-border")];
  spin([-0.6, 0.79, -1.66], [[0.17, 0], [0.17, 0.02], [0, 0.02]], light);
  put([-0.6, 0.8, -1.7], [0.08, 0.24, 0.05], light);
  put([-0.6, 0.92, -1.64], [1.02, 0.62, 0.06], light, { round: 0.028 });
  put([-0.6, 0.955, -1.615], [0.95, 0.55, 0.025], dark, { round: 0.01, thin: true });
  CODE.forEach((line, row) => {
    let x = -1.01;
    for (const [length, name] of line) {
      if (name) put([x + length / 2, 1.43 - row * 0.07, -1.603], [length, 0.03, 0.012], paint(name), { glow: ALWAYS, round: 0.005, thin: true });
      x += length + (name ? 0.04 : 0.08);
    }
  });
  put([-0.6, 0.79, -1.3], [0.6, 0.025, 0.2], light, { round: 0.012 });
  for (let row = 0; row < 3; row += 1) {
    for (let key = 0; key < 9; key += 1) {
      const colour = row === 2 && key === 8 ? paint("magenta") : paint("purple", "sticker-border", 0.62);
      put([-0.852 + key * 0.063, 0.812, -1.358 + row * 0.058], [0.05, 0.018, 0.046], colour, { round: 0.008, thin: true });
    }
  }
  spin([-0.12, 0.79, -1.3], ball(0.055, { from: 0, flat: 0.6 }), light);
}

function chair({ paint, put, spin }) {
  const [seat, dark] = [paint("cyan"), paint("ink", "violet", 0.35)];
  const [x, z, turn] = [-0.55, -0.62, 0.35];
  const behind = [x + Math.sin(turn) * 0.26, z + Math.cos(turn) * 0.26];
  for (let foot = 0; foot < 5; foot += 1) {
    const angle = turn + (foot / 5) * Math.PI * 2;
    put([x + Math.sin(angle) * 0.15, 0.05, z + Math.cos(angle) * 0.15], [0.06, 0.04, 0.32], dark, { turn: angle });
    spin([x + Math.sin(angle) * 0.29, 0, z + Math.cos(angle) * 0.29], ball(0.035), paint("magenta"), { sides: 12, thin: true });
  }
  spin([x, 0.06, z], [[0.035, 0], [0.035, 0.36]], dark);
  put([x, 0.42, z], [0.54, 0.12, 0.52], seat, { turn, round: 0.058 });
  put([behind[0], 0.46, behind[1]], [0.07, 0.3, 0.05], dark, { turn });
  put([behind[0], 0.66, behind[1]], [0.5, 0.56, 0.11], seat, { turn, round: 0.054 });
}

const BOOKS = ["red", "yellow", "sky", "lime", "magenta", "purple", "orange", "cyan", "pink", "blue"];

function bookcase({ paint, put, spin }) {
  const wood = paint("sky");
  const [x, z, width] = [-1.8, 0.55, 1.24];
  put([x - 0.15, 0, z], [0.05, 1.62, width], paint("indigo"), {});
  for (const side of [-1, 1]) put([x, 0, z + (side * width) / 2], [0.36, 1.66, 0.06], wood);
  for (let shelf = 0; shelf < 4; shelf += 1) {
    put([x, 0.06 + shelf * 0.52, z], [0.36, 0.05, width], wood);
    if (shelf === 3) break;
    let along = z - width / 2 + 0.09;
    for (let book = 0; along < z + width / 2 - (shelf === 1 ? 0.5 : 0.14); book += 1) {
      const thick = 0.055 + ((book * 7 + shelf * 5) % 4) * 0.015;
      const tall = 0.29 + ((book * 5 + shelf * 3) % 5) * 0.03;
      put([x + 0.02, 0.11 + shelf * 0.52, along], [0.26, tall, thick], paint(BOOKS[(book * 3 + shelf * 4) % BOOKS.length]), { round: 0.012, thin: true });
      along += thick + 0.006;
    }
  }
  spin([x + 0.02, 0.63, z + 0.4], ball(0.13), paint("lime"));
  spin([x, 1.67, z - 0.3], [[0.1, 0], [0.13, 0.16], [0.11, 0.16], [0, 0.15]], paint("yellow"));
  for (const [side, tall] of [[-0.05, 0.3], [0.05, 0.24]]) spin([x, 1.8, z - 0.3 + side], ball(0.07, { flat: tall / 0.14 }), paint("green"));
  put([x, 1.67, z + 0.3], [0.2, 0.26, 0.2], paint("magenta"), { turn: 0.5 });
}

function lamp({ paint, spin }) {
  const [x, , z] = LAMP;
  spin([x, 0, z], [[0.22, 0], [0.22, 0.04], [0.03, 0.06], [0.03, 1.4]], paint("blue"), { thin: true });
  spin([x, 1.38, z], [[0.3, 0], [0.18, 0.42], [0, 0.42]], paint("yellow"), { glow: NIGHT, thin: true });
  spin([x, 1.38, z], [[0.17, 0.42], [0.29, 0]], paint("yellow", "sticker-border", 0.5), { glow: NIGHT, thin: true });
}

const LEAVES = [[0, 0.3, 0, 0.27], [0.13, 0.55, 0.08, 0.2], [-0.13, 0.6, 0.06, 0.19], [0.02, 0.62, -0.15, 0.19], [0, 0.84, 0.02, 0.17]];

function plant({ paint, spin }) {
  const [x, z] = [-1.55, 1.6];
  spin([x, 0, z], [[0.18, 0], [0.25, 0.36], [0.21, 0.36], [0.2, 0.32], [0, 0.32]], paint("orange"));
  LEAVES.forEach(([right, up, front, radius], index) => {
    spin([x + right, up, z + front], ball(radius), paint(index % 2 ? "lime" : "green"));
  });
}

/** The site's mushroom, to sit on. */
function mushroom({ paint, spin }) {
  const place = [0.75, 0.04, 0.75];
  const [x, y, z] = place;
  spin(place, [[0.2, 0], [0.16, 0.14], [0.17, 0.28]], paint("sticker-border", "amber", 0.14));
  spin([x, y + 0.24, z], [[0, 0], [0.36, 0.02], [0.39, 0.07], ...ball(0.385, { from: 0.16, flat: 0.8 }).map(([radius, height]) => [radius, height + 0.08])], paint("red"));
  for (let dot = 0; dot < 6; dot += 1) {
    const angle = dot * 1.26 + 0.4;
    const [out, up] = dot === 5 ? [0, 0.545] : [0.285, 0.425];
    spin([x + Math.sin(angle) * out, y + up, z + Math.cos(angle) * out], ball(dot === 5 ? 0.09 : 0.07, { flat: 0.5, rings: 6 }), paint("sticker-border"), { sides: 16, thin: true, glow: NIGHT });
  }
}

const COLOURS = [["purple"], ["purple", "indigo", 0.55], ["purple", "indigo", 0.25], ["purple", "violet", 0.4]];

/** One wall with what hangs on it; x runs along it, and depth into the room. */
function wall({ paint, put }, side) {
  const angle = [0, Math.PI / 2, Math.PI, -Math.PI / 2][side];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const hang = (x, y, depth, size, colour, look) => {
    const z = depth - 2;
    put([x * cos + z * sin, y, z * cos - x * sin], size, colour, { turn: angle, round: 0.015, thin: true, ...look });
  };
  const light = paint("sticker-border");
  hang(0, -0.06, -0.06, [4, WALL, 0.12], paint(...COLOURS[side]), { thin: false, round: 0.004 });
  hang(0, WALL - 0.06, -0.06, [4.24, 0.07, 0.12], light);
  hang(0, 0, 0.02, [4, 0.12, 0.03], light);
  [hangWindow, hangShelf, hangDoor, hangCards][side](hang, paint, light);
}

function hangWindow(hang, paint, light) {
  hang(0.95, 1.02, 0.02, [1, 1.12, 0.05], light);
  for (const x of [0.73, 1.17]) {
    for (const y of [1.08, 1.6]) hang(x, y, 0.045, [0.4, 0.48, 0.012], paint("sky"), { glow: SKY, round: 0.004 });
  }
  hang(0.95, 0.97, 0.09, [1.12, 0.06, 0.2], light, { thin: false });
  hang(-0.6, 1.85, 0.12, [1.3, 0.05, 0.24], paint("orange"), { thin: false });
  for (const [index, name] of ["magenta", "cyan", "yellow", "sky"].entries()) {
    hang(-1.1 + index * 0.075, 1.9, 0.12, [0.065, 0.26 + (index % 2) * 0.05, 0.18], paint(name), { round: 0.012 });
  }
  hang(-0.35, 1.9, 0.12, [0.2, 0.2, 0.16], paint("lime"), { round: 0.05 });
  hang(-0.1, 1.9, 0.12, [0.14, 0.3, 0.1], paint("red"), { round: 0.05 });
}

function hangShelf(hang, paint, light) {
  hang(0.95, 1.0, 0.02, [0.9, 1.15, 0.04], light);
  hang(0.95, 1.05, 0.04, [0.8, 1.05, 0.02], paint("yellow"), { round: 0.005 });
  for (const [index, name] of ["red", "orange", "lime", "sky"].entries()) {
    hang(0.95, 1.2 + index * 0.17, 0.06, [0.66 - index * 0.14, 0.15, 0.014], paint(name), {});
  }
}

function hangDoor(hang, paint, light) {
  hang(-0.9, 0, 0.03, [1.06, 2.02, 0.07], light);
  hang(-0.9, 0, 0.06, [0.9, 1.92, 0.06], paint("red"), { round: 0.02 });
  for (const y of [0.2, 1.05]) hang(-0.9, y, 0.1, [0.62, 0.66, 0.02], paint("orange"), { round: 0.01 });
  hang(-1.25, 0.94, 0.13, [0.09, 0.09, 0.09], paint("yellow"), { round: 0.044 });
  hang(0.8, 1.1, 0.02, [1.1, 0.8, 0.04], light);
  hang(0.8, 1.15, 0.04, [1, 0.7, 0.02], paint("cyan"), { round: 0.005 });
  for (const [index, name] of ["magenta", "yellow", "sticker-border", "orange"].entries()) {
    hang(0.5 + index * 0.2, 1.24, 0.06, [0.14, 0.24 + ((index * 2) % 3) * 0.13, 0.014], paint(name));
  }
}

function hangCards(hang, paint, light) {
  hang(0, 0.95, 0.02, [2, 1.15, 0.05], light);
  hang(0, 1.0, 0.045, [1.9, 1.05, 0.02], paint("ink", "violet", 0.3), { round: 0.005 });
  const names = ["yellow", "pink", "lime", "sky", "orange", "cyan", "magenta", "yellow", "pink"];
  names.forEach((name, index) => {
    const [column, row] = [index % 3, Math.floor(index / 3)];
    if (column + row === 4) return;
    hang(-0.6 + column * 0.6, 1.72 - row * 0.31, 0.062, [0.5, 0.25, 0.014], paint(name), { round: 0.006 });
  });
}
