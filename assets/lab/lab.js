// Applies the theme that the visitor chose on the site, before the first paint.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Without access to the storage the system's theme applies.
}
document.documentElement.dataset.js = "";
