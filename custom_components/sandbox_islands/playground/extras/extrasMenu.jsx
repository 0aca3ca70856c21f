import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { adoptStyles } from "./adoptStyles.js";
import styles from "./extrasMenu.css?inline";

const icons = {
  draw: <path d="M4 20l1-5L16 4l4 4L9 19l-5 1M13.5 6.5l4 4" />,
  picture: (
    <>
      <path d="M4 8h3l2-3h6l2 3h3v11H4z" />
      <circle cx="12" cy="13" r="3.2" />
    </>
  ),
  tilt: <path d="M8.5 3.5h7v17h-7zM3 9l-1.5 3L3 15M21 9l1.5 3L21 15" />,
  sound: <path d="M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9.5a4 4 0 0 1 0 5M18 7a8 8 0 0 1 0 10" />,
};

adoptStyles(styles);

/**
 * What a visitor can do beyond playing, as a list of buttons above the row of controls; and the
 * sheet to draw on.
 *
 * Escape, a press outside and a focus that leaves close it.
 *
 * @param {object} props
 * @param {import("./extras.js").Extras} props.extras
 * @param {typeof import("../defaults.js").defaults} props.settings
 * @param {boolean} props.isOpen
 * @param {(how: {returnsFocus: boolean}) => void} props.onClose Closes it; the focus may go back to
 *   the button that opens it.
 */
export function ExtrasMenu({ extras, settings, isOpen, onClose }) {
  const { words } = settings;
  const state = useSyncExternalStore(extras.subscribe, () => extras.state);
  const [sheet, setSheet] = useState(null);
  const draw = async () => {
    const DrawSheet = await extras.loadDrawSheet();
    if (!DrawSheet) return;
    setSheet({ DrawSheet });
    onClose({ returnsFocus: false });
  };
  const items = [
    { name: "draw", onClick: draw },
    { name: "picture", onClick: () => extras.takePicture() },
    { name: "tilt", isOn: state.tilt, onClick: () => extras.toggleTilt() },
    { name: "sound", isOn: state.sound, onClick: () => extras.toggleSound() },
  ];
  const offered = items.filter(({ name }) => extras.offers(name));
  return (
    <>
      {isOpen && (
        <Panel label={words.more} onClose={onClose}>
          {offered.map(({ name, ...entry }) => (
            <Entry key={name} icon={icons[name]} label={words[name]} {...entry} />
          ))}
          <p role="status">{words[state.message]}</p>
        </Panel>
      )}
      {sheet && (
        <sheet.DrawSheet
          inks={settings.inks}
          words={words}
          count={state.stickers}
          onStick={(record) => extras.stick(record)}
          onClose={() => {
            setSheet(null);
            onClose({ returnsFocus: true });
          }}
        />
      )}
    </>
  );
}

/** An entry of the menu; one with `isOn` is a switch. */
function Entry({ icon, label, isOn, onClick }) {
  const isSwitch = isOn !== undefined;
  const attributes = isSwitch ? { role: "switch", "aria-checked": isOn } : {};
  return (
    <button type="button" className="playground__entry" onClick={onClick} {...attributes}>
      <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
        {icon}
      </svg>
      {label}
      {isSwitch && (
        <svg className="playground__switch" viewBox="0 0 40 24" aria-hidden="true">
          <rect x="1" y="1" width="38" height="22" rx="11" />
          <circle cx="12" cy="12" r="6" />
        </svg>
      )}
    </button>
  );
}

/** The panel of the menu, which closes as menus do. */
function Panel({ label, onClose, children }) {
  const panel = useRef(null);
  useEffect(() => {
    const group = panel.current.parentElement; // with the button that opens and closes it
    const listeners = new AbortController();
    const { signal } = listeners;
    const closeOnEscape = ({ key }) => key === "Escape" && onClose({ returnsFocus: true });
    const closeIfOutside = ({ target }) =>
      group.contains(target) || onClose({ returnsFocus: false });
    document.addEventListener("keydown", closeOnEscape, { signal });
    document.addEventListener("pointerdown", closeIfOutside, { signal });
    document.addEventListener("focusin", closeIfOutside, { signal });
    return () => listeners.abort();
  }, [onClose]);
  return (
    <div className="playground__menu" ref={panel} role="group" aria-label={label}>
      {children}
    </div>
  );
}
