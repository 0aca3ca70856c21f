import { useEffect, useRef, useState } from "react";
import { Controls } from "./controls.jsx";
import { settle } from "./defaults.js";
import { Sandbox } from "./sandbox.js";
import { Still } from "./still.jsx";
import { instructions } from "./words.js";

/**
 * Stickers that drift behind a page's first screen, to drag, stir, push and throw.
 *
 * The first render is the still arrangement. Only the phase is React state; whatever changes
 * with the frames lives in the sandbox.
 *
 * @param {object} props See README.md.
 */
export function Playground({ id = "playground", ...props }) {
  const [phase, setPhase] = useState(null);
  const [settings] = useState(() => settle(props));
  const parts = useRef({});
  const sandbox = useRef(null);
  // Kept when the element goes: a last frame may come before the sandbox is destroyed.
  const part = (name) => (element) => {
    parts.current[name] = element ?? parts.current[name];
  };

  useEffect(() => {
    const say = (words) => {
      parts.current.status.textContent = words;
    };
    sandbox.current = new Sandbox(parts.current, settings, { phase: setPhase, say });
    return () => sandbox.current.destroy();
  }, [settings]);

  return (
    <div
      className="playground"
      ref={part("root")}
      data-playground=""
      data-state={phase ?? "still"}
      data-sprites="0"
      data-bolts="0"
    >
      <Still sprites={settings.sprites} bolt={settings.bolt} />
      <div
        className="playground__field"
        ref={part("field")}
        role="application"
        aria-label="Playground"
        aria-describedby={`${id}-help`}
        tabIndex={phase === "running" || phase === "paused" ? 0 : -1}
      >
        <canvas ref={part("canvas")} aria-hidden="true" />
      </div>
      <span className="playground__ring" ref={part("ring")} hidden />
      <span className="playground__wave" ref={part("wave")} />
      <button
        type="button"
        className="playground__mushroom"
        ref={part("mushroom")}
        aria-label="Tap the mushroom"
        data-playground-action="tap"
        data-playground-cover=""
      >
        <img src={settings.mushroom} alt="" width="430" height="430" draggable="false" />
      </button>
      {phase && (
        <Controls
          phase={phase}
          onToggle={() => sandbox.current.toggle()}
          onShake={() => sandbox.current.shake()}
          onReset={() => sandbox.current.reset()}
        />
      )}
      <p className="playground__hidden" id={`${id}-help`}>
        {instructions}
      </p>
      <p className="playground__hidden" ref={part("status")} role="status" />
    </div>
  );
}
