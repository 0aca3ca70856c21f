/** Matrices of four by four, column by column, as WebGL takes them. */
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

export const unit = (a) => a.map((it) => it / Math.hypot(...a));

/** The axes of who looks back along `out`: right, up and towards it. */
function axes(out) {
  const right = unit(cross([0, 1, 0], out));
  return [right, cross(out, right), out];
}

/** Looks from the direction `out` at a place, without perspective; half the picture is `wide` and `tall`. */
export function flatView(out, centre, wide, tall, deep) {
  const [right, up] = axes(out);
  const rows = [right.map((it) => it / wide), up.map((it) => it / tall), out.map((it) => -it / deep)];
  return [0, 1, 2].flatMap((column) => [...rows.map((row) => row[column]), 0]).concat(rows.map((row) => -dot(row, centre)), 1);
}

/** Looks from one place to another, with perspective; half the picture is `spread` at a distance of 1. */
export function deepView(from, to, spread, near, far) {
  const out = unit(from.map((it, index) => it - to[index]));
  const [right, up] = axes(out);
  const [a, b] = [(far + near) / (far - near), (2 * far * near) / (far - near)];
  const rows = [right.map((it) => it / spread), up.map((it) => it / spread), out.map((it) => -it * a), out.map((it) => -it)];
  const shifts = rows.map((row) => -dot(row, from));
  shifts[2] -= b;
  return [0, 1, 2].flatMap((column) => rows.map((row) => row[column])).concat(shifts);
}
