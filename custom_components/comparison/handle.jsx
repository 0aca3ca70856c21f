/** The round knob on the divider between two pictures. */
export function Handle() {
  return (
    <span className="comparison__handle icon-button icon-button--accent">
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <path d="M13 9l-9 9 9 9M23 9l9 9-9 9" />
      </svg>
    </span>
  );
}
