// Opens and closes the menu. Events are handled on the document, so that it works before the page is
// complete and is not affected by hydration.
(() => {
  const $ = (selector) => document.querySelector(selector);
  const isOpen = () => $(".menu-toggle.is-active");
  const setMenu = (open) => {
    $(".menu-toggle")?.setAttribute("aria-expanded", open);
    for (const it of document.querySelectorAll(".menu-toggle, .header")) it.classList.toggle("is-active", open);
  };

  addEventListener("click", ({ target }) => {
    if (target.closest(".menu-toggle")) setMenu(!isOpen());
    else if (isOpen() && (!target.closest(".nav") || target.closest("a"))) setMenu(false);
  });
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !isOpen()) return;
    setMenu(false);
    $(".menu-toggle").focus();
  });
  addEventListener("focusin", ({ target }) => {
    if (isOpen() && !target.closest(".header")) setMenu(false);
  });
  // A page comes back from the history as it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && setMenu(false));
})();
