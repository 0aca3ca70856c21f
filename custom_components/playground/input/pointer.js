import { Disposables } from "../browser/disposables.js";

/**
 * Lets mouse, pen and touch drag stickers, and stir where there is none.
 *
 * The page stays scrollable: there is no `wheel` listener, and a touch is prevented from scrolling
 * only when it starts on a sticker. Whatever interrupts a gesture (a second finger, a lost capture,
 * the window losing focus) releases the sticker.
 */
export class PointerInput {
  #disposables = new Disposables();
  #gesture = null;

  /**
   * @param {HTMLElement} area The element that is touched; its box is the stage.
   * @param {import("./inputController.js").InputController} controller
   */
  constructor(area, controller) {
    this.area = area;
    this.controller = controller;
    const disposables = this.#disposables;
    const onTouch = (event) => this.#preventScroll(event);
    disposables.listen(area, "pointerdown", (event) => this.#onPointerDown(event));
    disposables.listen(area, "pointermove", (event) => this.#onHover(event));
    disposables.listen(area, "touchstart", onTouch, { passive: false });
    disposables.listen(area, "contextmenu", onTouch);
    // A click must not select text, nor focus the area: the arrow keys would no longer scroll.
    disposables.listen(area, "mousedown", (event) => event.button === 0 && event.preventDefault());
    disposables.defer(() => this.#endGesture());
  }

  /** Releases the held sticker and removes every listener. */
  destroy() {
    this.#disposables.dispose();
  }

  #onPointerDown(event) {
    if (this.#gesture || event.button !== 0 || !event.isPrimary) return;
    const point = this.#pointOf(event);
    const sticker = this.controller.stickerAt(point);
    this.#startGesture({ id: event.pointerId, dragging: Boolean(sticker), last: point });
    if (!sticker) return;
    this.area.setPointerCapture(event.pointerId);
    this.controller.startDrag(sticker, point);
    this.#setCursor("grabbing");
  }

  /** Listens, while the gesture lasts, to every event that can move or end it. */
  #startGesture(gesture) {
    const disposables = new Disposables();
    const end = () => this.#endGesture();
    const isSamePointer = (event) => event.pointerId === gesture.id;
    const endIfSame = (event) => isSamePointer(event) && end();
    const endIfOther = (event) => !isSamePointer(event) && end();
    const move = (event) => isSamePointer(event) && this.#onMove(event);
    disposables.listen(window, "pointermove", move);
    disposables.listen(window, "pointerup", endIfSame);
    disposables.listen(window, "pointercancel", endIfSame);
    disposables.listen(window, "pointerdown", endIfOther, true);
    disposables.listen(window, "blur", end);
    disposables.listen(this.area, "lostpointercapture", endIfSame);
    this.#gesture = { ...gesture, disposables };
  }

  #onMove(event) {
    if (event.buttons === 0) return this.#endGesture();
    const { dragging, last } = this.#gesture;
    const point = this.#pointOf(event);
    if (dragging) this.controller.dragTo(point);
    else this.controller.stir(last, point);
    this.#gesture.last = point;
  }

  #endGesture() {
    if (!this.#gesture) return;
    const { dragging, disposables } = this.#gesture;
    this.#gesture = null;
    disposables.dispose();
    if (dragging) this.controller.endDrag();
    this.#setCursor("");
  }

  #onHover(event) {
    if (this.#gesture || event.pointerType !== "mouse") return;
    this.#setCursor(this.controller.stickerAt(this.#pointOf(event)) ? "grab" : "");
  }

  /** Prevents scrolling and the context menu during a drag; a pinch is left to the browser. */
  #preventScroll(event) {
    const isPinch = event.touches?.length > 1;
    if (this.#gesture?.dragging && !isPinch) event.preventDefault();
  }

  #pointOf({ clientX, clientY }) {
    const { left, top } = this.area.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  #setCursor(cursor) {
    if (this.area.dataset.cursor !== cursor) this.area.dataset.cursor = cursor;
  }
}
