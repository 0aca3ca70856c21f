import { useEffect, useRef, useState } from "react";
import { Picture, pictureProps } from "../picture/picture.jsx";
import { whenNearViewport } from "../video/nearViewport.js";
import { DemoFrame } from "./demoFrame.js";

/** Distance above and below the screen within which the page is prepared for. */
const NEAR = "600px";
/** Permissions of a page of another site; a sandbox cannot hold one of this site with its scripts. */
const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-popups";

const STATES = { load: "running", timeout: "stalled" };

/**
 * Prepares for a page that may be opened soon: one of this site is fetched at low priority, to
 * another one the browser only connects. Returns what takes it back.
 */
function warmUp(src) {
  const address = new URL(src, location.href);
  const isOwn = address.origin === location.origin;
  const link = document.createElement("link");
  link.rel = isOwn ? "prefetch" : "preconnect";
  link.href = isOwn ? address.href : address.origin;
  document.head.append(link);
  return () => link.remove();
}

/**
 * A page in a frame: its picture until it is started, and a bar with what one can do.
 *
 * The state is "poster", "loading", "running" or "stalled".
 *
 * @param {object} props See README.md.
 */
export function Demo({ name, words, src, ratio, posters }) {
  const root = useRef(null);
  const frame = useRef(null);
  const button = useRef(null);
  const [state, setState] = useState("poster");
  const [run, setRun] = useState(0);
  const isOne = typeof posters === "string" || "src" in posters;
  const hasFrame = state === "loading" || state === "running";

  useEffect(() => {
    let coolDown;
    const stop = whenNearViewport(root.current, () => (coolDown = warmUp(src)), NEAR);
    return () => {
      stop();
      coolDown?.();
    };
  }, [src]);

  // Starts in the frame, and is back at the button when there is no frame any more.
  useEffect(() => {
    if (!run) return undefined;
    if (!hasFrame) {
      // Unless the visitor is elsewhere by now: a page that does not load is given up late.
      const { activeElement: focused, body } = document;
      const isHere = focused === body || root.current.contains(focused);
      if (isHere) button.current.focus({ preventScroll: true });
      return undefined;
    }
    frame.current.focus({ preventScroll: true });
    const demo = new DemoFrame(frame.current, (event) => setState(STATES[event]));
    return () => demo.destroy();
  }, [run, hasFrame]);

  const start = () => {
    setState("loading");
    setRun(run + 1);
  };
  const stop = () => setState("poster");
  const onKeyDown = ({ key }) => key === "Escape" && hasFrame && stop();

  return (
    <div className="demo" ref={root} data-state={state} style={{ "--ratio": ratio }}>
      {/* biome-ignore lint: the key is a shortcut for the button in the bar. */}
      <div className="demo__bar" onKeyDown={onKeyDown}>
        <i className="demo__lamp" aria-hidden="true" />
        <b className="demo__name" role="status">
          {(words[state] && hasFrame ? words[state] : "{name}").replace("{name}", () => name)}
        </b>
        {hasFrame && (
          <>
            <button type="button" onClick={start}>
              {words.startOver}
            </button>
            <button type="button" onClick={stop}>
              {words.stop}
            </button>
          </>
        )}
        <a href={src} target="_blank" rel="noopener noreferrer">
          {words.open}
          <span className="visually-hidden"> {words.opensInNewTab}</span>
        </a>
      </div>
      <div className="demo__screen">
        {Object.entries(isOne ? { all: posters } : posters).map(([device, poster]) => (
          <div key={device} className={`for-${device}`}>
            <Picture {...pictureProps(poster)} />
          </div>
        ))}
        {hasFrame && (
          <iframe
            key={run}
            ref={frame}
            src={src}
            title={name}
            sandbox={src.startsWith("/") ? undefined : SANDBOX}
          />
        )}
        <p className="demo__note" role="status">
          {state === "stalled" && words.stalled}
        </p>
      </div>
      {!hasFrame && (
        <button ref={button} type="button" className="demo__start button" onClick={start}>
          {words.start}
        </button>
      )}
    </div>
  );
}
