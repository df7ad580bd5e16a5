import type { Comparison, ReportParams } from '@fonte/contracts';
import { formatDayMonth, formatPercent, formatWithUnit } from '@fonte/pt-br';
import type { ProvenanceContent } from '@fonte/ui/provenance';
import type { Translate } from '../../i18n/use-texts.ts';
import { figure } from '../answer/answer.ts';
import './check-texts.ts';

/** Both figures of a comparison, each of its period, and their difference, as 'De onde vem este número' says them. */
export function comparisonFacts(
  comparison: Comparison | null,
  params: Pick<ReportParams, 'unit' | 'scale'> | null,
  t: Translate<'check'>,
): ProvenanceContent['facts'] {
  if (comparison === null) return [];
  const { period, before, until, value, difference, percent } = comparison;
  const said = (cell: Comparison['value']) =>
    formatWithUnit(figure(cell), params?.unit ?? '', params?.scale ?? 0);
  const upTo = (cell: Comparison['value'], day: string | undefined) =>
    day === undefined ? said(cell) : t('upTo', { figure: said(cell), day: formatDayMonth(day) });
  const more = (figure(difference) ?? 0) > 0 ? '+' : '';
  const share = percent === null ? '' : ` (${more}${formatPercent(percent)})`;
  return [
    { label: period, value: upTo(comparison.figure, until?.period) },
    { label: before, value: upTo(value, until?.before) },
    { label: t('difference'), value: `${more}${said(difference)}${share}` },
  ];
}
