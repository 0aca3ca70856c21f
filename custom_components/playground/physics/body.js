/** Twice the signed area of a polygon. */
function doubleArea(points) {
  return points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length];
    return sum + x * next.y - next.x * y;
  }, 0);
}

/**
 * Tells whether data from a file can be a body: three finite points or more, around something.
 *
 * @param {unknown} points
 * @returns {points is {x: number, y: number}[]}
 */
export function isOutline(points) {
  return (
    Array.isArray(points) &&
    points.length >= 3 &&
    points.every((point) => Number.isFinite(point?.x) && Number.isFinite(point?.y)) &&
    Math.abs(doubleArea(points)) > 1
  );
}

/** The least corner of a set of points. */
function corner(points) {
  return {
    x: Math.min(...points.map(({ x }) => x)),
    y: Math.min(...points.map(({ y }) => y)),
  };
}

/** The body of an outline, or null when the library cannot make one of it. */
function polygon(Matter, outline) {
  const points = outline.map(({ x, y }) => ({ x, y }));
  try {
    const body = Matter.Bodies.fromVertices(0, 0, [points]);
    return body && body.area > 0 && Number.isFinite(body.mass) ? body : null;
  } catch {
    return null;
  }
}

/**
 * Makes the body of a drawing, in the units it was drawn in, at the origin.
 *
 * A body turns about its centre of mass, which is rarely the middle of the picture:
 * `pivot` is the way from the one to the other.
 *
 * @param {object} Matter
 * @param {{x: number, y: number}[] | null} outline Null gives the bounding circle.
 * @param {{viewBoxUnits: number, blankUnits: number}} settings
 * @returns {{body: object, pivot: {x: number, y: number}, round: boolean}}
 */
export function outlineBody(Matter, outline, { viewBoxUnits, blankUnits }) {
  const middle = viewBoxUnits / 2;
  const body = outline && polygon(Matter, outline);
  if (!body) {
    const circle = Matter.Bodies.circle(0, 0, middle - blankUnits);
    return { body: circle, pivot: { x: 0, y: 0 }, round: true };
  }
  const drawn = corner(outline);
  const made = corner(body.vertices);
  return {
    body,
    pivot: { x: middle - (drawn.x - made.x), y: middle - (drawn.y - made.y) },
    round: false,
  };
}

/** How far the farthest corner of a body lies from its centre. */
export function radiusOf(body) {
  const { position, vertices } = body;
  return Math.max(...vertices.map(({ x, y }) => Math.hypot(x - position.x, y - position.y)));
}
