import { tileBox, TILE_PIXELS, type Tile } from '@fonte/geo';
import { formatNumber } from '@fonte/pt-br';
import pg from 'pg';
import { layerNamed } from '../../../apps/server/src/modules/maps/layers/index.ts';
import { DrawingPool } from '../../../apps/server/src/modules/maps/drawing/pool.ts';
import { TileEncoder } from '../../../apps/server/src/modules/maps/encoding/tile-encoder.ts';
import { fetchVectorLayer } from '../../../apps/server/src/modules/maps/vector/fetch-vector-layer.ts';
import type { AskedLayer } from '../../../apps/server/src/modules/maps/map/map-request.ts';
import { readingOf } from '../../../apps/server/src/modules/maps/map/reading.ts';
import { alternately, type Pairs } from '../measure.ts';
import type { Person, Portal } from '../portal.ts';
import type { Findings } from '../scenario.ts';
import { differentOnly, differentTiles, getMapQuery, GWC, randomTiles, type Places } from './tile-list.ts';

const LIMIT = 1.3;
const PAIRS = 60;
const VISIT = 300;
const ZOOMS: readonly (readonly [number, number])[] = [
  [6, 8],
  [9, 11],
  [12, 16],
];
const VECTOR = 'application/vnd.mapbox-vector-tile';

const BARE = `SELECT ST_AsMVT(t, 'poligonos', 4096, 'geom') FROM (
  SELECT ST_AsMVTGeom(geom_3857, ST_MakeEnvelope($1, $2, $3, $4, 3857), 4096, 256, true) AS geom,
    cod_propriedade || '-' || id_poligono AS id, nome_area, type_poligono AS legenda, area_ha::float8 AS area_ha
  FROM programa.poligono WHERE geom_3857 && ST_Expand(ST_MakeEnvelope($1, $2, $3, $4, 3857), ($3 - $1) / 16)
) AS t`;

/**
 * Vector tiles against the same `ST_AsMVT` written by hand, prepared and asked through the bare driver, in turns: making the tile (plan, scope, SQL,
 * answer), and beside it the whole request with its session.
 */
export async function vectorFindings(
  url: string,
  portal: Portal,
  person: Person,
  places: Places,
  random: () => number,
): Promise<Findings> {
  const bare = new pg.Client({ connectionString: url });
  await bare.connect();
  const byHand = (tile: Tile) => bare.query({ text: BARE, name: 'bare', values: tileBox(tile) });
  const made = maker(portal, person);
  const whole = (tile: Tile) =>
    portal.app.server.inject({
      url: `${GWC}?${getMapQuery(tile, { FORMAT: VECTOR })}`,
      headers: { cookie: person.cookie },
    });
  try {
    const measured = async (tiles: readonly Tile[]): Promise<{ tile: Pairs; request: Pairs }> => {
      const next = (work: (tile: Tile) => Promise<unknown>) => {
        let at = 0;
        return () => work(tiles[at++ % tiles.length]!);
      };
      const turns = tiles.length - 1;
      const tile = await alternately(next(made), next(byHand), turns);
      return { tile, request: await alternately(next(whole), next(byHand), turns) };
    };
    const rows: string[][] = [];
    for (const zooms of ZOOMS) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { tile, request } = await measured(differentTiles(places, PAIRS + 1, random, zooms));
      rows.push(row(`${zooms[0]} a ${zooms[1]}`, [tile.a, tile.b, tile.ratio, request.a, request.ratio]));
    }
    const visit = await measured(differentOnly(randomTiles(places, VISIT, random)));
    const [tile, request] = [visit.tile.mean, visit.request.mean];
    rows.push(row('como se olha', [tile.a, tile.b, tile.a / tile.b, request.a, request.a / request.b]));
    return {
      title: 'Quadros vetoriais ÷ ST_AsMVT',
      head: ['Zoom', 'Quadro, ms', 'À mão, ms', 'Razão', 'Limite', 'Pedido inteiro, ms', '÷ à mão'],
      rows,
      notes: [
        `Medianas de ${PAIRS} quadros frios, em turnos. Quadro: plano, alcance, SQL e resposta; à mão: a instrução escrita sobre a tabela, com as mesmas colunas, preparada, pelo driver nu. Pedido inteiro: com sessão, autorização e cópia guardada, sem rede.`,
        `Como se olha: os diferentes de ${VISIT} quadros sorteados por zoom como na tabela acima; médias, e a razão das somas.`,
      ],
    };
  } finally {
    await bare.end();
  }
}

const row = (
  name: string,
  [made = 0, byHand = 0, ratio = 0, whole = 0, wholeRatio = 0]: number[],
): string[] => [
  name,
  ...[made, byHand, ratio, LIMIT, whole, wholeRatio].map((value) =>
    formatNumber(value, value === LIMIT ? 1 : 2),
  ),
];

/** What the server does for a tile that nobody has asked for yet. */
function maker({ app, database }: Portal, { access, profile }: Person): (tile: Tile) => Promise<unknown> {
  const layer = layerNamed('poligonos', profile);
  if (layer === undefined) throw new Error('No layer of polygons');
  const asked: AskedLayer = { layer, style: 'padrao', filter: undefined, view: {} };
  // PostgreSQL encodes by itself: no thread is ever started.
  const pool = new DrawingPool();
  const encoder = new TileEncoder(database);
  return (tile) => {
    const [west, south, east, north] = tileBox(tile);
    const box = { west, south, east, north, epsg: 3857 as const };
    const db = readingOf({ app }, { layers: [asked], box, width: TILE_PIXELS }, new AbortController().signal);
    return fetchVectorLayer({ encoder, pool }, db, access, asked, box, undefined);
  };
}
