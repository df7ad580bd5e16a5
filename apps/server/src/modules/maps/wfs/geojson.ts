import type { LayerColumn } from '@fonte/contracts';
import type { ServedLayer } from '../layers/layer.ts';
import type { Crs } from '../request/crs.ts';
import type { FeatureRow } from './feature-rows.ts';

/** What a feature has besides its geometry, numbers as numbers. */
export function propertiesOf(columns: readonly LayerColumn[], row: FeatureRow): Record<string, unknown> {
  const properties: Record<string, unknown> = {};
  for (const { name, type } of columns) {
    const value = row[name] ?? null;
    properties[name] = type === 'decimal' && value !== null ? Number(value) : value;
  }
  return properties;
}

/** The text of a row's geometry. */
export const geometryOf = (row: FeatureRow): string =>
  typeof row['feature geometry'] === 'string' ? row['feature geometry'] : 'null';

/** A feature as GeoServer writes it. */
export function geoJsonFeature(layer: ServedLayer, columns: readonly LayerColumn[], row: FeatureRow): string {
  const properties = propertiesOf(columns, row);
  const geometry = geometryOf(row);
  const id = JSON.stringify(`${layer.name}.${row['feature key']}`);
  return `{"type":"Feature","id":${id},"geometry":${geometry},"geometry_name":"geom","properties":${JSON.stringify(properties)}}`;
}

export const GEOJSON_HEAD = '{"type":"FeatureCollection","features":[';

/** What follows the features, in GeoServer's order; longitude is always first, whatever the coordinate system's name says. */
export function geoJsonTail(facts: {
  matched: number;
  returned: number;
  at: string;
  /** Of features that no page of the caller's comes to. */
  told: string | null;
  crs: Crs;
  next: string | null;
  previous: string | null;
}): string {
  const { matched, returned, at, told, crs, next, previous } = facts;
  const link = (rel: string, href: string | null) =>
    href === null ? [] : [{ title: `${rel} page`, type: 'application/json', rel, href }];
  const links = [...link('previous', previous), ...link('next', next)];
  const rest = {
    totalFeatures: matched,
    numberMatched: matched,
    numberReturned: returned,
    timeStamp: at,
    ...(told === null ? {} : { aviso: told }),
    ...(links.length > 0 ? { links } : {}),
    crs: { type: 'name', properties: { name: `urn:ogc:def:crs:EPSG::${crs.epsg}` } },
  };
  return `],${JSON.stringify(rest).slice(1)}\n`;
}
