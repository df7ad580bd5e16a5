import { TILE_PIXELS } from '@fonte/geo';
import { wantedColumns } from '../features/index.ts';
import { serviceFault } from '../request/service-fault.ts';
import type { Maps } from '../service.ts';
import type { AskedMap } from '../map/asked-map.ts';
import { readingOf } from '../map/reading.ts';
import { fetchVectorLayer } from './fetch-vector-layer.ts';

/** A map as vector tile, one layer of the tile for each of the map's. Errors: InvalidParameterValue outside web Mercator. */
export async function vectorMap(
  maps: Pick<Maps, 'app' | 'encoder' | 'pool' | 'small' | 'statements'>,
  { map: { layers, box }, columns, drawer: { access, who } }: AskedMap,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array; blank: boolean }> {
  if (box.epsg !== 3857)
    serviceFault('InvalidParameterValue', 'srs', 'Mapas vetoriais são feitos em EPSG:3857');
  // The one blank tile.
  if (layers.length === 0) return { bytes: new Uint8Array(0), blank: true };
  const { encoder, pool, small, statements } = maps;
  const wanted = wantedColumns(
    (columns ?? '').replace(/[()]+/g, ',').split(','),
    layers.map(({ layer }) => layer),
    access,
  );
  const db = readingOf(maps, { layers, box, width: TILE_PIXELS }, signal, wanted);
  const parts = await small.run({ who, signal }, () =>
    Promise.all(
      layers.map((asked) =>
        statements.run({ who, signal }, () =>
          fetchVectorLayer({ encoder, pool }, db, access, asked, box, wanted),
        ),
      ),
    ),
  );
  const bytes = Buffer.concat(parts);
  return { bytes, blank: bytes.length === 0 };
}
