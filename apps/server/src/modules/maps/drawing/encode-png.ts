import { constants, crc32, deflateSync } from 'node:zlib';
import { RunBuilder, type Runs } from './runs.ts';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const PALETTE_LIMIT = 256;

/**
 * A picture's pixels (red, green, blue, opacity) as PNG. With at most 256 colours, or as many after colours that nobody can tell apart are made one,
 * it has a palette, which is a third of the size and of the work; otherwise true colours, unless `small` asks for a palette whatever it costs.
 */
export function encodePng(rgba: Uint8Array, width: number, height: number, small: boolean): Buffer {
  const runs = new RunBuilder(width);
  runs.add(new Uint32Array(rgba.buffer, rgba.byteOffset, width * height));
  return encodeRuns(runs, width, height, small) ?? trueColourFile(rgba, width, height);
}

/** A picture's runs as PNG with a palette; undefined when that would be seen and `small` does not insist. */
export function encodeRuns(runs: Runs, width: number, height: number, small: boolean): Buffer | undefined {
  const palette =
    exact(runs) ??
    grouped(runs, FINE) ??
    grouped(runs, MIDDLING) ??
    grouped(runs, COARSE) ??
    (small ? grouped(runs, COARSEST) : undefined);
  return palette && paletteFile(runs, palette, width, height);
}

interface Palette {
  /** Entry of each run. */
  readonly entries: Uint8Array;
  /** Red, green, blue and opacity of each entry. */
  readonly colours: readonly (readonly [number, number, number, number])[];
}

/** Every colour as it is; undefined with too many. */
function exact({ colours, count }: Runs): Palette | undefined {
  const entries = new Uint8Array(count);
  const known = new Map<number, number>();
  for (let run = 0; run < count; run += 1) {
    const colour = colours[run]!;
    let entry = known.get(colour);
    if (entry === undefined) {
      if (known.size === PALETTE_LIMIT) return undefined;
      entry = known.size;
      known.set(colour, entry);
    }
    entries[run] = entry;
  }
  return {
    entries,
    colours: [...known.keys()].map((c) => [c & 255, (c >>> 8) & 255, (c >>> 16) & 255, c >>> 24]),
  };
}

/** Bits of each colour and of the opacity that tell two colours apart. */
interface Grain {
  readonly colour: number;
  readonly opacity: number;
}
const FINE: Grain = { colour: 5, opacity: 4 };
const MIDDLING: Grain = { colour: 4, opacity: 3 };
const COARSE: Grain = { colour: 3, opacity: 3 };
const COARSEST: Grain = { colour: 2, opacity: 2 };

/** Near colours made one, each group the mean of its pixels; undefined with too many groups. */
function grouped({ colours, lengths, count }: Runs, { colour: bits, opacity }: Grain): Palette | undefined {
  const cut = 8 - bits;
  const groups = new Uint16Array(1 << (3 * bits + opacity));
  const entries = new Uint8Array(count);
  const sums = new Float64Array(PALETTE_LIMIT * 5);
  let size = 0;
  for (let run = 0; run < count; run += 1) {
    const colour = colours[run]!;
    const a = colour >>> 24;
    const r = colour & 255;
    const g = (colour >>> 8) & 255;
    const b = (colour >>> 16) & 255;
    // Without opacity there is no colour to tell.
    const key =
      a === 0
        ? 0
        : ((a >> (8 - opacity)) << (3 * bits)) |
          ((b >> cut) << (2 * bits)) |
          ((g >> cut) << bits) |
          (r >> cut);
    let group = groups[key]! - 1;
    if (group < 0) {
      if (size === PALETTE_LIMIT) return undefined;
      group = size;
      size += 1;
      groups[key] = size;
    }
    entries[run] = group;
    const weight = lengths[run]!;
    const at = group * 5;
    sums[at]! += r * weight;
    sums[at + 1]! += g * weight;
    sums[at + 2]! += b * weight;
    sums[at + 3]! += a * weight;
    sums[at + 4]! += weight;
  }
  const mean = (group: number, part: number): number =>
    Math.round(sums[group * 5 + part]! / sums[group * 5 + 4]!);
  return {
    entries,
    colours: Array.from({ length: size }, (_, group) => [
      mean(group, 0),
      mean(group, 1),
      mean(group, 2),
      mean(group, 3),
    ]),
  };
}

function paletteFile(
  runs: Runs,
  { entries, colours: palette }: Palette,
  width: number,
  height: number,
): Buffer {
  // A filter byte, then an entry for each pixel.
  const rows = new Uint8Array((width + 1) * height);
  for (let run = 0, column = 0, out = 1; run < runs.count; run += 1) {
    const length = runs.lengths[run]!;
    if (entries[run] !== 0) rows.fill(entries[run]!, out, out + length);
    out += length;
    column += length;
    if (column === width) {
      column = 0;
      out += 1;
    }
  }
  const colours = Buffer.alloc(palette.length * 3);
  const opacities = Buffer.alloc(palette.length);
  for (const [at, [r, g, b, a]] of palette.entries()) {
    colours.set([r, g, b], at * 3);
    opacities[at] = a;
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, height, 3)),
    chunk('PLTE', colours),
    chunk('tRNS', opacities),
    chunk('IDAT', deflateSync(rows, { level: 2, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function trueColourFile(rgba: Uint8Array, width: number, height: number): Buffer {
  const rows = new Uint8Array((width * 4 + 1) * height);
  for (let row = 0; row < height; row += 1)
    rows.set(rgba.subarray(row * width * 4, (row + 1) * width * 4), row * (width * 4 + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, height, 6)),
    chunk('IDAT', deflateSync(rows, { level: 1, memLevel: 9, strategy: constants.Z_DEFAULT_STRATEGY })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function header(width: number, height: number, kind: 3 | 6): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, kind, 0, 0, 0], 8);
  return data;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const whole = Buffer.alloc(data.length + 12);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  whole.set(data, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, data.length + 8)), data.length + 8);
  return whole;
}
