// On a host that does not redirect, such as GitHub Pages, an address with a slash at its end gets
// the not-found page: it leads on to the page without the slash, if there is one.
(() => {
  const page = new URL(location);
  page.pathname = page.pathname.replace(/\/+$/, "");
  if (page.pathname === location.pathname) return;
  const goThere = ({ ok }) => ok && location.replace(page);
  fetch(page, { method: "HEAD", redirect: "error" }).then(goThere, () => {});
})();
