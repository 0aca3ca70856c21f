/**
 * The mascot: the button that pushes every sticker away, or a picture where that has no name.
 *
 * @param {object} props
 * @param {string} props.image
 * @param {string} [props.label] Name of the button.
 * @param {(element: HTMLElement | null) => void} props.setElement Gets the element.
 */
export function Mascot({ image, label, setElement }) {
  const attributes = {
    className: "playground__mascot",
    ref: setElement,
    "data-playground-cover": "",
  };
  const picture = <img src={image} alt="" width="430" height="430" draggable="false" />;
  if (!label) return <span {...attributes}>{picture}</span>;
  return (
    <button type="button" aria-label={label} data-playground-action="tap" {...attributes}>
      {picture}
    </button>
  );
}
