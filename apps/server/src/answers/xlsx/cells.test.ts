import { expect, test } from 'vitest';
import type { FileKind, FileValue } from '../columns/file-column.ts';
import { CELL_LIMIT, rowXml, textCell, valueCell } from './cells.ts';

/** A cell as it stands in the first row. */
const written = (kind: FileKind, value: FileValue) => rowXml(1, [valueCell(kind, value)]).text;
const inRow = (cell: string) => `<row r="1">${cell}</row>`;
const text = (content: string) =>
  inRow(`<c r="A1" t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`);

test.each<[FileKind, FileValue, string]>([
  ['number', '1234567890123456789.0100', '<c r="A1"><v>1234567890123456789.0100</v></c>'],
  ['number', -0.5, '<c r="A1"><v>-0.5</v></c>'],
  ['number', '-1.5e-7', '<c r="A1"><v>-1.5e-7</v></c>'],
  ['number', 0, '<c r="A1"><v>0</v></c>'],
  ['number', Number.NaN, ''],
  ['date', '2025-10-13', '<c r="A1" s="2"><v>45943</v></c>'],
  ['boolean', false, '<c r="A1" t="b"><v>0</v></c>'],
  ['text', null, ''],
])('%s %s is a value', (kind, value, cell) => expect(written(kind, value)).toBe(inRow(cell)));

test.each([
  ['=cmd|calc', '&apos;=cmd|calc'],
  ['-1+2', '&apos;-1+2'],
  ['\t@SUM(A1)', '&apos;\t@SUM(A1)'],
  ['<Ana> & "Zé"', '&lt;Ana&gt; &amp; &quot;Zé&quot;'],
  [' Ana ', ' Ana '],
  ['a\u0000b\u001Bc', 'a\uFFFDb\uFFFDc'],
  ['a\uD83Db😀', 'a\uFFFDb😀'],
])('%j is a text that nothing runs and every reader takes', (given, content) => {
  expect(written('text', given)).toBe(text(content));
});

test('what is no number in a column of numbers is a text that nothing runs', () => {
  expect(written('number', '-1+2')).toBe(text('&apos;-1+2'));
});

test('a text is cut to what a cell holds, also where it is no value of a row', () => {
  expect(rowXml(1, [textCell('a'.repeat(CELL_LIMIT + 1))]).text).toBe(text('a'.repeat(CELL_LIMIT)));
});

test('each cell has its address, and what is empty is left out', () => {
  const cells = Array.from({ length: 28 }, (_, at) => (at === 1 ? null : valueCell('number', at)));
  const addresses = [...rowXml(7, cells).text.matchAll(/r="([A-Z]+7)"/g)].map(([, address]) => address);
  expect(addresses.slice(0, 2)).toEqual(['A7', 'C7']);
  expect(addresses.slice(-2)).toEqual(['AA7', 'AB7']);
});
