// [ASVS 1.1.2 1.2.1 1.3.3]
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { inBatches, inertText, type Batches, type FileColumn } from '../columns/file-column.ts';
import { csvCell, csvFile, ISO, PT_BR, type CsvDialect } from './csv.ts';

type Row = { nome: string; area: string | number | null; dt: string | null; ativa: boolean };
const COLUMNS: FileColumn<Row>[] = [
  { header: 'Nome', kind: 'text', cell: ({ nome }) => nome },
  { header: 'Área (ha)', kind: 'number', cell: ({ area }) => area },
  { header: 'Início', kind: 'date', cell: ({ dt }) => dt },
  { header: 'Ativa', kind: 'boolean', cell: ({ ativa }) => ativa },
];
const fileOf = async (batches: Batches<Row>, dialect?: CsvDialect) =>
  (await buffer((await csvFile('propriedades.csv', COLUMNS, batches, dialect)).content as Readable)).toString(
    'utf8',
  );

test('a file as Excel in Portuguese opens it', async () => {
  const rows: Row[] = [
    { nome: 'Sítio "Boa Vista"; norte', area: '1234.5000', dt: '2025-10-13', ativa: true },
    { nome: '=cmd|calc', area: -0.5, dt: null, ativa: false },
    { nome: 'linha\nnova', area: null, dt: null, ativa: true },
  ];
  expect(await fileOf([rows])).toBe(
    '\uFEFFNome;Área (ha);Início;Ativa\r\n' +
      '"Sítio ""Boa Vista""; norte";1234,5000;13/10/2025;Sim\r\n' +
      "'=cmd|calc;-0,5;;Não\r\n" +
      '"linha\nnova";;;Sim\r\n',
  );
});

test('a file as programs read it', async () => {
  const rows: Row[] = [
    { nome: 'Sítio "Boa Vista", norte; sul', area: '1234.5000', dt: '2025-10-13', ativa: true },
    { nome: '=cmd|calc', area: 1e-7, dt: null, ativa: false },
  ];
  const text = await fileOf([rows], ISO);
  expect(text).toBe(
    'Nome,Área (ha),Início,Ativa\r\n' +
      '"Sítio ""Boa Vista"", norte; sul",1234.5000,2025-10-13,true\r\n' +
      "'=cmd|calc,0.0000001,,false\r\n",
  );
  expect(parse(text)).toHaveLength(3);
});

const ABOUT = [
  ['Uf', 'Todas; a minha'],
  ['Feito por', '=Ana (Técnico)'],
] as const;

test('what a file is of stands below it, apart, as wide as its rows and as harmless', async () => {
  const rows: Row[] = [{ nome: 'Sítio', area: 1, dt: null, ativa: true }];
  const file = await csvFile('x.csv', COLUMNS, [rows], PT_BR, { about: ABOUT, aside: false });
  const text = (await buffer(file.content as Readable)).toString('utf8');
  expect(text).toBe(
    '\uFEFFNome;Área (ha);Início;Ativa\r\nSítio;1;;Sim\r\n;;;\r\nUf;"Todas; a minha";;\r\n' +
      "Feito por;'=Ana (Técnico);;\r\n",
  );
  expect(parse(text, { bom: true, delimiter: ';' })).toHaveLength(5);
  // Who took how many is written down by this.
  expect(file.options.rows?.()).toBe(1);
  expect(file.options.headers).toBeUndefined();
});

test('of one column it has a line each', async () => {
  const file = await csvFile('x.csv', COLUMNS.slice(0, 1), [], PT_BR, { about: ABOUT, aside: false });
  const text = (await buffer(file.content as Readable)).toString('utf8');
  expect(text).toBe(`\uFEFFNome\r\n\r\n"Uf: Todas; a minha"\r\nFeito por: =Ana (Técnico)\r\n`);
});

