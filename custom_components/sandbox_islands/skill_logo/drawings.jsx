const Drawing = ({ box, children }) => (
  <svg className="skill__logo" viewBox={`0 0 ${box} ${box}`} aria-hidden="true">
    {children}
  </svg>
);

const React = () => (
  <Drawing box={64}>
    <g data-part="atom">
      {[0, 60, 120].map((angle) => (
        <g key={angle} transform={`rotate(${angle} 32 32)`}>
          <ellipse data-part="orbit" cx="32" cy="32" rx="29" ry="11" />
        </g>
      ))}
    </g>
    <circle data-part="nucleus" cx="32" cy="32" r="5.5" />
  </Drawing>
);

// One arm of the Simple Icons mark (CC0), to a tenth of a unit; the others are the same, turned by a
// third of a circle each.
const ARM =
  "M16.6 16.5c.9-.1 1.6-.8 1.5-1.7 0-1-.8-1.7-1.7-1.7a1.7 1.7 0 0 0-1.7 1.8c0 .5.2.8.5 1.1-1 2.1-2.6 3.6-5 4.8-1.6.9-3.3 1.2-4.9.9-1.4-.1-2.5-.8-3.2-1.7-.9-1.5-1-3.2-.2-4.8 .6-1.2 1.5-2 2.1-2.4a10 10 0 0 1-.4-1.6c-4.5 3.2-4 7.6-2.7 9.6 1 1.5 3.1 2.5 5.3 2.5 .6 0 1.3-.1 1.9-.2 3.9-.8 6.8-3.1 8.5-6.6z";

const Redux = () => (
  <Drawing box={24}>
    {[0, 120, 240].map((angle) => (
      <g key={angle} transform={`rotate(${angle} 11.8 13.8)`}>
        <path data-part="arm" d={ARM} />
      </g>
    ))}
  </Drawing>
);

const Javascript = () => (
  <Drawing box={64}>
    <g data-part="square">
      <rect data-part="outline" x="3" y="3" width="58" height="58" rx="12" />
      <rect data-part="card" x="6" y="6" width="52" height="52" rx="8" />
      <path data-part="letter" d="M30 29v19q0 6-6 6-5 0-6.5-4" />
      <path data-part="letter" d="M52 33q-2-4.5-7-4.5-6 0-6 5t6.5 6.5q7 1.500 7 7t-7.5 5.5q-6 0-8-5" />
    </g>
  </Drawing>
);

/** The drawings at rest, by name; their moving parts carry `data-part`. */
export const drawings = { react: React, redux: Redux, javascript: Javascript };
