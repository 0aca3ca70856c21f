const icons = {
  Pause: <path d="M8 5v14M16 5v14" />,
  Play: <path d="M8 5l11 7-11 7z" fill="currentColor" />,
  Shake: <path d="M3 12l3-5 4 10 4-10 4 10 3-5" />,
  Reset: <path d="M5 5v5h5M5.5 10a7.5 7.5 0 1 1-1 5" />,
};

function IconButton({ label, onClick, disabled }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick} disabled={disabled}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {icons[label]}
      </svg>
    </button>
  );
}

/**
 * The buttons Pause or Play, Shake and Reset.
 *
 * @param {object} props
 * @param {"loading" | "running" | "paused" | "still"} props.phase
 * @param {() => void} props.onToggle
 * @param {() => void} props.onShake
 * @param {() => void} props.onReset
 */
export function Controls({ phase, onToggle, onShake, onReset }) {
  const active = phase === "running" || phase === "loading";
  return (
    <div className="playground__controls" role="group" aria-label="Playground controls">
      <IconButton label={active ? "Pause" : "Play"} onClick={onToggle} />
      <IconButton label="Shake" onClick={onShake} disabled={phase !== "running"} />
      <IconButton label="Reset" onClick={onReset} />
    </div>
  );
}
