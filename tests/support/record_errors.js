// Notes in any browser what a page should never do; it is the first script of every page.

(() => {
  const heard = [];
  window.heard = heard;
  const note = (kind, words) => heard.push(`${kind}: ${words}`);
  for (const kind of ["error", "warn"]) {
    const tell = console[kind];
    console[kind] = (...words) => {
      note(kind, words.join(" "));
      tell.apply(console, words);
    };
  }
  const missing = ({ message, target }) => {
    // Firefox says so of a script that came before its preload: it counts when it is imported.
    if (target.rel === "modulepreload") return;
    // Or of a page that it stopped fetching ahead, because the visitor was faster.
    if (target.rel === "prefetch") return;
    // A size that follows from another is told with the next frame: late, not lost.
    if (message?.startsWith("ResizeObserver loop")) return;
    note("error", message ?? `${target.outerHTML} did not load`);
  };
  addEventListener("error", missing, { capture: true });
  addEventListener("unhandledrejection", ({ reason }) => note("rejection", reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    note("policy", `${violatedDirective} ${blockedURI}`),
  );
})();
