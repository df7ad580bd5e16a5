import type { ReportAnswer } from '@fonte/contracts';
import { isNoted } from '@fonte/contracts/noted-reports';
import { formatDate } from '@fonte/pt-br';
import type { ChartNote } from '@fonte/ui';
import { createContext, use } from 'react';
import type { FigureNote } from '../notes/calls.ts';
import { chartNote, shownNotes } from '../notes/shown-notes.ts';
import { useStateName } from '../settings/use-settings.ts';
import { useSpeech } from './speech/speech.ts';

/** Notes of the reports of a sheet, of its place. */
export const SheetNotes = createContext<readonly FigureNote[]>([]);

/** What a report's chart marks on paper. */
export function usePaperNotes({
  co_consulta,
  keys,
}: Pick<ReportAnswer, 'co_consulta' | 'keys'>): readonly ChartNote[] {
  const { t, figure } = useSpeech();
  const stateName = useStateName();
  const notes = use(SheetNotes);
  if (!isNoted(co_consulta)) return [];
  return shownNotes(notes, { report: co_consulta }, keys).map((note) => {
    const said = chartNote(note, stateName, (key, values) => t(`figureNotes:${key}`, values));
    // Its days, which stand before what people wrote; that stays as it is.
    const days = [...new Set([note.inicio, note.fim])].map(formatDate);
    return { ...said, text: days.reduce((text, day) => text.replace(day, figure(day)), said.text) };
  });
}

/** Below a chart: what its marks stand for. */
export function PaperNotes({ answer }: { answer: ReportAnswer }) {
  return usePaperNotes(answer).map(({ mark, text }) => (
    <p key={mark} className="quiet">
      {text}
    </p>
  ));
}
