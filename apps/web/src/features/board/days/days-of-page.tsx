import type { BoardDays } from '@fonte/contracts/boards';
import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { OpenDaysProvider } from '../../../core/report/answer/open-board.ts';
import { daysOfAddress, monthOf } from './days.ts';

/** The days of a page that has days instead of a year: they stand in its address. */
export function DaysOfPage({ kind, children }: { kind: BoardDays | null; children: ReactNode }) {
  const { search } = useLocation();
  const dias = useMemo(() => {
    const named = kind ? daysOfAddress(search) : null;
    // A page of months has no use for other days: those of a link from elsewhere.
    return kind === 'mes' && named && monthOf(named) === null ? null : named;
  }, [kind, search]);
  return <OpenDaysProvider value={dias}>{children}</OpenDaysProvider>;
}
