// Watches a page from the outside, before any of its own scripts run: what is drawn on the stage,
// how many frames are taken, and what a component leaves behind. Nothing in the page knows of it.

(() => {
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
  const frames = new Set();
  const layers = new WeakMap(); // canvas of one picture -> the picture's name
  const left = { timers: new Set(), observers: 0, listeners: { window: 0, document: 0, media: 0, stage: 0 } };
  const drawn = new Map(); // canvas of the page -> what its last frame shows
  const spy = {
    frames: 0,
    events: [],
    /** What the last frame shows, on all canvases that are in the page. */
    get drawn() {
      return [...drawn].flatMap(([canvas, found]) => (canvas.isConnected ? found : []));
    },
  };
  window.spy = spy;

  window.requestAnimationFrame = (run) => {
    const frame = request.call(window, (now) => {
      frames.delete(frame);
      spy.frames += 1;
      run(now);
    });
    frames.add(frame);
    return frame;
  };
  window.cancelAnimationFrame = (frame) => {
    frames.delete(frame);
    cancel.call(window, frame);
  };

  /** Lets the display show so many frames, none of which counts. */
  spy.wait = (count) =>
    new Promise((resolve) => {
      const next = () => (count-- > 0 ? request.call(window, next) : resolve());
      next();
    });

  for (const [set, clear] of [
    ["setTimeout", "clearTimeout"],
    ["requestIdleCallback", "cancelIdleCallback"],
  ]) {
    const { [set]: start, [clear]: stop } = window;
    window[set] = (run, ...rest) => {
      const key = { id: 0 };
      left.timers.add(key);
      key.id = start.call(window, (...given) => (left.timers.delete(key), run(...given)), ...rest);
      return key.id;
    };
    window[clear] = (id) => {
      for (const key of left.timers) if (key.id === id) left.timers.delete(key);
      stop.call(window, id);
    };
  }

  for (const name of ["IntersectionObserver", "ResizeObserver", "MutationObserver"]) {
    window[name] = class extends window[name] {
      #active = false;
      observe(...given) {
        if (!this.#active) left.observers += 1;
        this.#active = true;
        super.observe(...given);
      }
      disconnect() {
        if (this.#active) left.observers -= 1;
        this.#active = false;
        super.disconnect();
      }
    };
  }

  /** Targets that outlive a component; the rest goes with its elements. */
  const kindOf = (target) =>
    target === window || target === undefined
      ? "window"
      : target === document
        ? "document"
        : target instanceof MediaQueryList
          ? "media"
          : target.id === "stage" && "stage";
  const heard = new WeakMap(); // target -> type -> listeners
  const listenersOf = (target, type) => {
    const types = heard.get(target) ?? heard.set(target, new Map()).get(target);
    return types.get(type) ?? types.set(type, new Set()).get(type);
  };
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const kind = kindOf(this);
    const { once, signal } = options ?? {};
    const listeners = kind && listenersOf(this ?? window, type);
    if (kind && !once && !signal?.aborted && !listeners.has(listener)) {
      listeners.add(listener);
      left.listeners[kind] += 1;
      const forget = () => listeners.delete(listener) && (left.listeners[kind] -= 1);
      if (signal) add.call(signal, "abort", forget);
    }
    return add.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const kind = kindOf(this);
    if (kind && listenersOf(this ?? window, type).delete(listener)) left.listeners[kind] -= 1;
    return remove.call(this ?? window, type, listener, options);
  };

  /** What is still going on, in numbers. */
  spy.left = () => ({
    frames: frames.size,
    timers: left.timers.size,
    observers: left.observers,
    canvases: document.querySelectorAll("canvas").length,
    ...left.listeners,
  });

  const context = CanvasRenderingContext2D.prototype;
  const { drawImage, clearRect } = context;
  context.clearRect = function (...box) {
    if (this.canvas.isConnected) drawn.set(this.canvas, []);
    return clearRect.apply(this, box);
  };
  context.drawImage = function (image, ...box) {
    if (image instanceof HTMLImageElement && !this.shadowBlur) {
      layers.set(this.canvas, image.src.split("/").pop().replace(/(-[0-9a-f]{8})?\.svg$/, ""));
    }
    // A picture that a visitor has made is a canvas of this size.
    if (image.width === 512 && !this.shadowBlur && !this.canvas.isConnected) layers.set(this.canvas, "own");
    const found = drawn.get(this.canvas);
    if (found && this.canvas.isConnected && layers.has(image)) {
      const { a, b, c, d, e, f } = this.getTransform();
      const ratio = this.canvas.width / this.canvas.clientWidth;
      const [left, top, width, height] = box;
      const middle = { x: left + width / 2, y: top + height / 2 };
      found.push({
        name: layers.get(image),
        x: e / ratio,
        y: f / ratio,
        center_x: (e + a * middle.x + c * middle.y) / ratio,
        center_y: (f + b * middle.x + d * middle.y) / ratio,
        angle: Math.atan2(b, a),
        size: (box[2] * Math.hypot(a, b)) / ratio,
      });
    }
    return drawImage.call(this, image, ...box);
  };

  for (const type of ["sprite", "bolt", "bolt-end"]) {
    add.call(document, `playground:${type}`, ({ detail }) => {
      spy.events.push({ type, name: detail.name, at: performance.now() });
    });
  }
})();
