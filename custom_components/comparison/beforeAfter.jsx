import { useEffect, useRef } from "react";
import { Picture } from "../picture/picture.jsx";
import { BeforeAfterSlider } from "./beforeAfterSlider.js";
import { Handle } from "./handle.jsx";
import { rangeValue, START, shareText } from "./shares.js";

/**
 * Two pictures in one frame, with a divider between them that can be dragged.
 *
 * @param {object} props See README.md.
 */
export function BeforeAfter({ title, words, labels, before, after, direction = "across" }) {
  const elements = useRef({});
  const isDown = direction === "down";
  const refFor = (name) => (element) => {
    elements.current[name] = element;
  };

  useEffect(() => {
    const slider = new BeforeAfterSlider(elements.current, { labels, mixed: words.mixed, isDown });
    return () => slider.destroy();
  }, [words, labels, isDown]);

  return (
    <div
      className={`before-after before-after--${direction}`}
      ref={refFor("frame")}
      style={{ "--at": `${START}%` }}
    >
      <Side kind="before" label={labels[0]} image={before} />
      <Side kind="after" label={labels[1]} image={after} refer={refFor("view")} />
      <input
        type="range"
        className="comparison__range"
        ref={refFor("range")}
        min="0"
        max="100"
        defaultValue={rangeValue(START, isDown)}
        aria-label={title}
        aria-orientation={isDown ? "vertical" : "horizontal"}
        aria-valuetext={shareText(START, labels, words.mixed)}
      />
      <span className="comparison__divider" />
      <Handle />
    </div>
  );
}

function Side({ kind, label, image, refer }) {
  return (
    <figure className={`before-after__side before-after__side--${kind}`}>
      <figcaption className="chip">{label}</figcaption>
      <div className="before-after__view" ref={refer}>
        <Picture {...image} />
      </div>
    </figure>
  );
}
