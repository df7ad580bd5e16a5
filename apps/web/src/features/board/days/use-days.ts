import type { DashboardAnswer } from '@fonte/contracts';
import { formatDate, formatMonth } from '@fonte/pt-br';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { setPageFilters } from '../../../core/filters/page-filters.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { useOpenBoard, useOpenDays } from '../../../core/report/answer/open-board.ts';
import { keepBoard } from '../../../core/report/answer/queries.ts';
import { useReportFilters } from '../../../core/report/answer/use-report-filters.ts';
import { monthOf, withDays, withoutDays, type Dias } from './days.ts';

/** Another period, as a step that 'back' undoes. */
export function useChooseDays(): (dias: Dias) => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (dias) => void navigate({ search: withDays(search, dias) }, { preventScrollReset: true });
}

/**
 * Writes the days that the server chose into the address, where it names none that are any, so that a link to the page shows the same; and tells
 * the strip of filters which they are.
 */
export function useFirstDays(whole: DashboardAnswer | undefined): void {
  const board = useOpenBoard();
  const { t } = useTexts('board');
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const filters = useReportFilters();
  const dias = useOpenDays();
  const first = whole?.dias ?? null;
  useEffect(() => {
    if (dias || !first || !whole) return;
    keepBoard(board, { ...filters, ano: null, dias: first }, whole);
    void navigate({ search: withDays(search, first), hash }, { replace: true, preventScrollReset: true });
  }, [board, dias, first, whole, filters, search, hash, navigate]);
  useEffect(() => {
    if (!dias) return undefined;
    const clear = () => void navigate({ search: withoutDays(search) }, { preventScrollReset: true });
    const value =
      monthOf(dias) === null
        ? t('days.span', { from: formatDate(dias.inicio), until: formatDate(dias.fim) })
        : formatMonth(dias.inicio);
    setPageFilters({
      chips: [{ key: 'dias', name: t('days.name'), operator: '', value, onRemove: clear }],
      clear,
    });
    return () => setPageFilters(null);
  }, [dias, search, navigate, t]);
}
