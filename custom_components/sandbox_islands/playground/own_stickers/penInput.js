/**
 * Lets a finger, a pen or the mouse draw on an element, with all places where they have been between
 * two frames and the pressure of a pen.
 *
 * One pointer draws at a time; a second finger changes nothing.
 *
 * @param {HTMLElement} area Its box is the drawing; its stylesheet has `touch-action: none`.
 * @param {number} units Width and height of the drawing.
 * @param {object} pen
 * @param {(point: {x: number, y: number, pressure?: number}) => void} pen.onStart
 * @param {(points: {x: number, y: number, pressure?: number}[]) => void} pen.onMove
 * @param {() => void} pen.onEnd
 * @param {AbortSignal} signal Ends a stroke and removes every listener.
 */
export function listenToPen(area, units, { onStart, onMove, onEnd }, signal) {
  let pointer = null;
  let box;

  const pointOf = ({ clientX, clientY, pointerType, pressure }) => ({
    x: ((clientX - box.left) / box.width) * units,
    y: ((clientY - box.top) / box.height) * units,
    // A mouse has none, and a finger's depends on the phone.
    pressure: pointerType === "pen" ? pressure : undefined,
  });
  const start = (event) => {
    if (pointer !== null || event.button !== 0) return;
    pointer = event.pointerId;
    box = area.getBoundingClientRect();
    area.setPointerCapture(pointer);
    onStart(pointOf(event));
  };
  const move = (event) => {
    if (event.pointerId !== pointer) return;
    const events = event.getCoalescedEvents?.() ?? [];
    // Some browsers have none for events that tests and assistive software dispatch.
    onMove((events.length ? events : [event]).map(pointOf));
  };
  const end = (event) => {
    if (pointer === null || (event && event.pointerId !== pointer)) return;
    pointer = null;
    onEnd();
  };

  area.addEventListener("pointerdown", start, { signal });
  area.addEventListener("pointermove", move, { signal });
  // WebKit says that the capture is lost with the next event of the pointer only.
  for (const type of ["pointerup", "pointercancel", "lostpointercapture"]) {
    area.addEventListener(type, end, { signal });
  }
  // A long press opens no menu, and a press selects no text.
  area.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
  area.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
  signal.addEventListener("abort", () => end());
}
