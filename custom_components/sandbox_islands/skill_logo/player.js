import { gsap } from "gsap";
import { animations } from "./animations.js";

const TAP_SECONDS = 2.4;

/**
 * Starts and ends a logo's animation on hover, focus and tap.
 */
export class AnimationPlayer {
  #listeners = new AbortController();
  #context;
  #animation;
  #endOfTap;

  /**
   * @param {HTMLButtonElement} button Holds the drawing; its moving parts carry `data-part`.
   * @param {"react" | "redux" | "javascript"} logo Which animation.
   */
  constructor(button, logo) {
    this.#context = gsap.context(() => {
      this.#animation = animations[logo](button.querySelector("svg"), gsap);
    });
    const on = (type, handle) =>
      button.addEventListener(type, handle, { signal: this.#listeners.signal });
    const exceptTouch = (handle) => (event) => event.pointerType !== "touch" && handle(event);
    on("pointerenter", exceptTouch(() => this.#start()));
    on("pointermove", exceptTouch((event) => this.#animation.move?.(event)));
    on("pointerleave", exceptTouch(() => this.#end()));
    on("focus", () => button.matches(":focus-visible") && this.#start());
    on("blur", () => this.#end());
    on("click", () => this.#tap(button));
    if (button.matches(":hover, :focus-visible")) this.#start();
  }

  #start() {
    this.#endOfTap?.kill();
    this.#context.add(() => this.#animation.start());
  }

  #end() {
    this.#endOfTap?.kill();
    this.#context.add(() => this.#animation.end());
  }

  #tap(button) {
    this.#start();
    if (button.matches(":hover") && matchMedia("(hover: hover)").matches) return;
    this.#context.add(() => {
      this.#endOfTap = gsap.delayedCall(TAP_SECONDS, () => this.#end());
    });
  }

  /** Removes the listeners, and reverts all tweens and what they wrote. */
  destroy() {
    this.#listeners.abort();
    this.#context.revert();
  }
}
