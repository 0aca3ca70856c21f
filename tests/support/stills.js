// Returns the pose of every picture at rest, with degrees, and whether it is seen.
() => [...document.querySelectorAll("[data-still]:not([data-still=bolt])")].map(it => {
  const { x, y, width, height } = it.getBoundingClientRect();
  const { rotate } = getComputedStyle(it.firstElementChild);
  return {
    x: x + width / 2,
    y: y + height / 2,
    size: width,
    angle: parseFloat(rotate) || 0,
    seen: it.checkVisibility({ visibilityProperty: true }),
  };
})
