import type { LayerColumn } from '@fonte/contracts';

/** A field of a DBF, with how a value is written into it. */
export interface DbfField {
  readonly column: LayerColumn;
  /** At most ten bytes, no two alike. */
  readonly name: string;
  readonly type: 'C' | 'N' | 'D' | 'L';
  readonly width: number;
  readonly decimals: number;
}

/** A text field holds no more bytes. */
const TEXT_LIMIT = 254;
const DECIMALS = 6;

/** The fields for columns; `widths` are the longest texts of each, bytes. */
export function dbfFields(
  columns: readonly LayerColumn[],
  widths: Readonly<Record<string, number>>,
): DbfField[] {
  const taken = new Set<string>();
  return columns.map((column) => ({
    column,
    name: shortName(column.name, taken),
    ...formOf(column, widths),
  }));
}

function formOf(
  { name, type }: LayerColumn,
  widths: Readonly<Record<string, number>>,
): Omit<DbfField, 'column' | 'name'> {
  switch (type) {
    case 'integer':
      return { type: 'N', width: 18, decimals: 0 };
    case 'decimal':
      return { type: 'N', width: 20, decimals: DECIMALS };
    case 'date':
      return { type: 'D', width: 8, decimals: 0 };
    case 'boolean':
      return { type: 'L', width: 1, decimals: 0 };
    case 'json':
    case 'list':
    case 'text':
      return { type: 'C', width: Math.max(1, Math.min(TEXT_LIMIT, widths[name] ?? 1)), decimals: 0 };
  }
}

/** Ten bytes of a name, with a number at the end where two would be alike. */
function shortName(name: string, taken: Set<string>): string {
  const plain = name.normalize('NFD').replace(/[^A-Za-z0-9_]/g, '');
  for (let serial = 0; ; serial++) {
    const ending = serial === 0 ? '' : `_${serial}`;
    const short = plain.slice(0, 10 - ending.length) + ending;
    if (taken.has(short.toLowerCase())) continue;
    taken.add(short.toLowerCase());
    return short;
  }
}

/** Head of a DBF file with so many records, written on a day (YYYY-MM-DD). */
export function dbfHead(fields: readonly DbfField[], records: number, day: string): Buffer {
  const [year = 1900, month = 1, date = 1] = day.split('-').map(Number);
  const head = Buffer.alloc(32 + fields.length * 32 + 1);
  head.writeUInt8(3, 0);
  head.writeUInt8(year - 1900, 1);
  head.writeUInt8(month, 2);
  head.writeUInt8(date, 3);
  head.writeUInt32LE(records, 4);
  head.writeUInt16LE(head.length, 8);
  head.writeUInt16LE(recordLength(fields), 10);
  fields.forEach(({ name, type, width, decimals }, at) => {
    const place = 32 + at * 32;
    head.write(name, place, 'latin1');
    head.write(type, place + 11, 'latin1');
    head.writeUInt8(width, place + 16);
    head.writeUInt8(decimals, place + 17);
  });
  head.writeUInt8(0x0d, head.length - 1);
  return head;
}

export const recordLength = (fields: readonly DbfField[]): number =>
  1 + fields.reduce((sum, { width }) => sum + width, 0);

/** Writes one record; a missing value is blank, which readers take for none. */
export function dbfRecord(fields: readonly DbfField[], row: Readonly<Record<string, unknown>>): Buffer {
  const record = Buffer.alloc(recordLength(fields), 0x20);
  let at = 1;
  for (const field of fields) {
    const value = row[field.column.name];
    if (value !== null && value !== undefined) writeValue(record, at, field, value);
    at += field.width;
  }
  return record;
}

function writeValue(record: Buffer, at: number, { type, width, decimals }: DbfField, value: unknown): void {
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  switch (type) {
    case 'N':
      record.write(numberText(text, decimals).padStart(width).slice(-width), at, 'latin1');
      return;
    case 'D':
      record.write(text.replaceAll('-', '').slice(0, 8), at, 'latin1');
      return;
    case 'L':
      record.write(text === 'true' ? 'T' : 'F', at, 'latin1');
      return;
    case 'C':
      // Node writes no half of a sign.
      record.write(text, at, width, 'utf8');
  }
}

/** The database's exact decimal text in so many places; what it has beyond them is zeros, for no column has more. */
function numberText(text: string, decimals: number): string {
  if (decimals === 0) return text;
  const [whole = '0', fraction = ''] = text.split('.');
  return `${whole}.${fraction.padEnd(decimals, '0').slice(0, decimals)}`;
}
