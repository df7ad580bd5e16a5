import * as panels from '@fonte/contracts/endpoints/panels';
import { report } from '@fonte/contracts/endpoints/reports';
import type { View } from '@fonte/contracts/view';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../core/api/call.ts';

export type { Panel } from '@fonte/contracts/routes/panels';

/** A panel's draft as it is stored now: its version decides whether a save is accepted. */
export const panelQuery = (id: number) =>
  queryOptions({
    queryKey: ['panel', id],
    queryFn: ({ signal }) => call(panels.onePanel, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** The profile report (10225), asked for without cache: its series each have a perfil (third text, sections 2.4 and 7). */
const PROFILE_REPORT = 10225;

export const profilesQuery = () =>
  queryOptions({
    queryKey: ['profile-report'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<string[]> => {
      const query = { co_consulta: PROFILE_REPORT, typereturn: 'Json', page: -1 } as const;
      return profilesOf(await call(report, { query, signal }));
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

export type PanelChange = {
  nome?: string;
  config?: View[];
  profile?: string[];
  versao?: number;
  /** Another panel may be called so too. */
  mesmo_nome?: boolean;
};

export const createPanel = (body: { nome: string; config?: View[]; mesmo_nome?: boolean }): Promise<Saved> =>
  call(panels.createPanel, { body });

/** A new draft with the views of another panel; nobody is given it. */
export async function copyPanel(id: number, nome: string): Promise<Saved> {
  const { config } = await call(panels.onePanel, { params: { id } });
  return createPanel({ nome, config });
}

/** Every version that is kept, newest first. */
export const panelVersionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['panel-versions', id],
    queryFn: ({ signal }) => call(panels.panelVersions, { params: { id }, signal }),
    staleTime: 0,
  });

export const restorePanel = (id: number, body: { restaurar: number; versao?: number }): Promise<Saved> =>
  call(panels.restorePanel, { params: { id }, body });

export const updatePanel = (id: number, change: PanelChange): Promise<Saved> =>
  call(panels.updatePanel, { params: { id }, body: change });

export const publishPanel = (id: number, published: boolean, versao: number): Promise<Saved> =>
  call(panels.publishPanel, { params: { id }, body: { published, versao } });

export const deletePanel = (id: number): Promise<true> => call(panels.deletePanel, { params: { id } });
