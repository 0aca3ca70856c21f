import { gsap } from "gsap";
import { acts } from "./acts.js";

const TAP_SECONDS = 2.4;

/**
 * Plays a logo's act for the pointer, the keyboard and the finger alike.
 */
export class Player {
  #listeners = new AbortController();
  #context;
  #act;
  #curtain;

  /**
   * @param {HTMLButtonElement} button Holds the drawing; what moves carries `data-part`.
   * @param {"react" | "redux" | "javascript"} logo Which act.
   */
  constructor(button, logo) {
    this.#context = gsap.context(() => {
      this.#act = acts[logo](button.querySelector("svg"), gsap);
    });
    this.#listen(button);
    if (button.matches(":hover")) this.#start(true);
    else if (button.matches(":focus-visible")) this.#start(false);
  }

  #listen(button) {
    const on = (type, handle) =>
      button.addEventListener(type, handle, { signal: this.#listeners.signal });
    const byHand = (handle) => (event) => event.pointerType !== "touch" && handle(event);
    on("pointerenter", byHand(() => this.#start(true)));
    on("pointermove", byHand((event) => this.#act.follow?.(event)));
    on("pointerleave", byHand(() => this.#end()));
    on("focus", () => button.matches(":focus-visible") && this.#start(false));
    on("blur", () => this.#end());
    on("click", () => this.#tap(button));
  }

  #start(followed) {
    this.#curtain?.kill();
    this.#context.add(() => this.#act.start(followed));
  }

  #end() {
    this.#curtain?.kill();
    this.#context.add(() => this.#act.end());
  }

  #tap(button) {
    this.#start(false);
    if (button.matches(":hover") && matchMedia("(hover: hover)").matches) return;
    this.#context.add(() => {
      this.#curtain = gsap.delayedCall(TAP_SECONDS, () => this.#end());
    });
  }

  /** Undoes listeners, tweens and what they wrote. */
  destroy() {
    this.#listeners.abort();
    this.#context.revert();
  }
}
