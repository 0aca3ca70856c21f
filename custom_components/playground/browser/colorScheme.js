import { afterFrame } from "./afterFrame.js";
import { Disposables } from "./disposables.js";

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
 * @returns {() => void} Stops watching.
 */
export function watchColorScheme(onChange) {
  const disposables = new Disposables();
  let cancel = () => {};
  const report = () => {
    cancel();
    cancel = afterFrame(onChange);
  };
  const observer = new MutationObserver(report);
  observer.observe(document.documentElement, { attributeFilter: THEME_ATTRIBUTES });
  disposables.listen(matchMedia("(prefers-color-scheme: dark)"), "change", report);
  disposables.defer(() => {
    observer.disconnect();
    cancel();
  });
  return disposables.dispose;
}
