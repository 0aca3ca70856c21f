/**
 * Where everything lies on the picture. Numbers only, so that it can be tested without a browser.
 *
 * Lettering, mascot and the ground below them keep their places to each other and are enlarged as
 * one group; the stickers are spread over the whole picture in proportion to the stage, and make
 * room for the group. Boxes are `{left, top, width, height}`.
 */

/** Sizes of pictures in pixels. */
export const formats = {
  landscape: { width: 1600, height: 1000 },
  portrait: { width: 1080, height: 1350 },
};

/** Distance of lettering and address from the edges, as a share of the shorter side. */
const MARGIN = 0.055;
/** Largest width and height of the lettering, as shares of the picture. */
const LETTERING = {
  landscape: { width: 0.75, height: 0.46 },
  portrait: { width: 1 - 2 * MARGIN, height: 0.4 },
};
/** Highest that the lettering lies above the lower edge, as a share of the height. */
const HIGHEST = 0.16;
/** Lettering within this share of the stage's width from its middle is in the middle. */
const MIDDLE = 0.04;
/** Most of the free area that stickers take. */
const COVERAGE = 0.42;
/** Radius of a sticker, as a share of its size: a drawing does not fill the corners of its box. */
const RADIUS = 0.42;
/** Two stickers keep the distance that they have on the stage, up to so many times their radii. */
const NEARBY = 1.35;
/** Pixels that stickers keep from lettering, mascot and address. */
const GAP = 14;
/** Rounds in which stickers make room. */
const ROUNDS = 200;

/**
 * Lays out a picture.
 *
 * @param {object} scene What is on the page, in CSS pixels relative to the stage of the stickers.
 * @param {"landscape" | "portrait"} scene.format
 * @param {{width: number, height: number, ground: number}} scene.stage The ground is the height of
 *   its lower end that is hidden.
 * @param {object} scene.lettering Its box.
 * @param {object[]} scene.parts Boxes of its lines.
 * @param {object | null} scene.mascot Its box.
 * @param {{x: number, y: number, size: number}[]} scene.pieces Stickers, by their centres.
 * @param {{width: number, height: number}} scene.label The address, in pixels of the picture.
 * @returns {{width: number, height: number, ground: number, lettering: object, mascot: object | null,
 *   label: object, groupScale: number, pieceScale: number, pieces: {x: number, y: number}[]}}
 *   Pixels of the picture. The scales are pixels of the picture per CSS pixel.
 */
export function layoutPicture(scene) {
  const { width, height } = formats[scene.format];
  const margin = MARGIN * Math.min(width, height);
  let group = placeGroup(scene, { width, height, margin });
  const ground = scene.stage.ground * group.scale;
  const label = placeLabel(scene, group, { width, height, margin, ground });
  const free = height - label.top + GAP;
  if (!isApart(label, group.place(scene.lettering))) {
    group = placeGroup(scene, { width, height, margin, least: free });
  }
  const lettering = group.place(scene.lettering);
  const mascot = scene.mascot && group.place(scene.mascot);
  const field = { width, height: height - ground };
  const boxes = [...scene.parts.map(group.place), label, ...(mascot ? [shrunk(mascot)] : [])];
  const covers = boxes.map((box) => aboveGround(box, field)).filter((box) => box.height > 0);
  const pieceScale = scaleOfPieces(scene, field, covers);
  const pieces = spread(scene, field, covers, pieceScale);
  const { scale: groupScale } = group;
  return { width, height, ground, lettering, mascot, label, groupScale, pieceScale, pieces };
}

/** A drawing of a mascot does not fill the corners of its box. */
const shrunk = ({ left, top, width, height }) => ({
  left: left + width * 0.08,
  top: top + height * 0.06,
  width: width * 0.84,
  height: height * 0.88,
});

/** The part of a box that is in the field: what is on the ground is in no sticker's way. */
const aboveGround = (box, field) => {
  const height = Math.min(box.height, field.height - box.top);
  return { ...box, height };
};

/** Enlarges the lettering, and returns what places all that belongs to it. */
function placeGroup({ format, stage, lettering }, { width, height, margin, least = margin }) {
  const largest = LETTERING[format];
  const scale = Math.min(
    (largest.width * width) / lettering.width,
    (largest.height * height) / lettering.height,
  );
  const below = (stage.height - lettering.top - lettering.height) * scale;
  const bottom = Math.max(Math.min(below, HIGHEST * height), least);
  const top = height - bottom - lettering.height * scale;
  const room = width - lettering.width * scale;
  const side = lettering.left + lettering.width / 2 - stage.width / 2;
  const isMiddle = Math.abs(side) <= MIDDLE * stage.width || room < 2 * margin;
  const left = isMiddle ? room / 2 : side > 0 ? room - margin : margin;
  const place = (box) => ({
    left: left + (box.left - lettering.left) * scale,
    top: top + (box.top - lettering.top) * scale,
    width: box.width * scale,
    height: box.height * scale,
  });
  return { scale, place };
}

