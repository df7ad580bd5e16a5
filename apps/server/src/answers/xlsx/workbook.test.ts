import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { deep, xmlTree } from '../../testing/xml-tree.ts';
import type { FileColumn } from '../columns/file-column.ts';
import { xlsxFile } from './workbook.ts';

// A table as .xlsx, part by part, read by nothing that wrote it.

type Line = { readonly nome: string; readonly ano: number; readonly area: string; readonly dia: string };

const COLUMNS: readonly FileColumn<Line>[] = [
  { header: 'Nome', kind: 'text', cell: ({ nome }) => nome },
  { header: 'Ano', kind: 'number', cell: ({ ano }) => ano },
  { header: 'Área (ha)', kind: 'number', scale: 2, cell: ({ area }) => area },
  { header: 'Dia', kind: 'date', cell: ({ dia }) => dia },
];
const LINES: readonly Line[] = [
  { nome: 'Ipê', ano: 2025, area: '1234.5678', dia: '2025-10-13' },
  { nome: 'Pequi', ano: 2024, area: '0.5', dia: '2024-02-29' },
];
const TOTAL = { nome: 'Total', ano: 0, area: '1235.0678', dia: '2025-10-13' };

let parts: Record<string, Uint8Array>;
beforeAll(async () => {
  const { content } = await xlsxFile('a.xlsx', COLUMNS, [LINES], { about: [], total: TOTAL });
  parts = unzipSync(new Uint8Array(await buffer(content as Readable)));
});

const treeOf = (part: string) => xmlTree(new TextDecoder().decode(parts[part]));
const all = (part: string, name: string) => deep(treeOf(part), name);

const SHEET = 'xl/worksheets/sheet1.xml';
const STYLES = 'xl/styles.xml';

/** How a cell looks: its format's code, and whether it is bold. */
function lookOf(address: string): [format: string | undefined, bold: boolean] {
  const cell = all(SHEET, 'c').find(({ attributes }) => attributes['r'] === address);
  const [cells] = all(STYLES, 'cellXfs');
  const xf = cells?.children[Number(cell?.attributes['s'] ?? 0)];
  const format = all(STYLES, 'numFmt').find(
    ({ attributes }) => attributes['numFmtId'] === xf?.attributes['numFmtId'],
  );
  const font = all(STYLES, 'font')[Number(xf?.attributes['fontId'])];
  if (!font) throw new Error(`${address} has no font`);
  return [format?.attributes['formatCode'], deep(font, 'b').length > 0];
}

test("the default style has its name, 'Normal': readers that miss it warn", () => {
  const [normal] = all(STYLES, 'cellStyle');
  expect(normal?.attributes).toEqual({ name: 'Normal', xfId: '0', builtinId: '0' });
  for (const counted of ['numFmts', 'fonts', 'fills', 'borders', 'cellStyleXfs', 'cellXfs', 'cellStyles']) {
    const [list] = all(STYLES, counted);
    expect([counted, list?.attributes['count']]).toEqual([counted, String(list?.children.length)]);
  }
});

test('figures have their decimals, years none of their thousands apart, the total is bold', () => {
  expect(['A1', 'B2', 'C2', 'D2', 'A5', 'C5', 'D5'].map((at) => [at, ...lookOf(at)])).toEqual([
    ['A1', undefined, true],
    ['B2', undefined, false],
    ['C2', '#,##0.00', false],
    ['D2', 'dd/mm/yyyy', false],
    ['A5', undefined, true],
    ['C5', '#,##0.00', true],
    ['D5', 'dd/mm/yyyy', true],
  ]);
  // What is seen is rounded, what is there is not.
  expect(all(SHEET, 'c').find(({ attributes }) => attributes['r'] === 'C2')?.children[0]?.text).toBe(
    '1234.5678',
  );
});

test("what a figure comes to is its cell's ground; its number, its format and what is beside it stay", async () => {
  const toned = COLUMNS.map((column) => ({
    ...column,
    ...(column.scale === undefined
      ? {}
      : { tone: ({ nome }: Line) => (nome === 'Ipê' ? ('success' as const) : null) }),
  }));
  const asked = { about: [], total: { ...TOTAL, nome: 'Ipê' } };
  const { content } = await xlsxFile('a.xlsx', toned, [LINES], asked);
  const written = unzipSync(new Uint8Array(await buffer(content as Readable)));
  const found = (part: string, name: string) => deep(xmlTree(new TextDecoder().decode(written[part])), name);
  const grounds = found(STYLES, 'fill').map((fill) => deep(fill, 'fgColor')[0]?.attributes['rgb']);
  const lookOf = (address: string) => {
    const cell = found(SHEET, 'c').find(({ attributes }) => attributes['r'] === address);
    const xf = found(STYLES, 'cellXfs')[0]?.children[Number(cell?.attributes['s'] ?? 0)]?.attributes ?? {};
    return [cell?.attributes['t'], xf['numFmtId'], xf['fontId'], grounds[Number(xf['fillId'])]];
  };
  const format = found(STYLES, 'numFmt').find(({ attributes }) => attributes['formatCode'] === '#,##0.00');
  const decimals = format?.attributes['numFmtId'];
  expect(['B2', 'C2', 'C3', 'C5'].map(lookOf)).toEqual([
    [undefined, '0', '0', undefined],
    [undefined, decimals, '0', 'FFE3F1E5'],
    [undefined, decimals, '0', undefined],
    // The total's is bold.
    [undefined, decimals, '1', 'FFE3F1E5'],
  ]);
  expect(found(STYLES, 'cellXfs')[0]?.attributes['count']).toBe(
    String(found(STYLES, 'cellXfs')[0]?.children.length),
  );
});

test('the filter is over the rows, not over their total', () => {
  expect(all(SHEET, 'autoFilter').map(({ attributes }) => attributes['ref'])).toEqual(['A1:D3']);
  expect(all(SHEET, 'row').map(({ attributes }) => attributes['r'])).toEqual(['1', '2', '3', '5']);
});

test('on paper it is across, as wide as a page, with its heads and numbers on each', () => {
  expect(all(SHEET, 'pageSetup')[0]?.attributes).toMatchObject({
    orientation: 'landscape',
    fitToHeight: '0',
  });
  expect(all(SHEET, 'oddFooter')[0]?.text).toBe('&RPágina &P de &N');
  expect(all('xl/workbook.xml', 'definedName').map(({ attributes, text }) => [attributes, text])).toEqual([
    [{ name: '_xlnm.Print_Titles', localSheetId: '0' }, "'Dados'!$1:$1"],
  ]);
});

test('a fault in the middle of the rows breaks the file off: half of one has no end, and is none to any reader', async () => {
  async function* faulty() {
    yield LINES;
    yield LINES;
    await Promise.resolve();
    throw new Error('the database has gone');
  }
  const { content } = await xlsxFile('a.xlsx', COLUMNS, faulty(), { about: [] });
  await expect(buffer(content as Readable)).rejects.toThrow('the database has gone');
});

test.each([SHEET, 'xl/worksheets/sheet2.xml'])(
  'the parts of %s stand in the order of the standard',
  (part) => {
    const ORDER = [
      'sheetPr',
      'sheetViews',
      'cols',
      'sheetData',
      'autoFilter',
      'hyperlinks',
      'pageSetup',
      'headerFooter',
    ];
    const names = treeOf(part).children[0]?.children.map(({ name }) => name) ?? [];
    expect(names).toEqual(ORDER.filter((name) => names.includes(name)));
  },
);
