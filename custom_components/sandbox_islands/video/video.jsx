import { useEffect, useRef, useState } from "react";
import { Picture, pictureProps } from "../picture/picture.jsx";
import { hasAutoplay, withAutoplay } from "./autoplayParameter.js";
import { FilePlayer } from "./filePlayer.js";
import { whenNearViewport } from "./nearViewport.js";
import { PlayerClient } from "./playerClient.js";

/** State of the component after each event of the player. */
const STATES = {
  ready: "paused",
  play: "playing",
  pause: "paused",
  error: "missing",
  timeout: "stalled",
};
const WITHOUT_FRAME = ["missing", "stalled"];
const VIDEO_FILE = /\.(mp4|webm)(\?|$)/;

/**
 * A player's page in a frame, or a video file, with its poster until it plays and a button to play
 * and pause.
 *
 * The state is "poster", "loading", "playing", "paused", "stalled" or "missing".
 *
 * @param {object} props See README.md.
 */
export function Video({ title, words, src, size, poster }) {
  const [width, height] = size;
  const isFile = VIDEO_FILE.test(src);
  const root = useRef(null);
  const frame = useRef(null);
  const player = useRef(null);
  const [frameSrc, setFrameSrc] = useState(null);
  const [state, setState] = useState("poster");

  useEffect(() => {
    const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (reducesMotion || !hasAutoplay(src)) return undefined;
    return whenNearViewport(root.current, () => setFrameSrc(src));
  }, [src]);

  useEffect(() => {
    if (!frameSrc) return undefined;
    setState("loading");
    const Player = isFile ? FilePlayer : PlayerClient;
    player.current = new Player(frame.current, (event) => {
      const next = STATES[event];
      if (next) setState(next);
      if (WITHOUT_FRAME.includes(next)) setFrameSrc(null);
    });
    return () => player.current.destroy();
  }, [frameSrc, isFile]);

  const toggle = () => {
    if (!frameSrc) setFrameSrc(withAutoplay(src));
    else if (state === "playing") player.current.pause();
    else player.current.play();
  };

  return (
    <div className="video" ref={root} data-state={state}>
      <div className="video__screen">
        <Picture {...pictureProps(poster)} />
        {frameSrc && isFile && (
          <video ref={frame} src={frameSrc} aria-label={title} muted={hasAutoplay(src)} playsInline />
        )}
        {frameSrc && !isFile && (
          <iframe
            ref={frame}
            src={frameSrc}
            title={title}
            width={width}
            height={height}
            allow="autoplay; fullscreen; picture-in-picture"
          />
        )}
      </div>
      {state !== "missing" && <Toggle title={title} words={words} state={state} onPress={toggle} />}
      <p className="video__note" role="status">
        <Note state={state} words={words} src={src} />
      </p>
      <a className="video__link chip" href={src}>
        {words.watch}
      </a>
    </div>
  );
}

/** The message in the place of a player that could not be loaded. */
function Note({ state, words, src }) {
  if (state === "missing") return words.missing;
  if (state !== "stalled") return null;
  return (
    <>
      {words.stalled} <a href={src}>{words.openPage}</a>
    </>
  );
}

function Toggle({ title, words, state, onPress }) {
  const isPlaying = state === "playing";
  const label = isPlaying ? words.pause : words.play;
  return (
    <button
      type="button"
      className="video__toggle icon-button"
      aria-label={label.replace("{title}", () => title)}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={isPlaying ? "M6 4h4v16H6zM14 4h4v16h-4z" : "M6 3l15 9-15 9z"} />
      </svg>
    </button>
  );
}
