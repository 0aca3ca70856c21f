const CELL = 12; // pixels
const CLEARANCES = [1, 0.75, 0.5, 0.25]; // tried in turn, as shares of what is asked for
const LOOKAHEAD = 3; // cells; a direction over several cells is smoother than that to the next

/**
 * A flow field: from any point behind covers, or between two that are too close together, it leads
 * to the nearest place where a sticker is free of all of them.
 */
export class FlowField {
  #next; // for each cell the one to go to, which is itself where a sticker is free
  #length; // for each cell the cells to go

  /**
   * @param {import("./covers.js").Covers} covers
   * @param {{width: number, height: number}} bounds
   * @param {number} clearance Distance from all covers at which a sticker is free. Where no place
   *   has as much, it is a part of it.
   */
  constructor(covers, bounds, clearance) {
    Object.assign(this, { covers, bounds, clearance });
    this.columns = Math.max(1, Math.ceil(bounds.width / CELL));
    this.rows = Math.max(1, Math.ceil(bounds.height / CELL));
    const distances = this.#measure();
    this.clearance = this.#possibleClearance(distances);
    this.#spread(distances);
  }

  /** Pixels from a point to the nearest place where a sticker is free. */
  lengthFrom(point) {
    return this.#length[this.#cellAt(point)] * CELL;
  }

  /** Unit vector of the way out; zero where a sticker is free. */
  directionFrom(point) {
    const start = this.#cellAt(point);
    let cell = start;
    for (let count = 0; count < LOOKAHEAD; count += 1) cell = this.#next[cell];
    const { columns, rows } = this;
    const x = shortest((cell % columns) - (start % columns), columns);
    const y = shortest(Math.floor(cell / columns) - Math.floor(start / columns), rows);
    const length = Math.hypot(x, y) || 1;
    return { x: x / length, y: y / length };
  }

  #cellAt({ x, y }) {
    const column = modulo(Math.floor(x / CELL), this.columns);
    return modulo(Math.floor(y / CELL), this.rows) * this.columns + column;
  }

  /** Returns the distance of the middle of each cell from all covers. */
  #measure() {
    const { columns, rows } = this;
    const distances = new Float32Array(columns * rows);
    for (let cell = 0; cell < distances.length; cell += 1) {
      const x = ((cell % columns) + 0.5) * CELL;
      const y = (Math.floor(cell / columns) + 0.5) * CELL;
      distances[cell] = this.covers.distanceTo({ x, y });
    }
    return distances;
  }

  #possibleClearance(distances) {
    const most = distances.reduce((one, other) => Math.max(one, other), -Infinity);
    const shares = CLEARANCES.map((share) => share * this.clearance);
    return shares.find((clearance) => clearance <= most) ?? Math.min(0, most);
  }

  /** Spreads from all free cells at once, so that each cell is reached on its shortest way. */
  #spread(distances) {
    const { columns, rows } = this;
    const next = new Int32Array(distances.length).fill(-1);
    const length = new Uint16Array(distances.length);
    const queue = [];
    for (let cell = 0; cell < distances.length; cell += 1) {
      if (distances[cell] < this.clearance) continue;
      next[cell] = cell;
      queue.push(cell);
    }
    for (let index = 0; index < queue.length; index += 1) {
      const cell = queue[index];
      const column = cell % columns;
      const row = Math.floor(cell / columns);
      const beside = [
        row * columns + modulo(column - 1, columns),
        row * columns + modulo(column + 1, columns),
        modulo(row - 1, rows) * columns + column,
        modulo(row + 1, rows) * columns + column,
      ];
      for (const neighbor of beside) {
        if (next[neighbor] !== -1) continue;
        next[neighbor] = cell;
        length[neighbor] = length[cell] + 1;
        queue.push(neighbor);
      }
    }
    this.#next = next;
    this.#length = length;
  }
}

const modulo = (value, length) => ((value % length) + length) % length;

/** A difference of columns or rows, on the shorter way around. */
const shortest = (difference, length) => difference - Math.round(difference / length) * length;
