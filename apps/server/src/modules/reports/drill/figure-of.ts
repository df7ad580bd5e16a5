import type { DrillAnswer, HeadColumn } from '@fonte/contracts';
import { plural, unitFor } from '@fonte/pt-br';
import type { Answer, AnswerRow, Cell, Point } from '../../../query/index.ts';
import { exact } from '../../../answers/figures/exact.ts';
import type { PlanSource } from '../declared/report.ts';

/** The answer's row of a clicked point: at the full grouping, or the total that keeps just its groups. */
export function rowOfPoint(answer: Answer, { keys }: Point): AnswerRow | undefined {
  const wanted = Object.entries(keys);
  return [...answer.rows, ...answer.totals].find(
    (row) =>
      Object.keys(row.keys).length === wanted.length &&
      wanted.every(([group, value]) => String(row.keys[group] ?? null) === String(value)),
  );
}

/** The point in words: 'Mês: ago. 2025', 'Ciclo: Ciclo 1'. */
export function pointInWords(answer: Answer, row: AnswerRow | undefined, point: Point): DrillAnswer['ponto'] {
  return Object.entries(point.keys).map(([group, value]) => ({
    label: answer.columns.find(({ key }) => key === group)?.label ?? group,
    value: row?.labels[group] ?? labelOf(answer, group, value),
  }));
}

/** The words of a group's value, of whichever row has it: a level that was not asked for has no row of its own. */
function labelOf(answer: Answer, group: string, value: Cell): string {
  const row = answer.rows.find(({ keys }) => String(keys[group] ?? null) === String(value));
  return row?.labels[group] ?? String(value ?? '');
}

/** What the clicked figure is called: by its column, else by its measure. */
export const nameOf = (
  { columns }: Pick<Answer, 'columns'>,
  { measure }: Point,
  thead: readonly HeadColumn[],
): string | undefined =>
  thead.find(({ field }) => field === measure)?.description ??
  columns.find(({ key }) => key === measure)?.label;

/** The clicked figure with its unit: '1.284 visitas'. */
export function sumOf(
  row: AnswerRow | undefined,
  point: Point,
  source: PlanSource,
  thead: readonly HeadColumn[],
): DrillAnswer['soma'] {
  const value = exact(row?.values[point.measure] ?? null);
  if (value === null || typeof value === 'boolean') return null;
  const number = Number(value);
  const column = thead.find(({ field }) => field === point.measure);
  const named = source.units?.[point.measure];
  if (named !== undefined) return { value: number, unit: unitFor(number, named) };
  const own = source.drill?.[0] === point.measure || column === undefined;
  const unit = own ? plural(number, ...source.noun) : (column.unit ?? column.description.toLowerCase());
  return { value: number, unit: own && number === 0 ? source.noun[1] : unit };
}
