/**
 * Where the stickers are drawn and played with, by pointer and by keyboard.
 *
 * @param {object} props
 * @param {string} props.id Of the text that says how the keyboard plays.
 * @param {Record<"name" | "help", string>} props.words
 * @param {boolean} props.focusable Whether there is something to play with already.
 * @param {(name: string) => (element: HTMLElement | null) => void} props.setElement Returns a
 *   function that gets the element of a name.
 */
export function InputArea({ id, words, focusable, setElement }) {
  return (
    <>
      <div
        className="playground__input-area"
        ref={setElement("inputArea")}
        role="application"
        aria-label={words.name}
        aria-describedby={id}
        tabIndex={focusable ? 0 : -1}
      >
        <canvas ref={setElement("canvas")} aria-hidden="true" />
        <div className="playground__sources" ref={setElement("sources")} aria-hidden="true" />
      </div>
      <span className="playground__focus-ring" ref={setElement("focusRing")} hidden />
    </>
  );
}
