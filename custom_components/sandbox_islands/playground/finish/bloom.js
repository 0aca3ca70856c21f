/**
 * The choreography of the finish: the stickers nearest to the mascot shed small copies of themselves,
 * which fly to it, open around it as the rings of a mandala, turn, and fall as confetti.
 *
 * A particle has no state: `poseAt()` is a function of the time alone, so that the frame rate does
 * not matter and a paused bloom is simply not asked for another time. Times are seconds, lengths CSS
 * pixels, angles radians.
 */

/** Most particles at once. */
export const MAX_PARTICLES = 120;
/** Most rings: one for each sticker of a pile. */
const MAX_RINGS = 5;
const MAX_PETALS = 18;

/** When a sticker has shed its copies, and how long they need to their ring. */
const SHED = 0.4;
/** When the last sticker begins to shed: one after the other, so that no frame has to draw all anew. */
const LAST_SHED = 0.25;
const FLIGHT = 0.75;
/** How much later each ring follows the one within it: as it opens, and as it falls apart. */
const OPEN_DELAY = 0.09;
const FALL_DELAY = 0.04;
/** When the innermost ring falls apart. */
export const FALL = 2.3;
/** How long a copy falls; at the end it shrinks. */
const FALL_DURATION = 1.45;
const SHRINK = 0.4;

/** How far from a sticker its copies are shed, as a share of its size, and how large they are. */
const SHED_DISTANCE = 0.62;
const SHED_SIZE = 0.5;
/** Turn of the rings, each against the next. */
const SPIN = 0.55;
/** Swings of the size while a ring turns. */
const BREATH = { share: 0.07, perSecond: 1.3, delay: 0.16 };
/** Distance of two rings, as a share of the distance of two petals of one. */
const PACKING = 0.86;
/** Falling: speed outwards and upwards and final speed downwards, in px/s around a mascot whose ring
 * has `radius` and less around a smaller one; drag per second. */
const BURST = { radius: 150, outwards: 240, upwards: 300, terminal: 460, drag: 2.2 };

const { PI, cos, sin, exp, hypot, atan2, floor, max, min } = Math;

const clamp = (value) => min(1, max(0, value));
const mix = (from, to, share) => from + (to - from) * share;
const easeOut = (share) => 1 - (1 - share) ** 3;
const easeInOut = (share) => share * share * (3 - 2 * share);
/** Ends with a swing beyond its goal. */
const easeOutBack = (share) => 1 + 2.2 * (share - 1) ** 3 + 1.2 * (share - 1) ** 2;

/** An angle brought to within a turn after another one, in the direction of the turn. */
function ahead(angle, from, turn) {
  const way = ((((angle - from) * turn) % (2 * PI)) + 2 * PI) % (2 * PI);
  return from + way * turn;
}

/** Indexes of points, those near a centre first. */
function nearestFirst(points, center) {
  const distances = points.map(({ x, y }) => hypot(x - center.x, y - center.y));
  return [...points.keys()].sort((one, other) => distances[one] - distances[other]);
}

/**
 * Creates the particles of a bloom, the outer rings first, which lie below.
 *
 * @param {object} options
 * @param {{x: number, y: number, size: number}[]} options.sources Where the stickers are; a
 *   particle's `source` is an index of it.
 * @param {{x: number, y: number}} options.center
 * @param {number} options.radius Of what the rings open around.
 * @param {1 | -1} options.turn Direction of the flight and of the innermost ring; 1 is clockwise.
 * @param {() => number} options.random 0 to 1.
 */
export function createBloom({ sources, center, radius, turn, random }) {
  const rings = min(MAX_RINGS, max(3, sources.length));
  const petals = min(MAX_PETALS, floor(MAX_PARTICLES / rings));
  const nearest = nearestFirst(sources, center);
  const growth = 1 + PACKING * 2 * sin(PI / petals);
  const particles = [];
  for (let ring = rings - 1; ring >= 0; ring -= 1) {
    for (let petal = 0; petal < petals; petal += 1) {
      const source = nearest[ring % nearest.length];
      const angle = ((petal + (ring % 2) / 2) / petals) * 2 * PI;
      const distance = radius * growth ** ring;
      const place = { ring, angle, distance, size: distance * 2 * sin(PI / petals) };
      particles.push(createParticle(place, source, { sources, center, radius, turn, random }));
    }
  }
  return { particles, center, duration: FALL + rings * FALL_DELAY + FALL_DURATION };
}

