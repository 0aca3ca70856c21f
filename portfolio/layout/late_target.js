// Leads to what a link named before it was there: it may have waited for its styles. A visit that began
// with a name in its address has found its place, or gone back to it.
if (!scrollY && !performance.getEntriesByType("navigation")[0]?.name.includes("#"))
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
