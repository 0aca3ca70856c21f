import { createBin } from "./bin.js";

/**
 * Lets mouse, pen and finger take hold of sprites and stir between them.
 *
 * The page stays scrollable: the wheel is never listened to, and a touch is kept from the
 * browser only when it lands on a sprite. Whatever ends a gesture early (a second finger, a
 * lost capture, the window going away) ends it as a release.
 */
export class Pointer {
  #bin = createBin();
  #gesture = null;

  /**
   * @param {HTMLElement} field What is touched; its box is the stage.
   * @param {import("./hands.js").Hands} hands
   */
  constructor(field, hands) {
    this.field = field;
    this.hands = hands;
    const keep = (event) => this.#keepFromBrowser(event);
    this.#bin.listen(field, "pointerdown", (event) => this.#press(event));
    this.#bin.listen(field, "pointermove", (event) => this.#hover(event));
    this.#bin.listen(field, "touchstart", keep, { passive: false });
    this.#bin.listen(field, "contextmenu", keep);
    // A click neither selects text nor takes the focus, or the arrow keys would stop scrolling.
    this.#bin.listen(field, "mousedown", (event) => event.button === 0 && event.preventDefault());
    this.#bin.add(() => this.#end());
  }

  /** Lets go and stops listening. */
  destroy() {
    this.#bin.empty();
  }

  #press(event) {
    if (this.#gesture || event.button !== 0 || !event.isPrimary) return;
    const point = this.#pointOf(event);
    const sprite = this.hands.pick(point);
    this.#follow({ id: event.pointerId, holding: Boolean(sprite), last: point });
    if (!sprite) return;
    this.field.setPointerCapture(event.pointerId);
    this.hands.grab(sprite, point);
    this.#show("grabbing");
  }

  /** Listens, for as long as the gesture lasts, to everything that can move or end it. */
  #follow(gesture) {
    const bin = createBin();
    const end = () => this.#end();
    const ours = (event) => event.pointerId === gesture.id;
    const over = (event) => ours(event) && end();
    bin.listen(window, "pointermove", (event) => ours(event) && this.#move(event));
    bin.listen(window, "pointerup", over);
    bin.listen(window, "pointercancel", over);
    bin.listen(window, "pointerdown", (event) => !ours(event) && end(), true);
    bin.listen(window, "blur", end);
    bin.listen(this.field, "lostpointercapture", over);
    this.#gesture = { ...gesture, bin };
  }

  #move(event) {
    if (event.buttons === 0) return this.#end();
    const { holding, last } = this.#gesture;
    const point = this.#pointOf(event);
    if (holding) this.hands.carry(point);
    else this.hands.stir(last, point);
    this.#gesture.last = point;
  }

  #end() {
    if (!this.#gesture) return;
    const { holding, bin } = this.#gesture;
    this.#gesture = null;
    bin.empty();
    if (holding) this.hands.release();
    this.#show("");
  }

  #hover(event) {
    if (this.#gesture || event.pointerType !== "mouse") return;
    this.#show(this.hands.pick(this.#pointOf(event)) ? "grab" : "");
  }

  #keepFromBrowser(event) {
    const pinch = event.touches?.length > 1;
    if (this.#gesture?.holding && !pinch) event.preventDefault();
  }

  #pointOf({ clientX, clientY }) {
    const { left, top } = this.field.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  #show(cursor) {
    if (this.field.dataset.cursor !== cursor) this.field.dataset.cursor = cursor;
  }
}
