import { useEffect, useRef, useState } from "react";
import { PlaygroundController } from "./controller.js";
import { mergeDefaults } from "./defaults.js";
import { fillPlaceholders } from "./input/labels.js";
import { Controls } from "./view/controls.jsx";
import { StillLayout } from "./view/stillLayout.jsx";

/**
 * Stickers that drift behind a page's first screen; visitors drag, stir, push and throw them.
 *
 * The first render is the still layout. Only the phase is React state; what changes with each
 * frame belongs to the controller.
 *
 * @param {object} props See README.md.
 */
export function Playground({ id = "playground", ...props }) {
  const [phase, setPhase] = useState(null);
  const [settings] = useState(() => mergeDefaults(props));
  const { words } = settings;
  const elements = useRef({});
  const controller = useRef(null);
  // Kept after an element is removed: one more frame may come before the controller is destroyed.
  const setElement = (name) => (element) => {
    elements.current[name] = element ?? elements.current[name];
  };

  useEffect(() => {
    const announce = (word, values) => {
      elements.current.status.textContent = fillPlaceholders(words[word], values);
    };
    const callbacks = { onPhaseChange: setPhase, announce };
    controller.current = new PlaygroundController(elements.current, settings, callbacks);
    return () => controller.current.destroy();
  }, [settings, words]);

  return (
    <div
      className="playground"
      ref={setElement("root")}
      data-playground=""
      data-state={phase ?? "still"}
      data-sprites="0"
      data-bolts="0"
    >
      <StillLayout sprites={settings.sprites} bolt={settings.bolt} />
      <div
        className="playground__input-area"
        ref={setElement("inputArea")}
        role="application"
        aria-label={words.name}
        aria-describedby={`${id}-help`}
        tabIndex={phase === "running" || phase === "paused" ? 0 : -1}
      >
        <canvas ref={setElement("canvas")} aria-hidden="true" />
      </div>
      <span className="playground__focus-ring" ref={setElement("focusRing")} hidden />
      <span className="playground__shockwave" ref={setElement("shockwave")} />
      <button
        type="button"
        className="playground__mushroom"
        ref={setElement("mushroom")}
        aria-label={words.tap}
        data-playground-action="tap"
        data-playground-cover=""
      >
        <img src={settings.mushroom} alt="" width="430" height="430" draggable="false" />
      </button>
      {phase && (
        <Controls
          phase={phase}
          words={words}
          onToggle={() => controller.current.toggle()}
          onShake={() => controller.current.shake()}
          onReset={() => controller.current.reset()}
        />
      )}
      <p className="playground__visually-hidden" id={`${id}-help`}>
        {words.help}
      </p>
      <p className="playground__visually-hidden" ref={setElement("status")} role="status" />
    </div>
  );
}
