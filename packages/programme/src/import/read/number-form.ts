import type { FileForm } from '../../source/column.ts';
import { REASONS } from '../../source/reasons.ts';
import { csvRecords, UnreadableFile } from './csv-records.ts';
import type { CsvHeader } from './header.ts';

type Numbers = FileForm['numbers'];
type Evidence = Numbers | 'none' | 'unclear';

/**
 * How a CSV file writes its decimals. '1,5' and '1.234,56' can only be pt-BR, '1.5' and '0.123' only ISO, and '1.234' may be either: the file is
 * read until a number settles it (the column's own limits help: no longitude is −47 123). Reading is a second pass only up to that number.
 * Errors: `UnreadableFile` when numbers with a dot stand in the file and nothing in it tells what the dot means.
 */
export async function findNumberForm(path: string, separator: string, header: CsvHeader): Promise<Numbers> {
  // Unquoted decimal commas cannot stand between commas, so such a file is ISO unless its numbers say otherwise.
  const usual: Numbers = separator === ';' ? 'ptBr' : 'iso';
  const columns = header.columns.filter(({ column }) => column.type.readNumber);
  if (columns.length === 0) return usual;
  let unclearAt: number | undefined;
  let first = true;
  for await (const batch of csvRecords(path, { separator })) {
    for (const { line, cells } of first ? batch.slice(1) : batch) {
      for (const { index, column } of columns) {
        const evidence = weigh(cells[index]?.trim() ?? '', column.type.readNumber!);
        if (evidence === 'iso' || evidence === 'ptBr') return evidence;
        if (evidence === 'unclear') unclearAt ??= line;
      }
    }
    first = false;
  }
  if (unclearAt !== undefined && usual === 'ptBr')
    throw new UnreadableFile(unclearAt, REASONS.unclearNumbers);
  return usual;
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
