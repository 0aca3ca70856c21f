// Counts a visit: loads the script of the site's analytics once something is painted, at the site's
// own address, and not for visitors who ask not to be tracked. ANALYTICS stands for an object: `host`,
// that of the site's address, and `attributes`, those of the script.
(() => {
  const { host, attributes } = ANALYTICS;
  const isElsewhere = location.hostname.replace(/^www\./, "") !== host.replace(/^www\./, "");
  if (isElsewhere || navigator.globalPrivacyControl || navigator.doNotTrack === "1") return;

  const load = () => {
    const script = document.createElement("script");
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    document.head.append(script);
  };
  const afterPaint = () =>
    new PerformanceObserver((entries, observer) => {
      if (!entries.getEntriesByName("first-contentful-paint").length) return;
      observer.disconnect();
      load();
    }).observe({ type: "paint", buffered: true });
  // A page that is prerendered may never be visited.
  if (document.prerendering) document.addEventListener("prerenderingchange", afterPaint, { once: true });
  else afterPaint();
})();
