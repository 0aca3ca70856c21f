/**
 * Numbered stickers, from 1, of which one is chosen: a radio group.
 *
 * @param {object} props
 * @param {string} props.legend What is chosen, for screen readers.
 * @param {string} props.name Of the radio group; unique in the page.
 * @param {number} props.count How many there are.
 * @param {number} props.current Index of the chosen one, from 0.
 * @param {(index: number) => void} props.onChoose
 */
export function Numbers({ legend, name, count, current, onChoose }) {
  return (
    <fieldset className="numbers">
      <legend className="visually-hidden">{legend}</legend>
      {Array.from({ length: count }, (_, index) => (
        <label key={index} className="icon-button">
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={index + 1}
            checked={index === current}
            onChange={() => onChoose(index)}
          />
          {index + 1}
        </label>
      ))}
    </fieldset>
  );
}
