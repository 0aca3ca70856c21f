// Returns the places on which a sticker would lie on words.
(playground, { places, words }) => {
  const overlap = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const boxes = [...document.querySelectorAll(words)]
    .filter((it) => it.checkVisibility({ visibilityProperty: true })) // not of the closed menu
    .map((it) => it.getBoundingClientRect());
  return places.filter(({ x, y, size }) => {
    const sticker = document.createElement("div");
    sticker.style = `position: absolute; left: ${x}; top: ${y}; width: ${size}px; aspect-ratio: 1`;
    playground.append(sticker);
    const place = sticker.getBoundingClientRect();
    sticker.remove(); // at once, as React expects the playground that it rendered
    return boxes.some((box) => box.width > 2 && overlap(box, place));
  });
}
