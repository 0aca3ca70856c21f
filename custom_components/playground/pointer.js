import { createBin } from "./bin.js";

/**
 * Lets mouse, pen and finger take hold of sprites and stir between them.
 *
 * The page stays scrollable: the wheel is never listened to, and a touch is kept from the
 * browser only when it lands on a sprite. Whatever ends a gesture early (a second finger, a
 * lost capture, the window going away) ends it as a release.
 *
 * @param {HTMLElement} field What is touched; its box is the stage.
 * @param {import("./hands.js").Hands} hands
 * @returns {() => void} Undoes it all.
 */
export function attachPointer(field, hands) {
  const bin = createBin();
  let gesture = null;

  const pointOf = ({ clientX, clientY }) => {
    const { left, top } = field.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const show = (cursor) => {
    if (field.dataset.cursor !== cursor) field.dataset.cursor = cursor;
  };

  function end() {
    if (!gesture) return;
    const { holding, bin: listeners } = gesture;
    gesture = null;
    listeners.empty();
    if (holding) hands.release();
    show("");
  }

  function move(event) {
    if (event.pointerId !== gesture.id) return;
    if (event.buttons === 0) return end();
    const point = pointOf(event);
    if (gesture.holding) hands.carry(point);
    else hands.stir(gesture.last, point);
    gesture.last = point;
  }

  function follow(id, holding, last) {
    const listeners = createBin();
    const over = (event) => event.pointerId === id && end();
    gesture = { id, holding, last, bin: listeners };
    listeners.listen(window, "pointermove", move);
    listeners.listen(window, "pointerup", over);
    listeners.listen(window, "pointercancel", over);
    listeners.listen(window, "pointerdown", (event) => event.pointerId !== id && end(), true);
    listeners.listen(window, "blur", end);
    listeners.listen(field, "lostpointercapture", over);
  }

  function press(event) {
    if (gesture || event.button !== 0 || !event.isPrimary) return;
    const point = pointOf(event);
    const sprite = hands.pick(point);
    follow(event.pointerId, Boolean(sprite), point);
    if (!sprite) return;
    field.setPointerCapture(event.pointerId);
    hands.grab(sprite, point);
    show("grabbing");
  }

  function hover(event) {
    if (!gesture && event.pointerType === "mouse") show(hands.pick(pointOf(event)) ? "grab" : "");
  }

  const keepFromBrowser = (event) => {
    if (gesture?.holding && !(event.touches?.length > 1)) event.preventDefault();
  };
  bin.listen(field, "pointerdown", press);
  bin.listen(field, "pointermove", hover);
  bin.listen(field, "touchstart", keepFromBrowser, { passive: false });
  bin.listen(field, "contextmenu", keepFromBrowser);
  bin.add(end);
  return bin.empty;
}
