import type { Answer } from '@fonte/contracts';
import { formulaValues } from '@fonte/contracts/endpoints/formula-values';
import { indicatorImpact } from '@fonte/contracts/endpoints/indicator-impact';
import * as indicators from '@fonte/contracts/endpoints/indicators';
import type { impactBody } from '@fonte/contracts/routes/indicator-impact';
import type { formulaProblem, indicatorBody } from '@fonte/contracts/routes/indicators';
import { catalogueOf, type Catalogue, type CatalogueEntry } from '@fonte/formula';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../core/api/call.ts';

export type Indicator = Answer<typeof indicators.oneIndicator>;
export type IndicatorVersion = Answer<typeof indicators.indicatorVersions>[number];
export type IndicatorBody = z.input<typeof indicatorBody>;
export type ViewChoice = NonNullable<IndicatorBody['visoes']>[number];
export type ImpactBody = z.input<typeof impactBody>;
export type Impact = Answer<typeof indicatorImpact>;
export type ViewImpact = Impact['visoes'][number];
export type FormulaProblem = z.infer<typeof formulaProblem>;
export type FormulaCheck = Answer<typeof indicators.checkFormula>;
export type FormulaValues = Answer<typeof formulaValues>;
export type FormulaPreview = Answer<typeof indicators.previewFormula>;

/** A formula that is being written. */
export type Unsaved = {
  id?: number;
  nome_indicador: string;
  data_type: 'numeric' | 'integer';
  unidade: string;
  formula_plain: string;
};

/** One indicator as it is stored now: never an old copy, because its version decides whether a save is accepted. */
export const indicatorQuery = (id: number) =>
  queryOptions({
    queryKey: ['indicator', id],
    queryFn: ({ signal }) => call(indicators.oneIndicator, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Everything a formula can name. */
export const catalogueQuery = () =>
  queryOptions({
    queryKey: ['formula-catalogue'],
    queryFn: async ({ signal }): Promise<Catalogue> =>
      catalogueOf(await call(indicators.formulaCatalogue, { signal })),
  });

/** How long values that came are offered, in ms. */
const VALUES_FRESH = 300_000;

/** What a column or dimension can be compared with, of the reader's own rows; kept while the form is open. */
export const valuesQuery = ({ kind, code }: Pick<CatalogueEntry, 'kind' | 'code'>, q: string) =>
  queryOptions({
    queryKey: ['formula-values', kind, code, q],
    queryFn: ({ signal }) =>
      call(formulaValues, {
        query: { kind: kind === 'dimension' ? kind : 'column', code, ...(q === '' ? {} : { q }) },
        signal,
      }),
    // Asked anew at each letter otherwise.
    staleTime: VALUES_FRESH,
  });

/** What only the server can find wrong with a formula: cycles, columns that no dimension reaches. */
export const checkQuery = (unsaved: Unsaved) =>
  queryOptions({
    queryKey: ['formula-check', unsaved.id ?? null, unsaved.formula_plain],
    queryFn: ({ signal }) => call(indicators.checkFormula, { body: unsaved, signal }),
  });

export const previewQuery = (unsaved: Unsaved) =>
  queryOptions({
    queryKey: ['formula-preview', unsaved.id ?? null, unsaved.data_type, unsaved.formula_plain],
    queryFn: ({ signal }) => call(indicators.previewFormula, { body: unsaved, signal }),
  });

/** The effect on every view and indicator that uses it; asked once for each change that is about to be saved. */
export const impactQuery = (body: ImpactBody) =>
  queryOptions({
    queryKey: ['indicator-impact', body],
    queryFn: ({ signal }) => call(indicatorImpact, { body, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** The stored indicator's result. */
export const resultQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: ['indicator-result', id, version],
    queryFn: ({ signal }) => call(indicators.indicatorResult, { params: { id }, signal }),
  });

export const versionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['indicator-versions', id],
    queryFn: ({ signal }) => call(indicators.indicatorVersions, { params: { id }, signal }),
    staleTime: 0,
  });

type Saved = { id: number; versao: number };

export const saveIndicator = (id: number | undefined, body: IndicatorBody): Promise<Saved> =>
  id === undefined
    ? call(indicators.createIndicator, { body })
    : call(indicators.updateIndicator, { params: { id }, body });

export const restoreVersion = (
  id: number,
  body: { restaurar: number; nota?: string; versao: number; visoes?: ViewChoice[] },
): Promise<Saved> => call(indicators.restoreIndicator, { params: { id }, body });

export const deleteIndicator = (id: number): Promise<true> =>
  call(indicators.deleteIndicator, { params: { id } });
