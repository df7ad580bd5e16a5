import { LAWSUIT_PAGE_SIZE, MAP_LAYERS } from '@fonte/contracts';
import { lawsuitOptions, lawsuits } from '@fonte/contracts/endpoints/lawsuits';
import type { LawsuitFeature } from '@fonte/contracts/routes/lawsuits';
import { mercatorOf, type LonLat } from '@fonte/ui/map-view';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../core/api/call.ts';
import { lawsuitFilter, numberFilter, type Narrowing } from './narrowing.ts';
import type { FoundFeature, FoundPage } from './service-calls.ts';

/** Lawsuits around a place, the nearest first (second text, 2.4, 7 and 9: 50 000 map units); `page` from 1. */
export async function lawsuitsAt(
  narrowing: Narrowing,
  at: LonLat,
  page: number,
  signal: AbortSignal,
): Promise<FoundPage> {
  const query = { page, point: mercatorOf(at).join(','), filter: lawsuitFilter(narrowing) };
  const answer = await call(lawsuits, { query, signal });
  return { total: answer.page.total, features: answer.features.map(featureOf) };
}

/** Cards of one page of the call. */
export const LAWSUITS_A_PAGE = LAWSUIT_PAGE_SIZE;

/** The lawsuit with that number, with its parties, wherever it lies. */
export async function lawsuitOf(number: string, signal: AbortSignal): Promise<LawsuitFeature | null> {
  const query = { page: 1, filter: numberFilter(number) };
  const { features } = await call(lawsuits, { query, signal });
  return features[0] ?? null;
}

/** What the filter panel offers, counted within the page's year and state. */
export const lawsuitOptionsQuery = (narrowing: Narrowing) => {
  const filter = lawsuitFilter({ ...narrowing, lawsuits: {} });
  return queryOptions({
    queryKey: ['lawsuit-options', filter ?? ''],
    staleTime: 300_000,
    queryFn: ({ signal }) => call(lawsuitOptions, { query: { filter }, signal }),
  });
};

function featureOf({ id, geometry, properties }: LawsuitFeature): FoundFeature {
  return { id, layer: MAP_LAYERS.processos.name, geometry, properties };
}
