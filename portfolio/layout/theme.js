// The theme, before the first paint: what the visitor has chosen, else what the system says. CSS
// follows `data-theme` on <html>; the class "light" or "dark" is for components of others.
(() => {
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)");

  const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : system.matches);
  const setClass = () => {
    root.classList.toggle("dark", isDark());
    root.classList.toggle("light", !isDark());
  };
  const apply = (theme) => {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
    setClass();
  };
  const save = (theme) => {
    apply(theme);
    try {
      localStorage.setItem("theme", theme);
    } catch {
      // Without access to the storage the choice lasts for this page only.
    }
  };

  try {
    apply(localStorage.getItem("theme"));
  } catch {
    setClass();
  }
  // In pages that are hydrated whole a script of Reflex has fixed it.
  root.style.colorScheme = "";
  system.addEventListener("change", setClass);
  const toggle = () => save(isDark() ? "light" : "dark");
  addEventListener("click", ({ target }) => {
    // After the frame that answers the press, because all of the page is styled and painted again.
    if (target.closest(".theme-toggle")) requestAnimationFrame(() => setTimeout(toggle));
  });
  document.addEventListener("set-theme", ({ detail }) => save(detail));
})();
