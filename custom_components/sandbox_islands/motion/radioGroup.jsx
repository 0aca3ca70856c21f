/**
 * A radio group whose radio inputs are visually hidden.
 *
 * @param {object} props Classes of the group and of each label, and:
 * @param {string} props.legend What is chosen, for screen readers.
 * @param {string} props.name Of the radio group; unique in the page.
 * @param {(string | number)[]} props.labels One for each choice.
 * @param {number} props.current Index of the chosen one, from 0.
 * @param {(index: number) => void} props.onChoose
 */
export function RadioGroup({ className, labelClass, legend, name, labels, current, onChoose }) {
  return (
    <fieldset className={className}>
      <legend className="visually-hidden">{legend}</legend>
      {labels.map((label, index) => (
        <label key={label} className={labelClass}>
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
  );
}

/** Round buttons, numbered from 1, of which one is chosen; `count` is how many there are. */
export function Numbers({ count, ...props }) {
  const labels = Array.from({ length: count }, (_, index) => index + 1);
  return <RadioGroup className="numbers" labelClass="icon-button" labels={labels} {...props} />;
}
