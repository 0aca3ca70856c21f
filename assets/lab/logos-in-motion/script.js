const { gsap } = window; // vendor/gsap.js, which the page loads before
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const $ = (selector, within = document) => within.querySelector(selector);

/**
 * Adds a timeline, a play button and a range input to a mark.
 * @param {HTMLElement} mark
 * @param {object} timelines By the name in `data-mark`.
 * @param {() => void} changed Called at every change of its time.
 */
function createPlayer(mark, timelines, changed) {
  const name = $("h2 .visually-hidden", mark).textContent;
  const controls = document.createElement("div");
  controls.className = "transport";
  controls.append($("#transport").content.cloneNode(true));
  mark.append(controls);
  const [button, slider] = controls.children;
  slider.setAttribute("aria-label", `Time of ${name}`);

  const timeline = gsap.timeline({ paused: true });
  timelines[mark.dataset.mark](timeline, mark);
  const playing = () => timeline.isActive() && !timeline.paused();
  function show() {
    const seconds = (value) => value.toFixed(1);
    slider.value = timeline.progress() * 100;
    slider.style.setProperty("--share", timeline.progress());
    slider.setAttribute("aria-valuetext", `${seconds(timeline.time())} of ${seconds(timeline.duration())} seconds`);
    button.setAttribute("aria-label", `${playing() ? "Pause" : "Play"} ${name}`);
    button.toggleAttribute("data-playing", playing());
    changed();
  }
  const play = () => {
    if (reducedMotion.matches) return;
    timeline.restart();
    show();
  };
  const seek = (share) => {
    timeline.pause().progress(share);
    show();
  };
  const playIfAtEnd = () => timeline.progress() === 1 && play();

  timeline.eventCallback("onUpdate", show).eventCallback("onComplete", show).progress(1);
  mark.addEventListener("pointerenter", ({ pointerType }) => pointerType === "mouse" && playIfAtEnd());
  $("svg", mark).classList.add("picture");
  $("svg", mark).addEventListener("click", play);
  button.addEventListener("focus", () => button.matches(":focus-visible") && playIfAtEnd());
  button.addEventListener("click", () => {
    if (timeline.progress() === 1) return play();
    timeline.paused(!timeline.paused());
    return show();
  });
  slider.addEventListener("input", () => seek(slider.valueAsNumber / 100));
  show();
  return { timeline, play, seek };
}

function start({ timelines }) {
  const slider = $("#time-all");
  const marks = [];
  const show = () => {
    const share = marks.reduce((sum, { timeline }) => sum + timeline.progress(), 0) / marks.length;
    slider.value = share * 100;
    slider.style.setProperty("--share", share);
    slider.setAttribute("aria-valuetext", `${Math.round(share * 100)} per cent`);
  };
  let seeking = false;
  const changed = () => seeking || (marks.length && show());
  for (const mark of document.querySelectorAll(".mark")) marks.push(createPlayer(mark, timelines, changed));
  slider.addEventListener("input", () => {
    const share = slider.valueAsNumber / 100;
    seeking = true;
    for (const mark of marks) mark.seek(share);
    seeking = false;
    show();
  });
  $("#play-all").addEventListener("click", () => marks.forEach(({ play }) => play()));
  $(".all .transport").hidden = false;
  show();
  reducedMotion.addEventListener("change", () => marks.forEach(({ seek }) => seek(1)));
}

// Without the library the marks stay as they are drawn in the page.
if (gsap) start(await import("./timelines.js"));
