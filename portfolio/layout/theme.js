// The theme, before the first paint: what the visitor has chosen, else what the system says. CSS
// follows `data-theme` on <html>; the class "light" or "dark" is for components of others.
(() => {
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)");

  const isTheme = (value) => value === "light" || value === "dark";
  // The choice of the visitor; the page shows it a frame later.
  let chosen;
  try {
    chosen = localStorage.getItem("theme");
  } catch {
    // Without access to the storage a choice lasts for this page only.
  }

  const isDark = () => (isTheme(chosen) ? chosen === "dark" : system.matches);
  const apply = () => {
    if (isTheme(chosen)) root.dataset.theme = chosen;
    else delete root.dataset.theme;
    root.classList.toggle("dark", isDark());
    root.classList.toggle("light", !isDark());
  };
  // At once, because the visitor may go to another page before this one is painted again.
  const choose = (theme) => {
    chosen = theme;
    try {
      localStorage.setItem("theme", theme);
    } catch {
      // See above.
    }
  };

  apply();
  // In pages that are hydrated whole a script of Reflex has fixed it.
  root.style.colorScheme = "";
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
