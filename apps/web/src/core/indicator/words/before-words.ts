import { formatPercent } from '@fonte/pt-br';
import { figure } from '../../report/answer/answer.ts';
import type { ViewResult } from '../asked/contract.ts';
import { figureWithUnit, type FigureKind } from './figures.ts';

/**
 * '2024: 36 visitas (−27,8%)': the first figure of the period before, and by how much of it the present one differs. Of a percentage that share would be read as
 * percentage points, so that the two stand beside each other alone. Nothing where the figure is not compared.
 */
export function beforeWords(
  result: Pick<ViewResult, 'totals' | 'comparacao'> | null,
  type: FigureKind['type'],
  form?: FigureKind['form'],
): string[] {
  const [first] = result?.totals ?? [];
  if (first?.antes === undefined || result?.comparacao === undefined) return [];
  const value = figureWithUnit(first.antes, { unidade: first.unidade, type, form });
  const change = first.unidade === '%' ? null : figure(first.variacao);
  const changed = change === null ? '' : ` (${change > 0 ? '+' : ''}${formatPercent(change * 100)})`;
  return [`${result.comparacao}: ${value}${changed}`];
}
