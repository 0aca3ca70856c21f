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

// One arm of the Simple Icons mark (CC0); the others are the same, turned by a third of a circle each.
const ARM =
  "M16.634 16.504c.87-.075 1.543-.84 1.5-1.754-.047-.914-.796-1.648-1.709-1.648h-.061a1.71 1.71 0 0 0-1.648 1.769c.03.479.226.869.494 1.153-1.048 2.038-2.621 3.536-5.005 4.795-1.603.838-3.296 1.154-4.944.93-1.378-.195-2.456-.81-3.116-1.799-.988-1.499-1.078-3.116-.255-4.734.6-1.17 1.499-2.023 2.099-2.443a9.96 9.96 0 0 1-.42-1.543C-.868 14.408-.416 18.752.932 20.805c1.004 1.498 3.057 2.456 5.304 2.456.6 0 1.23-.044 1.843-.194 3.897-.749 6.848-3.086 8.541-6.532z";

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
