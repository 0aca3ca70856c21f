// Runs at the start of every page that has islands, before they are painted. Their styles ask the
// root whether there are scripts and whether the screen can be touched.
{
  const { dataset } = document.documentElement;
  dataset.js = "";
  if ("ontouchstart" in window) dataset.touch = "";
}
