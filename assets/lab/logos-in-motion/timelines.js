// One timeline for each mark. It ends in the drawing as it is in the page, so that the page looks
// finished without scripts.

const { gsap } = window; // vendor/gsap.js

const RESTING = { x: 0, y: 0, rotation: 0, scale: 1, scaleX: 1, scaleY: 1, opacity: 1 };

/** Finds parts of a mark and sets the point around which they turn and scale. */
function part(mark, selector, pivot = "200 150") {
  const found = mark.querySelectorAll(selector);
  gsap.set(found, { svgOrigin: pivot });
  return found;
}

const letters = (mark) => mark.querySelectorAll(".letters span");

/** Sets targets to `from` at once and animates them back; gsap's own from() loses their origins. */
function enter(timeline, targets, from, how, at) {
  gsap.set(targets, from);
  const rest = Object.fromEntries(Object.keys(from).map((key) => [key, RESTING[key]]));
  timeline.to(targets, { ...rest, ...how }, at);
}

function spring(timeline, mark) {
  const body = part(mark, ".body", "200 262");
  const bolt = part(mark, ".bolt", "200 100");
  const coil = part(mark, ".spring", "200 262");
  const shade = part(mark, ".shade", "200 266");
  const back = { duration: 0.7, ease: "elastic.out(1.1, 0.35)" };
  enter(timeline, coil, { scaleY: 0 }, { duration: 0.35, ease: "back.out(2)" }, 0);
  enter(timeline, bolt, { y: -330 }, { duration: 0.4, ease: "power2.in" }, 0.15);
  timeline
    .to(coil, { scaleY: 0.42, duration: 0.14, ease: "power2.in" }, 0.55)
    .to(bolt, { y: 62, duration: 0.14, ease: "power2.in" }, 0.55)
    .to(coil, { scaleY: 1, ...back }, 0.7)
    .to(bolt, { y: 0, ...back }, 0.7)
    .to(bolt, { rotation: 360, duration: 0.62, ease: "power1.inOut" }, 0.74)
    .to(body, { y: -64, duration: 0.3, ease: "power2.out" }, 0.72)
    .to(shade, { scaleX: 0.5, duration: 0.3, ease: "power2.out" }, 0.72)
    .to(body, { y: 0, duration: 0.26, ease: "power2.in" }, 1.04)
    .to(shade, { scaleX: 1, duration: 0.26, ease: "power2.in" }, 1.04)
    .to(body, { scaleY: 0.82, duration: 0.08 }, 1.3)
    .to(body, { scaleY: 1, duration: 0.8, ease: "elastic.out(1, 0.3)" }, 1.38);
  enter(timeline, letters(mark), { y: 40, opacity: 0 }, { stagger: 0.05, duration: 0.5, ease: "back.out(3)" }, 1.05);
}

function bloom(timeline, mark) {
  const heart = part(mark, ".core, .core__step, .core__ink, .flower > .gloss");
  const open = { duration: 0.9, ease: "elastic.out(1, 0.55)" };
  const unroll = { stagger: 0.06, duration: 0.5, ease: "back.out(2.4)" };
  enter(timeline, heart, { scale: 0 }, { duration: 0.5, ease: "back.out(3)" }, 0);
  enter(timeline, part(mark, ".cuts circle"), { scale: 0 }, open, 0.3);
  enter(timeline, part(mark, ".petals use"), { scale: 0 }, { ...open, stagger: 0.07 }, 0.3);
  enter(timeline, part(mark, ".flower"), { rotation: -220 }, { duration: 1.9, ease: "power3.out" }, 0.1);
  enter(timeline, letters(mark), { scale: 0, rotation: -60 }, unroll, 0.7);
}

/** Places the crumb on its orbit: the upper half is behind the moon, the lower in front. */
function placeCrumb([far, near], { angle, size }) {
  const [x, y] = [146 * Math.cos(angle), 44 * Math.sin(angle)];
  const front = y > -0.5;
  for (const crumb of [far, near]) crumb.setAttribute("transform", `translate(${x} ${y}) scale(${size})`);
  near.style.visibility = front ? "visible" : "hidden";
  far.style.visibility = front ? "hidden" : "visible";
}

function orbit(timeline, mark) {
  const moon = part(mark, ".moon");
  const bites = [...mark.querySelectorAll(".bite")];
  const crumbs = mark.querySelectorAll(".crumb");
  const turn = { angle: Math.PI, size: 0 };
  const onUpdate = () => placeCrumb(crumbs, turn);
  enter(timeline, moon, { y: 190, scale: 0.2 }, { duration: 0.7, ease: "back.out(1.5)" }, 0);
  enter(timeline, mark.querySelectorAll(".orbit"), { opacity: 0 }, { duration: 0.2 }, 0.6);
  for (const bite of [0, 1, 2]) {
    const at = 0.75 + bite * 0.28;
    const same = bites.filter((_, i) => i % 3 === bite);
    const r = same[0].getAttribute("r");
    gsap.set(same, { attr: { r: 0 } });
    timeline
      .to(same, { attr: { r }, duration: 0.1, ease: "power4.in" }, at)
      .to(moon, { rotation: -7, duration: 0.06, yoyo: true, repeat: 1 }, at + 0.08);
  }
  timeline
    .to(turn, { size: 1, duration: 0.3, ease: "back.out(3)", onUpdate }, 1.45)
    .to(turn, { angle: Math.PI * 3, duration: 1.25, ease: "power2.inOut", onUpdate }, 1.45);
  const drop = { stagger: 0.05, duration: 0.5, ease: "back.out(2)" };
  enter(timeline, letters(mark), { y: -50, rotation: 30, opacity: 0 }, drop, 0.9);
}

function stack(timeline, mark) {
  const left = part(mark, ".block--left", "146 206");
  const right = part(mark, ".block--right", "254 206");
  const top = part(mark, ".block--top", "200 98");
  const tumble = { duration: 0.75, ease: "power2.out" };
  const nudge = { duration: 0.09, yoyo: true, repeat: 1, ease: "power1.out" };
  const wobble = { duration: 1.3, ease: "elastic.out(1.2, 0.35)" };
  enter(timeline, left, { x: -330, rotation: -270 }, tumble, 0);
  enter(timeline, right, { x: 330, rotation: 270 }, tumble, 0.12);
  enter(timeline, part(mark, ".shade", "200 266"), { scaleX: 0 }, { duration: 0.5 }, 0.3);
  enter(timeline, top, { y: -330 }, { duration: 0.85, ease: "bounce.out" }, 0.75);
  enter(timeline, top, { rotation: 26 }, wobble, 0.95);
  timeline
    .to(left, { x: -9, rotation: -3, ...nudge }, 1.06)
    .to(right, { x: 9, rotation: 3, ...nudge }, 1.06);
  enter(timeline, letters(mark), { y: -70, opacity: 0 }, { stagger: 0.06, duration: 0.6, ease: "bounce.out" }, 1);
}

/** By the name in `data-mark`: functions that fill an empty timeline. */
export const timelines = { spring, bloom, orbit, stack };
