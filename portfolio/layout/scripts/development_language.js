// While developing: language and direction of the page, by the first step of its path.
(() => {
  const languages = LANGUAGES;
  const set = () =>
    Object.assign(document.documentElement, languages[location.pathname.split("/")[1]] ?? languages[""]);
  set();
  window.navigation?.addEventListener("navigatesuccess", set);
})();
