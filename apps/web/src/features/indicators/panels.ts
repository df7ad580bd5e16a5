import type { View } from '@fonte/contracts/view';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../core/api/request.ts';

/** A published panel of the profile. */
export type ReadPanel = { id: number; nome: string; config: View[] };

/** The panels this profile may open, with their views. */
export const panelsQuery = () =>
  queryOptions({
    queryKey: ['panels-of-profile'],
    queryFn: ({ signal }) => request<ReadPanel[]>('/api/indicators/painel/allprofile', { signal }),
  });

/** The dimensions that a panel's views use: what its filter form offers. */
export function dimensionsOfPanel(panel: ReadPanel | undefined): { id: string; nome: string }[] {
  const all = (panel?.config ?? []).flatMap((view) => view.dimensoes);
  return [...new Map(all.map((dimension) => [dimension.id, dimension])).values()];
}
