import { plainNumber } from '../columns/file-column.ts';
import type { ParquetKind, ParquetValue } from './column.ts';
import type { GrowingBytes } from './growing-bytes.ts';
import { i32, struct, type ThriftStruct, type ThriftValue } from './thrift.ts';

/** How values of a kind stand in the file (parquet.thrift: Type, ConvertedType, LogicalType). */
interface Encoding {
  readonly physical: number;
  /** Bytes of each value, where they are fixed. */
  readonly width?: number;
  /** ConvertedType, for older readers. */
  readonly converted?: number;
  /** LogicalType, a union: the one field that it has. */
  readonly logical?: ThriftStruct;
  readonly scale?: number;
  readonly precision?: number;
  /** Writes a value (PLAIN); yes and no are packed by the column, and written by nobody here. */
  readonly write: (out: GrowingBytes, value: Exclude<ParquetValue, null | undefined>) => void;
}

/** Decimals kept of a number; a quotient that does not end has six everywhere else. */
const SCALE = 8;
/** So many digits fit into twelve bytes, and into the decimals of the programs that read them. */
const PRECISION = 28;
const DECIMAL_BYTES = 12;
const DAY = 86_400_000;

const NOTHING: ThriftValue = struct([]);
const NO: ThriftValue = { yes: false };

export const ENCODINGS: Readonly<Record<ParquetKind, Encoding>> = {
  text: {
    physical: 6,
    converted: 0,
    logical: [[1, NOTHING]],
    write: (out, value) => out.text(String(value)),
  },
  integer: { physical: 2, write: (out, value) => out.int64(BigInt(String(value))) },
  decimal: {
    physical: 7,
    width: DECIMAL_BYTES,
    converted: 5,
    logical: [
      [
        5,
        struct([
          [1, i32(SCALE)],
          [2, i32(PRECISION)],
        ]),
      ],
    ],
    scale: SCALE,
    precision: PRECISION,
    write: (out, value) => out.raw(decimal(typeof value === 'number' ? plainNumber(value) : String(value))),
  },
  degrees: { physical: 5, write: (out, value) => out.double(finite(Number(value))) },
  date: {
    physical: 1,
    converted: 6,
    logical: [[6, NOTHING]],
    write: (out, value) => out.int32(momentOf(`${String(value).slice(0, 10)}T00:00:00Z`) / DAY),
  },
  datetime: {
    physical: 2,
    // Not adjusted to UTC, in milliseconds: what the programme's clock showed (docs/decisions/0112), which no older ConvertedType means.
    logical: [
      [
        8,
        struct([
          [1, NO],
          [2, struct([[1, NOTHING]])],
        ]),
      ],
    ],
    write: (out, value) => out.int64(BigInt(wallClock(String(value)))),
  },
  boolean: { physical: 0, write: () => {} },
  geometry: {
    physical: 6,
    write: (out, value) => {
      if (!(value instanceof Uint8Array)) throw new TypeError('a geometry is WKB');
      out.sized(value);
    },
  },
};

function finite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError('a place that is no number');
  return value;
}

function momentOf(text: string): number {
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) throw new RangeError(`no date: ${text}`);
  return moment;
}

const WALL_CLOCK = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?$/;

/** Errors: an instant, which is no clock's time. */
function wallClock(text: string): number {
  if (!WALL_CLOCK.test(text)) throw new RangeError(`no time of the clock: ${text}`);
  return momentOf(`${text}Z`);
}

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Decimal text as a whole number of hundred-millionths, big-endian; what is finer is rounded half away from zero. */
function decimal(text: string): Buffer {
  const match = NUMBER.exec(text);
  if (match === null) throw new RangeError(`no number: ${text}`);
  const [, sign = '', whole = '', decimals = ''] = match;
  const finer = Number(decimals[SCALE] ?? 0) >= 5 ? 1n : 0n;
  const size = BigInt(whole + decimals.slice(0, SCALE).padEnd(SCALE, '0')) + finer;
  if (size >= 10n ** BigInt(PRECISION)) throw new RangeError(`too large for a decimal: ${text}`);
  const value = BigInt.asUintN(DECIMAL_BYTES * 8, sign === '-' ? -size : size);
  return Buffer.from(value.toString(16).padStart(DECIMAL_BYTES * 2, '0'), 'hex');
}
