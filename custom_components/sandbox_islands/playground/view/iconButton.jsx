/**
 * A round button with an icon; its styles show the name where it is hovered or focused.
 *
 * @param {object} props Attributes of the button, and:
 * @param {import("react").ReactNode} props.icon What is drawn in a box of 24 x 24.
 * @param {string} props.label
 */
export function IconButton({ icon, label, ...attributes }) {
  return (
    <button type="button" aria-label={label} {...attributes}>
      <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
        {icon}
      </svg>
    </button>
  );
}
