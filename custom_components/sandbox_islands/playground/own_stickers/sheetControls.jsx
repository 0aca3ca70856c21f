/** The controls of the sheet in which stickers are made; `change` changes the draft and renders it. */
import { IconButton } from "../view/iconButton.jsx";
import { draft } from "./drawing.js";
import { lettersOf, limitText, MAX_LETTERS } from "./record.js";

const icons = {
  close: <path d="M6 6l12 12M18 6L6 18" />,
  undo: <path d="M8 4L3.5 8.5 8 13M4 8.5h10a5.5 5.5 0 0 1 0 11H8" />,
  clear: <path d="M4 7h16M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5" />,
};

/** A round button with one of the icons; while `isOff` it does nothing, but keeps the focus. */
export function SheetButton({ icon, isOff, onClick, ...attributes }) {
  return (
    <IconButton
      className="draw-sheet__icon-button"
      icon={icons[icon]}
      data-icon={icon}
      title={attributes.label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      {...attributes}
    />
  );
}

/**
 * A group of radio buttons with labels for screen readers; `children` returns what is seen of the
 * one with an index, and `name` is unique in the page.
 */
function Choice({ className, name, legend, labels, current, onChoose, children }) {
  return (
    <div className={`draw-sheet__choice ${className}`} role="radiogroup" aria-label={legend}>
      {labels.map((label, index) => (
        // Two inks may have the same name.
        <label key={index} title={label}>
          <input
            type="radio"
            name={name}
            aria-label={label}
            checked={index === current}
            onChange={() => onChoose(index)}
          />
          {children(index)}
        </label>
      ))}
    </div>
  );
}

/** Draw or type. */
export function Ways({ words, id, change }) {
  const labels = [words.drawIt, words.typeIt];
  return (
    <Choice
      className="draw-sheet__ways"
      name={`${id}-way`}
      legend={words.way}
      labels={labels}
      current={Number(draft.isTyping)}
      onChoose={(index) => change({ isTyping: index === 1 })}
    >
      {(index) => labels[index]}
    </Choice>
  );
}

/** Lines of the three widths in their buttons: px. */
const LINE_WIDTHS = [4, 8, 14];

/** Widths, and what takes strokes away. */
export function Pens({ words, id, change }) {
  const { drawing, width } = draft;
  const act = (name) => () => {
    drawing[name]();
    change({});
  };
  return (
    <div className="draw-sheet__pens">
      <Choice
        className="draw-sheet__widths"
        name={`${id}-width`}
        legend={words.widths}
        labels={[words.thin, words.medium, words.thick]}
        current={width}
        onChoose={(index) => change({ width: index })}
      >
        {(index) => (
          <svg className="line-icon" viewBox="0 0 32 32" aria-hidden="true">
            <path d="M8 20c5-12 11 4 16-8" strokeWidth={LINE_WIDTHS[index]} />
          </svg>
        )}
      </Choice>
      <span className="draw-sheet__actions">
        <SheetButton
          icon="undo"
          label={words.undo}
          onClick={act("undo")}
          isOff={!drawing.canUndo}
        />
        <SheetButton
          icon="clear"
          label={words.clear}
          onClick={act("clear")}
          isOff={!drawing.strokes.length}
        />
      </span>
    </div>
  );
}

/** The eight inks of the theme. */
export function Inks({ words, id, colors, change }) {
  return (
    <Choice
      className="draw-sheet__inks"
      name={`${id}-ink`}
      legend={words.inks}
      labels={colors.inks.map(({ name }) => words[name])}
      current={draft.ink % colors.inks.length}
      onChoose={(index) => change({ ink: index })}
    >
      {(index) => <span style={{ backgroundColor: colors.inks[index].color }} />}
    </Choice>
  );
}

/** The field for a letter, a word or an emoji, and how many letters are left. */
export function TextField({ words, change }) {
  // What is being composed, such as Japanese, is left alone until it is done.
  const onChange = ({ target, nativeEvent }) =>
    change({ text: nativeEvent.isComposing ? target.value : limitText(target.value) });
  const left = Math.max(MAX_LETTERS - lettersOf(draft.text).length, 0);
  return (
    <div className="draw-sheet__text">
      <input
        className="draw-sheet__field"
        type="text"
        dir="auto"
        aria-label={words.textLabel}
        placeholder={words.textLabel}
        autoComplete="off"
        spellCheck="false"
        enterKeyHint="done"
        value={draft.text}
        onChange={onChange}
        onCompositionEnd={({ target }) => change({ text: limitText(target.value) })}
      />
      <p className="draw-sheet__left" aria-live="polite">
        {words.lettersLeft.replace("{count}", left)}
      </p>
    </div>
  );
}
