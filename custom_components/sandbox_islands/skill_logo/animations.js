const CENTRE = 32; // of the drawing, in its own units
const ORBIT_RADIUS = 27;
const PERIOD = 2; // seconds until the orbits look as at first

const parts = (svg, name) => svg.querySelectorAll(`[data-part="${name}"]`);

/** Fades a drawing from the text's colour to its own; the stylesheet mixes the two. */
const tint = (svg, gsap) => gsap.to(svg, { "--tint": 1, duration: 0.25, paused: true });

/** The orbits turn and change their width; at each multiple of PERIOD they look as at first. */
function spinOrbits(svg, gsap) {
  return gsap
    .timeline({ paused: true, repeat: -1 })
    .to(parts(svg, "atom"), { rotation: 360, svgOrigin: "32 32", duration: 3 * PERIOD, ease: "none" })
    .to(
      parts(svg, "orbit"),
      { attr: { ry: 15 }, duration: PERIOD / 2, repeat: 5, yoyo: true, ease: "sine.inOut" },
      0,
    );
}

/** Returns a function that eases the nucleus to an offset from the centre. */
function nucleusMover(svg, gsap) {
  const nucleus = parts(svg, "nucleus");
  const x = gsap.quickTo(nucleus, "x", { duration: 0.35, ease: "power3.out" });
  const y = gsap.quickTo(nucleus, "y", { duration: 0.35, ease: "power3.out" });
  return (right, down) => {
    x(right);
    y(down);
  };
}

/** Moves the nucleus round the centre. */
function orbitNucleus(moveNucleus, gsap) {
  return gsap.to({ angle: 0 }, {
    angle: 2 * Math.PI,
    duration: 2.4,
    repeat: -1,
    paused: true,
    ease: "none",
    onUpdate() {
      const { angle } = this.targets()[0];
      moveNucleus(ORBIT_RADIUS * Math.sin(angle), -ORBIT_RADIUS * Math.cos(angle));
    },
  });
}

/**
 * Spins the orbits; the nucleus orbits too, until a pointer moves, which it follows. On end everything
 * goes back to the last moment at which it looked as at first.
 */
function react(svg, gsap) {
  const spin = spinOrbits(svg, gsap);
  const moveNucleus = nucleusMover(svg, gsap);
  const orbit = orbitNucleus(moveNucleus, gsap);
  const colour = tint(svg, gsap);
  let spinBack;

  return {
    start() {
      spinBack?.kill();
      colour.play();
      spin.play();
      orbit.play(0);
    },
    move({ clientX, clientY }) {
      orbit.pause();
      const box = svg.getBoundingClientRect();
      const scale = (2 * CENTRE) / box.width;
      moveNucleus((clientX - box.left) * scale - CENTRE, (clientY - box.top) * scale - CENTRE);
    },
    end() {
      orbit.pause();
      moveNucleus(0, 0);
      colour.reverse();
      spin.pause();
      const time = Math.floor(spin.time() / PERIOD) * PERIOD;
      spinBack = gsap.to(spin, { time, duration: 0.9, ease: "power2.out" });
    },
  };
}

/** Turns the three arms one after the other; on end it plays backwards. */
function redux(svg, gsap) {
  const turn = { rotation: 360, svgOrigin: "11.8 13.8", duration: 1.1, ease: "back.inOut(1.5)" };
  const timeline = gsap
    .timeline({ paused: true })
    .to(svg, { "--tint": 1, duration: 0.3 })
    .to(parts(svg, "arm"), { ...turn, stagger: 0.14 }, 0);
  return { start: () => timeline.play(), end: () => timeline.reverse() };
}

/** Lifts the square like a yellow sticker while the letters hop; on end it plays backwards. */
function javascript(svg, gsap) {
  const [j, s] = parts(svg, "letter");
  const timeline = gsap
    .timeline({ paused: true })
    .to(svg, { "--tint": 1, duration: 0.25 })
    .to(
      parts(svg, "square"),
      { rotation: -8, scale: 1.16, svgOrigin: "32 32", duration: 0.5, ease: "back.out(2.5)" },
      0,
    )
    .to([j, s], { keyframes: { y: [0, -9, 2, -2] }, duration: 0.6, stagger: 0.12 }, 0.1)
    .to(j, { rotation: -5, transformOrigin: "50% 100%", duration: 0.3 }, 0.3)
    .to(s, { rotation: 6, transformOrigin: "50% 100%", duration: 0.3 }, 0.4);
  return { start: () => timeline.play(), end: () => timeline.reverse() };
}

/**
 * Creates the animation of a logo, by name.
 *
 * An animation has `start()`, `end()`, and optionally `move(event)` for each move of the pointer.
 */
export const animations = { react, redux, javascript };
