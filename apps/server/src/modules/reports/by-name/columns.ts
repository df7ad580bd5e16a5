import type { HeadColumn } from '@fonte/contracts';
import type { FigureColumn } from '@fonte/contracts/routes/figures';
import { figureColumns, headsOf } from '../../../answers/index.ts';
import { scopeList, type Answer, type Plan } from '../../../query/index.ts';
import type { Reading } from '../declared/reading.ts';
import type { Report } from '../declared/report.ts';
import { ownSentences } from '../drill/definition-of.ts';
import { listOf, planOf } from '../question/ask.ts';

/** The columns of a report's table with what each counts, in the units of what is counted. */
export function columnsOf(report: Report, reading: Reading, thead: readonly HeadColumn[]): FigureColumn[] {
  const { source } = report;
  if (source.kind !== 'plan') return figureColumns(thead, ({ unit }) => ({ unit, definition: null }));
  const { measures } = source.plan(reading);
  const [counted] = source.drill ?? [];
  return figureColumns(thead, ({ field, unit }) => ({
    unit: unit ?? source.units?.[field] ?? (field === counted ? source.noun[1] : null),
    definition: ownSentences(measures[field])?.join(' ') ?? null,
  }));
}

/**
 * The columns that a report has whatever the data are, without asking for any: of a table as it is drawn of no rows, of a list as its question names them. Those that are one for
 * each value of the data, a cycle or a year, come with the figures only.
 */
export function columnsBefore(report: Report, reading: Reading): FigureColumn[] {
  const { source, published } = report;
  if (published?.for(reading.access) === true) return columnsOf(report, reading, published.thead);
  if (source.kind === 'list') {
    const { analysed } = scopeList(listOf(report, source, reading), reading.access);
    return columnsOf(
      report,
      reading,
      headsOf(
        analysed.columns.map(({ column }) => column),
        source.heads,
      ),
    );
  }
  const { thead } =
    source.kind === 'plan'
      ? source.draw(nothingOf(planOf(report, source, reading), reading), reading)
      : source.draw(reading);
  return columnsOf(report, reading, thead);
}

/** An answer of no rows whose figures are all not there. */
function nothingOf({ measures, by = [] }: Plan, { version }: Reading): Answer {
  const values = Object.fromEntries(Object.keys(measures).map((alias) => [alias, null]));
  const whole = { keys: {}, labels: {}, values };
  return {
    columns: [],
    rows: by.length === 0 ? [whole] : [],
    totals: [whole],
    rowCount: 0,
    version,
    etag: '',
  };
}
