import type { Cell, DrillAnswer, RowList } from '@fonte/contracts';
import type { OwnHeads } from '../../../answers/index.ts';
import { exact } from '../../../answers/figures/exact.ts';
import {
  askedRows,
  personalCell,
  rowsAgree,
  scopeList,
  type AnswerColumn,
  type AnswerRow,
  type ListAnswer,
  type QueryEngine,
} from '../../../query/index.ts';
import { optionsOf } from '../question/asked.ts';
import { countRows } from '../question/count-rows.ts';
import type { DrillQuestion } from './ask-drill.ts';
import { listedFigure, type ListedFigure } from './listed-figure.ts';
import { shownColumns } from './shown-columns.ts';

/** A page of the rows behind a point. */
export interface Behind extends Pick<ListAnswer, 'rows' | 'rowCount' | 'version'> {
  readonly columns: readonly AnswerColumn[];
  readonly heads?: OwnHeads | undefined;
  /** Rows before their reader narrowed them. */
  readonly todas: number;
  readonly partes: (row: AnswerRow | undefined) => DrillAnswer['partes'];
  /** Whether the rows come to the figure; null where nobody added them up. */
  readonly agrees: (figure: Cell) => boolean | null;
}

interface Page {
  readonly rows: RowList;
  readonly limit: number;
  readonly offset: number;
  readonly long: boolean;
}

/** The rows behind a point: a list where its figure opens as one, else those of the facts that it counts. */
export function rowsBehind(
  engine: QueryEngine,
  question: DrillQuestion,
  page: Page,
  signal: AbortSignal | undefined,
): Promise<Behind> {
  const listed = listedFigure(question, page.rows);
  return listed
    ? rowsOfList(engine, question, listed, page, signal)
    : rowsOfFacts(engine, question, page, signal);
}

async function rowsOfFacts(
  engine: QueryEngine,
  { scoped, point }: DrillQuestion,
  { rows, long, ...place }: Page,
  signal: AbortSignal | undefined,
): Promise<Behind> {
  const detail = await engine.detail(
    scoped,
    point,
    { ...askedRows(rows), ...place },
    { ...optionsOf(signal), long },
  );
  return {
    ...detail,
    columns: shownColumns(detail.columns, detail.parts),
    todas: detail.parts.reduce((sum, { all }) => sum + all, 0),
    partes: () =>
      detail.parts.map(({ label, all, figure }) => ({ label, linhas: all, valor: exact(figure) })),
    agrees: (figure) => rowsAgree(figure, detail),
  };
}

async function rowsOfList(
  engine: QueryEngine,
  { reading }: DrillQuestion,
  { list, whole, source, parts }: ListedFigure,
  { long, limit, offset }: Page,
  signal: AbortSignal | undefined,
): Promise<Behind> {
  const [answer, todas] = await Promise.all([
    engine.list(scopeList({ ...list, limit, offset }, reading.access), { ...optionsOf(signal), long }),
    countRows(engine, whole.list, whole.reading, signal),
  ]);
  const cpfs = answer.columns.filter(({ personal }) => personal === 'cpf').map(({ key }) => key);
  return {
    ...answer,
    rows: answer.rows.map((row) => ({
      ...row,
      ...Object.fromEntries(cpfs.map((key) => [key, personalCell('cpf', 'masked', row[key] ?? null)])),
    })),
    heads: source.heads,
    todas,
    partes: (row) =>
      Object.entries(parts).map(([alias, label]) => ({
        label,
        linhas: todas,
        valor: exact(row?.values[alias] ?? null),
      })),
    agrees: () => null,
  };
}
