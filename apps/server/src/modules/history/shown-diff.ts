import type { HistoryTable } from '@fonte/contracts/history';
import type { DiffRow } from '@fonte/contracts/routes/history';
import type { PersonalFields } from '@fonte/contracts';
import { personalCell, RELATIONS } from '../../query/index.ts';

/** The relation whose rows a history is of: its columns say which of them are personal. */
export const RELATION: Readonly<Record<HistoryTable, string>> = {
  propriedade: 'propriedade',
  visita: 'visita',
  geometria: 'poligono',
};

/** A column of a table with a history by the name that people know it by. */
export function columnNamed(column: `${HistoryTable}.${string}`): string {
  const [table = '', name = ''] = column.split('.');
  const { columns } = RELATIONS[RELATION[table as HistoryTable]]!;
  if (PLACES.includes(name)) return 'Contorno';
  return (Object.hasOwn(columns, name) ? columns[name]?.label : undefined) ?? name;
}

/** Only told where coordinates are: the point and the outline say the same. */
const PLACES = ['geom', 'geom_3857'];

/** A change as a profile may see it: whose a CPF is stays hidden from everybody, other personal values follow the profile. */
export function shownDiff(row: DiffRow, fields: PersonalFields): DiffRow {
  const { columns } = RELATIONS[RELATION[row.table_name]]!;
  const shown = (key: string, value: unknown): unknown => {
    const personal = Object.hasOwn(columns, key) ? columns[key]?.personal : undefined;
    if (PLACES.includes(key) && fields !== 'full') return null;
    if (personal === undefined || value === null || value === undefined) return value;
    const told = typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
    return personalCell(personal, personal === 'cpf' && fields === 'full' ? 'masked' : fields, told);
  };
  if (Array.isArray(row.diff))
    return {
      ...row,
      diff: row.diff.map(({ key, oldValue, value }) => ({
        key,
        oldValue: shown(key, oldValue),
        value: shown(key, value),
      })),
    };
  return {
    ...row,
    diff: Object.fromEntries(Object.entries(row.diff).map(([key, value]) => [key, shown(key, value)])),
  };
}
