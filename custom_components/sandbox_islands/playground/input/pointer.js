/** Stickers that one visitor can hold at once; a further finger does nothing meanwhile. */
const HANDS = 2;

/**
 * Lets mouse, pen and touch drag stickers, one with each of two fingers, and stir where there is
 * none.
 *
 * The page stays scrollable: there is no `wheel` listener, and a touch is prevented from scrolling
 * only while a sticker is held. Whatever interrupts a gesture (a second finger beside all stickers, a
 * lost capture, the window losing focus) releases the sticker.
 */
export class PointerInput {
  #gestures = new Map(); // by the id of the pointer

  /**
   * @param {HTMLElement} area The element that is touched; its box is the stage.
   * @param {import("./inputController.js").InputController} controller
   * @param {AbortSignal} signal Releases what is held and removes every listener.
   */
  constructor(area, controller, signal) {
    this.area = area;
    this.controller = controller;
    const onTouch = (event) => this.#isHolding && event.preventDefault();
    area.addEventListener("pointerdown", (event) => this.#onPointerDown(event), { signal });
    area.addEventListener("pointermove", (event) => this.#onHover(event), { signal });
    area.addEventListener("touchstart", onTouch, { passive: false, signal });
    area.addEventListener("contextmenu", onTouch, { signal });
    // A click must not select text, nor focus the area: the arrow keys would no longer scroll.
    const onMouseDown = (event) => event.button === 0 && event.preventDefault();
    area.addEventListener("mousedown", onMouseDown, { signal });
    const endAll = () => [...this.#gestures.keys()].forEach((id) => this.#endGesture(id));
    signal.addEventListener("abort", endAll);
  }

  get #isHolding() {
    return [...this.#gestures.values()].some(({ drag }) => drag);
  }

  get #handsAreFull() {
    return this.#gestures.size >= HANDS;
  }

  #onPointerDown(event) {
    if (event.button !== 0 || this.#handsAreFull || this.#gestures.has(event.pointerId)) return;
    const point = this.#pointOf(event);
    const sticker = this.controller.stickerAt(point);
    const drag = sticker && this.controller.startDrag(sticker, point);
    if (!drag && !event.isPrimary) return;
    this.#startGesture(event.pointerId, { drag, last: point });
    if (!drag) return;
    this.area.setPointerCapture(event.pointerId);
    this.#setCursor("grabbing");
  }

  /** Listens, while the gesture lasts, to every event that can move or end it. */
  #startGesture(id, gesture) {
    const listeners = new AbortController();
    const { signal } = listeners;
    const end = () => this.#endGesture(id);
    const isSamePointer = (event) => event.pointerId === id;
    const endIfSame = (event) => isSamePointer(event) && end();
    const endIfOther = (event) => !isSamePointer(event) && !this.#isSecondHand(event) && end();
    const move = (event) => isSamePointer(event) && this.#onMove(id, event);
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", endIfSame, { signal });
    window.addEventListener("pointercancel", endIfSame, { signal });
    window.addEventListener("pointerdown", endIfOther, { capture: true, signal });
    window.addEventListener("blur", end, { signal });
    window.addEventListener("selectstart", (event) => event.preventDefault(), { signal });
    this.area.addEventListener("lostpointercapture", endIfSame, { signal });
    this.#gestures.set(id, { ...gesture, listeners });
  }

  /** True of a finger on another sticker, and of any further one while two are held. */
  #isSecondHand(event) {
    if (this.#handsAreFull) return true;
    const isInArea = event.composedPath().includes(this.area);
    return isInArea && Boolean(this.controller.stickerAt(this.#pointOf(event)));
  }

  #onMove(id, event) {
    if (event.buttons === 0) return this.#endGesture(id);
    const gesture = this.#gestures.get(id);
    const point = this.#pointOf(event);
    if (gesture.drag) this.controller.dragTo(gesture.drag, point);
    else this.controller.stir(gesture.last, point);
    gesture.last = point;
  }

  #endGesture(id) {
    const { drag, listeners } = this.#gestures.get(id);
    this.#gestures.delete(id);
    listeners.abort();
    if (drag) this.controller.endDrag(drag);
    if (!this.#isHolding) this.#setCursor("");
  }

  #onHover(event) {
    if (this.#gestures.size || event.pointerType !== "mouse") return;
    this.#setCursor(this.controller.stickerAt(this.#pointOf(event)) ? "grab" : "");
  }

  #pointOf({ clientX, clientY }) {
    const { left, top } = this.area.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  #setCursor(cursor) {
    if (this.area.dataset.cursor !== cursor) this.area.dataset.cursor = cursor;
  }
}
