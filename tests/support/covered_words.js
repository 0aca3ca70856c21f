// Returns the words on whose lines, drawings or button a sticker lies.
({ stickers, words }) => {
  const overlap = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const lines = (element) => {
    if (element.matches(".button")) return [element.getBoundingClientRect()];
    const drawing = element.querySelector("img");
    const range = document.createRange();
    range.selectNodeContents(element);
    const boxes = drawing ? [drawing.getBoundingClientRect()] : [...range.getClientRects()];
    return boxes.filter(({ width, height }) => width > 2 && height > 2);
  };
  const lying = [...document.querySelectorAll(stickers)]
    .map((it) => it.getBoundingClientRect())
    .filter(({ width }) => width > 2);
  return [...document.querySelectorAll(words)]
    .filter((it) => lines(it).some((line) => lying.some((box) => overlap(line, box))))
    .map((it) => it.textContent || it.querySelector("img").alt);
};
