const TURN = 2 * Math.PI;
const ORBIT = 27;
const BEAT = 2;

const parts = (svg, name) => svg.querySelectorAll(`[data-part="${name}"]`);

/**
 * Orbits turn and breathe; the nucleus follows the pointer, or goes round by itself.
 * The timeline is back in its first pose at every beat, so the end is a run to the next one.
 */
function react(svg, gsap) {
  const dot = parts(svg, "dot");
  const spin = gsap
    .timeline({ paused: true, repeat: -1 })
    .to(parts(svg, "atom"), { rotation: 360, svgOrigin: "32 32", duration: 3 * BEAT, ease: "none" })
    .to(
      parts(svg, "orbit"),
      { attr: { ry: 15 }, duration: BEAT / 2, repeat: 5, yoyo: true, ease: "sine.inOut" },
      0,
    );
  const tour = gsap.to({ turn: 0 }, {
    turn: 1,
    duration: 2.4,
    repeat: -1,
    paused: true,
    ease: "none",
    onUpdate() {
      const { turn } = this.targets()[0];
      place(ORBIT * Math.sin(turn * TURN), -ORBIT * Math.cos(turn * TURN));
    },
  });
  const x = gsap.quickTo(dot, "x", { duration: 0.35, ease: "power3.out" });
  const y = gsap.quickTo(dot, "y", { duration: 0.35, ease: "power3.out" });
  const place = (right, down) => {
    x(right);
    y(down);
  };
  const warm = heat(svg, gsap);
  let settling;

  return {
    start(followed) {
      settling?.kill();
      warm.play();
      spin.play();
      if (!followed) tour.play(0);
    },
    follow({ clientX, clientY }) {
      tour.pause();
      const box = svg.getBoundingClientRect();
      const scale = 64 / box.width;
      place((clientX - box.left) * scale - 32, (clientY - box.top) * scale - 32);
    },
    end() {
      tour.pause();
      place(0, 0);
      warm.reverse();
      spin.pause();
      const time = Math.ceil((spin.time() + 0.3) / BEAT) * BEAT;
      settling = gsap.to(spin, { time, duration: 0.9, ease: "power2.out" });
    },
  };
}

/** Three arms chase each other round once, to the end, whatever the pointer does meanwhile. */
function redux(svg, gsap) {
  const turn = { rotation: 360, svgOrigin: "12 13", duration: 1.1, ease: "back.inOut(1.5)" };
  const chase = gsap
    .timeline({ paused: true })
    .to(svg, { "--heat": 1, duration: 0.3 })
    .to(parts(svg, "arm"), { ...turn, stagger: 0.14 }, 0)
    .to(svg, { "--heat": 0, duration: 0.4 }, "-=0.3");
  return {
    start: () => chase.isActive() || chase.restart(),
    end() {},
  };
}

/** The square peels off as a yellow sticker and the letters hop; on leave all of it runs back. */
function javascript(svg, gsap) {
  const [j, s] = parts(svg, "letter");
  const peel = gsap
    .timeline({ paused: true })
    .to(svg, { "--heat": 1, duration: 0.25 })
    .to(
      parts(svg, "square"),
      { rotation: -8, scale: 1.16, svgOrigin: "32 32", duration: 0.5, ease: "back.out(2.5)" },
      0,
    )
    .to([j, s], { keyframes: { y: [0, -9, 2, -2] }, duration: 0.6, stagger: 0.12 }, 0.1)
    .to(j, { rotation: -5, transformOrigin: "50% 100%", duration: 0.3 }, 0.3)
    .to(s, { rotation: 6, transformOrigin: "50% 100%", duration: 0.3 }, 0.4);
  return { start: () => peel.play(), end: () => peel.reverse() };
}

/** Fades a drawing from the text's colour to its own; the stylesheet mixes the two. */
const heat = (svg, gsap) => gsap.to(svg, { "--heat": 1, duration: 0.25, paused: true });

/**
 * What each logo does.
 *
 * An act has `start(followed)`, where `followed` says that a pointer leads; `end()`; and perhaps
 * `follow(event)` for each move of the pointer.
 */
export const acts = { react, redux, javascript };
