import type { Call } from '../../../../platform/index.ts';
import { accessOf, type Access } from '../../../../query/index.ts';
import { wantedColumns } from '../../features/index.ts';
import type { ServedLayer } from '../../layers/layer.ts';
import { first, pixels, wholeNumber, type Kvp } from '../../request/kvp.ts';
import { serviceFault } from '../../request/service-fault.ts';
import type { AskedLayer, MapRequest } from '../../map/map-request.ts';
import { readScale } from '../../map/picture.ts';
import { readMap } from '../read-map.ts';
import type { WmsVersion } from '../version.ts';

/** Pixels around the click within which a feature counts as hit, where the client says nothing (GeoServer's). */
const USUAL_BUFFER = 5;
const LARGEST_BUFFER = 100;
/** Most features of a layer under one click. */
const MOST_FEATURES = 10_000;

/** What is asked about one pixel of a map. */
export interface InfoRequest {
  readonly map: MapRequest;
  /** The highest first. */
  readonly layers: readonly (AskedLayer & { readonly columns: readonly string[] | undefined })[];
  /** Pixel, from the upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly buffer: number;
  /** How much larger than on usual screens marks are drawn. */
  readonly scale: number;
  readonly count: number;
}

/** GetFeatureInfo's parameters. Errors: InvalidPoint, LayerNotDefined for a layer that is not on the map, those of the map and of its columns. */
export function readInfo(kvp: Kvp, version: WmsVersion, call: Call): InfoRequest {
  const map = readMap(kvp, version, call);
  const [across, down] = version === '1.3.0' ? (['i', 'j'] as const) : (['x', 'y'] as const);
  const names = (kvp.get('query_layers') ?? kvp.get('layers') ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^programa:/, ''));
  const layers = names.map((name) => {
    const found = map.layers.find(({ layer }) => layer.name === name);
    if (!found)
      return serviceFault(
        'LayerNotDefined',
        'query_layers',
        'QUERY_LAYERS pede uma camada que não está no mapa',
      );
    return found;
  });
  const columns = propertyLists(kvp.get('propertyname'), layers, accessOf(call));
  return {
    map,
    layers: layers.map((found, at) => ({ ...found, columns: columns[at] })).toReversed(),
    x: pixel(first(kvp, across, across === 'i' ? 'x' : 'i'), across, map.width),
    y: pixel(first(kvp, down, down === 'j' ? 'y' : 'j'), down, map.height),
    scale: readScale(kvp),
    buffer: Math.min(LARGEST_BUFFER, wholeNumber(kvp, 'buffer') ?? USUAL_BUFFER),
    count: Math.min(MOST_FEATURES, Math.max(1, wholeNumber(kvp, 'feature_count') ?? 1)),
  };
}

/** The pixel that is nearest to what was asked; a place on the last half of the last one is on the map. */
function pixel(text: string | undefined, name: string, side: number): number {
  if (text === undefined)
    return serviceFault('MissingParameterValue', name, `Falta o parâmetro ${name.toUpperCase()}`);
  const value = pixels(text);
  if (!(value < side))
    return serviceFault('InvalidPoint', name, `${name.toUpperCase()} não é um ponto do mapa`);
  return Math.min(Math.round(value), side - 1);
}

/** `a,b` for every layer, or `(a,b)(c)` one list for each. Errors: InvalidParameterValue for a column that no layer of the list has. */
function propertyLists(
  text: string | undefined,
  layers: readonly AskedLayer[],
  access: Access,
): (string[] | undefined)[] {
  if (text === undefined) return [];
  const grouped = [...text.matchAll(/\(([^)]*)\)/g)].map(([, inner = '']) => inner);
  const served = layers.map(({ layer }) => layer);
  if (grouped.length <= 1) {
    const all = wantedColumns((grouped[0] ?? text).split(','), served, access);
    return layers.map(() => all);
  }
  return served.map((layer, at) => wantedColumns(grouped[at]?.split(',') ?? [], [layer], access));
}

/** How far from its place a mark is still hit, pixels: marks are larger than the usual buffer. */
const MARK_REACH = 8;

export const reachOf = ({ geometry }: ServedLayer, buffer: number): number =>
  geometry === 'Point' ? Math.max(MARK_REACH, buffer) : buffer;
