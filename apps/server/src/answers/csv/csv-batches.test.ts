import fc from 'fast-check';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { FileColumn } from '../columns/file-column.ts';
import { csvBatches, csvDownload, ISO, PT_BR } from './csv.ts';

type Row = { a: string; b: number | null };
const columns: FileColumn<Row>[] = [
  { header: 'Nome; com "aspas"', kind: 'text', cell: ({ a }) => a },
  { header: '=fórmula', kind: 'number', cell: ({ b }) => b },
];

async function* inBatches(rows: readonly Row[], size: number): AsyncGenerator<Row[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

const fileOf = (download: Awaited<ReturnType<typeof csvDownload>>) => text(download.content as Readable);

it('reads back as what the library writes, whatever stands in the cells', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ a: fc.string({ unit: 'grapheme' }), b: fc.option(fc.integer()) })),
      fc.integer({ min: 1, max: 7 }),
      fc.constantFrom(PT_BR, ISO),
      async (rows, size, dialect) => {
        const written = await fileOf(await csvBatches('x.csv', columns, inBatches(rows, size), dialect));
        const byLibrary = await fileOf(await csvDownload('x.csv', columns, rows, dialect));
        // Quotes around a cell that needs none mean the same; ours also keep blanks at its ends.
        const ends = dialect.delimiter;
        const needless = new RegExp(
          `(^|${ends}|\\r\\n)"(\\s*[^"${ends}\\r\\n]*\\s*)"(?=${ends}|\\r\\n)`,
          'g',
        );
        const bare = (file: string) => file.replace(needless, '$1$2');
        expect(bare(written)).toBe(bare(byLibrary));
      },
    ),
    { numRuns: 200 },
  );
});

it('fails as a whole when the first batch fails', async () => {
  const broken = Readable.from(inBatches([], 1)).destroy(new Error('no database'));
  await expect(csvBatches('x.csv', columns, broken)).rejects.toThrow('no database');
});
