// The numbers that are not within the picture.
(pins) => {
  const sheet = pins.getBoundingClientRect();
  return [...pins.querySelectorAll("a")].filter((pin) => {
    const box = pin.getBoundingClientRect();
    return box.left < sheet.left || box.right > sheet.right
      || box.top < sheet.top || box.bottom > sheet.bottom;
  }).map((pin) => pin.textContent);
}
