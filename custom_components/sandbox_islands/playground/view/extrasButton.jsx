import { useCallback, useRef, useState } from "react";
import { IconButton } from "./iconButton.jsx";

/**
 * The button that opens the menu of the extras. What is behind it is loaded at the first press.
 *
 * @param {object} props
 * @param {typeof import("../defaults.js").defaults} props.settings
 * @param {import("../controller.js").PlaygroundController} props.controller
 */
export function ExtrasButton({ settings, controller }) {
  const { words } = settings;
  const { draw, picture, sound } = settings.extras;
  const button = useRef(null);
  const [loaded, setLoaded] = useState(null);
  const [progress, setProgress] = useState(null);
  const [isOpen, setOpen] = useState(false);

  const load = async () => {
    setProgress("busy");
    try {
      const [{ ExtrasMenu }, extras] = await Promise.all([
        import("../extras/extrasMenu.jsx"),
        controller.loadExtras(),
      ]);
      await extras.prepare();
      setLoaded({ ExtrasMenu, extras });
      setOpen(true);
      setProgress(null);
    } catch (error) {
      console.warn("playground:", error);
      setProgress("failed");
    }
  };
  const close = useCallback(({ returnsFocus }) => {
    setOpen(false);
    if (returnsFocus) button.current.focus();
  }, []);
  return (
    <>
      <IconButton
        ref={button}
        icon={<path d="M12 4v16M4 12h16" />}
        label={words.more}
        aria-expanded={isOpen}
        aria-busy={progress === "busy"}
        data-tilt-only={draw || picture || sound ? undefined : ""}
        onClick={() => (loaded ? setOpen(!isOpen) : load())}
      />
      {progress === "failed" && (
        <p className="playground__message" role="alert">
          {words.failed}
        </p>
      )}
      {loaded && (
        <loaded.ExtrasMenu
          extras={loaded.extras}
          settings={settings}
          isOpen={isOpen}
          onClose={close}
        />
      )}
    </>
  );
}
