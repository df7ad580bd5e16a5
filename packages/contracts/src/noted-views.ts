import type { View } from './view.ts';
import { DEFAULT_DATE_FORMAT, type ViewType } from './view-options.ts';

/** Steps of time that a chart is drawn over, as the query engine names them (figure-notes.ts, `placedAt`). */
export type TimeStep = 'dia' | 'mes' | 'trimestre' | 'ano';

/** Drawn along an axis; the others have no place for a note. */
const ALONG_AXES: readonly ViewType[] = ['line', 'column', 'bar'];
/** Columns of 'Tempo' that are steps by themselves. */
const STEPS: readonly string[] = ['dia', 'mes', 'trimestre', 'ano'] satisfies TimeStep[];
/** Parts of a date that make a step, in the order of the alphabet; the others come again each year, month or week. */
const OF_PARTS: Readonly<Record<string, TimeStep>> = { YYYY: 'ano', 'MM YYYY': 'mes', 'DD MM YYYY': 'dia' };

/** What a view's chart is drawn over; null where it is over no time, or over something else beside it, and so has no place for a note. */
export function stepOfView({
  type,
  grouprow,
  inline,
}: Pick<View, 'type' | 'grouprow' | 'inline'>): TimeStep | null {
  const [column, ...others] = grouprow;
  if (!column || others.length > 0 || inline || !ALONG_AXES.includes(type)) return null;
  const isDate = column.type === 'date' || column.type === 'timestamptz';
  if (isDate || column.dateFormat)
    return OF_PARTS[(column.dateFormat ?? DEFAULT_DATE_FORMAT).split(' ').toSorted().join(' ')] ?? null;
  const step = STEPS.find((one) => column.alias === 'tempo' && column.colname === one);
  return (step as TimeStep | undefined) ?? null;
}
