function Step({ label, onPress }) {
  return (
    <button type="button" className="chooser__step" aria-label={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 12h16M13 5l7 7-7 7" />
      </svg>
    </button>
  );
}

/**
 * One of a few, chosen by radio: a segmented set between two arrows, past the last comes the
 * first, or a row of numbered stickers.
 *
 * @param {object} props
 * @param {string} props.what What is chosen, e.g. "device".
 * @param {string} props.name Of the radio group; unique in the page.
 * @param {string[]} props.labels One for each choice.
 * @param {number} props.chosen Index of the choice.
 * @param {(index: number) => void} props.onChoose
 * @param {boolean} [props.numbered] Numbers from 1, which the labels explain.
 */
export function Chooser({ what, name, labels, chosen, onChoose, numbered = false }) {
  const step = (by) => onChoose((chosen + by + labels.length) % labels.length);
  return (
    <div className={numbered ? "chooser chooser--numbered" : "chooser"}>
      {!numbered && <Step label={`Previous ${what}`} onPress={() => step(-1)} />}
      <fieldset className="chooser__choices">
        <legend className="visually-hidden">{`Choose a ${what}`}</legend>
        {labels.map((label, index) => (
          <label key={label}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={label}
              checked={index === chosen}
              onChange={() => onChoose(index)}
              aria-label={label}
            />
            <span>{numbered ? index + 1 : label}</span>
          </label>
        ))}
      </fieldset>
      {!numbered && <Step label={`Next ${what}`} onPress={() => step(1)} />}
    </div>
  );
}
