// Plays /video/<name>.webm or .mp4. A page of this site that frames it can send
// {method: "play" | "pause"} and receives {event: "ready" | "play" | "pause" | "error" | "timeout"}.
import { readOptions } from "./options.js";

/** How long a video may take to send its first data, in milliseconds. */
const DATA_TIMEOUT = 15_000;

const options = readOptions(location);
const video = document.querySelector("video");
const isFramed = parent !== window;
const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
const otherPlayers = new BroadcastChannel("player");

const notify = (event) => isFramed && parent.postMessage({ event }, location.origin);

const showMissing = () => {
  document.body.dataset.missing = "";
  notify("error");
};

// Relative to this file, since the site may be below a path of its host.
const videoUrl = (file) => new URL(`../video/${file}`, import.meta.url).href;

const createSources = (name) =>
  ["webm", "mp4"].map((format) => {
    const source = document.createElement("source");
    source.src = videoUrl(`${name}.${format}`);
    source.type = `video/${format}`;
    return source;
  });

const load = (name) => {
  const sources = createSources(name);
  sources.at(-1).addEventListener("error", showMissing);
  video.poster = videoUrl(`${name}.webp`);
  video.append(...sources);
};

// Without a page around this one the browser's controls show that it is loading.
const reportTimeout = () => {
  if (video.readyState > HTMLMediaElement.HAVE_NOTHING || "missing" in document.body.dataset) return;
  video.controls = true;
  notify("timeout");
};

const start = () => {
  setTimeout(reportTimeout, DATA_TIMEOUT);
  video.play().catch(() => notify("pause"));
};

video.loop = options.loop;
video.controls = options.controls;
document.body.toggleAttribute("data-border", options.border);

// "play" is sent before it is known whether the video can be loaded, and "playing" in every loop.
const pauseOthers = () => otherPlayers.postMessage("play");
video.addEventListener("play", () => {
  notify("play");
  video.addEventListener("playing", pauseOthers, { once: true });
});
video.addEventListener("pause", () => notify("pause"));
otherPlayers.addEventListener("message", () => options.autopause && video.pause());
addEventListener("message", ({ source, origin, data }) => {
  if (source !== parent || origin !== location.origin) return;
  if (data?.method === "play") start();
  if (data?.method === "pause") video.pause();
});

if (!options.name) showMissing();
else {
  load(options.name);
  // The page that frames it has already considered reduced motion.
  const starts = options.autoplay && (isFramed || !reducesMotion);
  if (starts) start();
  else notify("ready");
}
