import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseAccess } from '@fonte/database';
import type { Tile } from '@fonte/geo';
import { formatNumber } from '@fonte/pt-br';
import { sql } from 'kysely';
import { median } from '../measure.ts';
import { environmentOf, people, portalOn } from '../portal.ts';
import type { Findings, Scenario } from '../scenario.ts';
import { startServer } from '../server.ts';
import { loadOf, type LoadResult } from '../tiles/http-load.ts';
import { hasMapServer, startMapServer, type MapServer } from '../tiles/mapserver.ts';
import { placesOf } from '../tiles/places.ts';
import { differentOnly, getMapQuery, GWC, randomTiles, seeded } from '../tiles/tile-list.ts';
import { vectorFindings } from '../tiles/vector-pairs.ts';

const CONCURRENCIES = [1, 8, 64];
const TILES = 800;
const PART = 100;
const POLYGONS = 320_000;
const COLD_TIMES = 2;
const WARM_TIMES = 10;

/** PNG tiles of the polygons against MapServer on the same table, and vector tiles against the database's own ST_AsMVT. */
export const scenario: Scenario = async (setup) => {
  const { url, properties } = await setup.programme(setup.properties);
  // A folder of its own, or the tiles of an earlier run would be there.
  const dataDir = await mkdtemp(join(tmpdir(), 'fonte-bench-tiles-'));
  const portal = await portalOn(url, { DATA_DIR: dataDir });
  const other = hasMapServer() ? await startMapServer(url) : null;
  try {
    const polygons = await ensurePolygons(portal.database, setup.properties);
    const [administrador] = await people(portal);
    const places = await placesOf(portal.database);
    const random = seeded(20_261_120);
    const rows: string[][] = [];
    for (const concurrency of CONCURRENCIES) {
      const tiles = randomTiles(places, TILES, random);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      rows.push(...(await pictures(url, other, tiles, concurrency, administrador.cookie)));
    }
    const vectors = await vectorFindings(url, portal, administrador, places, random);
    return [pngFindings(properties, polygons, rows, other !== null), vectors];
  } finally {
    await other?.stop();
    await portal.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** One list of tiles in parts: MapServer and the portal, whose cache is empty at first, in turns, so that what else the machine does weighs on both; then the portal again with what it kept. */
async function pictures(
  url: string,
  other: MapServer | null,
  tiles: readonly Tile[],
  concurrency: number,
  cookie: string,
): Promise<string[][]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fonte-bench-tiles-'));
  const server = await startServer({ ...environmentOf(url), DATA_DIR: dataDir });
  const ours = (more: Record<string, string> = {}): string[] =>
    tiles.map(
      (tile) => `${server.url}${GWC}?${getMapQuery(tile, { TILED: 'true', STYLES: 'sem_rotulos', ...more })}`,
    );
  const theirs = tiles.map((tile) => `${other?.url}&${getMapQuery(tile, {})}`);
  const headers = { cookie };
  const run = (addresses: string[], who: Record<string, string> = {}) =>
    loadOf(addresses, concurrency, 'image/png', who);
  try {
    // Threads start and code is compiled with the first pictures; these are another layer's, so that nothing measured is kept.
    await loadOf(ours({ LAYERS: 'propriedades' }).slice(0, 100), 8, 'image/png', headers);
    if (other) await loadOf(theirs.slice(-40), 8, 'image/png');
    const [compared, cold]: [LoadResult[], LoadResult[]] = [[], []];
    for (let at = 0; at < tiles.length; at += PART) {
      // oxlint-disable no-await-in-loop -- in turns is the point
      if (other) compared.push(await run(theirs.slice(at, at + PART)));
      cold.push(await run(ours().slice(at, at + PART), headers));
      // oxlint-enable no-await-in-loop
    }
    const warm = await run([...ours(), ...ours()], headers);
    const them = other ? together(compared) : null;
    const first = together(cold);
    return [
      ...(them ? [rowOf(concurrency, 'MapServer', them, null, null)] : []),
      rowOf(
        concurrency,
        `portal, frio (${differentOnly(tiles).length} diferentes)`,
        first,
        them && first.rate / them.rate,
        COLD_TIMES,
      ),
      rowOf(concurrency, 'portal, guardado', warm, them && warm.rate / them.rate, WARM_TIMES),
    ];
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Parts of equal length as one: the rate over all, the middle of the others. */
function together(parts: readonly LoadResult[]): LoadResult {
  return {
    rate: parts.length / parts.reduce((sum, { rate }) => sum + 1 / rate, 0),
    medianMs: median(parts.map(({ medianMs }) => medianMs)),
    p95Ms: median(parts.map(({ p95Ms }) => p95Ms)),
    size: median(parts.map(({ size }) => size)),
  };
}

function rowOf(
  concurrency: number,
  name: string,
  result: LoadResult | null,
  times: number | null,
  limit: number | null,
): string[] {
  const number = (value: number | undefined): string => (value === undefined ? '–' : formatNumber(value, 1));
  return [
    String(concurrency),
    name,
    number(result?.rate),
    number(result?.medianMs),
    number(result?.p95Ms),
    number(result && result.size / 1_024 ? result.size / 1_024 : undefined),
    times === null ? '' : formatNumber(times, 1),
    limit === null ? '' : String(limit),
  ];
}

function pngFindings(properties: number, polygons: number, rows: string[][], compared: boolean): Findings {
  return {
    title: `Quadros em PNG, ${formatNumber(properties, 0)} propriedades, ${formatNumber(polygons, 0)} polígonos`,
    head: [
      'Ao mesmo tempo',
      'Quem',
      'Quadros por segundo',
      'Mediana, ms',
      'p95, ms',
      'KB',
      '÷ MapServer',
      'Limite',
    ],
    rows,
    notes: [
      `${TILES} quadros por linha, sorteados por zoom (4 a 17, a maioria de 9 a 14) e em torno de uma propriedade; frio: nada guardado no começo. Camada de polígonos sem rótulos, 256 × 256, transparente; o portal desenha também o contorno duplo, o traço e a hachura.`,
      compared
        ? 'MapServer: quatro processos FastCGI com conexões mantidas, a mesma tabela e coluna em EPSG:3857, PNG com a compressão mais rápida; em turnos de 100 quadros com o portal.'
        : 'MapServer não está instalado (cgi-mapserver, lighttpd): só o portal foi medido.',
      'O cliente, o banco e o servidor dividem a mesma máquina.',
    ],
  };
}

/** At 64 000 properties the polygons of all layers are made 320 000 with shifted copies, which later runs find. */
async function ensurePolygons({ db }: DatabaseAccess, properties: number): Promise<number> {
  const count = async (): Promise<number> => {
    const { rows } = await sql<{ total: number }>`
      select (select count(*) from programa.poligono) + (select count(*) from programa.poligono_historico) +
        (select count(*) from camada.car) + (select count(*) from camada.vegetacao_nativa) +
        (select count(*) from camada.reserva_legal) as total`.execute(db);
    return rows[0]?.total ?? 0;
  };
  const missing = Math.round((POLYGONS * properties) / 64_000) - (await count());
  if (missing > 0) {
    await sql`
      insert into programa.poligono (id_poligono, cod_propriedade, nome_area, name_poligono, type_poligono, area_ha, origem, cpf_tecnico, dt, geom)
      select id_poligono + 100000000, cod_propriedade, nome_area, name_poligono, type_poligono, area_ha, origem, cpf_tecnico, dt,
        ST_Translate(geom, 0.012, 0.009)
      from programa.poligono where id_poligono < 100000000 order by cod_propriedade, id_poligono limit ${missing}
      on conflict do nothing`.execute(db);
    await sql`vacuum analyze programa.poligono`.execute(db);
  }
  return count();
}