/** True where two boxes have nothing in common. */
const isApart = (one, other) =>
  one.left + one.width <= other.left ||
  other.left + other.width <= one.left ||
  one.top + one.height <= other.top ||
  other.top + other.height <= one.top;

/** In the lower corner that is farther from the lettering, on the ground if it fits there. */
function placeLabel({ label, lettering: box }, group, { width, height, margin, ground }) {
  const lettering = group.place(box);
  const isOnGround = ground > label.height * 1.4;
  const bottom = isOnGround ? (ground - label.height) * 0.4 : margin;
  const isLeft = lettering.left >= width - lettering.left - lettering.width - 1;
  const left = isLeft ? margin : width - margin - label.width;
  return { left, top: height - bottom - label.height, ...label };
}

/** Stickers are enlarged as the stage is that covers the picture, unless they get too crowded. */
function scaleOfPieces({ stage, pieces }, field, covers) {
  const cover = Math.max(field.width / stage.width, field.height / (stage.height - stage.ground));
  const covered = covers.reduce((sum, box) => sum + box.width * box.height, 0);
  const free = Math.max(0.2 * field.width * field.height, field.width * field.height - covered);
  const area = pieces.reduce((sum, { size }) => sum + Math.PI * (RADIUS * size) ** 2, 0);
  return area ? Math.min(cover, Math.sqrt((COVERAGE * free) / area)) : cover;
}

/** Distance of two coordinates across the joined edges of a field, with its sign. */
const across = (one, other, length) => {
  const difference = one - other;
  return difference - Math.round(difference / length) * length;
};

/** Spreads the stickers as they are on the stage; then they make room for what is in front of them. */
function spread({ stage, pieces }, field, covers, scale) {
  const bounds = { width: stage.width, height: stage.height - stage.ground };
  const circles = pieces.map((piece) => ({
    piece,
    x: (piece.x / bounds.width) * field.width,
    y: (piece.y / bounds.height) * field.height,
    radius: RADIUS * piece.size * scale,
  }));
  const pairs = circles.flatMap((one, index) =>
    circles.slice(index + 1).map((other) => ({
      ...{ one, other },
      distance: Math.min(
        distanceOf(one.piece, other.piece, bounds) * scale,
        (one.radius + other.radius) * NEARBY,
      ),
    })),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const pair of pairs) part(pair, field);
    for (const circle of circles) {
      for (const cover of covers) pushOut(circle, cover, field);
    }
  }
  return circles.map(({ x, y }) => ({
    x: ((x % field.width) + field.width) % field.width,
    y: ((y % field.height) + field.height) % field.height,
  }));
}

const distanceOf = (one, other, { width, height }) =>
  Math.hypot(across(one.x, other.x, width), across(one.y, other.y, height));

/** Moves two stickers apart that are closer than they should be. */
function part({ one, other, distance }, field) {
  const x = across(one.x, other.x, field.width);
  const y = across(one.y, other.y, field.height);
  const now = Math.hypot(x, y) || 1;
  if (now >= distance) return;
  const share = (distance - now) / now / 2;
  Object.assign(one, { x: one.x + x * share, y: one.y + y * share });
  Object.assign(other, { x: other.x - x * share, y: other.y - y * share });
}

/** Moves a sticker out of a box: upwards if it is behind it, where the sky is; else straight away. */
function pushOut(circle, { left, top, width, height }, field) {
  const x = across(circle.x, left + width / 2, field.width);
  const y = across(circle.y, top + height / 2, field.height);
  const beside = Math.max(Math.abs(x) - width / 2, 0) * Math.sign(x);
  const above = Math.max(Math.abs(y) - height / 2, 0) * Math.sign(y);
  const distance = Math.hypot(beside, above);
  const reach = circle.radius + GAP;
  if (distance >= reach) return;
  if (!distance) circle.y -= y + height / 2 + reach;
  else {
    circle.x += (beside / distance) * (reach - distance);
    circle.y += (above / distance) * (reach - distance);
  }
}
