import type { View } from '@fonte/contracts/view';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../core/api/request.ts';

/** A published panel of the profile. */
export type ReadPanel = {
  id: number;
  nome: string;
  config: View[];
  /** What its filter form offers. */
  dimensoes: { id: string; nome: string }[];
};

/** The panels this profile may open, with their views. */
export const panelsQuery = () =>
  queryOptions({
    queryKey: ['panels-of-profile'],
    queryFn: ({ signal }) => request<ReadPanel[]>('/api/indicators/painel/allprofile', { signal }),
  });
