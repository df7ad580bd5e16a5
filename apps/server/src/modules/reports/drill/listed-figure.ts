import type { RowList } from '@fonte/contracts';
import type { ListPlan } from '../../../query/index.ts';
import { isRow } from '../answer/cut-table.ts';
import { listOf } from '../question/ask.ts';
import type { Reading } from '../declared/reading.ts';
import type { Listed } from '../declared/report.ts';
import type { DrillQuestion } from './ask-drill.ts';

export interface ListedFigure extends Listed {
  readonly list: ListPlan;
  /** Without what its reader laid on the rows. */
  readonly whole: { readonly list: ListPlan; readonly reading: Reading };
}

/** The list that a point's figure opens as (`PlanSource.listed`), of the point's rows only; undefined for figures whose rows are those of their facts. */
export function listedFigure(
  { report, source, reading, plan, point }: DrillQuestion,
  rows: RowList,
): ListedFigure | undefined {
  const listed = source.listed?.[point.measure];
  if (!listed) return undefined;
  const { filters: own = [] } = listed.source.plan(reading);
  const filters = [...own, ...(plan.filters ?? []), isRow(Object.keys(point.keys), point.keys)];
  const narrowed = (asked: Reading): ListPlan => ({ ...listOf(report, listed.source, asked), filters });
  const open = { ...reading, rows: {} };
  return {
    ...listed,
    list: narrowed({ ...reading, rows }),
    whole: { list: narrowed(open), reading: open },
  };
}
