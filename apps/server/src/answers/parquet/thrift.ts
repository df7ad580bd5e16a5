/** A value of Thrift's compact protocol, in which Parquet's heads and its footer are written. */
export type ThriftValue =
  | { readonly i32: number }
  | { readonly i64: number }
  | { readonly text: string }
  | { readonly yes: boolean }
  | { readonly list: readonly ThriftValue[] }
  | { readonly struct: ThriftStruct };

/** Fields by their numbers, in ascending order; absent ones are left out. */
export type ThriftStruct = readonly (readonly [field: number, value: ThriftValue | undefined])[];

export const i32 = (value: number): ThriftValue => ({ i32: value });
export const i64 = (value: number): ThriftValue => ({ i64: value });
export const text = (value: string): ThriftValue => ({ text: value });
export const list = (value: readonly ThriftValue[]): ThriftValue => ({ list: value });
export const struct = (value: ThriftStruct): ThriftValue => ({ struct: value });

const TYPE = { yes: 1, no: 2, i32: 5, i64: 6, text: 8, list: 9, struct: 12 } as const;

/** A struct as its bytes. */
export function thriftBytes(fields: ThriftStruct): Buffer {
  const out: Buffer[] = [];
  writeStruct(out, fields);
  return Buffer.concat(out);
}

/** An unsigned number, seven bits a byte, the lowest first. */
export function varint(value: number): Buffer {
  const bytes: number[] = [];
  let left = value;
  // By division, since a file's places do not fit in the 32 bits of shifts.
  for (; left >= 128; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
  bytes.push(left);
  return Buffer.from(bytes);
}

/** Counts, lengths and places: signed in the protocol, never negative here. */
const zigzag = (value: number): Buffer => varint(value * 2);

function typeOf(value: ThriftValue): number {
  if ('i32' in value) return TYPE.i32;
  if ('i64' in value) return TYPE.i64;
  if ('text' in value) return TYPE.text;
  if ('yes' in value) return value.yes ? TYPE.yes : TYPE.no;
  return 'list' in value ? TYPE.list : TYPE.struct;
}

function writeStruct(out: Buffer[], fields: ThriftStruct): void {
  let last = 0;
  for (const [field, value] of fields) {
    if (value === undefined) continue;
    out.push(Buffer.from([((field - last) << 4) | typeOf(value)]));
    writeValue(out, value);
    last = field;
  }
  out.push(Buffer.from([0]));
}

function writeValue(out: Buffer[], value: ThriftValue): void {
  if ('i32' in value) out.push(zigzag(value.i32));
  else if ('i64' in value) out.push(zigzag(value.i64));
  else if ('text' in value) {
    const bytes = Buffer.from(value.text);
    out.push(varint(bytes.length), bytes);
  } else if ('list' in value) {
    const { list: items } = value;
    const [first] = items;
    const type = first === undefined ? TYPE.struct : typeOf(first);
    out.push(
      items.length < 15
        ? Buffer.from([(items.length << 4) | type])
        : Buffer.concat([Buffer.from([0xf0 | type]), varint(items.length)]),
    );
    for (const item of items) writeValue(out, item);
  } else if ('struct' in value) writeStruct(out, value.struct);
}
