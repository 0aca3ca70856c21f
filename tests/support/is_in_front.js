(picture) => {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const device = picture.closest("figure");
  const isGrown = getComputedStyle(device).scale === "1.1";
  const middle = left + width / 2;
  const isInWindow = left >= 0 && left + width <= innerWidth;
  return isGrown && isInWindow && document.elementFromPoint(middle, top + height / 2) === picture;
}
