import { CROSS_TABLE_LIMIT } from '@fonte/contracts';
import { counted, formatInteger } from '@fonte/pt-br';
import { fail } from '../../../platform/index.ts';

/** Refuses a table of so many rows and columns, each of one figure, before anything is worked out for their crossings. Errors: `tooManyCells`. */
export function refuseTooMany({ down, across }: { readonly down: number; readonly across: number }): void {
  if (down * across <= CROSS_TABLE_LIMIT) return;
  fail('tooManyCells', {
    rows: counted(down, 'linha', 'linhas'),
    columns: counted(across, 'coluna', 'colunas'),
    limit: formatInteger(CROSS_TABLE_LIMIT),
  });
}
