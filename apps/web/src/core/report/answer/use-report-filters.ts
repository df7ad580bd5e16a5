import { CHOICE_NAMES, type Chosen } from '@fonte/contracts/boards/choices';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useFilters } from '../../filters/use-filters.ts';
import { useOpenDays } from './open-board.ts';
import type { ReportFilters } from './report-calls.ts';

/** What was chosen above the cards: it stands in the address, under the choice's name. */
export function useChosen(): Chosen {
  const { search } = useLocation();
  return useMemo(() => {
    const given = new URLSearchParams(search);
    return Object.fromEntries(
      CHOICE_NAMES.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])),
    );
  }, [search]);
}

/** What narrows the reports of the open page: its filters, its days where it has them instead of a year, and what was chosen above its cards. */
export function useReportFilters(): ReportFilters {
  const { ano, uf } = useFilters();
  const chosen = useChosen();
  const dias = useOpenDays();
  return useMemo(() => ({ ano: dias ? null : ano, uf, chosen, dias }), [ano, uf, chosen, dias]);
}
