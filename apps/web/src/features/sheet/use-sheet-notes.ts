import type { DashboardAnswer } from '@fonte/contracts';
import { isNoted } from '@fonte/contracts/noted-reports';
import { useQuery } from '@tanstack/react-query';
import { notesQuery, type FigureNote } from '../../core/notes/calls.ts';

export type NotesOfSheet = {
  readonly list: readonly FigureNote[];
  readonly state: 'loading' | 'ready' | 'failed';
};

/** The notes of a sheet's charts, once it is known which it has; ready at once where none of them has a place for any. */
export function useSheetNotes(whole: DashboardAnswer | undefined, uf: string | null): NotesOfSheet {
  const noted = (whole?.reports ?? []).map(({ co_consulta }) => co_consulta).filter(isNoted);
  const { data, isError } = useQuery({ ...notesQuery(noted, uf), enabled: noted.length > 0 });
  if (isError) return { list: [], state: 'failed' };
  return { list: data?.notas ?? [], state: data || noted.length === 0 ? 'ready' : 'loading' };
}
