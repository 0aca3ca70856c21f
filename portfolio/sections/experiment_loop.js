// Plays the loop of a preview while its card is below the pointer or has the keyboard's focus; only
// then is it fetched. Never with reduced motion or where data is to be saved.
(() => {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  for (const card of document.querySelectorAll(".experiment-card:has(video)")) {
    const video = card.querySelector("video");
    const play = ({ pointerType }) => {
      if (pointerType === "touch" || still.matches || navigator.connection?.saveData) return;
      if (card.matches(":hover, :focus-visible")) video.play().catch(() => {});
    };
    const stop = () => card.matches(":hover, :focus-visible") || video.pause();
    card.addEventListener("pointerenter", play);
    card.addEventListener("focus", play);
    card.addEventListener("pointerleave", stop);
    card.addEventListener("blur", stop);
    video.addEventListener("playing", () => (video.dataset.plays = true));
    video.addEventListener("pause", () => delete video.dataset.plays);
    play({});
  }
})();
