/**
 * A mesh that grows: `vertices` holds STRIDE numbers each (place, direction, colour, light of its own, shade),
 * `indices` its triangles, and `solids` what darkens its surroundings.
 */
export const STRIDE = 11;
export const SHADE = 10;

/** In metres: what is less round has sharp edges, which take a quarter of the vertices. */
const LEAST_ROUND = 0.016;

const scale = (a, by) => a.map((it) => it * by);
const minus = (a, b) => a.map((it, index) => it - b[index]);
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const unit = (a) => scale(a, 1 / (Math.hypot(...a) || 1));

export function createMesh() {
  return { vertices: [], indices: [], solids: [] };
}

/** Adds a grid of points, `columns` a row, and joins them with triangles that look along their directions. */
function weave(mesh, points, columns, { colour, glow = 0 }) {
  const first = mesh.vertices.length / STRIDE;
  for (const [place, direction] of points) mesh.vertices.push(...place, ...direction, ...colour, glow, 1);
  for (let index = 0; index + columns < points.length; index += 1) {
    if (index % columns === columns - 1) continue;
    const corners = [index, index + 1, index + columns, index + columns + 1];
    const [a, b, c] = corners.map((corner) => points[corner][0]);
    const [place, direction] = points[corners[3]];
    const facing = cross(minus(b, a), minus(c, a));
    const other = cross(minus(b, c), minus(place, c));
    const isForward = facing.reduce((sum, it, axis) => sum + (it + other[axis]) * direction[axis], 0) > 0;
    const order = isForward ? [0, 1, 2, 2, 1, 3] : [0, 2, 1, 1, 2, 3];
    mesh.indices.push(...order.map((corner) => first + corners[corner]));
  }
}

/** Steps from one edge to the other: two at each round corner, and more where the shade of a long face changes. */
function steps(half, round, isThin) {
  const inner = half - round;
  const cells = isThin ? 1 : Math.ceil((inner * 2) / 0.25);
  const flat = Array.from({ length: cells + 1 }, (_, index) => -inner + (2 * inner * index) / cells);
  return round ? [-half, ...flat, half] : flat;
}

/**
 * A box with round edges.
 *
 * @param {number[]} middle x, y and z of the middle of its underside.
 * @param {number[]} size Along x, y and z.
 * @param {object} look `colour`, `glow`, `round` (radius of the edges), `turn` (around y, in radians), and `tilt` (around x).
 */
export function box(mesh, [x, y, z], size, look) {
  const half = scale(size, 0.5);
  const wanted = Math.min(look.round ?? 0.02, ...half.map((it) => it * 0.98));
  const round = wanted < LEAST_ROUND ? 0 : wanted;
  const [cos, sin] = [Math.cos(look.turn ?? 0), Math.sin(look.turn ?? 0)];
  const [up, over] = [Math.cos(look.tilt ?? 0), Math.sin(look.tilt ?? 0)];
  const rotated = ([a, b, c]) => {
    const [tall, deep] = [b * up - c * over, b * over + c * up];
    return [a * cos + deep * sin, tall, deep * cos - a * sin];
  };
  const centre = [x, y + half[1], z];
  for (let face = 0; face < 6; face += 1) {
    const axis = face % 3;
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    const ahead = [0, 0, 0];
    ahead[axis] = face < 3 ? 1 : -1;
    const [columns, rows] = [steps(half[u], round, look.thin), steps(half[v], round, look.thin)];
    const points = rows.flatMap((row) =>
      columns.map((column) => {
        const corner = [0, 0, 0];
        [corner[axis], corner[u], corner[v]] = [face < 3 ? half[axis] : -half[axis], column, row];
        const core = corner.map((it, index) => Math.max(round - half[index], Math.min(half[index] - round, it)));
        const direction = round ? unit(minus(corner, core)) : ahead;
        const place = core.map((it, index) => it + direction[index] * round);
        return [rotated(place).map((it, index) => it + centre[index]), rotated(direction)];
      }),
    );
    weave(mesh, points, columns.length, look);
  }
  if (look.thin) return;
  const [a, b] = [Math.abs(cos), Math.abs(sin)];
  mesh.solids.push({ centre, half: [half[0] * a + half[2] * b, half[1], half[0] * b + half[2] * a] });
}

/**
 * What a potter's wheel makes.
 *
 * @param {number[]} foot x, y and z of the middle of its foot.
 * @param {number[][]} profile Radius and height of each ring, from below to above.
 */
export function turned(mesh, [x, y, z], profile, look) {
  const around = look.sides ?? 24;
  const slope = (from, to) => unit([to[1] - from[1], from[0] - to[0]]);
  for (let index = 0; index + 1 < profile.length; index += 1) {
    const own = slope(profile[index], profile[index + 1]);
    // A bend of less than 45 degrees is round, and any other an edge.
    const shared = (other) => (other && own[0] * other[0] + own[1] * other[1] > 0.7 ? unit([own[0] + other[0], own[1] + other[1]]) : own);
    const before = shared(index > 0 && slope(profile[index - 1], profile[index]));
    const after = shared(index + 2 < profile.length && slope(profile[index + 1], profile[index + 2]));
    const points = [[profile[index], before], [profile[index + 1], after]].flatMap(([[radius, height], [out, up]]) =>
      Array.from({ length: around + 1 }, (_, side) => {
        const [cos, sin] = [Math.cos((side / around) * Math.PI * 2), Math.sin((side / around) * Math.PI * 2)];
        return [[x + radius * cos, y + height, z + radius * sin], [out * cos, up, out * sin]];
      }),
    );
    weave(mesh, points, around + 1, look);
  }
  if (look.thin) return;
  const radius = Math.max(...profile.map(([it]) => it)) * 0.8;
  const [low, high] = [profile[0][1], profile.at(-1)[1]];
  mesh.solids.push({ centre: [x, y + (low + high) / 2, z], half: [radius, (high - low) / 2, radius] });
}

/** The profile of a ball, or of the part of one above `from` (-1 is its lowest point, 1 its highest). */
export const ball = (radius, { from = -1, flat = 1, rings = 7 } = {}) =>
  Array.from({ length: rings + 1 }, (_, index) => {
    const angle = Math.asin(from) + ((Math.PI / 2 - Math.asin(from)) * index) / rings;
    return [Math.max(0, Math.cos(angle)) * radius, (Math.sin(angle) - from) * radius * flat];
  });
