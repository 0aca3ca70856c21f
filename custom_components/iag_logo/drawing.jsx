import { DROPS, LETTERS, SPLASHES, ROOFS, WATER } from "./shapes.js";

const translate = (x, y) => `translate(${x} ${y})`;

/** A roof with one wave around it; the roof that is the logo mark has two. */
function Roof({ roof: { x, y, width, height, angle, slopes }, isMark }) {
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const around = (distance) => ({
    x: -halfWidth - distance,
    y: -halfHeight - distance,
    width: width + distance * 2,
    height: height + distance * 2,
    rx: distance,
  });
  return (
    <g transform={`${translate(x, y)} rotate(${angle})`}>
      <g className="iag-logo__wave">
        <rect {...around(14)} />
        {isMark && <rect {...around(34)} />}
      </g>
      <g className={isMark ? "iag-logo__roof iag-logo__mark" : "iag-logo__roof"}>
        {slopes.map(({ d, fill }) => (
          <path key={d} d={d} fill={fill} />
        ))}
      </g>
    </g>
  );
}

/**
 * The logo at rest: what is prerendered, and what the animation starts and ends with.
 *
 * @param {object} props
 * @param {string} props.label Its alternative text.
 */
export function Drawing({ label }) {
  return (
    <svg className="iag-logo__drawing" viewBox="0 0 840 660" role="img" aria-label={label}>
      <g transform={translate(0, 16)} opacity="0.24">
        <path className="iag-logo__water" d={WATER[0].d} fill="#101a5c" />
      </g>
      <path className="iag-logo__water iag-logo__outline" d={WATER[0].d} />
      {WATER.map(({ d, fill }) => (
        <path key={fill} className="iag-logo__water" d={d} fill={fill} />
      ))}
      {SPLASHES.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} className="iag-logo__splash" cx={x} cy={y} r={r} />
      ))}
      {ROOFS.map((roof, i) => (
        <Roof key={roof.x} roof={roof} isMark={i === 0} />
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
