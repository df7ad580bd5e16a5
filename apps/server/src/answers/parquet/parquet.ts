import { Download, type About } from '../../platform/answers/answers.ts';
import { primed } from '../../platform/answers/primed.ts';
import type { ParquetColumn } from './column.ts';
import { ColumnChunk } from './column-chunk.ts';
import { footer, MAGIC } from './footer.ts';
import { GeoFacts, type GeoPlace } from './geo.ts';
import { i64, list, struct, type ThriftValue } from './thrift.ts';

/** A row group ends with so many rows, or so many bytes of them: that is what an answer holds in memory. */
const GROUP_ROWS = 20_000;
const GROUP_BYTES = 16 * 1024 * 1024;

export interface ParquetFile<Row> {
  /** With its ending. */
  readonly fileName: string;
  readonly columns: readonly ParquetColumn<Row>[];
  readonly batches: AsyncIterable<readonly Row[]>;
  readonly about: About;
  /** Where the geometry column's places are; without such a column it says nothing. */
  readonly place: GeoPlace;
}

/**
 * Rows as a Parquet file, a GeoParquet 1.1 where a column is a geometry, written a row group at a time. The first group is waited for, so that what
 * fails at once is told as a failure; a later fault breaks the file off, and a file without its end is none to any reader.
 */
export async function parquetFile<Row>(file: ParquetFile<Row>): Promise<Download> {
  let written = 0;
  const pieces = piecesOf(file, (rows) => (written += rows));
  return new Download(await primed(pieces), {
    contentType: 'application/vnd.apache.parquet',
    fileName: file.fileName,
    flow: true,
    rows: () => written,
  });
}

async function* piecesOf<Row>(
  { columns, batches, about, place }: ParquetFile<Row>,
  count: (rows: number) => void,
): AsyncGenerator<Buffer> {
  const chunks = columns.map(({ name, kind }) => new ColumnChunk(name, kind));
  const geo = columns.find(({ kind }) => kind === 'geometry');
  const seen = new GeoFacts();
  const groups: ThriftValue[] = [];
  let [rows, pending, offset] = [0, 0, MAGIC.length];
  yield MAGIC;

  async function* group(): AsyncGenerator<Buffer> {
    const told: ThriftValue[] = [];
    const start = offset;
    let size = 0;
    for (const chunk of chunks) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, or all columns would be packed in memory at once
      const { bytes, size: unpacked, told: tell } = await chunk.take();
      told.push(tell(offset));
      offset += bytes.length;
      size += unpacked;
      yield bytes;
    }
    groups.push(
      struct([
        [1, list(told)],
        [2, i64(size)],
        [3, i64(pending)],
        [5, i64(start)],
        [6, i64(offset - start)],
      ]),
    );
    count(pending);
    rows += pending;
    pending = 0;
  }

  for await (const batch of batches) {
    for (const row of batch) {
      columns.forEach(({ kind, cell }, at) => {
        const value = cell(row);
        if (kind === 'geometry') seen.see(value);
        chunks[at]?.add(value);
      });
    }
    pending += batch.length;
    if (pending >= GROUP_ROWS || chunks.reduce((sum, { bytes }) => sum + bytes, 0) >= GROUP_BYTES)
      yield* group();
  }
  if (pending > 0) yield* group();
  yield footer({
    columns,
    rows,
    groups,
    notes: {
      ...(geo ? { geo: seen.note(geo.name, place) } : {}),
      colunas: JSON.stringify(Object.fromEntries(columns.map(({ name, title }) => [name, title]))),
      sobre: JSON.stringify(Object.fromEntries(about)),
    },
  });
}
