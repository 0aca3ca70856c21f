/** An audio context without sound: its clock is moved by hand, and it knows its nodes. */

/** Those of all kinds of nodes; here each node has all of them. */
const PARAMETERS = [
  ...["gain", "pan", "frequency", "Q"],
  ...["threshold", "knee", "ratio", "attack", "release"],
];

class FakeParameter {
  value = 0;
  events = [];

  setValueAtTime(value, time) {
    this.events.push({ value, time });
  }

  exponentialRampToValueAtTime(value, time) {
    if (!(value > 0)) throw new RangeError("an exponential ramp cannot reach 0");
    this.events.push({ value, time });
  }
}

class FakeNode {
  outputs = [];
  startTime = null;
  stopTime = Infinity;

  constructor(kind) {
    this.kind = kind;
    for (const name of PARAMETERS) this[name] = new FakeParameter();
  }

  connect(node) {
    this.outputs.push(node);
    return node;
  }

  disconnect() {
    this.outputs = [];
  }

  start(time) {
    this.startTime = time;
  }

  stop(time) {
    this.stopTime = time;
  }

  /** True if a voice ends in this node: each has a panner of its own. */
  get isPanner() {
    return this.kind === "panner";
  }
}

/** The panner that a source plays through, or undefined once it is disconnected. */
function pannerOf(node) {
  if (node.isPanner) return node;
  return node.outputs.map(pannerOf).find(Boolean);
}

export class FakeAudioContext {
  state = "running";
  currentTime = 0;
  sampleRate = 8000;
  destination = new FakeNode("destination");
  nodes = [];

  createGain = () => this.#create("gain");
  createStereoPanner = () => this.#create("panner");
  createDynamicsCompressor = () => this.#create("compressor");
  createWaveShaper = () => this.#create("shaper");
  createBiquadFilter = () => this.#create("filter");
  createOscillator = () => this.#create("source");
  createBufferSource = () => this.#create("source");
  createBuffer = (_, length) => ({ getChannelData: () => new Float32Array(length) });

  async resume() {
    this.state = "running";
  }

  async suspend() {
    this.state = "suspended";
  }

  async close() {
    this.state = "closed";
  }

  /** Nodes that are connected to another one. */
  get connected() {
    return this.nodes.filter(({ outputs }) => outputs.length);
  }

  get panners() {
    return this.nodes.filter(({ isPanner }) => isPanner);
  }

  /** Number of voices of which something sounds at a time in seconds. */
  soundingAt(time) {
    const isPlaying = ({ kind, startTime, stopTime }) =>
      kind === "source" && startTime <= time && time < stopTime;
    return new Set(this.nodes.filter(isPlaying).map(pannerOf).filter(Boolean)).size;
  }

  /** Moves the clock, and tells sources that have ended meanwhile. */
  advance(seconds) {
    this.currentTime += seconds;
    const isOver = ({ kind, stopTime, ended }) =>
      kind === "source" && !ended && stopTime <= this.currentTime;
    for (const source of this.nodes.filter(isOver)) {
      source.ended = true;
      source.onended();
    }
  }

  #create(kind) {
    const node = new FakeNode(kind);
    this.nodes.push(node);
    return node;
  }
}
