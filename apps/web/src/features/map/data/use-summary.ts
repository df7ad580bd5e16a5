import { mapSummary } from '@fonte/contracts/endpoints/map-summary';
import type { LayerSummary, SummaryAsked } from '@fonte/contracts/routes/map-summary';
import { geometryOf, type Sketch } from '@fonte/ui/map-view';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../core/api/call.ts';

import { filterOf, type Narrowing } from './narrowing.ts';
import { isOwnLayer, layerOf, type LayerName } from '../state/known-layers.ts';

export type Summaries = ReadonlyMap<LayerName, LayerSummary>;

/**
 * Counts by class and areas of layers, in the whole or in a selection. The legend's classes that are off count too in the whole: their
 * rows say how many there are; not in a selection, whose totals are of what is seen.
 */
export function useSummary(names: readonly LayerName[], narrowing: Narrowing, within: Sketch | null = null) {
  const asked = useMemo(() => bodyOf(names, narrowing, within), [names, narrowing, within]);
  const enabled = asked.camadas.length > 0;
  const query = useQuery({
    queryKey: ['map-summary', asked],
    enabled,
    staleTime: 300_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(mapSummary, { body: asked, signal }),
  });
  const byLayer = useMemo<Summaries>(
    () => new Map((enabled ? (query.data ?? []) : []).map((summary) => [summary.nome, summary])),
    [enabled, query.data],
  );
  return {
    byLayer,
    // Without one of the programme's layers there is nothing to wait for.
    status: enabled ? query.status : ('success' as const),
    stale: query.isPlaceholderData,
    refetch: () => void query.refetch(),
  };
}

function bodyOf(names: readonly LayerName[], narrowing: Narrowing, within: Sketch | null): SummaryAsked {
  const seen = within ? narrowing : { ...narrowing, hidden: {} };
  const geometry = within && geometryOf(within);
  const ring = geometry?.type === 'Polygon' ? (geometry.coordinates[0] ?? null) : null;
  return {
    // Totals are of the programme's own layers.
    camadas: names
      .filter(isOwnLayer)
      .toSorted()
      .map((nome) => {
        const filtro = filterOf(layerOf(nome), seen);
        return filtro === null ? { nome } : { nome, filtro };
      }),
    ano: narrowing.ano,
    uf: narrowing.uf,
    area: ring && ring.map(([lon, lat]): [number, number] => [lon, lat]),
  };
}
