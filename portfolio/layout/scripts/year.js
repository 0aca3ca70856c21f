// Writes the visitor's year where the page has that of its build.
for (const it of document.querySelectorAll("[data-year]")) it.textContent = new Date().getFullYear();
