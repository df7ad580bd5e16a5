import type { crossTableAnswer, crossTableBody } from '@fonte/contracts/routes/indicator-results';
import type { z } from 'zod';
import type { Call } from '../../../platform/index.ts';
import {
  accessOf,
  scope,
  tellsPersons,
  type Answer,
  type AnswerRow,
  type Cell,
  type ScopedPlan,
} from '../../../query/index.ts';
import { exact } from '../../../answers/index.ts';
import { askedPeriod } from '../columns/asked-period.ts';
import { periodOf, periodWords } from '../columns/own-period.ts';
import { conditionOf, fieldCondition, fieldOf } from '../columns/conditions.ts';
import { usableIndicator } from '../definition/use.ts';
import { refusedAs } from '../refused.ts';
import type { Indicators } from '../service.ts';
import { assertPeriods } from '../view/accumulated.ts';
import { groupOf, statesOf, type AskedGroup } from '../view/ask.ts';
import { rowFilters, rowLabels } from '../view/click.ts';
import { refuseTooMany } from '../view/too-many-cells.ts';

type Body = z.output<typeof crossTableBody>;
export type CrossTable = z.input<typeof crossTableAnswer>;

/** A cross table, the data version that it is of, and the days of its own period in words. */
export interface MadeCrossTable {
  readonly table: CrossTable;
  readonly version: Answer['version'];
  readonly own: string | null;
}

/** Indicators by rows and columns, with the totals of each worked out from the facts and not from the cells. */
export async function crossTable(indicators: Indicators, call: Call, body: Body): Promise<MadeCrossTable> {
  const book = await indicators.book(call.db);
  const used = body.indicadores.map((id) => usableIndicator(book, id));
  const rows = body.rows.map((row, index) => groupOf(`r${index}`, row));
  const columns = body.columns.map((row, index) => groupOf(`c${index}`, row));
  assertPeriods(
    [...rows, ...columns].map(({ field }) => field),
    used,
  );
  const aliases = used.map((_, index) => `i${index}`);
  const measures = Object.fromEntries(used.map(({ measure }, index) => [`i${index}`, measure]));
  const narrowed = askedPeriod(
    periodOf(body, book.today),
    [
      ...body.filters.map(conditionOf),
      ...[...body.rows, ...body.columns].flatMap((row) =>
        row.filters.map((one) => fieldCondition(fieldOf(row), one)),
      ),
      ...statesOf(body.uf),
    ],
    used.flatMap(({ reads }) => reads),
  );
  const run = (plan: ScopedPlan) => indicators.engine.run(plan, { signal: call.signal });
  /** How many there are of one side, with one of them. */
  const sized = async (groups: readonly AskedGroup[]): Promise<number> =>
    groups.length === 0
      ? 1
      : (
          await run(
            scope({ measures, by: groups.map(({ by }) => by), ...narrowed, limit: 1 }, accessOf(call)),
          )
        ).rowCount;
  const answer = await refusedAs(async () => {
    const plan = scope(
      {
        measures,
        by: [...rows, ...columns].map(({ by }) => by),
        ...narrowed,
        totals: [rows.map(({ alias }) => alias), columns.map(({ alias }) => alias), []],
      },
      accessOf(call),
    );
    call.tell({ persons: tellsPersons(plan) });
    const [down, wide] = await Promise.all([sized(rows), sized(columns)]);
    refuseTooMany({ down, across: wide * used.length });
    return run(plan);
  });
  const figures = (row: AnswerRow | undefined): Cell[] => aliases.map((alias) => exact(row?.values[alias]));
  const levels = levelsOf(answer, rows, columns);
  call.tell({ rows: answer.rows.length });
  const cells = new Map(answer.rows.map((row) => [keyOf([...rows, ...columns], row), row]));
  const table: CrossTable = {
    indicadores: used.map(({ indicator }) => ({
      id: indicator.id,
      name: indicator.nome_indicador,
      unidade: indicator.unidade,
    })),
    rowHeaders: rows.map(headerOf),
    columnHeaders: columns.map(headerOf),
    rows: levels.rows.map((row) => ({ labels: rowLabels(rows, row), keys: rowFilters(rows, row) })),
    columns: levels.columns.map((row) => ({
      labels: rowLabels(columns, row),
      keys: rowFilters(columns, row),
    })),
    cells: levels.rows.map((row) =>
      levels.columns.map((column) =>
        figures(cells.get(keyOf([...rows, ...columns], { keys: { ...row.keys, ...column.keys } }))),
      ),
    ),
    rowTotals: levels.rows.map(figures),
    columnTotals: levels.columns.map(figures),
    grandTotal: figures(levels.grand),
  };
  return { table, version: answer.version, own: periodWords(body, book.today) };
}

/** The answer's levels: its totals where there are columns, else its rows, which are then totals themselves. */
function levelsOf(answer: Answer, rows: readonly AskedGroup[], columns: readonly AskedGroup[]) {
  const keeps = (groups: readonly AskedGroup[]) => (row: AnswerRow) =>
    Object.keys(row.keys).length === groups.length &&
    groups.every(({ alias }) => Object.hasOwn(row.keys, alias));
  const grand = answer.totals.find(keeps([]));
  return columns.length === 0
    ? { rows: answer.rows, columns: grand ? [grand] : [], grand }
    : { rows: answer.totals.filter(keeps(rows)), columns: answer.totals.filter(keeps(columns)), grand };
}

const keyOf = (groups: readonly AskedGroup[], { keys }: Pick<AnswerRow, 'keys'>): string =>
  JSON.stringify(groups.map(({ alias }) => keys[alias] ?? null));

const headerOf = ({ field }: AskedGroup) => ({
  name: field.description,
  alias: field.alias,
  colname: field.colname,
});
