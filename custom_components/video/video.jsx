import { useEffect, useRef, useState } from "react";
import { Picture } from "../picture/picture.jsx";
import { started, startsItself } from "./address.js";
import { whenNear } from "./near.js";
import { Remote } from "./remote.js";

const states = { ready: "paused", play: "playing", pause: "paused", error: "missing" };

/**
 * A player page in a frame, with its poster until it plays and a button to stop it.
 *
 * The state is "poster", "loading", "playing", "paused" or "missing".
 *
 * @param {object} props See README.md.
 */
export function Video({ title, src, size, poster }) {
  const [width, height] = size;
  const root = useRef(null);
  const frame = useRef(null);
  const remote = useRef(null);
  const [address, setAddress] = useState(null);
  const [state, setState] = useState("poster");

  useEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (still || !startsItself(src)) return undefined;
    return whenNear(root.current, () => setAddress(src));
  }, [src]);

  useEffect(() => {
    if (!address) return undefined;
    setState("loading");
    remote.current = new Remote(frame.current, (event) => {
      if (states[event]) setState(states[event]);
      if (event === "error") setAddress(null);
    });
    return () => remote.current.destroy();
  }, [address]);

  const toggle = () => {
    if (!address) setAddress(started(src));
    else if (state === "playing") remote.current.pause();
    else remote.current.play();
  };

  return (
    <div className="video" ref={root} data-state={state}>
      <Picture {...poster} />
      {address && (
        <iframe
          ref={frame}
          src={address}
          title={title}
          width={width}
          height={height}
          allow="autoplay; fullscreen; picture-in-picture"
        />
      )}
      {state !== "missing" && <Toggle title={title} state={state} onPress={toggle} />}
      <p className="video__note" role="status">
        {state === "missing" && "The video could not be loaded; this is a picture of it."}
      </p>
      <a className="video__link chip" href={src}>
        Watch the video
      </a>
    </div>
  );
}

function Toggle({ title, state, onPress }) {
  const moving = state === "playing";
  return (
    <button
      type="button"
      className="video__toggle icon-button"
      aria-label={`${moving ? "Pause" : "Play"} video: ${title}`}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={moving ? "M6 4h4v16H6zM14 4h4v16h-4z" : "M6 3l15 9-15 9z"} />
      </svg>
    </button>
  );
}
