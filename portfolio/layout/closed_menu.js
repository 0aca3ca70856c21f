// Closes the menu of a page that comes back from the history as it was left.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) document.querySelector(".menu-toggle.is-active")?.click();
});
