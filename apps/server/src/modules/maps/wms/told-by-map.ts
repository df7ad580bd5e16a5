import { MAP_LAYERS, type MapLayer } from '@fonte/contracts';
import type { Call } from '../../../platform/index.ts';
import type { Kvp } from '../request/kvp.ts';

const PERSONAL: ReadonlySet<string> = new Set(
  Object.values<MapLayer>(MAP_LAYERS).flatMap(({ columns }) =>
    columns.flatMap(({ name, personal }) => (personal === undefined ? [] : [name])),
  ),
);

/** A picture tells nobody's data; a vector tile does when it is asked for personal columns. */
export function toldByMap(kvp: Kvp): Parameters<Call['tell']>[0] {
  const vectors = /vector|mvt|pbf/i.test(kvp.get('format') ?? '');
  const named = (kvp.get('propertyname') ?? '').split(/[(),\s]+/);
  return vectors && named.some((name) => PERSONAL.has(name))
    ? { alvo: (kvp.get('layers') ?? '').slice(0, 300) }
    : { persons: false };
}
