// The drawing's numbers: a town after rain, seen from above, in a box of 840 by 660.

/** Contours of the water, the shallow one first. */
export const WATER = [
  { fill: "#8fd3ff", d: "M820 350C829 388 840 436 821 470C802 505 749 536 706 557C663 579 611 588 563 601C516 614 470 632 420 635C370 638 314 633 266 620C218 607 173 583 134 558C94 532 49 502 30 467C11 433 12 386 20 350C29 314 62 282 82 248C102 215 111 178 140 147C169 117 210 80 257 65C304 50 367 52 420 55C473 58 526 68 572 84C619 99 667 121 699 147C732 174 749 211 769 245C789 279 812 312 820 350Z" },
  { fill: "#5b93f5", d: "M788 350C792 384 798 424 781 454C763 485 720 514 681 533C643 552 592 556 548 567C505 578 466 596 420 601C374 606 317 610 273 599C229 588 189 559 156 534C124 509 95 480 78 449C61 418 52 382 56 350C60 318 86 288 104 259C122 229 137 198 164 171C191 143 226 108 268 94C311 80 373 84 420 89C467 94 511 112 553 126C595 139 640 151 674 172C708 194 735 223 754 253C773 283 784 316 788 350Z" },
  { fill: "#2435b5", d: "M761 350C759 379 751 411 734 437C717 464 689 491 656 509C624 526 578 533 539 543C500 553 463 564 420 569C377 574 323 583 282 573C242 564 203 537 177 513C151 489 139 459 125 432C111 405 94 378 93 350C91 322 102 292 117 266C132 239 156 215 184 192C212 169 244 141 283 129C323 117 378 116 420 121C462 126 499 147 538 159C576 172 615 179 649 196C683 213 724 235 742 261C761 286 762 321 761 350Z" },
  { fill: "#101a5c", d: "M734 350C728 375 704 398 687 420C669 442 654 465 629 483C603 500 569 515 534 525C499 534 459 539 420 541C381 543 334 547 297 539C260 530 222 510 200 490C177 470 174 441 162 418C150 395 135 374 130 350C124 326 117 297 129 273C141 250 173 228 202 211C230 194 266 179 303 170C339 161 382 155 420 157C458 159 494 174 528 184C563 194 595 204 627 218C659 233 702 249 720 271C738 293 739 325 734 350Z" },
];

/** The client's initials in Hanken Grotesk 900, as outlines on a baseline at 0. */
export const LETTERS = [
  "M20 0V-237H73V0Z",
  "M94 0 193-237H232L330 0H272L212-157 152 0ZM165-40 182-88H243L260-40Z",
  "M454 6Q422 6 396-10 371-25 356-53 342-81 342-119 342-156 356-184 371-212 397-228 423-243 458-243 497-243 525-224 553-204 565-170L515-152Q508-171 494-181 479-192 458-192 439-192 424-183 410-174 403-158 395-142 395-119 395-96 403-79 410-63 424-54 439-45 458-45 468-45 478-48 489-51 498-58 507-65 513-78 518-90 518-110V-121L530-84H461V-132H565V0H518L511-33 520-26Q514-16 504-9 494-1 482 2 470 6 454 6Z",
];

/** Slopes of a roof: north, west, east and south, from light to dark. */
const SLOPES = {
  coral: ["#ff9a80", "#ff6b4a", "#ec5637", "#d2442a"],
  white: ["#ffffff", "#edf4ff", "#d5e3f8", "#bcd0ee"],
  blue: ["#8d99fb", "#6372f3", "#4a5ae8", "#3746cf"],
};

/** Middle, size and turn of each roof; the first is the mark. */
export const ROOFS = [
  { x: 424, y: 164, width: 168, height: 116, turn: -11, colour: "coral" },
  { x: 118, y: 262, width: 96, height: 68, turn: -11, colour: "blue" },
  { x: 716, y: 196, width: 76, height: 98, turn: -11, colour: "white" },
  { x: 168, y: 540, width: 104, height: 72, turn: -11, colour: "white" },
  { x: 676, y: 548, width: 84, height: 64, turn: -11, colour: "coral" },
  { x: 236, y: 128, width: 78, height: 58, turn: -11, colour: "white" },
  { x: 430, y: 604, width: 92, height: 64, turn: -11, colour: "blue" },
].map((roof) => ({ ...roof, slopes: slopes(roof) }));

/** Where drops are in the air, and where they have just gone in. */
export const DROPS = [
  [64, 90], [160, 34], [300, 40], [352, 250], [520, 66], [604, 120], [690, 60], [786, 130],
  [40, 380], [210, 226], [560, 226], [780, 330], [60, 520], [292, 520], [560, 540], [770, 500],
];
export const RINGS = [[300, 214, 16], [556, 170, 22], [292, 570, 22], [556, 588, 14], [720, 404, 20], [116, 404, 16]];

/** A hip roof from above: its ridge lies along the longer side. */
function slopes({ width, height, colour }) {
  const [x, y] = [width / 2, height / 2];
  const [ridge, spine] = width > height ? [x - y * 0.9, 0] : [0, y - x * 0.9];
  const [a, b] = [`${-ridge} ${-spine}`, `${ridge} ${spine}`];
  const [nw, ne, se, sw] = [`${-x} ${-y}`, `${x} ${-y}`, `${x} ${y}`, `${-x} ${y}`];
  const shapes =
    width > height
      ? [[nw, ne, b, a], [nw, a, sw], [ne, se, b], [sw, a, b, se]]
      : [[nw, ne, a], [nw, a, b, sw], [ne, se, b, a], [sw, b, se]];
  return shapes.map((points, i) => ({ d: `M${points.join("L")}Z`, fill: SLOPES[colour][i] }));
}
