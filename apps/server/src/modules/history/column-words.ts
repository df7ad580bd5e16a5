import type { ColumnWords, DiffRow } from '@fonte/contracts/routes/history';
import { RELATIONS } from '../../query/index.ts';
import { columnNamed, RELATION } from './shown-diff.ts';

const BOOLEAN = { true: 'Sim', false: 'Não' };

/** How the columns of some changes and of their keys are called, and what their codes mean, each once: the changes keep the database's own ('situacao', 'a_concluida'). */
export function columnWords(rows: readonly DiffRow[]): ColumnWords[] {
  const found = new Map<string, ColumnWords>();
  for (const { table_name: tabela, key_name: key, diff } of rows)
    for (const coluna of [key, ...(Array.isArray(diff) ? diff.map((one) => one.key) : Object.keys(diff))]) {
      const { columns } = RELATIONS[RELATION[tabela]]!;
      const column = Object.hasOwn(columns, coluna) ? columns[coluna] : undefined;
      const palavras = column?.words ?? (column?.type === 'boolean' ? BOOLEAN : undefined);
      found.set(`${tabela}.${coluna}`, {
        tabela,
        coluna,
        nome: columnNamed(`${tabela}.${coluna}`) + (column?.unit === undefined ? '' : ` (${column.unit})`),
        ...(palavras ? { palavras } : {}),
        ...(column?.type === 'date' || column?.type === 'datetime' ? { tipo: column.type } : {}),
      });
    }
  return [...found.values()];
}
