import { useGSAP } from "../motion/gsap.js";
import { keepMeasured } from "../motion/measured.js";
import * as plots from "./plots.js";

/** Plays one of the plots while it is mounted; renders nothing. */
export default function Play({ mark, plot, refreshPriority }) {
  useGSAP(() => {
    plots[plot](mark.current.closest("section"), refreshPriority);
    return keepMeasured();
  });
  return null;
}
