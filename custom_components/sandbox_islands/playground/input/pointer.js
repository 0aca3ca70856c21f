/**
 * Lets mouse, pen and touch drag stickers, and stir where there is none.
 *
 * The page stays scrollable: there is no `wheel` listener, and a touch is prevented from scrolling
 * only when it starts on a sticker. Whatever interrupts a gesture (a second finger, a lost capture,
 * the window losing focus) releases the sticker.
 */
export class PointerInput {
  #gesture = null;

  /**
   * @param {HTMLElement} area The element that is touched; its box is the stage.
   * @param {import("./inputController.js").InputController} controller
   * @param {AbortSignal} signal Releases the held sticker and removes every listener.
   */
  constructor(area, controller, signal) {
    this.area = area;
    this.controller = controller;
    const onTouch = (event) => this.#preventScroll(event);
    area.addEventListener("pointerdown", (event) => this.#onPointerDown(event), { signal });
    area.addEventListener("pointermove", (event) => this.#onHover(event), { signal });
    area.addEventListener("touchstart", onTouch, { passive: false, signal });
    area.addEventListener("contextmenu", onTouch, { signal });
    // A click must not select text, nor focus the area: the arrow keys would no longer scroll.
    const onMouseDown = (event) => event.button === 0 && event.preventDefault();
    area.addEventListener("mousedown", onMouseDown, { signal });
    signal.addEventListener("abort", () => this.#endGesture());
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
    const listeners = new AbortController();
    const { signal } = listeners;
    const end = () => this.#endGesture();
    const isSamePointer = (event) => event.pointerId === gesture.id;
    const endIfSame = (event) => isSamePointer(event) && end();
    const endIfOther = (event) => !isSamePointer(event) && end();
    const move = (event) => isSamePointer(event) && this.#onMove(event);
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", endIfSame, { signal });
    window.addEventListener("pointercancel", endIfSame, { signal });
    window.addEventListener("pointerdown", endIfOther, { capture: true, signal });
    window.addEventListener("blur", end, { signal });
    window.addEventListener("selectstart", (event) => event.preventDefault(), { signal });
    this.area.addEventListener("lostpointercapture", endIfSame, { signal });
    this.#gesture = { ...gesture, listeners };
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
    const { dragging, listeners } = this.#gesture;
    this.#gesture = null;
    listeners.abort();
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
