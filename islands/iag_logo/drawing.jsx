import { DROPS, LETTERS, SPLASHES, ROOFS, TIDE, WATER } from "./shapes.js";

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

/** Moving water, no further than the lake reaches. */
function Tide({ d }) {
  return (
    <g className="iag-logo__water">
      <g clipPath="url(#iag-logo-lake)">
        <path className="iag-logo__tide" d={d} />
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
      <clipPath id="iag-logo-lake">
        <path d={WATER[1].d} />
      </clipPath>
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
      <Tide d={TIDE[0]} />
      <g transform="translate(126 497)">
        {LETTERS.map((d) => (
          <g key={d} className="iag-logo__letter">
            <path d={d} transform="translate(9 11)" fill="#8fd3ff" />
            <path d={d} fill="#fff" />
          </g>
        ))}
      </g>
      <Tide d={TIDE[1]} />
      {ROOFS.map((roof, i) => (
        <Roof key={roof.x} roof={roof} isMark={i === 0} />
      ))}
      <g className="iag-logo__rain">
        {DROPS.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y}l-8 28`} />
        ))}
      </g>
    </svg>
  );
}
