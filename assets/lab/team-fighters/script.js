// The film has no sound and starts by itself, unless the visitor asked for less motion or less data.
// It plays only while it is seen, and stays paused once the visitor has paused it.
const film = document.querySelector("video");
const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches || navigator.connection?.saveData;

let isWanted = !isCalm;
let isSeen = false;

film.addEventListener("play", () => {
  isWanted = true;
});
film.addEventListener("pause", () => {
  if (isSeen) isWanted = false;
});
new IntersectionObserver(([{ isIntersecting }]) => {
  isSeen = isIntersecting;
  if (!isSeen) film.pause();
  else if (isWanted) film.play().catch(() => {}); // a browser may refuse; the controls are there
}).observe(film);
