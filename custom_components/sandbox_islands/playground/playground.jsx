import { useLayoutEffect, useRef, useState } from "react";
import { PlaygroundController } from "./controller.js";
import { mergeDefaults } from "./defaults.js";
import { Controls } from "./view/controls.jsx";
import { RestingPlaces } from "./view/restingPlaces.jsx";

/** Of the help for the keyboard. */
const HELP_ID = "playground-help";

/**
 * Stickers that drift behind a page's first screen; visitors drag, stir, push and throw them.
 * Without any, only the mascot and the actions of the stage are left.
 *
 * The first render shows them in their resting places. Only the phase is React state; what changes
 * with each frame belongs to the controller.
 *
 * @param {object} props See README.md.
 */
export function Playground(props) {
  const [phase, setPhase] = useState(null);
  const [settings] = useState(() => mergeDefaults(props));
  const { words, sprites, mascot, size, scaleDivisors } = settings;
  const hasStickers = sprites.length > 0;
  const elements = useRef({});
  const controller = useRef(null);
  // Kept after an element is removed: one more frame may come before the controller is destroyed.
  const setElement = (name) => (element) => {
    elements.current[name] = element ?? elements.current[name];
  };

  // Before the first paint, where the page has not been rendered on a server.
  useLayoutEffect(() => {
    const announce = (word, values) => {
      const text = words[word].replace(/\{(\w+)\}/g, (_, name) => values[name]);
      elements.current.status.textContent = text;
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
      suppressHydrationWarning
      style={{ "--sticker-size": `calc(min(100vw, 100dvh) * ${size / scaleDivisors.create})` }}
      data-state={phase ?? "still"}
      data-sprites="0"
      data-bolts="0"
    >
      <RestingPlaces stickers={sprites} bolt={settings.bolt} sizes={settings.sizes} />
      {hasStickers && (
        <InputArea
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
      {hasStickers && (
        <>
          <span className="playground__bolts" ref={setElement("boltLayer")} aria-hidden="true" />
          {phase && (
            <Controls
              phase={phase}
              settings={settings}
              controller={controller.current}
              area={elements.current.inputArea}
            />
          )}
          <p className="visually-hidden" id={HELP_ID}>
            {words.help}
          </p>
          <p className="visually-hidden" ref={setElement("status")} role="status" />
        </>
      )}
    </div>
  );
}

/** Where the stickers are drawn and played with. */
function InputArea({ words, focusable, setElement }) {
  return (
    <>
      <div
        className="playground__input-area"
        ref={setElement("inputArea")}
        role="application"
        aria-label={words.name}
        aria-describedby={HELP_ID}
        tabIndex={focusable ? 0 : -1}
      >
        <canvas ref={setElement("canvas")} aria-hidden="true" />
        <div className="playground__sources" ref={setElement("sources")} aria-hidden="true" />
      </div>
      <span className="playground__focus-ring" ref={setElement("focusRing")} hidden />
    </>
  );
}

/** The button that pushes every sticker away, or a picture where that has no name. */
function Mascot({ image, label, setElement }) {
  const attributes = {
    className: "playground__mascot",
    ref: setElement,
    "data-playground-cover": "",
  };
  const picture = <img src={image} alt="" width="430" height="430" draggable="false" />;
  if (!label) return <span {...attributes}>{picture}</span>;
  return (
    <button type="button" aria-label={label} data-playground-action="tap" {...attributes}>
      {picture}
    </button>
  );
}
