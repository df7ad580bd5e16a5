import type { Row } from '@fonte/contracts';
import { CardAction, lazyDialog, type ChartNote } from '@fonte/ui';
import StickyNote2Outlined from '@mui/icons-material/StickyNote2Outlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { useMay } from '../session/session-store.ts';
import { useStateName } from '../settings/use-settings.ts';
import { chartNotesQuery, type NotedChart } from './calls.ts';
import { NoteLines } from './note-lines.tsx';
import { stepsOf } from './note-steps.ts';
import type { NotesDialogProps } from './notes-dialog.tsx';
import { chartNote, shownNotes, type ShownNote } from './shown-notes.ts';

const NotesDialog = lazyDialog<NotesDialogProps>(() =>
  import('./notes-dialog.tsx').then((module) => module.NotesDialog),
);

export type NotesOfChartProps = {
  chart: NotedChart;
  /** The steps of its axis, as `placedAt` takes them. */
  keys: readonly Row[];
  uf: string | null;
  title: string;
  /** Told what the chart is to mark, with each answer anew. */
  onShown: (notes: readonly ChartNote[]) => void;
};

const NONE: readonly ShownNote[] = [];

/** Under a chart: its notes, counted, behind a button; on paper as they are. Nothing where there are none and the reader writes none. */
export function NotesOfChart({ chart, keys, uf, title, onShown }: NotesOfChartProps) {
  const { t } = useTexts('figureNotes');
  const writes = useMay('note.write');
  const stateName = useStateName();
  const [open, setOpen] = useState(false);
  const { data, isError, refetch } = useQuery(chartNotesQuery(chart, uf));
  const notes = useMemo(() => (data ? shownNotes(data.notas, chart, keys) : NONE), [data, chart, keys]);
  const marked = notes.map((note) => chartNote(note, stateName, t));
  const told = JSON.stringify(marked);
  useEffect(() => onShown(JSON.parse(told) as ChartNote[]), [told, onShown]);
  if (isError) return <CardAction label={t('failed')} onClick={() => void refetch()} />;
  if (!data || (notes.length === 0 && !writes)) return null;
  return (
    <Box sx={{ mt: '4px' }}>
      <CardAction
        label={notes.length === 0 ? t('first') : t('counted', { count: notes.length })}
        icon={<StickyNote2Outlined />}
        onClick={() => setOpen(true)}
      />
      <NoteLines notes={marked} />
      {open && (
        <NotesDialog
          chart={chart}
          title={title}
          notes={notes}
          uf={uf}
          steps={stepsOf(keys)}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
