import * as endpoints from '@fonte/contracts/endpoints/figure-notes';
import type { NotedDays, NoteReaders } from '@fonte/contracts/figure-notes';
import type { NotedReport } from '@fonte/contracts/noted-reports';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

export type { FigureNote } from '@fonte/contracts/routes/figure-notes';

/** Beginning of the key of all notes. */
export const NOTES_KEY = 'notas';

/** The notes of some reports, of the country and of a state or of all that the reader sees. */
export const notesQuery = (relatorios: readonly NotedReport[], uf: string | null) =>
  queryOptions({
    queryKey: [NOTES_KEY, relatorios, uf],
    queryFn: ({ signal }) =>
      call(endpoints.figureNotes, {
        query: { relatorios: [...relatorios], ...(uf === null ? {} : { uf }) },
        signal,
      }),
  });

/** What a form writes of a note. */
export type WrittenNote = NotedDays & {
  readonly uf: string | null;
  readonly texto: string;
  readonly leitores: NoteReaders;
};

export const writeNote = (relatorio: NotedReport, note: WrittenNote) =>
  call(endpoints.writeNote, { body: { ...note, relatorio } });

export const changeNote = (id: number, versao: number, note: WrittenNote) =>
  call(endpoints.changeNote, { params: { id }, body: { ...note, versao } });

export const removeNote = (id: number) => call(endpoints.removeNote, { params: { id } });
