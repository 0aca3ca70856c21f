const drawings = {
  Pause: <path d="M8 5v14M16 5v14" />,
  Play: <path d="M8 5l11 7-11 7z" fill="currentColor" />,
  Shake: <path d="M3 12l3-5 4 10 4-10 4 10 3-5" />,
  Reset: <path d="M5 5v5h5M5.5 10a7.5 7.5 0 1 1-1 5" />,
};

function Control({ name, onPress, disabled }) {
  return (
    <button type="button" aria-label={name} title={name} onClick={onPress} disabled={disabled}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {drawings[name]}
      </svg>
    </button>
  );
}

/**
 * Pause or play, shake, reset.
 *
 * @param {object} props
 * @param {string} props.phase "loading", "running", "paused" or "still".
 * @param {() => void} props.onToggle
 * @param {() => void} props.onShake
 * @param {() => void} props.onReset
 */
export function Controls({ phase, onToggle, onShake, onReset }) {
  const moving = phase === "running" || phase === "loading";
  return (
    <div className="playground__controls" role="group" aria-label="Playground controls">
      <Control name={moving ? "Pause" : "Play"} onPress={onToggle} />
      <Control name="Shake" onPress={onShake} disabled={phase !== "running"} />
      <Control name="Reset" onPress={onReset} />
    </div>
  );
}
