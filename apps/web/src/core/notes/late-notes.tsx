import { lazyPart, PartFailure, type ChartNote } from '@fonte/ui';
import { useCallback, useState } from 'react';
import type { NotesOfChartProps } from './notes-of-chart.tsx';

/** Notes of a chart, under it. Not of the page's first bytes: the chart stands before its notes are there. */
export const NotesOfChart = lazyPart<NotesOfChartProps>(
  () => import('./notes-of-chart.tsx').then((module) => module.NotesOfChart),
  { failed: (_props, retry) => <PartFailure height={64} onRetry={retry} /> },
);

/** The notes that an answer's chart marks; none while another answer's are known. */
export function useMarkedNotes(answer: object | null) {
  const [shown, setShown] = useState<{ of: object | null; notes: readonly ChartNote[] }>();
  const onShown = useCallback(
    (notes: readonly ChartNote[]) =>
      // Most charts have none, and are then not drawn once more.
      setShown((before) => (notes.length === 0 && !before?.notes.length ? before : { of: answer, notes })),
    [answer],
  );
  return { notes: shown?.of === answer ? (shown?.notes ?? NONE) : NONE, onShown };
}

const NONE: readonly ChartNote[] = [];
