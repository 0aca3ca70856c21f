import { useEffect, useRef } from "react";
import { Picture } from "../picture/picture.jsx";
import { ComparisonSlider } from "./comparisonSlider.js";
import { IMAGE_WIDTH, SNAP_THRESHOLD, valueText } from "./geometry.js";
import { Handle } from "./handle.jsx";

/**
 * One email in light mode over the same in dark mode.
 *
 * @param {object} props See README.md.
 */
export function Comparison({ title, words, light, dark }) {
  const elements = useRef({});
  const slider = useRef(null);
  const refFor = (name) => (element) => {
    elements.current[name] = element;
  };
  const show = (width) => () => slider.current?.setWidth(width, { animated: true });

  useEffect(() => {
    slider.current = new ComparisonSlider(elements.current, words);
    return () => slider.current.destroy();
  }, [words]);

  return (
    <div className="comparison" ref={refFor("root")}>
      <div className="comparison__stage" ref={refFor("stage")}>
        <div className="comparison__frame" ref={refFor("frame")}>
          <Side kind="dark" name={words.dark} image={dark} />
          <Side kind="light" name={words.light} image={light} />
          <input
            type="range"
            className="comparison__range"
            ref={refFor("range")}
            min="0"
            max={IMAGE_WIDTH}
            step="any"
            defaultValue={SNAP_THRESHOLD}
            aria-label={words.slider.replace("{title}", () => title)}
            aria-valuetext={valueText(SNAP_THRESHOLD, words)}
          />
          <span className="comparison__divider" />
          <Handle />
        </div>
        <p className="comparison__tip">{words.tip}</p>
      </div>
      <div className="comparison__buttons" role="group" aria-label={title}>
        <button type="button" className="button button--secondary" onClick={show(IMAGE_WIDTH)}>
          {words.light}
        </button>
        <button type="button" className="button button--secondary" onClick={show(0)}>
          {words.dark}
        </button>
      </div>
    </div>
  );
}

function Side({ kind, name, image }) {
  return (
    <figure className={`comparison__side comparison__side--${kind}`}>
      <Picture {...image} />
      <figcaption className="chip">{name}</figcaption>
    </figure>
  );
}
