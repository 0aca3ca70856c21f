/** Geometry of polygons, whose points are `[x, y]`. */

const cross = ([x1, y1], [x2, y2], [x3, y3]) => (x2 - x1) * (y3 - y1) - (y2 - y1) * (x3 - x1);

/** Area of a polygon: positive if it goes clockwise on a screen, otherwise negative. */
export function signedArea(points) {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** Whether a point lies inside a polygon (crossings of a ray to the right are odd). */
export function contains(points, [x, y]) {
  let isInside = false;
  points.forEach(([x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
  });
  return isInside;
}

/** The convex hull of points (Andrew's monotone chain). */
export function convexHull(points) {
  const sorted = [...points].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const chain = (ordered) => {
    const hull = [];
    for (const point of ordered) {
      while (hull.length > 1 && cross(hull.at(-2), hull.at(-1), point) <= 0) hull.pop();
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** Whether no two edges of a polygon cross each other. */
export function isSimple(points) {
  const edges = points.map((point, index) => [point, points[(index + 1) % points.length]]);
  const isCrossed = ([a, b], [c, d]) =>
    cross(a, b, c) * cross(a, b, d) < 0 && cross(c, d, a) * cross(c, d, b) < 0;
  return edges.every((edge, index) =>
    edges.slice(index + 1).every((other) => !isCrossed(edge, other)),
  );
}

/**
 * Evens out the steps that a line has from the grid it was traced in: each point moves towards the
 * middle of its neighbours.
 *
 * @param {[x: number, y: number][]} points
 * @param {number} rounds After each, steps reach farther and are lower.
 */
export function smooth(points, rounds) {
  if (!rounds) return points;
  const evened = points.map(([x, y], index) => {
    const [x1, y1] = points.at(index - 1);
    const [x2, y2] = points[(index + 1) % points.length];
    return [(x1 + 2 * x + x2) / 4, (y1 + 2 * y + y2) / 4];
  });
  return smooth(evened, rounds - 1);
}

/** Distance of a point from the line between two others, or from these where they are one. */
function distanceToLine(point, from, to) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length === 0) return Math.hypot(point[0] - from[0], point[1] - from[1]);
  return Math.abs(cross(from, to, point)) / length;
}

/** Leaves out the points of an open line that lie closer to it than the tolerance (Douglas–Peucker). */
function simplifyLine(points, tolerance) {
  const [first, last] = [points[0], points.at(-1)];
  let farthest = 0;
  let distance = tolerance;
  for (let index = 1; index < points.length - 1; index += 1) {
    const own = distanceToLine(points[index], first, last);
    if (own > distance) [farthest, distance] = [index, own];
  }
  if (!farthest) return [first, last];
  const before = simplifyLine(points.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplifyLine(points.slice(farthest), tolerance)];
}

/**
 * Leaves out points of a polygon that hardly change it.
 *
 * @param {[x: number, y: number][]} points
 * @param {number} tolerance How far the new edges may be from the points that are left out.
 * @param {number} maxPoints The tolerance grows until there are no more.
 */
export function simplify(points, tolerance, maxPoints) {
  const [start] = points;
  const distances = points.map(([x, y]) => Math.hypot(x - start[0], y - start[1]));
  const opposite = distances.indexOf(Math.max(...distances));
  const halves = [points.slice(0, opposite + 1), [...points.slice(opposite), start]];
  const simple = halves.flatMap((half) => simplifyLine(half, tolerance).slice(0, -1));
  return simple.length > maxPoints ? simplify(points, tolerance * 1.4, maxPoints) : simple;
}

/**
 * Adds a closed polygon with rounded corners to a path: its edges' middles are on the curve, its
 * corners are the control points.
 *
 * @param {Path2D} path
 * @param {[x: number, y: number][]} points Two or fewer add nothing.
 * @returns {Path2D} The same path.
 */
export function addSmoothPolygon(path, points) {
  if (points.length < 3) return path;
  const middle = (index) => {
    const [x, y] = points[index];
    const [nextX, nextY] = points[(index + 1) % points.length];
    return [(x + nextX) / 2, (y + nextY) / 2];
  };
  path.moveTo(...middle(points.length - 1));
  points.forEach((corner, index) => path.quadraticCurveTo(...corner, ...middle(index)));
  path.closePath();
  return path;
}