function createParticle({ ring, angle, distance, size }, source, stage) {
  const { sources, center, radius, turn, random } = stage;
  const { x, y, size: sourceSize } = sources[source];
  const shed = {
    x: x + cos(angle) * sourceSize * SHED_DISTANCE - center.x,
    y: y + sin(angle) * sourceSize * SHED_DISTANCE - center.y,
  };
  const from = atan2(shed.y, shed.x);
  const pace = min(1, radius / BURST.radius);
  return {
    source,
    ring,
    startsAt: (LAST_SHED * source) / sources.length,
    start: { x, y, size: sourceSize * 0.2 },
    shed: { angle: from, distance: hypot(shed.x, shed.y), size: min(size, sourceSize * SHED_SIZE) },
    // The ring turns while it opens: this is the angle that a petal would have had at the start.
    open: { angle: ahead(angle, from, turn), distance, size },
    spin: SPIN * (ring % 2 ? -turn : turn),
    burst: {
      outwards: pace * BURST.outwards * (0.35 + random()),
      upwards: pace * BURST.upwards * (0.4 + random()),
      terminal: pace * BURST.terminal * (0.75 + random() * 0.5),
      roll: (random() - 0.5) * 7,
      flips: 3 + random() * 5,
      sway: random() * 2 * PI,
    },
  };
}

/** How a particle opens and turns, in polar coordinates around the centre. */
function openPose({ shed, open, ring, spin }, time) {
  const share = clamp((time - SHED - ring * OPEN_DELAY) / FLIGHT);
  const opening = max(0, time - SHED);
  const breath = sin((time * BREATH.perSecond - ring * BREATH.delay) * 2 * PI) * BREATH.share;
  return {
    angle: mix(shed.angle, open.angle, easeInOut(share)) + spin * opening * share,
    distance: mix(shed.distance, open.distance, easeOutBack(share)) * (1 + (breath / 3) * share),
    size: mix(shed.size, open.size, easeOutBack(share)) * (1 + breath * share),
  };
}

/** A pose of polar coordinates; the top of a picture points outwards. */
const placed = (center, { angle, distance, size }) => ({
  x: center.x + cos(angle) * distance,
  y: center.y + sin(angle) * distance,
  angle: angle + PI / 2,
  size,
  flip: 1,
});

/**
 * Where a particle is at a time.
 *
 * @param {ReturnType<typeof createBloom>["particles"][number]} particle
 * @param {{x: number, y: number}} center
 * @param {number} time Seconds since the bloom began.
 * @returns {{x: number, y: number, angle: number, size: number, flip: number} | null} `flip` is the
 *   share of its width that is seen, negative from behind; null once it is gone.
 */
export function poseAt(particle, center, time) {
  const { start, startsAt } = particle;
  if (time < startsAt) return null;
  if (time < SHED) {
    const share = easeOut((time - startsAt) / (SHED - startsAt));
    const { x, y, size, ...pose } = placed(center, openPose(particle, 0));
    const at = { x: mix(start.x, x, share), y: mix(start.y, y, share) };
    return { ...pose, ...at, size: mix(start.size, size, share) };
  }
  const falling = time - FALL - particle.ring * FALL_DELAY;
  if (falling <= 0) return placed(center, openPose(particle, time));
  return falling < FALL_DURATION ? fallingPose(particle, center, time - falling, falling) : null;
}

/** A particle that is thrown outwards and falls, tumbling, against the drag of the air. */
function fallingPose(particle, center, startedAt, time) {
  const open = openPose(particle, startedAt);
  const start = placed(center, open);
  const { outwards, upwards, terminal, roll, flips, sway } = particle.burst;
  // The integral of a speed that the drag makes smaller and smaller.
  const slowed = (1 - exp(-BURST.drag * time)) / BURST.drag;
  const shrink = clamp((FALL_DURATION - time) / SHRINK);
  return {
    x: start.x + cos(open.angle) * outwards * slowed + sin(sway + time * 5) * 14 * clamp(time),
    y: start.y + (sin(open.angle) * outwards - upwards - terminal) * slowed + terminal * time,
    angle: start.angle + roll * time,
    size: start.size * easeOut(shrink),
    flip: cos(flips * time * clamp(time * 2)),
  };
}
