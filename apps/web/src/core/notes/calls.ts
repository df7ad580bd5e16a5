import * as endpoints from '@fonte/contracts/endpoints/figure-notes';
import type { NotedDays, NoteReaders } from '@fonte/contracts/figure-notes';
import type { NotedReport } from '@fonte/contracts/noted-reports';
import type { FigureNote } from '@fonte/contracts/routes/figure-notes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

export type { FigureNote };

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

/** What a chart's notes are on: a report, or a view of a published panel. */
export type NotedChart = { readonly report: NotedReport } | { readonly panel: number; readonly view: string };

/** The notes that a chart's are among: of its report, or of all views of its panel, which ask once. */
export const chartNotesQuery = (chart: NotedChart, uf: string | null) =>
  queryOptions({
    queryKey: [NOTES_KEY, 'report' in chart ? chart.report : { panel: chart.panel }, uf],
    queryFn: ({ signal }) => {
      const query = uf === null ? {} : { uf };
      return 'report' in chart
        ? call(endpoints.figureNotes, { query: { ...query, relatorios: [chart.report] }, signal })
        : call(endpoints.panelNotes, { params: { id: chart.panel }, query, signal });
    },
  });

/** Whether a note is on a chart. */
export const isOn = (chart: NotedChart, { relatorio, visao }: FigureNote): boolean =>
  'report' in chart ? relatorio === chart.report : visao === chart.view;

/** What a form writes of a note. */
export type WrittenNote = NotedDays & {
  readonly uf: string | null;
  readonly texto: string;
  readonly leitores: NoteReaders;
};

export const writeNote = (chart: NotedChart, note: WrittenNote) =>
  'report' in chart
    ? call(endpoints.writeNote, { body: { ...note, relatorio: chart.report } })
    : call(endpoints.writeViewNote, { params: { id: chart.panel }, body: { ...note, visao: chart.view } });

export const changeNote = (id: number, versao: number, note: WrittenNote) =>
  call(endpoints.changeNote, { params: { id }, body: { ...note, versao } });

export const removeNote = (id: number) => call(endpoints.removeNote, { params: { id } });
