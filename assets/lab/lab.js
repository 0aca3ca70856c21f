// The theme that the visitor chose elsewhere on the site, before anything is painted.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is forbidden: the system decides.
}
document.documentElement.dataset.js = "";
