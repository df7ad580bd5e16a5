import { VectorTile } from '@mapbox/vector-tile';
import { tileBox, toMercator, type Tile } from '@fonte/geo';
import type { LightMyRequestResponse } from 'fastify';
import { PbfReader } from 'pbf';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../../../testing.ts';

export const GWC = '/api/mapa/geoserver/gwc/service/wms';
export const WMS = '/api/mapa/geoserver/wms';

export type Params = Readonly<Record<string, string | number | undefined>>;

/** A portal on the tiny programme, asked for maps. */
export interface MapPortal extends TestPortal {
  map(
    person: TestPerson,
    path: string,
    params: Params,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

export async function mapPortal(environment: Readonly<Record<string, string>> = {}): Promise<MapPortal> {
  return asMapPortal(await testPortalWithTiny(environment));
}

/** A portal, asked for maps. */
export function asMapPortal(portal: TestPortal): MapPortal {
  return {
    ...portal,
    map: (person, path, params, headers = {}) => {
      const query = new URLSearchParams(
        Object.entries(params).flatMap(([key, value]): [string, string][] =>
          value === undefined ? [] : [[key, String(value)]],
        ),
      );
      return portal.ask('GET', `${path}?${query.toString()}`, {
        headers: { cookie: person.cookie, ...headers },
      });
    },
  };
}

/** The tile of a zoom that a place lies in. */
export function tileAt(z: number, lon: number, lat: number): Tile {
  const [x, y] = toMercator([lon, lat]);
  const side = 40_075_016.685_578_488 / 2 ** z;
  return {
    z,
    x: Math.floor((x + 20_037_508.342_789_244) / side),
    y: Math.floor((20_037_508.342_789_244 - y) / side),
  };
}

/** GetMap of one tile. */
export const tileParams = (layers: string, tile: Tile, more: Params = {}): Params => ({
  SERVICE: 'WMS',
  VERSION: '1.1.1',
  REQUEST: 'GetMap',
  LAYERS: layers,
  STYLES: '',
  SRS: 'EPSG:900913',
  BBOX: tileBox(tile).join(','),
  WIDTH: 256,
  HEIGHT: 256,
  FORMAT: 'image/png',
  TRANSPARENT: 'TRUE',
  TILED: 'true',
  ...more,
});

export const MVT = 'application/vnd.mapbox-vector-tile';

/** A feature of a vector tile as a test reads it. */
export interface SeenFeature {
  readonly layer: string;
  readonly type: number;
  readonly values: Readonly<Record<string, string | number | boolean>>;
  readonly rings: readonly (readonly { readonly x: number; readonly y: number }[])[];
}

export function featuresOf(bytes: Uint8Array): SeenFeature[] {
  const tile = new VectorTile(new PbfReader(bytes));
  return Object.entries(tile.layers).flatMap(([layer, content]) =>
    Array.from({ length: content.length }, (_, at) => {
      const feature = content.feature(at);
      return { layer, type: feature.type, values: feature.properties, rings: feature.loadGeometry() };
    }),
  );
}
