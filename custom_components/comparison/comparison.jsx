import { useEffect, useRef } from "react";
import { Picture } from "../picture/picture.jsx";
import { Divider } from "./engine.js";
import { FRAME, RESET, spoken } from "./measures.js";

/**
 * One email in light mode over the same in dark mode.
 *
 * @param {object} props See README.md.
 */
export function Comparison({ title, light, dark }) {
  const parts = useRef({});
  const divider = useRef(null);
  const part = (name) => (element) => {
    parts.current[name] = element;
  };
  const show = (width) => () => divider.current?.set(width, true);

  useEffect(() => {
    divider.current = new Divider(parts.current);
    return () => divider.current.destroy();
  }, []);

  return (
    <div className="comparison" ref={part("root")}>
      <div className="comparison__stage" ref={part("stage")}>
        <div className="comparison__frame" ref={part("frame")}>
          <Side name="Dark" image={dark} />
          <Side name="Light" image={light} />
          <input
            type="range"
            className="comparison__range"
            ref={part("range")}
            min="0"
            max={FRAME}
            step="any"
            defaultValue={RESET}
            aria-label={`${title}: how much is in light mode`}
            aria-valuetext={spoken(RESET)}
          />
          <span className="comparison__bar" />
          <Knob />
        </div>
        <p className="comparison__tip">Hover for Light/Dark mode</p>
      </div>
      <div className="comparison__buttons" role="group" aria-label={title}>
        <button type="button" className="button button--quiet" onClick={show(FRAME)}>
          Light
        </button>
        <button type="button" className="button button--quiet" onClick={show(0)}>
          Dark
        </button>
      </div>
    </div>
  );
}

function Side({ name, image }) {
  return (
    <figure className={`comparison__side comparison__side--${name.toLowerCase()}`}>
      <Picture {...image} />
      <figcaption className="chip">{name}</figcaption>
    </figure>
  );
}

function Knob() {
  return (
    <span className="comparison__knob icon-button icon-button--lemon">
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <path d="M13 9l-9 9 9 9M23 9l9 9-9 9" />
      </svg>
    </span>
  );
}
