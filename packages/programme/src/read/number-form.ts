import type { FileForm } from '../source/column.ts';
import { csvRecords } from './csv-records.ts';
import type { CsvHeader } from './header.ts';

type Numbers = FileForm['numbers'];
type Evidence = Numbers | 'none' | 'unclear';

/**
 * How a CSV file writes its decimals, where nobody has said so. '1,5' and '1.234,56' can only be pt-BR, '1.5' and '0.123' only ISO, and '1.234' may
 * be either: the file is read until a number settles it (the column's own limits help: no longitude is −47 123). Beside decimal commas a dot parts
 * thousands; beside decimal dots it may do either (63.000 stood for sixty-three thousand beside 3500.5), so the column type then refuses such
 * numbers, as it does where nothing settles the form. Reading is a second pass only up to the number that settles it.
 */
export async function findNumberForm(path: string, separator: string, header: CsvHeader): Promise<Numbers> {
  // Unquoted decimal commas cannot stand between commas, so such a file is ISO unless its numbers say otherwise.
  const usual: Numbers = separator === ';' ? 'ptBr' : 'iso';
  const columns = header.columns.filter(({ column }) => column.type.readNumber);
  if (columns.length === 0) return usual;
  let unclear = false;
  let first = true;
  for await (const batch of csvRecords(path, { separator })) {
    for (const { cells } of first ? batch.slice(1) : batch) {
      for (const { index, column } of columns) {
        const evidence = weigh(cells[index]?.trim() ?? '', column.type.readNumber!);
        if (evidence === 'iso' || evidence === 'ptBr') return evidence;
        unclear ||= evidence === 'unclear';
      }
    }
    first = false;
  }
  return unclear ? 'iso' : usual;
}

function weigh(cell: string, read: (text: string, numbers: Numbers) => unknown): Evidence {
  if (cell === '') return 'none';
  const iso = read(cell, 'iso');
  const ptBr = read(cell, 'ptBr');
  const isIso = typeof iso === 'string';
  const isPtBr = typeof ptBr === 'string';
  if (isIso && isPtBr) return iso === ptBr ? 'none' : 'unclear';
  if (isIso) return 'iso';
  return isPtBr ? 'ptBr' : 'none';
}
