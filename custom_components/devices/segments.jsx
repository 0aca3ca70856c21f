function Step({ label, onPress }) {
  return (
    <button type="button" className="segments__step icon-button" aria-label={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 12h16M13 5l7 7-7 7" />
      </svg>
    </button>
  );
}

/**
 * A radio group as a segmented set between two arrows; past the last comes the first.
 *
 * @param {object} props
 * @param {string} props.what What is chosen, e.g. "device".
 * @param {string} props.name Of the radio group; unique in the page.
 * @param {string[]} props.labels One for each choice.
 * @param {number} props.current Index of the chosen one, from 0.
 * @param {(index: number) => void} props.onChoose
 */
export function Segments({ what, name, labels, current, onChoose }) {
  const step = (by) => onChoose((current + by + labels.length) % labels.length);
  return (
    <div className="segments">
      <Step label={`Previous ${what}`} onPress={() => step(-1)} />
      <fieldset className="segments__set">
        <legend className="visually-hidden">{`Choose a ${what}`}</legend>
        {labels.map((label, index) => (
          <label key={label}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={label}
              checked={index === current}
              onChange={() => onChoose(index)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <Step label={`Next ${what}`} onPress={() => step(1)} />
    </div>
  );
}