test('programs have it beside the file, who made it last and kept first', async () => {
  const about = [['O que conta', 'é'.repeat(1_000)], ...ABOUT] as const;
  const file = await csvFile('x.csv', COLUMNS, [], ISO, { about, aside: true });
  expect((await buffer(file.content as Readable)).toString('utf8')).toBe('Nome,Área (ha),Início,Ativa\r\n');
  const told = file.options.headers?.['x-about'] ?? '';
  // Nothing but what a header may have.
  expect(told).toMatch(/^[\w%=&+.*-]+$/);
  expect([...new URLSearchParams(told)]).toEqual(ABOUT);
});

test('a name of many letters is shortened, and stays', async () => {
  const about = [ABOUT[0], ['Feito por', '’'.repeat(200)]] as const;
  const file = await csvFile('x.csv', COLUMNS, [], ISO, { about, aside: true });
  expect([...new URLSearchParams(file.options.headers?.['x-about'])]).toEqual([
    ABOUT[0],
    ['Feito por', '’'.repeat(100)],
  ]);
});

test('no rows give the header alone', async () => {
  expect(await fileOf([])).toBe('\uFEFFNome;Área (ha);Início;Ativa\r\n');
});

describe('cells', () => {
  test.each(['=1+1', '+55', '-1+2', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
    'text %j cannot start a formula',
    (cell) => {
      expect(inertText(cell)).toBe(`'${cell}`);
      expect(csvCell('text', cell)).toBe(`'${cell}`);
    },
  );
  test.each([
    [-12.5, '-12,5'],
    ['-12.50', '-12,50'],
    [0, '0'],
    [1e21, '1000000000000000000000'],
    [1e-7, '0,0000001'],
    ['-1.5e-7', '-1,5e-7'],
    ['-1+2', "'-1+2"],
    [Number.NaN, ''],
    [null, ''],
  ])('number %j stays a number: %j', (value, cell) => {
    expect(csvCell('number', value)).toBe(cell);
  });
});

test('whatever the text, a reader of CSV gets it back, in batches of any size', async () => {
  const signs = fc.constantFrom('a', ';', '"', '\n', '\r', '=', ' ', ',', 'ç', '😀');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: signs }), { maxLength: 5 }),
      fc.integer({ min: 1, max: 3 }),
      fc.constantFrom(PT_BR, ISO),
      async (names, size, dialect) => {
        const rows = names.map((nome): Row => ({ nome, area: 1, dt: null, ativa: true }));
        const starts = rows.flatMap((_, at) => (at % size === 0 ? [at] : []));
        const batches = starts.map((at) => rows.slice(at, at + size));
        const file = await fileOf(batches, dialect);
        const read: string[][] = parse(file, { bom: true, delimiter: dialect.delimiter, from_line: 2 });
        expect(read.map(([nome]) => nome)).toEqual(names.map(inertText));
      },
    ),
  );
});

test('what is all there goes out in batches as the database gives them', async () => {
  const rows = Array.from({ length: 1_001 }, (_, at) => at);
  const sizes: number[] = [];
  for await (const { length } of inBatches([rows, [], rows.slice(0, 3)])) sizes.push(length);
  expect(sizes).toEqual([500, 500, 1, 3]);
});

test('blanks at the ends of a cell stay for readers that would cut them off', async () => {
  const row: Row = { nome: ' Ana ', area: null, dt: null, ativa: true };
  expect(await fileOf([[row]])).toContain('" Ana ";;;Sim');
});

test('a query that fails at its first row is a failure, not an empty file', async () => {
  const failing: AsyncIterable<Row[]> = {
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('query')) }),
  };
  await expect(csvFile('x.csv', COLUMNS, failing)).rejects.toThrow('query');
});

test('a later fault breaks the file off, and a reader that leaves ends the query', async () => {
  let ended = false;
  async function* breaking(fault: boolean): AsyncGenerator<Row[]> {
    try {
      for (let i = 0; i < 100_000; i += 1) {
        if (fault && i === 50_000) throw new Error('broken');
        yield [{ nome: 'x', area: i, dt: null, ativa: true }];
      }
    } finally {
      ended = true;
    }
  }
  await expect(fileOf(breaking(true))).rejects.toThrow('broken');
  ended = false;
  const { content } = await csvFile('x.csv', COLUMNS, breaking(false));
  for await (const chunk of content as Readable) if (chunk) break;
  await expect.poll(() => ended).toBe(true);
});
