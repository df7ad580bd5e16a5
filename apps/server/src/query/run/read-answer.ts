import type { Analysed } from '../ask/analysed.ts';
import type { Answer, AnswerColumn, AnswerRow, Cell } from '../ask/answer.ts';
import { outputColumn } from '../ask/output-column.ts';
import { personalCell } from '../ask/personal.ts';
import { levelMask } from '../check/levels.ts';
import { wordsOf } from '../statement/order-sql.ts';

type Raw = Readonly<Record<string, unknown>>;
/** A row while it is read. */
type ReadRow = AnswerRow & { readonly labels: Record<string, string> };

/** The headings of a plan's answer: its groups, then its measures. */
export function columnsOf({ groups, outputs }: Analysed): AnswerColumn[] {
  return [
    ...groups.map((group): AnswerColumn => ({
      key: group.alias,
      label: group.label,
      role: 'group',
      type: group.type,
      ...(group.personal === undefined ? {} : { personal: group.personal }),
      ...(group.grain === undefined ? {} : { grain: group.grain }),
    })),
    ...outputs.filter(({ hidden }) => !hidden).map(outputColumn),
  ];
}

/** Rows and totals of a plan's answer from the statement's rows. */
export function rowsOfAnswer(
  analysed: Analysed,
  raw: readonly Raw[],
): { rows: AnswerRow[]; totals: AnswerRow[]; rowCount: number } {
  const rows: ReadRow[] = [];
  const totals: ReadRow[] = [];
  const byMask = new Map(analysed.levels.map((level) => [levelMask(level), level]));
  for (const record of raw) {
    const level = byMask.get(Number(record['lvl'])) ?? [];
    const into = level.includes(false) ? totals : rows;
    into.push(rowOf(analysed, level, record));
  }
  tellApart(analysed, [...rows, ...totals]);
  const counted = raw[0]?.['todas'];
  const full = raw.find((record) => Number(record['lvl']) === 0);
  return { rows, totals, rowCount: counted === undefined ? rows.length : Number(full?.['todas'] ?? 0) };
}

/** A plan's answer and that of the whole beside it, whose figures stand in the row of the plan's grand total. */
export function answersWithWhole(
  analysed: Analysed,
  whole: Analysed,
  raw: readonly Raw[],
  of: Pick<Answer, 'version' | 'etag'>,
): readonly [Answer, Answer] {
  const grand =
    raw.find((record) => Number(record['lvl']) === levelMask(analysed.groups.map(() => false))) ?? {};
  const values: Record<string, Cell> = {};
  whole.outputs.forEach(({ alias, hidden }, index) => {
    if (!hidden) values[alias] = (grand[`i${index}`] ?? null) as Cell;
  });
  return [
    { columns: columnsOf(analysed), ...rowsOfAnswer(analysed, raw), ...of },
    {
      columns: columnsOf(whole),
      rows: [{ keys: {}, labels: {}, values }],
      totals: [],
      rowCount: 1,
      ...of,
    },
  ];
}

function rowOf({ groups, outputs }: Analysed, level: readonly boolean[], record: Raw): ReadRow {
  const keys: Record<string, Cell> = {};
  const labels: Record<string, string> = {};
  const values: Record<string, Cell> = {};
  groups.forEach((group, index) => {
    if (!level[index]) return;
    const value = (record[`k${index}`] ?? null) as Cell;
    keys[group.alias] = value;
    labels[group.alias] = wordsOf(group, value, (record[`l${index}`] as string | null | undefined) ?? null);
  });
  outputs.forEach(({ alias, hidden }, index) => {
    if (!hidden) values[alias] = (record[`m${index}`] ?? null) as Cell;
  });
  return { keys, labels, values };
}

/** Two things of one name say their codes with it, persons as much of their CPF as may be told: a name alone would lead to either. */
function tellApart({ groups }: Analysed, rows: readonly ReadRow[]): void {
  for (const { alias, names, personal } of groups) {
    if (names === undefined) continue;
    const codes = new Map<string, Set<Cell>>();
    const named = rows.filter(({ keys }) => (keys[alias] ?? null) !== null);
    for (const { keys, labels } of named) {
      const name = labels[alias] ?? '';
      codes.set(name, (codes.get(name) ?? new Set()).add(keys[alias] ?? null));
    }
    for (const { keys, labels } of named) {
      const name = labels[alias] ?? '';
      if ((codes.get(name)?.size ?? 0) < 2) continue;
      const code = keys[alias] ?? null;
      labels[alias] =
        `${name} (${personal === 'cpf' ? String(personalCell('cpf', 'masked', code)) : String(code)})`;
    }
  }
}
