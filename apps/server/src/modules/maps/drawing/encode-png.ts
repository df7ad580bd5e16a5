import { constants, crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const PALETTE_LIMIT = 256;

/**
 * A picture's pixels (red, green, blue, opacity) as PNG. With at most 256 colours, or as many after colours that nobody can tell apart are made one,
 * it has a palette, which is a third of the size and of the work; otherwise true colours, unless `small` asks for a palette whatever it costs.
 */
export function encodePng(rgba: Uint8Array, width: number, height: number, small: boolean): Buffer {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const indexed =
    exact(pixels, width, height) ??
    grouped(pixels, width, height, FINE) ??
    grouped(pixels, width, height, MIDDLING) ??
    (small
      ? (grouped(pixels, width, height, COARSE) ?? grouped(pixels, width, height, COARSEST))
      : undefined);
  return indexed ? paletteFile(indexed, width, height) : trueColourFile(rgba, width, height);
}

interface Indexed {
  /** Rows of a filter byte and an index for each pixel. */
  readonly rows: Uint8Array;
  /** Red, green, blue and opacity of each entry. */
  readonly palette: readonly (readonly [number, number, number, number])[];
}

/** Every colour as it is; undefined with too many. */
function exact(pixels: Uint32Array, width: number, height: number): Indexed | undefined {
  const rows = new Uint8Array((width + 1) * height);
  const known = new Map<number, number>();
  const palette: [number, number, number, number][] = [];
  let [before, index] = [-1, 0];
  for (let row = 0, at = 0, out = 0; row < height; row += 1) {
    out += 1;
    for (const end = at + width; at < end; at += 1, out += 1) {
      const colour = pixels[at]!;
      if (colour !== before) {
        const found = known.get(colour);
        if (found === undefined) {
          if (palette.length === PALETTE_LIMIT) return undefined;
          index = palette.length;
          known.set(colour, index);
          palette.push([colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255, colour >>> 24]);
        } else index = found;
        before = colour;
      }
      rows[out] = index;
    }
  }
  return { rows, palette };
}

/** Bits of each colour and of the opacity that tell two colours apart. */
interface Grain {
  readonly colour: number;
  readonly opacity: number;
}
const FINE: Grain = { colour: 5, opacity: 4 };
const MIDDLING: Grain = { colour: 4, opacity: 4 };
const COARSE: Grain = { colour: 3, opacity: 3 };
const COARSEST: Grain = { colour: 2, opacity: 2 };

/** Near colours made one, each group the mean of its pixels; undefined with too many groups. */
function grouped(pixels: Uint32Array, width: number, height: number, grain: Grain): Indexed | undefined {
  const { colour: bits, opacity } = grain;
  const cut = 8 - bits;
  const groups = new Uint16Array(1 << (3 * bits + opacity));
  const sums: number[][] = [];
  const rows = new Uint8Array((width + 1) * height);
  let [before, group] = [-1, 0];
  for (let row = 0, at = 0, out = 0; row < height; row += 1) {
    out += 1;
    for (const end = at + width; at < end; at += 1, out += 1) {
      const colour = pixels[at]!;
      const [r, g, b, a] = [colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255, colour >>> 24];
      if (colour !== before) {
        // Without opacity there is no colour to tell.
        const key =
          a === 0
            ? 0
            : ((a >> (8 - opacity)) << (3 * bits)) |
              ((b >> cut) << (2 * bits)) |
              ((g >> cut) << bits) |
              (r >> cut);
        group = groups[key]! - 1;
        if (group < 0) {
          if (sums.length === PALETTE_LIMIT) return undefined;
          group = sums.length;
          groups[key] = group + 1;
          sums.push([0, 0, 0, 0, 0]);
        }
        before = colour;
      }
      const sum = sums[group]!;
      sum[0]! += r;
      sum[1]! += g;
      sum[2]! += b;
      sum[3]! += a;
      sum[4]! += 1;
      rows[out] = group;
    }
  }
  const mean = (sum: number[], part: number): number => Math.round(sum[part]! / sum[4]!);
  return { rows, palette: sums.map((sum) => [mean(sum, 0), mean(sum, 1), mean(sum, 2), mean(sum, 3)]) };
}

function paletteFile({ rows, palette }: Indexed, width: number, height: number): Buffer {
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
