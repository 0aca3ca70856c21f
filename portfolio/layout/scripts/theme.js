// The theme, before the first paint: what the visitor has chosen, else what the page has, else what
// the system says. CSS follows `data-theme` on <html>; the class "light" or "dark" is for components
// of others.
(() => {
  const { classList, dataset, style } = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)");

  // The choice of the visitor, else the page's own: the page has it a frame later.
  const preset = dataset.theme;
  let shown = preset;
  const show = (theme) => {
    shown = theme === "light" || theme === "dark" ? theme : preset;
  };

  const isDark = () => (shown ? shown === "dark" : system.matches);
  const apply = () => {
    if (shown) dataset.theme = shown;
    else delete dataset.theme;
    classList.toggle("dark", isDark());
    classList.toggle("light", !isDark());
  };
  const applyKept = () => {
    try {
      show(localStorage.getItem("theme"));
    } catch {
      // Without access to the storage a choice lasts for this page only.
    }
    apply();
  };
  // At once, because the visitor may go to another page before this one is painted again.
  const choose = (theme) => {
    show(theme);
    try {
      localStorage.setItem("theme", theme);
    } catch {
      // See above.
    }
  };

  // The theme grows out of the button that was pressed: at once with reduced motion, and in browsers
  // without view transitions.
  const GROWTH = 350; // ms
  let growth;
  const grow = (button) => {
    if (!document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches) return apply();
    const { left, top, width, height } = button.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
    const circle = (size) => `circle(${size}px at ${x}px ${y}px)`;
    const transition = document.startViewTransition(apply);
    growth = transition;
    dataset.grows = "";
    const animate = () =>
      document.documentElement.animate(
        { clipPath: [circle(0), circle(radius)] },
        { duration: GROWTH, easing: "ease-in-out", pseudoElement: "::view-transition-new(root)" },
      );
    // A page that is hidden, or changes again, has no transition; the theme is applied all the same.
    transition.ready.then(animate, () => {});
    transition.finished.then(() => growth === transition && delete dataset.grows);
  };

  applyKept();
  // Another page may have changed it: one in another tab, or one from which the visitor comes back.
  addEventListener("storage", applyKept);
  addEventListener("pageshow", ({ persisted }) => persisted && applyKept());
  // In pages that are hydrated whole a script of Reflex has fixed it.
  style.colorScheme = "";
  system.addEventListener("change", apply);
  addEventListener("click", ({ target }) => {
    const button = target.closest(".theme-toggle");
    if (!button) return;
    choose(isDark() ? "light" : "dark");
    // After the frame that answers the press, because all of the page is styled and painted again.
    requestAnimationFrame(() => setTimeout(grow, 0, button));
  });
  document.addEventListener("set-theme", ({ detail }) => {
    choose(detail);
    apply();
  });
})();
