import { useRef } from "react";
import { useLate } from "../motion/useLate.js";
import { useMotion } from "../motion/useMotion.js";

const loadPlay = () => import("./play.jsx");

/**
 * Moves the section that it stands in; shows nothing itself.
 *
 * @param {object} props See README.md.
 */
export function Scene({ plot, refreshPriority = 0 }) {
  const mark = useRef(null);
  const Play = useLate(loadPlay, useMotion());
  return (
    <>
      <span ref={mark} hidden />
      {Play && <Play mark={mark} plot={plot} refreshPriority={refreshPriority} />}
    </>
  );
}
