// The words of buttons, the colours that each is painted with, and the colour behind it.
(buttons) => buttons.map((button) => {
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const color = (element, part) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = getComputedStyle(element, part).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const hex = (parts) => "#" + parts.slice(0, 3)
    .map((part) => part.toString(16).padStart(2, "0")).join("");
  let ground = button.parentElement;
  while (color(ground)[3] < 255 && ground.parentElement) ground = ground.parentElement;
  const fills = [null, "::before", "::after"].map((part) => color(button, part));
  const opaque = fills.filter((fill) => fill[3] === 255).map(hex);
  return [button.textContent, opaque, hex(color(ground))];
})
