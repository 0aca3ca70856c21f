import { RadioGroup } from "../motion/radioGroup.jsx";

/**
 * A radio group as a segmented control between two arrows; after the last comes the first.
 *
 * @param {object} props
 * @param {{choose: string, previous: string, next: string}} props.words Names of the choice and of
 *   the two arrows, for screen readers. The others are those of `RadioGroup`.
 */
export function SegmentedControl({ words, ...choice }) {
  const { labels, current, onChoose } = choice;
  const step = (by) => onChoose((current + by + labels.length) % labels.length);
  return (
    <div className="segmented-control">
      <StepButton label={words.previous} onPress={() => step(-1)} />
      <RadioGroup className="segmented-control__options" legend={words.choose} {...choice} />
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
