import { GRID_PAGE_SIZE, REPORT_JSON_ROW_LIMIT, type ReportAnswer, type Row } from '@fonte/contracts';
import { counted } from '@fonte/pt-br';
import { fail } from '../../../platform/index.ts';
import { scope, scopeList, type Answer, type ListAnswer } from '../../../query/index.ts';
import { buildAnswer } from './build-answer.ts';
import { drawList } from '../draw/draw-list.ts';
import { exact } from '../../../answers/figures/exact.ts';
import { footPlan, listOf } from '../question/ask.ts';
import { optionsOf, type Asked } from '../question/asked.ts';
import { countRows, isNarrowed } from '../question/count-rows.ts';
import type { ListSource } from '../declared/report.ts';
import type { Answering } from '../question/service.ts';

/** Rows as they are, a page of them or all that JSON carries, in the reader's order and narrowed as the reader asks. Errors: tooManyRows. */
export async function answerList(
  { engine }: Answering,
  asked: Asked,
  source: ListSource,
): Promise<ReportAnswer> {
  const { report, reading, page, signal } = asked;
  const { pageSize = GRID_PAGE_SIZE, foot, heads } = source;
  const all = page === -1;
  const place = all
    ? { limit: REPORT_JSON_ROW_LIMIT, offset: 0 }
    : { limit: pageSize, offset: (page - 1) * pageSize };
  const plan = { ...listOf(report, source, reading), ...place };
  const narrowed = isNarrowed(reading.rows);
  const open = { ...reading, rows: {} };
  const [answer, whole, todas] = await Promise.all([
    engine.list(scopeList(plan, reading.access), { ...optionsOf(signal), long: all }),
    // The figures of all rows are no foot of some of them.
    !narrowed && foot
      ? engine.run(scope(footPlan(report, source, reading), reading.access), optionsOf(signal))
      : undefined,
    narrowed ? countRows(engine, listOf(report, source, open), open, signal) : undefined,
  ]);
  if (all && answer.rowCount > REPORT_JSON_ROW_LIMIT) fail('tooManyRows', { limit: REPORT_JSON_ROW_LIMIT });
  const built = buildAnswer({
    ...asked,
    page: -1,
    reading: { ...reading, version: answer.version },
    drawing: drawList(answer.columns, answer.rows, heads),
    steps: [],
    drill: [],
  });
  return {
    ...built,
    total: answer.rowCount,
    totalPagina: all ? Math.min(answer.rowCount, 1) : Math.ceil(answer.rowCount / pageSize),
    tfoot: whole ? footOf(source, answer, whole) : null,
    ...(todas === undefined ? {} : { todas }),
  };
}

/** The figures of all the rows below their columns, and in the first column how many rows they are. */
function footOf({ noun }: ListSource, { columns, rowCount }: ListAnswer, whole: Answer): Row | null {
  const [first] = columns;
  if (!first || rowCount === 0) return null;
  const values = whole.rows[0]?.values ?? {};
  return {
    [first.key]: `Total de ${counted(rowCount, ...noun)}`,
    ...Object.fromEntries(Object.entries(values).map(([field, value]) => [field, exact(value)])),
  };
}
