import { join } from 'node:path';
import { csvRows } from '../../read/csv-rows.ts';
import { FaultList, faultSentence } from '../../read/fault.ts';
import { geojsonRows } from '../../read/geojson-rows.ts';
import type { FoundForm } from '../../read/row-batch.ts';
import { sourceOf } from '../../source/index.ts';
import { inFolder } from './folders.ts';

/** Reads one file; gives its rows as COPY text, its faults and warnings, and the form found. */
export async function reading(table: string, content: string | Uint8Array, numbers?: 'iso' | 'ptBr') {
  const source = sourceOf(table);
  const name = `${table}.${source.format}`;
  const list = new FaultList();
  let form: FoundForm | undefined;
  let text = '';
  await inFolder({ [name]: content }, async (dir) => {
    const rows = source.format === 'csv' ? csvRows : geojsonRows;
    const found = (given: FoundForm) => (form = given);
    for await (const batch of rows(source, join(dir, name), list, { numbers, seen: () => {}, found }))
      text += batch.text;
  });
  return {
    rows: text.split('\n').slice(0, -1),
    faults: list.faults.map(faultSentence),
    warnings: list.warnings.map(faultSentence),
    form,
  };
}
