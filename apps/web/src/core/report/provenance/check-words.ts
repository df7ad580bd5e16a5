import type { Cell, FigureCheck, ReportAnswer } from '@fonte/contracts';
import { formatCompactDecimals, formatDateTime, formatInteger } from '@fonte/pt-br';
import type { Translate } from '../../i18n/use-texts.ts';
import { figure, paramsOf } from '../answer/answer.ts';
import './check-texts.ts';

/** The one figure of a whole report that stands on the page: a tile's, or that of a table's foot; undefined for a chart, which has many. */
export function shownFigure(answer: ReportAnswer): Cell | undefined {
  if (answer.idColuna === null) return undefined;
  const [first] = answer.series;
  if (paramsOf(answer)?.type === 'num')
    return figure(first?.data[0]) === null ? null : (first?.data[0] as Cell);
  return answer.tfoot?.[answer.idColuna];
}

/** What a check came to, in words; a tick is for `equal` alone. */
export function verdictOf(
  check: FigureCheck,
  t: Translate<'check'>,
): { kind: 'equal' | 'different' | 'untold'; sentence: string } {
  const { igual, modo, linhas, partes, unidade } = check;
  const words = (value: Cell): string =>
    value === null ? t('nothing') : `${formatCompactDecimals(Number(value))} ${unidade}`.trim();
  const loaded = formatDateTime(check.dt_atualizacao);
  if (check.outra_carga) return { kind: 'untold', sentence: t('other', { loaded }) };
  if (igual === null || modo === null) {
    const told = partes.map(({ label, valor }) => `${label}: ${formatCompactDecimals(Number(valor ?? 0))}`);
    const sentence = partes.length > 1 ? t('parts', { parts: told.join('; ') }) : t('noFigure');
    return { kind: 'untold', sentence };
  }
  if (!igual) {
    const values = { shown: words(check.mostrado), rows: formatInteger(linhas), figure: words(check.soma) };
    return { kind: 'different', sentence: t('different', values) };
  }
  const values = { rows: formatInteger(linhas), figure: words(check.figura) };
  if (linhas === 0) return { kind: 'equal', sentence: t('none', values) };
  return { kind: 'equal', sentence: t(linhas === 1 ? 'one' : modo, values) };
}
