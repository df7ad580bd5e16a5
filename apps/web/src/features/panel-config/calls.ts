import type { allPanels, Panel } from '@fonte/contracts/routes/panels';
import type { View } from '@fonte/contracts/view';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../../core/api/request.ts';

export type { Panel } from '@fonte/contracts/routes/panels';
export type PanelRow = z.infer<NonNullable<(typeof allPanels)['answer']>>[number];

const PANELS = '/api/indicators/painel';

export const panelListQuery = () =>
  queryOptions({
    queryKey: ['panel-list'],
    queryFn: ({ signal }) => request<PanelRow[]>(`${PANELS}/all`, { signal }),
    staleTime: 0,
  });

/** A panel's draft as it is stored now: its version decides whether a save is accepted. */
export const panelQuery = (id: number) =>
  queryOptions({
    queryKey: ['panel', id],
    queryFn: ({ signal }) => request<Panel>(`${PANELS}/${id}`, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Indicators that a view can show, by name. */
export const indicatorChoicesQuery = () =>
  queryOptions({
    queryKey: ['indicators'],
    queryFn: ({ signal }) =>
      request<{ id: number; nome_indicador: string; unidade: string }[]>('/api/indicators/indicators/all', {
        signal,
      }),
  });

/** The profile report (10225), asked for without cache: its series each have a perfil (third text, sections 2.4 and 7). */
const PROFILE_REPORT = 10225;

export const profilesQuery = () =>
  queryOptions({
    queryKey: ['profile-report'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<string[]> => {
      const answer = await request<{ series?: unknown }>(
        '/api/app/?module=relatorio&controller=index&action=retorno-direto',
        { query: { co_consulta: PROFILE_REPORT, typereturn: 'Json', page: -1 }, signal },
      );
      return profilesOf(answer);
    },
  });

/** The names in the series of the report's answer, whether they stand in the series themselves or in their rows. */
export function profilesOf(answer: { series?: unknown }): string[] {
  const series = Array.isArray(answer.series) ? (answer.series as unknown[]) : [];
  const rows = series.flatMap((one) => {
    const { data } = one as { data?: unknown };
    return [one, ...(Array.isArray(data) ? (data as unknown[]) : [])];
  });
  const names = rows.map((row) => (row as { perfil?: unknown } | null)?.perfil);
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}

type Saved = { id: number; versao: number };

export type PanelChange = { nome?: string; config?: View[]; profile?: string[]; versao?: number };

export const createPanel = (nome: string): Promise<Saved> =>
  request(PANELS, { method: 'POST', body: { nome, config: [] } });

export const updatePanel = (id: number, change: PanelChange): Promise<Saved> =>
  request(`${PANELS}/${id}`, { method: 'POST', body: change });

export const publishPanel = (id: number, published: boolean, versao: number): Promise<Saved> =>
  request(`${PANELS}/${id}/publish`, { method: 'POST', body: { published, versao } });

export const deletePanel = (id: number): Promise<true> => request(`${PANELS}/${id}`, { method: 'DELETE' });
