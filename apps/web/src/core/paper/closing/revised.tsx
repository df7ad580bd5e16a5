import type { ReportAnswer } from '@fonte/contracts';
import type { ClosedFigure, ClosedTable } from '@fonte/contracts/routes/closings';
import { formatInteger } from '@fonte/pt-br';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useSpeech } from '../speech/speech.ts';
import { closedFigure } from './closed-words.ts';

/** Figures of a closed period that are others today, by report: what a sheet marks as 'revisto'. */
type Revised = ReadonlyMap<number, readonly ClosedFigure[]>;

const RevisedContext = createContext<Revised>(new Map());

/** A figure written out per note; the others are counted. */
const MOST = 12;

/** Has the sheet below mark what differs from its closing. */
export function RevisedFigures({
  tables,
  children,
}: {
  tables: readonly ClosedTable[];
  children: ReactNode;
}) {
  const revised = useMemo(
    () => new Map(tables.map(({ co_consulta, figuras }) => [co_consulta, figuras])),
    [tables],
  );
  return <RevisedContext value={revised}>{children}</RevisedContext>;
}

const NONE: readonly ClosedFigure[] = [];

/** What of a report was revised. */
export const useRevised = ({ co_consulta }: Pick<ReportAnswer, 'co_consulta'>): readonly ClosedFigure[] =>
  use(RevisedContext).get(co_consulta) ?? NONE;

/** Below a table or a chart: each of its revised figures, then and now. */
export function RevisedNote({ answer }: { answer: ReportAnswer }) {
  const { t, figure } = useSpeech();
  const revised = useRevised(answer);
  if (revised.length === 0) return null;
  const words = revised.slice(0, MOST).map(({ linha, coluna, unidade, entao, hoje, situacao }) =>
    t(situacao === 'saiu' ? 'revisedGone' : situacao === 'entrou' ? 'revisedCome' : 'revisedFigure', {
      row: linha,
      column: coluna,
      was: figure(closedFigure(entao, unidade)),
      now: figure(closedFigure(hoje, unidade)),
    }),
  );
  const more = revised.length - words.length;
  if (more > 0) words.push(t('revisedMore', { count: figure(formatInteger(more)) }));
  return <p className="quiet">{t('revisedNote', { figures: words.join('; ') })}</p>;
}
