import { useEffect, useRef } from "react";
import { Picture, pictureProps } from "../picture/picture.jsx";
import { ComparisonSlider } from "./comparisonSlider.js";
import { rangeValue, shareText, START } from "./shares.js";

/**
 * Two pictures in one frame, with a divider between them that is dragged or follows the mouse.
 *
 * @param {object} props See README.md.
 */
export function Comparison({ name, words, labels, before, after, direction = "across", hover }) {
  const elements = useRef({});
  const slider = useRef(null);
  const isDown = direction === "down";
  const snapAt = hover && (100 * hover.snap) / hover.width;
  const start = snapAt ?? START;
  const refFor = (key) => (element) => {
    elements.current[key] = element;
  };
  const show = (share) => slider.current?.setShare(share, { animated: true });

  useEffect(() => {
    slider.current = new ComparisonSlider(elements.current, { labels, words, isDown, snapAt });
    return () => slider.current.destroy();
  }, [labels, words, isDown, snapAt]);

  return (
    <div
      className={`comparison comparison--${hover ? "hover" : "drag"} comparison--${direction}`}
      ref={refFor("root")}
      style={{ "--share": start, "--width": hover?.width, "--reach": hover?.reach }}
    >
      <div className="comparison__stage" ref={refFor("stage")}>
        <div className="comparison__frame">
          <Side kind="before" label={labels[0]} image={before} />
          <Side kind="after" label={labels[1]} image={after} refer={refFor("view")} />
          <input
            type="range"
            className="comparison__range"
            ref={refFor("range")}
            min="0"
            max="100"
            defaultValue={rangeValue(start, isDown)}
            aria-label={name}
            aria-orientation={isDown ? "vertical" : "horizontal"}
            aria-valuetext={shareText(start, labels, words)}
          />
          <span className="comparison__divider" />
          <Handle />
        </div>
        {hover && <p className="comparison__tip">{words.tip}</p>}
      </div>
      {hover && <Buttons name={words.choose} labels={labels} onShow={show} />}
    </div>
  );
}

function Side({ kind, label, image, refer }) {
  return (
    <figure className={`comparison__side comparison__side--${kind}`}>
      <figcaption className="chip">{label}</figcaption>
      <div className="comparison__view" ref={refer}>
        <Picture {...pictureProps(image)} />
      </div>
    </figure>
  );
}

/** The round knob on the divider. */
function Handle() {
  return (
    <span className="comparison__handle icon-button icon-button--accent">
      <svg className="line-icon" viewBox="0 0 36 36" aria-hidden="true">
        <path d="M13 9l-9 9 9 9M23 9l9 9-9 9" />
      </svg>
    </span>
  );
}

/** Two buttons in one frame, each of which shows one picture alone. */
function Buttons({ name, labels: [first, second], onShow }) {
  return (
    <div className="comparison__buttons" role="group" aria-label={name}>
      <button type="button" onClick={() => onShow(100)}>
        {first}
      </button>
      <button type="button" onClick={() => onShow(0)}>
        {second}
      </button>
    </div>
  );
}
