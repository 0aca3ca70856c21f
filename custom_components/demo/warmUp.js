/**
 * Prepares for a page that may be opened soon: one of this site is fetched at low priority, to
 * another one the browser only connects.
 *
 * @param {string} src The page's address.
 * @returns {() => void} Takes it back.
 */
export function warmUp(src) {
  const address = new URL(src, location.href);
  const isOwn = address.origin === location.origin;
  const link = document.createElement("link");
  link.rel = isOwn ? "prefetch" : "preconnect";
  link.href = isOwn ? address.href : address.origin;
  document.head.append(link);
  return () => link.remove();
}
