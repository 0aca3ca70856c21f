// What fades in, with its delay and duration in seconds, in the order of the delays.
() => {
  const words = (it) => {
    const heading = it.querySelector("h1");
    if (!heading) return it.innerText.trim().split("\n")[0];
    return heading.innerText.trim().replaceAll(/\s+/g, " ") || heading.querySelector("img").alt;
  };
  return [...document.querySelectorAll("main *")]
    .map((it) => [it, getComputedStyle(it)])
    .filter(([, { animationName }]) => animationName === "fade-up")
    .map(([it, { animationDelay, animationDuration }]) =>
      [words(it), parseFloat(animationDelay), parseFloat(animationDuration)])
    .sort((one, other) => one[1] - other[1]);
}
