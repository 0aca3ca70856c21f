/**
 * A radio group as a segmented control between two arrows; after the last comes the first.
 *
 * @param {object} props
 * @param {{choose: string, previous: string, next: string}} props.words Names of the choice and of
 *   the two arrows, for screen readers.
 * @param {string} props.name Of the radio group; unique in the page.
 * @param {string[]} props.labels One for each choice.
 * @param {number} props.current Index of the chosen one, from 0.
 * @param {(index: number) => void} props.onChoose
 */
export function SegmentedControl({ words, name, labels, current, onChoose }) {
  const step = (by) => onChoose((current + by + labels.length) % labels.length);
  return (
    <div className="segmented-control">
      <StepButton label={words.previous} onPress={() => step(-1)} />
      <fieldset className="segmented-control__options">
        <legend className="visually-hidden">{words.choose}</legend>
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
      <StepButton label={words.next} onPress={() => step(1)} />
    </div>
  );
}

function StepButton({ label, onPress }) {
  return (
    <button
      type="button"
      className="segmented-control__step icon-button"
      aria-label={label}
      onClick={onPress}
    >
      <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 12h16M13 5l7 7-7 7" />
      </svg>
    </button>
  );
}
