import { describe, expect, it } from 'vitest';
import { reading } from '../import/testing/reading.ts';

const ENDS = { LF: '\n', CRLF: '\r\n', CR: '\r' };
const PAIRS = Object.keys(ENDS).flatMap((header) => Object.keys(ENDS).map((rows) => ({ header, rows })));
const end = (name: string) => ENDS[name as keyof typeof ENDS];

// A header of one system is put before rows of another, or rows of another after those that stood.
describe('a CSV file', () => {
  it.each(PAIRS)('whose header ends with $header and whose rows end with $rows is read', async (pair) => {
    const lines = ['x;MG;2024;"10,5"', '"a\nb";;2024;1,5', 'y;GO;2025;2,5'];
    const content = `indicador;uf;ano;valor${end(pair.header)}${lines.join(end(pair.rows))}${end(pair.rows)}`;
    expect(await reading('meta', content)).toMatchObject({
      rows: [
        '2\tx\tMG\t2024\t10.5',
        String.raw`3${'\t'}a\nb${'\t'}\N${'\t'}2024${'\t'}1.5`,
        '5\ty\tGO\t2025\t2.5',
      ],
      faults: [],
      warnings: [],
    });
  });

  it('whose rows end in different ways names the right line', async () => {
    const { rows, faults } = await reading(
      'meta',
      'indicador;uf;ano;valor\na;;2024;1,5\r\nb;;x;1,5\rc;;2024;1,5\nd;;y;1,5',
    );
    expect(rows).toHaveLength(2);
    expect(faults.map((fault) => fault.split(' ', 1)[0])).toEqual(['meta.csv:3:', 'meta.csv:5:']);
  });
});
