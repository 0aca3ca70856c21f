import { useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";
import { adoptStyles } from "../extras/adoptStyles.js";
import { canReadPixels, isSeen } from "./blueprint.js";
import { readColors } from "./colors.js";
import { DrawBoard } from "./drawBoard.js";
import { draft, Drawing } from "./drawing.js";
import styles from "./drawSheet.css?inline";
import { createRecord, isStickerText } from "./record.js";
import { Inks, Pens, SheetButton, TextField, Ways } from "./sheetControls.jsx";
import { MAX_STICKERS } from "./store.js";

adoptStyles(styles);

/** Whether a press begins and ends beside the dialog: one that ends there may have drawn. */
function useBackdrop(dialog) {
  const pressed = useRef(null);
  return {
    onPointerDown: ({ target }) => (pressed.current = target),
    onClick: ({ target }) => {
      if (target === dialog.current && target === pressed.current) target.close();
    },
  };
}

/**
 * The sheet in which visitors draw or type a sticker: a dialog that is open while it is mounted.
 *
 * It is a chunk of its own, with its styles, and is imported when it is asked for.
 *
 * @param {object} props
 * @param {Record<string, string>} props.words
 * @param {import("./colors.js").StickerColors["inks"]} props.inks
 * @param {number} props.count How many stickers of the visitor are kept already.
 * @param {(record: import("./record.js").StickerRecord) => void} props.onStick Called with a new
 *   sticker; then the sheet is closed.
 * @param {() => void} props.onClose Called when it was closed, in whatever way.
 */
export default function DrawSheet({ words, inks, count, onStick, onClose }) {
  const id = useId();
  const dialog = useRef(null);
  const [explanation, setExplanation] = useState("");
  const [colors, setColors] = useState(null);
  const [, rerender] = useReducer((version) => version + 1, 0);
  const change = (values) => {
    Object.assign(draft, values);
    rerender();
  };
  const backdrop = useBackdrop(dialog);
  useLayoutEffect(() => {
    const { clientWidth, style } = document.documentElement;
    style.setProperty("--draw-sheet-scrollbar", `${innerWidth - clientWidth}px`);
    dialog.current.showModal();
    setColors(readColors(dialog.current, inks));
  }, [inks]);

  const { isTyping, text, ink, drawing } = draft;
  const [isReadable] = useState(canReadPixels);
  const full = count >= MAX_STICKERS && words.full.replace("{count}", MAX_STICKERS);
  const refusal = isReadable ? full : words.unreadable;
  const { strokes } = drawing;
  // Painted again only once a stroke has ended, or a letter or the ink was changed.
  const [content, isEmpty] = useMemo(() => {
    const made = isTyping ? { text: text.trim(), ink } : { strokes };
    const isNone = !colors || (isTyping && !isStickerText(made.text)) || !isSeen(made, colors);
    return [made, isNone];
  }, [colors, isTyping, text, ink, strokes]);
  const isOff = Boolean(refusal) || isEmpty;
  const stick = (event) => {
    event.preventDefault();
    if (refusal) return;
    if (isEmpty) return setExplanation(words.nothingYet);
    drawing.end();
    onStick(createRecord(isTyping ? content : { strokes: drawing.strokes }));
    // Ink, width and the way of making it stay.
    Object.assign(draft, { drawing: new Drawing(), text: "" });
    dialog.current.close();
  };

  return (
    <dialog
      className="draw-sheet"
      ref={dialog}
      aria-labelledby={`${id}-title`}
      style={{ "--draw-sheet-paper": colors?.paper, "--draw-sheet-ink": inks[0].color }}
      onClose={onClose}
      {...backdrop}
    >
      <form className="draw-sheet__body" onSubmit={stick}>
        <header className="draw-sheet__bar">
          <h2 className="draw-sheet__title" id={`${id}-title`}>
            {words.makeSticker}
          </h2>
          <SheetButton icon="close" label={words.close} onClick={() => dialog.current.close()} />
        </header>
        {colors && <Paper words={words} colors={colors} onChange={rerender} />}
        <div className="draw-sheet__controls">
          <Ways words={words} id={id} change={change} />
          {isTyping ? (
            <TextField words={words} change={change} />
          ) : (
            <Pens words={words} id={id} change={change} />
          )}
          {colors && <Inks words={words} id={id} colors={colors} change={change} />}
        </div>
        <footer className="draw-sheet__end">
          <p className="draw-sheet__note" id={`${id}-note`} role="status">
            {refusal || (isEmpty && explanation)}
          </p>
          <button
            type="submit"
            className={`draw-sheet__stick ${isOff ? "" : "button"}`}
            aria-disabled={isOff}
            aria-describedby={`${id}-note`}
          >
            {words.stick}
          </button>
        </footer>
      </form>
    </dialog>
  );
}

/** The round paper, with the drawing or what was typed on it. */
function Paper({ words, colors, onChange }) {
  const area = useRef(null);
  const board = useRef(null);
  const { drawing, isTyping, text, ink } = draft;

  useEffect(() => {
    board.current = new DrawBoard(area.current, drawing, colors, onChange);
    return () => board.current.destroy();
  }, [colors, drawing, onChange]);

  // After strokes were taken away, and with each letter.
  useEffect(() => {
    board.current.show(isTyping ? { text, ink } : null);
  }, [colors, drawing, drawing.strokes, isTyping, text, ink]);

  const isEmpty = isTyping ? !text : drawing.isEmpty;
  return (
    <div
      className="draw-sheet__paper"
      ref={area}
      role="img"
      aria-label={isTyping && text ? text : words.paper}
      data-drawing={isTyping ? undefined : ""}
    >
      {isEmpty && (
        <span className="draw-sheet__hint">{isTyping ? words.typeHint : words.drawHint}</span>
      )}
      <canvas />
      <canvas />
    </div>
  );
}
