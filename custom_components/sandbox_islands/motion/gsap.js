// Import it only from modules that are loaded when animations are allowed: it is large, and needs a document.
import { useGSAP } from "@gsap/react";
import { gsap } from "gsap";
import { ScrollTrigger } from "gsap/ScrollTrigger";

gsap.registerPlugin(useGSAP, ScrollTrigger);

/** Milliseconds without a further change before positions are measured again. */
const DEBOUNCE = 120;

let height = document.body.offsetHeight;
let timer;

// Late pictures and fonts, or opened details, move what ScrollTrigger has measured.
new ResizeObserver(() => {
  if (document.body.offsetHeight === height) return;
  height = document.body.offsetHeight;
  clearTimeout(timer);
  timer = setTimeout(() => ScrollTrigger.refresh(true), DEBOUNCE);
}).observe(document.body);

export { gsap, ScrollTrigger, useGSAP };
