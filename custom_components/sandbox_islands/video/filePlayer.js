/** Plays a video file, with the methods and events of `PlayerClient`. */
export class FilePlayer {
  #video;
  #onEvent;
  #listeners = new AbortController();

  /**
   * @param {HTMLVideoElement} video Its `src` is set; it is played at once.
   * @param {(event: "play" | "pause" | "error") => void} onEvent "error" means that the file cannot
   *   be played.
   */
  constructor(video, onEvent) {
    this.#video = video;
    this.#onEvent = onEvent;
    for (const type of ["play", "pause", "error"]) {
      video.addEventListener(type, () => onEvent(type), { signal: this.#listeners.signal });
    }
    this.play();
  }

  /** Plays the video; one that the browser keeps from playing is paused. */
  play() {
    this.#video.play().catch(() => this.#video.error || this.#onEvent("pause"));
  }

  /** Pauses the video. */
  pause() {
    this.#video.pause();
  }

  /** Removes the listeners. */
  destroy() {
    this.#listeners.abort();
  }
}
