import { Disposables } from "./disposables.js";

/**
 * Reports that the page may have changed between light and dark: the system's preference changed,
 * or an attribute of the root element.
 *
 * @param {() => void} onChange
 * @returns {() => void} Stops watching.
 */
export function watchColorScheme(onChange) {
  const disposables = new Disposables();
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  disposables.defer(() => observer.disconnect());
  disposables.listen(matchMedia("(prefers-color-scheme: dark)"), "change", onChange);
  return disposables.dispose;
}
