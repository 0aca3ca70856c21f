import { useEffect, useState } from "react";
import { ExtrasButton } from "./extrasButton.jsx";
import { IconButton } from "./iconButton.jsx";

const icons = {
  pause: <path d="M8 5v14M16 5v14" />,
  play: <path d="M8 5l11 7-11 7z" fill="currentColor" />,
  shake: <path d="M3 12l3-5 4 10 4-10 4 10 3-5" />,
  reset: <path d="M5 5v5h5M5.5 10a7.5 7.5 0 1 1-1 5" />,
};

const NAMED_FOR = 4000;

/**
 * The buttons Pause or Play, Shake and Reset, and the one that opens the menu of the extras, if
 * there are any. Their names are seen for a while after the first touch of the stage.
 *
 * @param {object} props
 * @param {"loading" | "running" | "paused" | "still"} props.phase
 * @param {typeof import("../defaults.js").defaults} props.settings `words` has the names.
 * @param {import("../controller.js").PlaygroundController} props.controller
 * @param {HTMLElement} props.area Where visitors touch the stickers.
 */
export function Controls({ phase, settings, controller, area }) {
  const [isNamed, setNamed] = useState(false);
  useEffect(() => {
    const show = () => setNamed(true);
    area.addEventListener("pointerdown", show, { once: true });
    return () => area.removeEventListener("pointerdown", show);
  }, [area]);
  useEffect(() => {
    if (!isNamed) return undefined;
    const timer = setTimeout(() => setNamed(false), NAMED_FOR);
    return () => clearTimeout(timer);
  }, [isNamed]);
  const { words, extras } = settings;
  const active = phase === "running" || phase === "loading";
  const toggle = active ? "pause" : "play";
  const hasMenu = extras.draw || extras.picture || extras.tilt || extras.sound;
  return (
    <div
      className="playground__controls"
      role="group"
      aria-label={words.controls}
      data-playground-cover=""
      data-named={isNamed || undefined}
    >
      <IconButton icon={icons[toggle]} label={words[toggle]} onClick={() => controller.toggle()} />
      <IconButton
        icon={icons.shake}
        label={words.shake}
        onClick={() => controller.shake()}
        disabled={phase !== "running"}
      />
      <IconButton icon={icons.reset} label={words.reset} onClick={() => controller.reset()} />
      {hasMenu && <ExtrasButton settings={settings} controller={controller} />}
    </div>
  );
}
