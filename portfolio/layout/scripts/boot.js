// Before the first paint: marks that styles read, of scripts and of a screen that is touched.
{
  const { dataset } = document.documentElement;
  dataset.js = "";
  if (matchMedia("(any-pointer: coarse)").matches) dataset.touch = "";
}
