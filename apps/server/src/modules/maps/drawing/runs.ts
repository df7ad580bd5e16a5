/** Stretches of one colour, none over the end of a row: most of a map is the same as beside it. */
export interface Runs {
  readonly colours: Uint32Array;
  readonly lengths: Uint16Array;
  readonly count: number;
}

const FIRST_ROOM = 2 ** 16;

/** Gathers the runs of a picture, some rows at a time, in as much memory as there are runs. */
export class RunBuilder implements Runs {
  colours = new Uint32Array(FIRST_ROOM);
  lengths = new Uint16Array(FIRST_ROOM);
  count = 0;
  readonly #width: number;
  readonly #most: number;

  /** `most` is how many runs there may be; a picture of more is not worth a palette. */
  constructor(width: number, most = Infinity) {
    this.#width = width;
    this.#most = most;
  }

  /** Takes the next rows. False when there are too many runs. */
  add(pixels: Uint32Array): boolean {
    const width = this.#width;
    let { count } = this;
    for (let start = 0; start < pixels.length; start += width) {
      const end = start + width;
      if (count > this.#most) return false;
      if (count + width > this.colours.length) this.#grow(count + width);
      const { colours, lengths } = this;
      for (let at = start; at < end;) {
        const colour = pixels[at]!;
        let next = at + 1;
        while (next < end && pixels[next] === colour) next += 1;
        colours[count] = colour;
        lengths[count] = next - at;
        count += 1;
        at = next;
      }
    }
    this.count = count;
    return true;
  }

  #grow(least: number): void {
    const room = Math.max(least, this.colours.length * 2);
    const [colours, lengths] = [new Uint32Array(room), new Uint16Array(room)];
    colours.set(this.colours);
    lengths.set(this.lengths);
    this.colours = colours;
    this.lengths = lengths;
  }
}
