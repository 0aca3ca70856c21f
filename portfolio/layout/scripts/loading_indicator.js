// Shows the loading indicator when the page that a link leads to takes longer than DELAY to come. For the
// page itself page_loading.js does so.
(() => {
  const DELAY = 300; // ms
  const root = document.documentElement;
  let timer;

  const setLoading = (isLoading) => {
    if (isLoading === root.hasAttribute("data-loading")) return;
    root.toggleAttribute("data-loading", isLoading);
    const status = document.querySelector(".loading-indicator + [role=status]");
    status.textContent = isLoading ? status.dataset.message : "";
  };
  const cancel = () => {
    clearTimeout(timer);
    setLoading(false);
  };

  const isSamePage = ({ href }) => href.includes("#") && href.split("#")[0] === location.href.split("#")[0];
  // A name with a dot is a file, which the browser may download.
  const leadsToPage = (link) =>
    link.origin === location.origin &&
    !/\.[^/]*$/.test(link.pathname) &&
    !isSamePage(link) &&
    (!link.target || link.target === "_self") &&
    !link.hasAttribute("download");

  // In the capture phase, because islands may stop the event; whether a listener has cancelled it is
  // known after DELAY.
  const onClick = (event) => {
    const link = event.target.closest?.("a[href]");
    if (!link || !leadsToPage(link)) return;
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    cancel();
    timer = setTimeout(() => event.defaultPrevented || setLoading(true), DELAY);
  };
  addEventListener("click", onClick, true);
  addEventListener("keydown", ({ key }) => key === "Escape" && cancel());
  // The back-forward cache keeps a page as it is left.
  addEventListener("pagehide", cancel);
  // The visitor has stopped the navigation. A second click stops the first navigation too, so the
  // timer goes on.
  window.navigation?.addEventListener("navigateerror", () => setLoading(false));
})();
