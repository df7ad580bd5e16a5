import { SPLIT_SERIES_LIMIT, type IndicatorType } from '@fonte/contracts';
import type { ColumnFilter } from '@fonte/contracts/view';
import type { Answer, AnswerRow, Cell } from '../../../query/index.ts';
import { exact } from '../../../answers/index.ts';
import { invalidView } from '../refused.ts';
import { BEFORE, type Asked, type AskedIndicator, type AskedSplit } from './ask.ts';
import { clickFilter } from './click.ts';
import { followsPeriod } from './compared.ts';
import { ColumnNames } from './names.ts';

/** One column of figures, looked up row by row. */
export interface Series {
  readonly name: string;
  readonly id: number;
  readonly unidade: string;
  readonly type: IndicatorType;
  readonly keys: readonly ColumnFilter[];
  /** Set on the figures of the period before. */
  readonly antes?: true;
  readonly value: (row: AnswerRow) => Cell;
  /** Share in the row, when the view is stacked. */
  readonly share: (row: AnswerRow) => Cell;
}

/** An answer of one split with the indicators it holds. */
export interface SplitAnswer {
  readonly split: AskedSplit;
  readonly own: readonly AskedIndicator[];
  readonly answer: Answer;
}

/** The series of a view, in the order of its indicators; a split indicator has one per value of its split. */
export function seriesOf(asked: Asked, splits: readonly SplitAnswer[]): Series[] {
  const names = new ColumnNames();
  asked.groups.forEach(({ field }) => names.next(field.description));
  const visible = asked.indicators.filter((one) => one.visible);
  return visible.flatMap((one): Series[] => {
    const found = splits.find(({ own }) => own.includes(one));
    if (found) return splitSeries(asked, one, found, visible.length === 1, names);
    return [plainSeries(one, names), ...seriesBefore(asked, one, names)];
  });
}

function plainSeries({ alias, indicator }: AskedIndicator, names: ColumnNames): Series {
  return {
    name: names.next(indicator.nome_indicador),
    ...headingOf(indicator),
    keys: [],
    value: ({ values }) => exact(values[alias]),
    share: ({ values }) => exact(values[`p${alias}`]),
  };
}

/** The same figure of the period before; none where it is not compared. */
function seriesBefore(
  { compared }: Asked,
  { alias, indicator, reads }: AskedIndicator,
  names: ColumnNames,
): Series[] {
  if (!compared || 'reason' in compared || !followsPeriod({ reads })) return [];
  const name = names.next(`${indicator.nome_indicador} · ${compared.words}`);
  const value = ({ values }: AnswerRow) => exact(values[BEFORE.figure(alias)]);
  return [{ name, ...headingOf(indicator), keys: [], antes: true, value, share: () => null }];
}

const headingOf = ({ id, unidade, data_type }: AskedIndicator['indicator']) => ({
  id,
  unidade,
  type: data_type,
});

function splitSeries(
  { groups }: Asked,
  { alias, indicator }: AskedIndicator,
  { split, answer }: SplitAnswer,
  alone: boolean,
  names: ColumnNames,
): Series[] {
  const heads = answer.totals.length > 0 || groups.length > 0 ? answer.totals : answer.rows;
  if (heads.length > SPLIT_SERIES_LIMIT)
    invalidView(
      `A divisão por "${split.group.field.description}" daria ${heads.length} séries; o limite é ${SPLIT_SERIES_LIMIT}. Filtre a divisão.`,
    );
  const cells = new Map(answer.rows.map((row) => [cellKey(groups, row, row.keys['s'] ?? null), row]));
  return heads.map((head): Series => {
    const own = head.keys['s'] ?? null;
    const label = head.labels['s'] ?? '';
    const at = (row: AnswerRow): AnswerRow | undefined => cells.get(cellKey(groups, row, own));
    return {
      name: names.next(alone ? label : `${indicator.nome_indicador} · ${label}`),
      ...headingOf(indicator),
      keys: [clickFilter(split.group, own)],
      value: (row) => exact(at(row)?.values[alias]),
      share: (row) => exact(at(row)?.values[`p${alias}`]),
    };
  });
}

const cellKey = (groups: Asked['groups'], { keys }: AnswerRow, split: Cell): string =>
  JSON.stringify([...groups.map(({ alias }) => keys[alias] ?? null), split]);
