/** Twice the signed area of a polygon. */
function doubleArea(points) {
  return points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length];
    return sum + x * next.y - next.x * y;
  }, 0);
}

/**
 * Checks that data from an outline file can become a body: at least three finite points that
 * enclose an area.
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

/** The top left corner of the bounding box of points. */
function topLeft(points) {
  return {
    x: Math.min(...points.map(({ x }) => x)),
    y: Math.min(...points.map(({ y }) => y)),
  };
}

/** The body of an outline, or null when Matter.js cannot create one from it. */
function polygonBody(Matter, outline) {
  const points = outline.map(({ x, y }) => ({ x, y }));
  try {
    const body = Matter.Bodies.fromVertices(0, 0, [points]);
    return body && body.area > 0 && Number.isFinite(body.mass) ? body : null;
  } catch {
    return null;
  }
}

/**
 * Creates the body of a drawing at the origin, in drawing units.
 *
 * A body turns about its centre of mass, which is rarely the centre of the picture: `pivot` is
 * the offset from the first to the second.
 *
 * @param {object} Matter
 * @param {{x: number, y: number}[] | null} outline Null gives the bounding circle.
 * @param {{viewBoxUnits: number, marginUnits: number}} settings
 * @returns {{body: object, pivot: {x: number, y: number}}}
 */
export function createBody(Matter, outline, { viewBoxUnits, marginUnits }) {
  const center = viewBoxUnits / 2;
  const body = outline && polygonBody(Matter, outline);
  if (!body) {
    const circle = Matter.Bodies.circle(0, 0, center - marginUnits);
    return { body: circle, pivot: { x: 0, y: 0 } };
  }
  const drawn = topLeft(outline);
  const created = topLeft(body.vertices);
  return {
    body,
    pivot: { x: center - (drawn.x - created.x), y: center - (drawn.y - created.y) },
  };
}

/** Distance from a body's centre to its farthest vertex. */
export function boundingRadius(body) {
  const { position, vertices } = body;
  return Math.max(...vertices.map(({ x, y }) => Math.hypot(x - position.x, y - position.y)));
}
