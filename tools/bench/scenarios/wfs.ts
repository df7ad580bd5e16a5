import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { formatInteger, formatNumber } from '@fonte/pt-br';
import { sql } from 'kysely';
import { environmentOf, people, portalOn, type Portal } from '../portal.ts';
import type { Cells, Scenario } from '../scenario.ts';
import { memoryOf, peakDuring, startServer } from '../server.ts';

/** Features of a long export. */
const FEATURES = 100_000;
const RISE_MB = 100;

const FORMATS = [
  ['GeoJSON', 'application/json', 0],
  ['GeoJSON, leitor lento', 'application/json', 4],
  ['GML 3.2', 'application/gml+xml; version=3.2', 0],
  ['csv', 'csv', 0],
  ['excel', 'excel', 0],
  ['shape-zip', 'shape-zip', 0],
] as const;

/** Polygons with their properties, technicians and producers as files: first byte, all of it, and the server's memory meanwhile. */
export const scenario: Scenario = async (setup) => {
  const { url, properties } = await setup.programme(setup.properties);
  const portal = await portalOn(url);
  const copies = await topUp(portal, (line) => setup.say(line));
  const server = await startServer(environmentOf(url));
  try {
    const [{ cookie }] = await people(portal);
    const address = (format: string, count: number) =>
      `${server.url}/api/mapa/geoserver/programa/ows?${new URLSearchParams({
        service: 'WFS',
        version: '2.0.0',
        request: 'GetFeature',
        typeNames: 'programa:poligonos',
        count: String(count),
        outputFormat: format,
      }).toString()}`;
    // A small answer of each kind and a moment's rest: what a running server has in memory anyway is not the file's.
    /* oxlint-disable no-await-in-loop -- one after the other */
    for (const [, format] of FORMATS) await download(address(format, 500), cookie, 0);
    const rows: Cells[] = [];
    for (const [name, format, restMs] of FORMATS) {
      await pause(1_000);
      const before = memoryOf(server.pid);
      const { peak, value } = await peakDuring(server.pid, () =>
        download(address(format, FEATURES), cookie, restMs),
      );
      rows.push([
        name,
        formatNumber(value.bytes / 2 ** 20, 1),
        formatNumber(value.firstMs, 0),
        formatNumber(value.allMs / 1_000, 2),
        formatNumber(before, 0),
        formatNumber(peak - before, 0),
      ]);
    }
    /* oxlint-enable no-await-in-loop */
    return {
      title: `WFS: ${formatInteger(FEATURES)} polígonos em arquivo, ${formatInteger(properties)} propriedades`,
      head: ['Formato', 'MB', 'Primeiro byte, ms', 'Tudo, s', 'Servidor antes, MB', 'A mais, MB'],
      rows,
      notes: [
        `Limite: ${RISE_MB} MB a mais. Memória residente do processo do servidor, olhada a cada 20 ms; o leitor lento descansa 4 ms a cada pedaço. O primeiro byte do shape-zip espera pelo arquivo inteiro, que diz o seu tamanho no começo.`,
        ...(copies > 0 ? [`${formatInteger(copies)} dos polígonos são cópias, tiradas no fim.`] : []),
      ],
    };
  } finally {
    await server.stop();
    await removeCopies(portal);
    await portal.close();
  }
};

/** Ids of copies begin here. */
const COPIES_FROM = 2_000_000_000;

/** Copies polygons until there are enough; gives how many. */
async function topUp({ database }: Portal, say: (line: string) => void): Promise<number> {
  await removeCopies({ database });
  const { rows } = await sql<{ total: number }>`select count(*) as total from programa.poligono`.execute(
    database.db,
  );
  const missing = FEATURES - (rows[0]?.total ?? 0);
  if (missing <= 0) return 0;
  say(`Copiando ${missing} polígonos…`);
  await sql`
    insert into programa.poligono (id_poligono, cod_propriedade, cod_fip_poligono, nome_area, name_poligono, type_poligono, area_ha, origem, cpf_tecnico, dt, geom)
    select ${COPIES_FROM}::bigint + row_number() over (), cod_propriedade, cod_fip_poligono, nome_area, name_poligono, type_poligono, area_ha, origem,
      cpf_tecnico, dt, geom
    from programa.poligono, generate_series(1, ceil(${missing}::numeric / (select count(*) from programa.poligono))::int)
    limit ${missing}`.execute(database.db);
  await sql`analyze programa.poligono`.execute(database.db);
  return missing;
}

async function removeCopies({ database }: Pick<Portal, 'database'>): Promise<void> {
  await sql`delete from programa.poligono where id_poligono > ${COPIES_FROM}::bigint`.execute(database.db);
}

interface Received {
  readonly bytes: number;
  readonly firstMs: number;
  readonly allMs: number;
}

async function download(address: string, cookie: string, restMs: number): Promise<Received> {
  const began = performance.now();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers: { cookie } }, resolve).on('error', reject);
  });
  let firstMs = Number.NaN;
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    if (bytes === 0) firstMs = performance.now() - began;
    bytes += chunk.length;
    if (restMs > 0) await pause(restMs);
  }
  if (response.statusCode !== 200 || !response.complete)
    throw new Error(`${address}: ${response.statusCode}`);
  return { bytes, firstMs, allMs: performance.now() - began };
}
