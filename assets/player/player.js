// Plays /video/<name>.webm or .mp4. A page that frames it can say {method: "play" | "pause"} and
// hears {event: "ready" | "play" | "pause" | "error"}, if both are of this site.
import { readOptions } from "./options.js";

const options = readOptions(location);
const video = document.querySelector("video");
const framed = parent !== window;
const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
const others = new BroadcastChannel("player");

const tell = (event) => framed && parent.postMessage({ event }, location.origin);

const fail = () => {
  document.body.dataset.missing = "";
  tell("error");
};

// Relative to this file, so that the site may lie below a path of its host.
const film = (file) => new URL(`../video/${file}`, import.meta.url).href;

const sources = (name) =>
  ["webm", "mp4"].map((format) => {
    const source = document.createElement("source");
    source.src = film(`${name}.${format}`);
    source.type = `video/${format}`;
    return source;
  });

const load = (name) => {
  const files = sources(name);
  files.at(-1).addEventListener("error", fail);
  video.poster = film(`${name}.webp`);
  video.append(...files);
};

const start = () => video.play().catch(() => tell("pause"));

video.loop = options.loop;
video.controls = options.controls;
document.body.toggleAttribute("data-border", options.border);

video.addEventListener("play", () => {
  tell("play");
  others.postMessage("play");
});
video.addEventListener("pause", () => tell("pause"));
others.addEventListener("message", () => options.autopause && video.pause());
addEventListener("message", ({ source, origin, data }) => {
  if (source !== parent || origin !== location.origin) return;
  if (data?.method === "play") start();
  if (data?.method === "pause") video.pause();
});

if (!options.name) fail();
else {
  load(options.name);
  // Framed, the page around it has asked; alone, only the visitor's settings can.
  const starts = options.autoplay && (framed || !still);
  if (starts) start();
  else tell("ready");
}
