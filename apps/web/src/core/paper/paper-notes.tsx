import type { ReportAnswer } from '@fonte/contracts';
import { isNoted } from '@fonte/contracts/noted-reports';
import type { ChartNote } from '@fonte/ui';
import { createContext, use } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import type { FigureNote } from '../notes/calls.ts';
import { chartNote, shownNotes } from '../notes/shown-notes.ts';
import { useStateName } from '../settings/use-settings.ts';

/** Notes of the reports of a sheet, of its place. */
export const SheetNotes = createContext<readonly FigureNote[]>([]);

/** What a report's chart marks on paper. */
export function usePaperNotes({
  co_consulta,
  keys,
}: Pick<ReportAnswer, 'co_consulta' | 'keys'>): readonly ChartNote[] {
  const { t } = useTexts('figureNotes');
  const stateName = useStateName();
  const notes = use(SheetNotes);
  if (!isNoted(co_consulta)) return [];
  return shownNotes(notes, { report: co_consulta }, keys).map((note) => chartNote(note, stateName, t));
}

/** Below a chart: what its marks stand for. */
export function PaperNotes({ answer }: { answer: ReportAnswer }) {
  return usePaperNotes(answer).map(({ mark, text }) => (
    <p key={mark} className="quiet">
      {text}
    </p>
  ));
}
