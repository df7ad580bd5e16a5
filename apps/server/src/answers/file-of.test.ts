import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { FileColumn } from './columns/file-column.ts';
import { fileOf } from './file-of.ts';

const columns = (count: number): FileColumn<null>[] =>
  Array.from({ length: count }, (_, at) => ({ header: String(at), kind: 'number', cell: () => at }));
const asked = { name: 'larga', about: [] } as const;

test('more columns than a sheet has are refused as .xlsx, and go as CSV', async () => {
  await expect(fileOf(columns(16_385), [[null]], { ...asked, form: 'xlsx' })).rejects.toMatchObject({
    failure: 'tooManyColumns',
  });
  const file = await fileOf(columns(16_385), [[null]], { ...asked, form: 'csv' });
  expect((await buffer(file.content as Readable)).toString()).toContain(';16384\r\n');
  await fileOf(columns(16_384), [[null]], { ...asked, form: 'xlsx' });
});
