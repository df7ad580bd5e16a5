import type {
  allIndicators,
  checkFormula,
  formulaCatalogue,
  formulaProblem,
  indicatorBody,
  indicatorVersions,
  previewFormula,
} from '@fonte/contracts/routes/indicators';
import { catalogueOf, type Catalogue } from '@fonte/formula';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../../core/api/request.ts';

type Answer<Route extends { answer?: z.ZodType }> = z.infer<NonNullable<Route['answer']>>;

export type Indicator = Answer<typeof allIndicators>[number];
export type IndicatorVersion = Answer<typeof indicatorVersions>[number];
export type IndicatorBody = z.input<typeof indicatorBody>;
export type FormulaProblem = z.infer<typeof formulaProblem>;
export type FormulaCheck = Answer<typeof checkFormula>;
export type FormulaPreview = Answer<typeof previewFormula>;

const INDICATORS = '/api/indicators/indicators';

/** A formula that is being written. */
export type Unsaved = {
  id?: number;
  nome_indicador: string;
  data_type: 'numeric' | 'integer';
  unidade: string;
  formula_plain: string;
};

export const indicatorsQuery = () =>
  queryOptions({
    queryKey: ['indicators'],
    queryFn: ({ signal }) => request<Indicator[]>(`${INDICATORS}/all`, { signal }),
  });

/** One indicator as it is stored now: never an old copy, because its version decides whether a save is accepted. */
export const indicatorQuery = (id: number) =>
  queryOptions({
    queryKey: ['indicator', id],
    queryFn: ({ signal }) => request<Indicator>(`${INDICATORS}/one/${id}`, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Everything a formula can name. */
export const catalogueQuery = () =>
  queryOptions({
    queryKey: ['formula-catalogue'],
    queryFn: async ({ signal }): Promise<Catalogue> =>
      catalogueOf(await request<Answer<typeof formulaCatalogue>>(`${INDICATORS}/catalogue`, { signal })),
  });

/** What only the server can find wrong with a formula: cycles, columns that no dimension reaches. */
export const checkQuery = (unsaved: Unsaved) =>
  queryOptions({
    queryKey: ['formula-check', unsaved.id ?? null, unsaved.formula_plain],
    queryFn: ({ signal }) =>
      request<FormulaCheck>(`${INDICATORS}/check`, { method: 'POST', body: unsaved, signal }),
  });

export const previewQuery = (unsaved: Unsaved) =>
  queryOptions({
    queryKey: ['formula-preview', unsaved.id ?? null, unsaved.data_type, unsaved.formula_plain],
    queryFn: ({ signal }) =>
      request<FormulaPreview>(`${INDICATORS}/preview`, { method: 'POST', body: unsaved, signal }),
  });

/** The stored indicator's result. */
export const resultQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: ['indicator-result', id, version],
    queryFn: ({ signal }) => request<FormulaPreview['rows']>(`${INDICATORS}/result/${id}`, { signal }),
  });

export const versionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['indicator-versions', id],
    queryFn: ({ signal }) => request<IndicatorVersion[]>(`${INDICATORS}/versions/${id}`, { signal }),
    staleTime: 0,
  });

type Saved = { id: number; versao: number };

export const saveIndicator = (id: number | undefined, body: IndicatorBody): Promise<Saved> =>
  request(id === undefined ? `${INDICATORS}/save` : `${INDICATORS}/save/${id}`, { method: 'POST', body });

export const restoreVersion = (
  id: number,
  body: { restaurar: number; nota?: string; versao: number },
): Promise<Saved> => request(`${INDICATORS}/restore/${id}`, { method: 'POST', body });

export const deleteIndicator = (id: number): Promise<true> =>
  request(`${INDICATORS}/del/${id}`, { method: 'DELETE' });
