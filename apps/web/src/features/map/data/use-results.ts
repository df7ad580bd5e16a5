import { useQueries, type QueryFunctionContext, type UseQueryResult } from '@tanstack/react-query';
import { lawsuitsAt, LAWSUITS_A_PAGE } from './lawsuit-calls.ts';
import { filterOf, isEmptied, viewParamsOf, type Narrowing } from './narrowing.ts';
import { featureOf, featuresAt, featuresWithin, type FoundFeature, type FoundPage } from './service-calls.ts';

import type { Asked } from './asked.ts';
import { layerOf, type LayerName } from '../state/known-layers.ts';

/** Features fetched at once; one is a page of the dialog (second text, 2.3: one card per page). */
const FETCHED = 20;

export type LayerResults = {
  name: LayerName;
  /** Null while it is counted, or where it failed. */
  total: number | null;
  status: 'pending' | 'error' | 'success';
  /** Whether it is, or was, told as failed: one that is asked again is pending. */
  failed: boolean;
  /** Features by place; those not fetched yet are missing. */
  at: (index: number) => FoundFeature | undefined;
  retry: () => void;
};

/**
 * What was asked, layer by layer. The first features come with the count; `index` of the `open` layer says how far one has leafed, and
 * features are fetched when the ones at hand are exhausted.
 */
export function useResults(
  asked: Asked | null,
  names: readonly LayerName[],
  narrowing: Narrowing,
  { open, index }: { open: LayerName | null; index: number },
): LayerResults[] {
  const wanted = asked
    ? names.flatMap((name) => {
        const size = pageSize(asked, name);
        const pages =
          name === open ? [...new Set([0, Math.floor(index / size), Math.floor((index + 1) / size)])] : [0];
        return pages.map((page) => ({ name, page, size }));
      })
    : [];
  const answers = useQueries({
    queries: wanted.map(({ name, page, size }) => ({
      queryKey: ['map-features', name, asked, ...narrowedKey(name, narrowing), page],
      staleTime: 300_000,
      queryFn: ({ signal }: QueryFunctionContext) =>
        fetchPage(asked as Asked, name, narrowing, { page, size }, signal),
    })),
  });
  return names.map((name) => {
    const of = wanted.flatMap((want, place) =>
      want.name === name ? [{ ...want, answer: answers[place] }] : [],
    );
    return resultsOf(name, of);
  });
}

/** What of the filters narrows this layer: another layer's legend changes nothing here. */
const narrowedKey = (name: LayerName, narrowing: Narrowing) => [
  filterOf(layerOf(name), narrowing),
  viewParamsOf(layerOf(name), narrowing),
];

type Wanted = { page: number; size: number; answer: UseQueryResult<FoundPage> | undefined };

function resultsOf(name: LayerName, of: readonly Wanted[]): LayerResults {
  const first = of.find(({ page }) => page === 0)?.answer;
  return {
    name,
    total: first?.data?.total ?? null,
    status: first?.status ?? 'pending',
    failed: (first?.errorUpdateCount ?? 0) > 0,
    at: (index) => {
      const found = of.find(({ page, size }) => page === Math.floor(index / size));
      return found && found.answer?.data?.features[index % found.size];
    },
    retry: () => {
      for (const { answer } of of) if (answer?.isError) void answer.refetch();
    },
  };
}

/** The datajud call has pages of its own; what lies under a click comes at once. */
const pageSize = (asked: Asked, name: LayerName): number => {
  if (asked.kind !== 'place') return FETCHED;
  return name === 'processos' ? LAWSUITS_A_PAGE : Number.MAX_SAFE_INTEGER;
};

function fetchPage(
  asked: Asked,
  name: LayerName,
  narrowing: Narrowing,
  { page, size }: { page: number; size: number },
  signal: AbortSignal,
): Promise<FoundPage> {
  const layer = layerOf(name);
  if (asked.kind === 'property') return featureOf(layer, asked.property, signal);
  if (isEmptied(layer, narrowing)) return Promise.resolve({ features: [], total: 0 });
  if (asked.kind === 'area')
    return featuresWithin(layer, narrowing, asked.sketch, { start: page * size, count: size }, signal);
  if (name === 'propriedades' && asked.property !== null) return featureOf(layer, asked.property, signal);
  if (name === 'processos') return lawsuitsAt(narrowing, asked.at, page + 1, signal);
  return featuresAt(layer, narrowing, asked, signal);
}
