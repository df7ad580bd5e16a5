import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ParquetKind, ParquetValue } from './column.ts';
import { ENCODINGS } from './encodings.ts';
import { GrowingBytes } from './growing-bytes.ts';
import { i32, i64, list, struct, text, thriftBytes, varint, type ThriftValue } from './thrift.ts';

const pack = promisify(gzip);

const PLAIN = 0;
const RLE = 3;
const GZIP = 2;
const DATA_PAGE = 0;

/** What the footer says of a column chunk, and what it came to. */
export interface ChunkFacts {
  readonly bytes: Buffer;
  /** Unpacked, heads included. */
  readonly size: number;
  /** ColumnChunk, for the place in the file at which its bytes stand. */
  readonly told: (offset: number) => ThriftValue;
}

/** One column of a row group: its values are kept as the file has them, and packed when the group is full. */
export class ColumnChunk {
  readonly #name: string;
  readonly #kind: ParquetKind;
  readonly #values = new GrowingBytes();
  #bits: boolean[] = [];
  /** Runs of values and of none, by turns; the first is of values. */
  #runs: number[] = [0];
  #rows = 0;

  constructor(name: string, kind: ParquetKind) {
    this.#name = name;
    this.#kind = kind;
  }

  /** Held in memory. */
  get bytes(): number {
    return this.#values.length;
  }

  add(value: ParquetValue): void {
    const there = value !== null && value !== undefined && value !== '';
    const turn = (this.#runs.length % 2 === 1) === there;
    if (turn) this.#runs.push((this.#runs.pop() ?? 0) + 1);
    else this.#runs.push(1);
    this.#rows += 1;
    if (!there) return;
    if (this.#kind === 'boolean') this.#bits.push(value === true || value === 'true');
    else ENCODINGS[this.#kind].write(this.#values, value);
  }

  /** Everything added since the last time, as one packed page; packed outside of the thread that answers. */
  async take(): Promise<ChunkFacts> {
    const rows = this.#rows;
    const levels = this.#levels();
    const length = Buffer.allocUnsafe(4);
    length.writeUInt32LE(levels.length);
    const values = this.#kind === 'boolean' ? packedBits(this.#bits) : this.#values.take();
    const plain = Buffer.concat([length, levels, values]);
    this.#bits = [];
    this.#runs = [0];
    this.#rows = 0;
    const packed = await pack(plain);
    const head = thriftBytes([
      [1, i32(DATA_PAGE)],
      [2, i32(plain.length)],
      [3, i32(packed.length)],
      [
        5,
        struct([
          [1, i32(rows)],
          [2, i32(PLAIN)],
          [3, i32(RLE)],
          [4, i32(RLE)],
        ]),
      ],
    ]);
    const size = head.length + plain.length;
    const bytes = Buffer.concat([head, packed]);
    return { bytes, size, told: (offset) => this.#told(rows, size, bytes.length, offset) };
  }

  #told(rows: number, size: number, packed: number, offset: number): ThriftValue {
    const facts = struct([
      [1, i32(ENCODINGS[this.#kind].physical)],
      [2, list([i32(PLAIN), i32(RLE)])],
      [3, list([text(this.#name)])],
      [4, i32(GZIP)],
      [5, i64(rows)],
      [6, i64(size)],
      [7, i64(packed)],
      [9, i64(offset)],
    ]);
    return struct([
      [2, i64(offset)],
      [3, facts],
    ]);
  }

  /** Which rows have a value: runs of 1 and 0 (RLE, one bit wide). */
  #levels(): Buffer {
    return Buffer.concat(
      this.#runs.flatMap((count, at) =>
        count === 0 ? [] : [varint(count * 2), Buffer.from([at % 2 === 0 ? 1 : 0])],
      ),
    );
  }
}

/** Eight a byte, the first in the lowest bit. */
function packedBits(bits: readonly boolean[]): Buffer {
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8));
  bits.forEach((bit, at) => {
    if (bit) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (1 << (at & 7));
  });
  return bytes;
}
