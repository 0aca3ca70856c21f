// The theme, before the first paint: what the visitor has chosen, else what the page has, else what
// the system says. CSS follows `data-theme` on <html>; the class "light" or "dark" is for components
// of others.
(() => {
  const { classList, dataset, style } = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)");

  // The choice of the visitor, else the page's own: the page has it a frame later.
  let shown;
  const preset = dataset.theme;
  const show = (theme) => {
    shown = theme === "light" || theme === "dark" ? theme : preset;
  };
  try {
    show(localStorage.getItem("theme"));
  } catch {
    // Without access to the storage a choice lasts for this page only.
    show();
  }

  const isDark = () => (shown ? shown === "dark" : system.matches);
  const apply = () => {
    if (shown) dataset.theme = shown;
    else delete dataset.theme;
    classList.toggle("dark", isDark());
    classList.toggle("light", !isDark());
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

  apply();
  // In pages that are hydrated whole a script of Reflex has fixed it.
  style.colorScheme = "";
  system.addEventListener("change", apply);
  addEventListener("click", ({ target }) => {
    if (!target.closest(".theme-toggle")) return;
    choose(isDark() ? "light" : "dark");
    // After the frame that answers the press, because all of the page is styled and painted again.
    requestAnimationFrame(() => setTimeout(apply));
  });
  document.addEventListener("set-theme", ({ detail }) => {
    choose(detail);
    apply();
  });
})();
