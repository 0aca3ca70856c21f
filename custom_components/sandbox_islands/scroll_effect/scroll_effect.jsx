import { useRef } from "react";
import { useLazyComponent } from "../motion/useLazyComponent.js";
import { useMotion } from "../motion/useMotion.js";

const loadEffect = () => import("./effect.jsx");

/**
 * Animates the section that it is placed in; renders nothing visible.
 *
 * @param {object} props See README.md.
 */
export function ScrollEffect({ effect, refreshPriority = 0 }) {
  const anchor = useRef(null);
  const Effect = useLazyComponent(loadEffect, useMotion());
  return (
    <>
      <span ref={anchor} hidden />
      {Effect && <Effect anchor={anchor} effect={effect} refreshPriority={refreshPriority} />}
    </>
  );
}
