const icons = {
  pause: <path d="M8 5v14M16 5v14" />,
  play: <path d="M8 5l11 7-11 7z" fill="currentColor" />,
  shake: <path d="M3 12l3-5 4 10 4-10 4 10 3-5" />,
  reset: <path d="M5 5v5h5M5.5 10a7.5 7.5 0 1 1-1 5" />,
};

function IconButton({ icon, label, onClick, disabled }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick} disabled={disabled}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {icons[icon]}
      </svg>
    </button>
  );
}

/**
 * The buttons Pause or Play, Shake and Reset.
 *
 * @param {object} props
 * @param {"loading" | "running" | "paused" | "still"} props.phase
 * @param {Record<"controls" | "pause" | "play" | "shake" | "reset", string>} props.words
 * @param {() => void} props.onToggle
 * @param {() => void} props.onShake
 * @param {() => void} props.onReset
 */
export function Controls({ phase, words, onToggle, onShake, onReset }) {
  const active = phase === "running" || phase === "loading";
  const toggle = active ? "pause" : "play";
  return (
    <div
      className="playground__controls"
      role="group"
      aria-label={words.controls}
      data-playground-cover=""
    >
      <IconButton icon={toggle} label={words[toggle]} onClick={onToggle} />
      <IconButton
        icon="shake"
        label={words.shake}
        onClick={onShake}
        disabled={phase !== "running"}
      />
      <IconButton icon="reset" label={words.reset} onClick={onReset} />
    </div>
  );
}
