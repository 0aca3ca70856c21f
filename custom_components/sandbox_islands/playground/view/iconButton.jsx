/**
 * A round button with an icon, whose name is also its tooltip.
 *
 * @param {object} props Attributes of the button, and:
 * @param {import("react").ReactNode} props.icon What is drawn in a box of 24 x 24.
 * @param {string} props.label
 */
export function IconButton({ icon, label, ...attributes }) {
  return (
    <button type="button" aria-label={label} title={label} {...attributes}>
      <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
        {icon}
      </svg>
    </button>
  );
}
