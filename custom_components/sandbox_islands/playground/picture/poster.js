/** How far below a sticker its shadow lies and how blurred it is, as shares of its size. */
const SHADOW = { offset: 0.07, blur: 0.06 };
/** Shadow of lettering and mascot, as shares of the height of the picture. */
const GROUP_SHADOW = { offset: 0.012, blur: 0.018 };
/** Width of the border around lettering that is text, as a share of the size of its letters. */
const BORDER = 0.22;
/** Distance of two lines of it, as a share of the same. */
const LEADING = 1.02;
/** Letters of the address, room around them and the widest line, as shares of the shorter side. */
const LABEL = { size: 0.03, across: 0.026, high: 0.06, widest: 0.7 };
/** Shadow of the label, and the middle of its letters, as shares of its height. */
const ON_LABEL = { offset: 0.08, blur: 0.16, middle: 0.53 };

/** Has all that is drawn meanwhile throw a shadow, straight down. */
function withShadow(context, color, offset, blur, draw) {
  context.save();
  Object.assign(context, { shadowColor: color, shadowOffsetY: offset, shadowBlur: blur });
  draw();
  context.restore();
}

/** How far a sticker reaches from its middle, turned as it may be, as a share of its size. */
const REACH = 0.7;

/**
 * Offsets on one axis at which a part of something is on the picture: `screenWrap.js` has the same,
 * and sharing it would add a file that every visitor loads.
 */
const offsets = (at, reach, length) =>
  [0, -length, length].filter((it) => at + it + reach > 0 && at + it - reach < length);

/**
 * Draws the stickers with all their images at the edges of the picture.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {ReturnType<typeof import("./field.js").piecesOf>} pieces
 * @param {ReturnType<typeof import("./layout.js").layoutPicture>} layout
 * @param {string} shadowColor
 */
export function drawPieces(context, pieces, layout, shadowColor) {
  const field = { width: layout.width, height: layout.height - layout.ground };
  context.save();
  context.beginPath();
  context.rect(0, 0, field.width, field.height);
  context.clip(); // what is below is behind the ground, and seen at the upper edge
  pieces.forEach(({ picture, angle, size: stageSize }, index) => {
    const size = stageSize * layout.pieceScale;
    const { x, y } = layout.pieces[index];
    const across = offsets(x, size * REACH, field.width);
    const copies = across.flatMap((dx) =>
      offsets(y, size * REACH, field.height).map((dy) => ({ x: x + dx, y: y + dy })),
    );
    for (const copy of copies) {
      withShadow(context, shadowColor, SHADOW.offset * size, SHADOW.blur * size, () => {
        context.translate(copy.x, copy.y);
        context.rotate(angle);
        context.drawImage(picture, -size / 2, -size / 2, size, size);
      });
    }
  });
  context.restore();
}

/** Draws a picture of the group, which `layout.js` places, in its box. */
export function drawInBox(context, picture, { left, top, width, height }, shadowColor) {
  const high = context.canvas.height;
  withShadow(context, shadowColor, GROUP_SHADOW.offset * high, GROUP_SHADOW.blur * high, () =>
    context.drawImage(picture, left, top, width, height),
  );
}

/** Breaks words into so many lines, or fewer, of about the same length. */
function balanced(words, count) {
  const target = words.join(" ").length / count;
  const lines = [words[0]];
  for (const word of words.slice(1)) {
    const line = `${lines.at(-1)} ${word}`;
    if (line.length <= target + word.length / 2 || lines.length === count)
      lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

/** Lines, and the size of letters at which they fill a box. */
function fitted(context, lines, { width, height }, font) {
  context.font = `100px ${font}`;
  const widest = Math.max(...lines.map((line) => context.measureText(line).width), 1);
  const size = Math.min((width / widest) * 100, height / (lines.length * LEADING));
  return { lines, size: size * (1 - BORDER / 2) };
}

/**
 * Draws words as large as they fit into a box, in the lines they have or in up to three, with a
 * border as that of a sticker.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {string[]} given
 * @param {{left: number, top: number, width: number, height: number}} box
 * @param {{font: string, text: string, surface: string, shadow: string}} look Font family, and
 *   colours.
 */
export function drawWords(context, given, box, look) {
  const words = given.join(" ").split(/\s+/);
  const breaks = given.length > 1 ? [given] : [1, 2, 3].map((count) => balanced(words, count));
  const fits = breaks.map((lines) => fitted(context, lines, box, look.font));
  const { lines, size } = fits.reduce((best, it) => (it.size > best.size ? it : best));
  context.save();
  Object.assign(context, { textAlign: "center", textBaseline: "middle", lineJoin: "round" });
  context.font = `${size}px ${look.font}`;
  const eachLine = (paint) =>
    lines.forEach((line, index) => {
      const down = (index - (lines.length - 1) / 2) * LEADING * size;
      paint(line, box.left + box.width / 2, box.top + box.height / 2 + down);
    });
  Object.assign(context, { strokeStyle: look.surface, lineWidth: BORDER * size });
  const { height } = context.canvas;
  withShadow(context, look.shadow, GROUP_SHADOW.offset * height, GROUP_SHADOW.blur * height, () =>
    eachLine((...at) => context.strokeText(...at)),
  );
  context.fillStyle = look.text;
  eachLine((...at) => context.fillText(...at));
  context.restore();
}

/**
 * The size of the label with the address, in pixels of the picture; long ones have smaller letters.
 *
 * @returns {{width: number, height: number, font: string}}
 */
export function measureLabel(context, address, fontFamily) {
  const side = Math.min(context.canvas.width, context.canvas.height);
  const widest = side * LABEL.widest;
  context.font = `600 ${LABEL.size * side}px ${fontFamily}`;
  const fit = Math.min(1, widest / context.measureText(address).width);
  const font = `600 ${LABEL.size * side * fit}px ${fontFamily}`;
  context.font = font;
  const width = context.measureText(address).width + 2 * LABEL.across * side;
  return { width, height: LABEL.high * side, font };
}

/** Draws the address on a label of its own, as all text on the stage is. */
export function drawLabel(context, address, { left, top, width, height }, { font, ...look }) {
  context.save();
  context.fillStyle = look.surface;
  context.beginPath();
  context.roundRect(left, top, width, height, height / 2);
  withShadow(context, look.shadow, ON_LABEL.offset * height, ON_LABEL.blur * height, () =>
    context.fill(),
  );
  Object.assign(context, { fillStyle: look.text, font, direction: "ltr" });
  Object.assign(context, { textAlign: "center", textBaseline: "middle" });
  context.fillText(address, left + width / 2, top + height * ON_LABEL.middle);
  context.restore();
}
