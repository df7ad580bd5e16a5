import type { HeadColumn, Row } from '@fonte/contracts';
import { formatDayMonth, formatMonth, shortMonth } from '@fonte/pt-br';
import type { Answer, AnswerRow } from '../../../../query/index.ts';
import { groupColumn } from '../../../../answers/tables/head-columns.ts';
import { exact, numberOf } from '../../../../answers/figures/exact.ts';
import { grandTotal, isProtected, keysOf } from '../../draw/levels.ts';
import type { Reading } from '../../declared/reading.ts';
import { singleYear } from '../../declared/reading.ts';
import type { Drawing } from '../../declared/report.ts';

/** Most days that are drawn one by one; more are drawn by month. */
const MOST_DAYS = 62;
const DAY_MS = 86_400_000;

/** What a chart over the days of a reading is divided by. */
export function daysOrMonths({ days }: Reading): 'dia' | 'mes' {
  return days && (Date.parse(days.until) - Date.parse(days.from)) / DAY_MS < MOST_DAYS ? 'dia' : 'mes';
}

/** 20250305 or 202503, as the query engine writes days and months, as text of a date. */
const dateOf = (code: number, grain: 'dia' | 'mes'): string => {
  const text = String(code);
  const month = `${text.slice(0, 4)}-${text.slice(4, 6)}`;
  return grain === 'dia' ? `${month}-${text.slice(6, 8)}` : month;
};

/** A figure day by day or month by month, up to the reference date of the data or the last one that has some: what comes after has not been yet. */
export function drawDates(column: HeadColumn): (answer: Answer, reading: Reading) => Drawing {
  return (answer, reading) => {
    const grain = daysOrMonths(reading);
    const dated = answer.rows.flatMap((row) => {
      const code = row.keys[grain] ?? null;
      return code === null ? [] : [{ row, date: dateOf(Number(code), grain) }];
    });
    const some = dated.filter(
      ({ row }) => isProtected(row, column.field) || numberOf(row.values[column.field]) > 0,
    );
    const known = some.length > 0;
    const end = [reading.version.dadosAte ?? '', ...some.map(({ date }) => date)].toSorted().at(-1)!;
    const shown = known ? dated.filter(({ date }) => date <= end) : [];
    const total = grandTotal(answer);
    const value = (row: AnswerRow) => exact(row.values[column.field]);
    const label = (date: string): string => {
      if (grain === 'dia') return formatDayMonth(date);
      return singleYear(reading) === null ? formatMonth(date) : shortMonth(Number(date.slice(5)));
    };
    return {
      series: [{ name: column.description, unidade: column.unit, data: shown.map(({ row }) => value(row)) }],
      labels: shown.map(({ date }) => label(date)),
      keys: shown.map(({ row }) => keysOf(row)),
      thead: [groupColumn(grain, grain === 'dia' ? 'Dia' : 'Mês'), column],
      tbody: shown.map(({ row }): Row => ({
        [grain]: row.labels[grain] ?? '',
        [column.field]: value(row),
      })),
      tfoot: known ? { [grain]: 'Total', [column.field]: exact(total.values[column.field]) } : null,
      rows: numberOf(total.values[column.field]),
    };
  };
}
