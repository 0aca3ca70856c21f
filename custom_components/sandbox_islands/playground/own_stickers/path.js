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
