import { useEffect, useRef, useState } from "react";
import { PlaygroundController } from "./controller.js";
import { mergeDefaults } from "./defaults.js";
import { fillPlaceholders } from "./input/labels.js";
import { Controls } from "./view/controls.jsx";
import { InputArea } from "./view/inputArea.jsx";
import { Mascot } from "./view/mascot.jsx";
import { RestingPlaces } from "./view/restingPlaces.jsx";

/**
 * Stickers that drift behind a page's first screen; visitors drag, stir, push and throw them.
 * Without any, only the mascot and the actions of the stage are left.
 *
 * The first render shows them in their resting places. Only the phase is React state; what changes
 * with each frame belongs to the controller.
 *
 * @param {object} props See README.md.
 */
export function Playground({ id = "playground", ...props }) {
  const [phase, setPhase] = useState(null);
  const [settings] = useState(() => mergeDefaults(props));
  const { words, sprites, mascot } = settings;
  const hasStickers = sprites.length > 0;
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
      <RestingPlaces stickers={sprites} bolt={settings.bolt} />
      {hasStickers && (
        <InputArea
          id={`${id}-help`}
          words={words}
          focusable={phase === "running" || phase === "paused"}
          setElement={setElement}
        />
      )}
      <span
        className={`playground__shockwave${mascot ? "" : " playground__shockwave--centered"}`}
        ref={setElement("shockwave")}
      />
      {mascot && <Mascot image={mascot} label={words.tap} setElement={setElement("mascot")} />}
      {hasStickers && phase && (
        <Controls
          phase={phase}
          words={words}
          onToggle={() => controller.current.toggle()}
          onShake={() => controller.current.shake()}
          onReset={() => controller.current.reset()}
        />
      )}
      {hasStickers && (
        <>
          <p className="playground__visually-hidden" id={`${id}-help`}>
            {words.help}
          </p>
          <p className="playground__visually-hidden" ref={setElement("status")} role="status" />
        </>
      )}
    </div>
  );
}
