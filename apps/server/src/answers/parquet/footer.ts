import type { ParquetColumn } from './column.ts';
import { ENCODINGS } from './encodings.ts';
import { i32, i64, list, struct, text, thriftBytes, type ThriftValue } from './thrift.ts';

/** The four letters with which a file begins and ends. */
export const MAGIC = Buffer.from('PAR1');

const OPTIONAL = 1;

export interface FileFacts {
  readonly columns: readonly Pick<ParquetColumn<never>, 'name' | 'kind'>[];
  readonly rows: number;
  /** RowGroup structs. */
  readonly groups: readonly ThriftValue[];
  /** Texts that the file carries, by name. */
  readonly notes: Readonly<Record<string, string>>;
}

/** The end of a file: what it holds and where (FileMetaData), how long that is, and the magic letters. */
export function footer({ columns, rows, groups, notes }: FileFacts): Buffer {
  const facts = thriftBytes([
    [1, i32(2)],
    [
      2,
      list([
        struct([
          [4, text('linhas')],
          [5, i32(columns.length)],
        ]),
        ...columns.map(schemaElement),
      ]),
    ],
    [3, i64(rows)],
    [4, list(groups)],
    [
      5,
      list(
        Object.entries(notes).map(([key, value]) =>
          struct([
            [1, text(key)],
            [2, text(value)],
          ]),
        ),
      ),
    ],
    [6, text('Fonte de dados')],
  ]);
  const length = Buffer.allocUnsafe(4);
  length.writeUInt32LE(facts.length);
  return Buffer.concat([facts, length, MAGIC]);
}

function schemaElement({ name, kind }: FileFacts['columns'][number]): ThriftValue {
  const { physical, width, converted, scale, precision, logical } = ENCODINGS[kind];
  return struct([
    [1, i32(physical)],
    [2, width === undefined ? undefined : i32(width)],
    [3, i32(OPTIONAL)],
    [4, text(name)],
    [6, converted === undefined ? undefined : i32(converted)],
    [7, scale === undefined ? undefined : i32(scale)],
    [8, precision === undefined ? undefined : i32(precision)],
    [10, logical && struct(logical)],
  ]);
}
