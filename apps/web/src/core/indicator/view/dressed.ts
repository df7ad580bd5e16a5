import {
  lineWords,
  markWords,
  referenceName,
  referenceValue,
  ruleFor,
  TONE_MARKS,
} from '@fonte/contracts/look-words';
import { indicatorAt } from '@fonte/contracts/indicator-at';
import type { View } from '@fonte/contracts/view';
import { beside, formatFigure } from '@fonte/pt-br';
import { dressOf, type ChartDress } from '@fonte/ui/charts/dressed/dress';
import type { ChartDescription } from '@fonte/ui';
import { figure } from '../../report/answer/answer.ts';
import type { ViewResult } from '../asked/contract.ts';
import { decimalsOf } from '../words/figures.ts';
import type { Drawn } from './chart-of-view.ts';

/** A view's chart with its line of reference, and with the colours and marks of its rules; both are told in words too. `result` is as the view shows it. */
export function dressed(
  { chart, pointOf }: Drawn,
  { look, splitStack }: Pick<View, 'look' | 'splitStack'>,
  result: ViewResult,
): ChartDescription {
  const { reference, rules } = look ?? {};
  // Of shares in a whole nothing is told by what the figures themselves come to.
  const ruled = splitStack ? null : rules;
  const named = [...chart.series, ...(chart.tableOnly ?? [])];
  const met = named.map(({ data }, seriesIndex) =>
    data.map((_, index) => {
      const at = pointOf({ seriesIndex, index });
      if (!at) return null;
      const value = figure(result.data[at.row]?.[result.series[at.series]?.name ?? '']);
      return ruleFor(ruled, indicatorAt(result, at.row, at.series), value);
    }),
  );
  const at = referenceValue(reference, result.referencia);
  const line =
    reference && at !== null
      ? { at, words: `${referenceName(reference)}: ${valueWords(at, chart, look)}` }
      : null;
  const tones: ChartDress['tones'] = met
    .slice(0, chart.series.length)
    .map((series) => series.map((rule) => rule && { tone: rule.tone, mark: TONE_MARKS[rule.tone] }));
  return {
    ...chart,
    ...(line ? { note: [chart.note, lineWords(line.words)].filter(Boolean).join('; ') } : {}),
    ...(met.some((series) => series.some((rule) => rule !== null))
      ? { marks: met.map((series) => series.map((rule) => rule && ` ${markWords(rule)}`)) }
      : {}),
    dress: dressOf({ reference: line, tones }),
  };
}

/** The value of the line in the unit of the axis that it stands on. */
function valueWords(at: number, chart: ChartDescription, look: View['look']): string {
  const unit = chart.kind === 'pct' ? '%' : (chart.unit ?? chart.series[0]?.unit);
  const own = chart.kind === 'pct' ? undefined : decimalsOf({ unidade: unit, form: look?.number });
  return beside(formatFigure(at, look?.number, own), at, unit);
}
