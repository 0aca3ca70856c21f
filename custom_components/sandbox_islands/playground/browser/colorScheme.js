import { afterNextPaint } from "./frames.js";

/** Attributes by which libraries and stylesheets tell a theme; others change for other reasons. */
const THEME_ATTRIBUTES = ["class", "style", "data-theme", "data-mode"];

/**
 * Reports that the page may have changed between light and dark: the system's preference changed,
 * or an attribute of the root element that themes are told by.
 *
 * The report comes after the next frame: whoever reads the new colours would otherwise delay the
 * frame that answers a press on the theme toggle.
 *
 * @param {() => void} onChange
 * @param {AbortSignal} signal Stops watching.
 */
export function watchColorScheme(onChange, signal) {
  let cancel = () => {};
  const report = () => {
    cancel();
    cancel = afterNextPaint(onChange);
  };
  const observer = new MutationObserver(report);
  observer.observe(document.documentElement, { attributeFilter: THEME_ATTRIBUTES });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", report, { signal });
  signal.addEventListener("abort", () => {
    observer.disconnect();
    cancel();
  });
}
