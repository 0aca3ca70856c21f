const SVG = "http://www.w3.org/2000/svg";

/** Lines of the icon, in a box of 24 x 24: the lid, and the can. */
const ICON = "M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5";

/** How far beside the bin, in px, still counts: fingers hide what they aim at. */
const TOLERANCE = 16;

function createIcon() {
  const icon = document.createElementNS(SVG, "svg");
  icon.setAttribute("viewBox", "0 0 24 24");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICON);
  icon.append(path);
  return icon;
}

/**
 * Where visitors let go of a sticker of their own to peel it off: it is on the stage while one is
 * held. The keyboard does without it.
 */
export class Bin {
  /** @param {HTMLElement} root The playground, which covers the stage. */
  constructor(root) {
    this.element = document.createElement("span");
    this.element.className = "playground__bin";
    this.element.setAttribute("aria-hidden", "true");
    this.element.append(createIcon());
    root.append(this.element);
  }

  /** @param {boolean} isShown */
  setShown(isShown) {
    this.element.toggleAttribute("data-shown", isShown);
  }

  /** @param {boolean} isOver Whether what is held would be peeled off now. */
  setOver(isOver) {
    this.element.toggleAttribute("data-over", isOver);
  }

  /**
   * True of a point that lies on the bin, or close beside it.
   *
   * @param {{x: number, y: number}} point On the stage.
   */
  contains({ x, y }) {
    const { offsetLeft, offsetTop, offsetWidth } = this.element;
    const isBeside = Math.abs(x - offsetLeft - offsetWidth / 2) <= offsetWidth / 2 + TOLERANCE;
    return isBeside && y >= offsetTop - TOLERANCE;
  }

  remove() {
    this.element.remove();
  }
}
