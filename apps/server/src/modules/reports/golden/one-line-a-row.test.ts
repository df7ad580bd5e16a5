import { expect, it } from 'vitest';
import { oneLineARow } from './one-line-a-row.ts';

it('has a line for each part and each row, and is JSON', () => {
  const answer = { id: 1, label: { a: null, b: [1, 2] }, none: [], rows: [{ a: 1 }, { a: [2, 3] }] };
  const text = oneLineARow(answer);
  expect(JSON.parse(text)).toEqual(answer);
  expect(text.split('\n')).toEqual([
    '{',
    ' "id": 1,',
    ' "label": {"a":null,"b":[1,2]},',
    ' "none": [],',
    ' "rows": [',
    '  {"a":1},',
    '  {"a":[2,3]}',
    ' ]',
    '}',
    '',
  ]);
});
