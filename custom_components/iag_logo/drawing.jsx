import { DROPS, LETTERS, RINGS, ROOFS, WATER } from "./shapes.js";

const at = (x, y) => `translate(${x} ${y})`;

function Roof({ roof: { x, y, width, height, turn, slopes }, mark }) {
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const ring = (grow) => ({
    x: -halfWidth - grow,
    y: -halfHeight - grow,
    width: width + grow * 2,
    height: height + grow * 2,
    rx: grow,
  });
  return (
    <g transform={`${at(x, y)} rotate(${turn})`}>
      <g className="iag-logo__wash">
        <rect {...ring(14)} />
        {mark && <rect {...ring(34)} />}
      </g>
      <g className={mark ? "iag-logo__roof iag-logo__mark" : "iag-logo__roof"}>
        {slopes.map(({ d, fill }) => (
          <path key={d} d={d} fill={fill} />
        ))}
      </g>
    </g>
  );
}

/** The logo at rest: the state that is prerendered, and the one that every animation ends in. */
export function Drawing() {
  return (
    <svg className="iag-logo__drawing" viewBox="0 0 840 660" role="img" aria-label="IAG: the initials among roofs and rising water, seen from above">
      <g transform={at(0, 16)} opacity="0.24">
        <path className="iag-logo__water" d={WATER[0].d} fill="#101a5c" />
      </g>
      <path className="iag-logo__water iag-logo__cut" d={WATER[0].d} />
      {WATER.map(({ d, fill }) => (
        <path key={fill} className="iag-logo__water" d={d} fill={fill} />
      ))}
      {RINGS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} className="iag-logo__ring" cx={x} cy={y} r={r} />
      ))}
      {ROOFS.map((roof, i) => (
        <Roof key={roof.x} roof={roof} mark={i === 0} />
      ))}
      <g transform="translate(157 484) scale(0.9)">
        {LETTERS.map((d) => (
          <g key={d} className="iag-logo__letter">
            <path d={d} transform="translate(9 11)" fill="#8fd3ff" />
            <path d={d} fill="#fff" />
          </g>
        ))}
      </g>
      <g className="iag-logo__rain">
        {DROPS.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y}l-8 28`} />
        ))}
      </g>
    </svg>
  );
}
