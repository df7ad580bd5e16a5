import { execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { SNIPPETS, snippetText, type Snippet } from '@fonte/contracts/program-snippets';
import { project } from '@fonte/geo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programKey } from '../../../testing/program-key.ts';
import { clientPortal, type ClientPortal } from './clients.ts';

// What the page 'Usar em outros programas' shows, run as it stands with a real key, by the programs that Debian has.

const run = promisify(execFile);

/**
 * Debian has no `duckdb`: the engine itself, from its package for Node.js, behind a program of that name that takes `-c SQL` and prints the types of the columns and the rows as JSON.
 */
const DUCKDB = `#!${process.execPath}
import(${JSON.stringify(import.meta.resolve('@duckdb/node-api'))}).then(async ({ DuckDBInstance }) => {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const read = await connection.runAndReadAll(process.argv[3]);
  process.stdout.write(JSON.stringify({ types: read.columnTypes().map(String), rows: read.getRowObjectsJson() }));
});
`;

let portal: ClientPortal;
let chave: string;
beforeAll(async () => {
  portal = await clientPortal();
  chave = (await programKey(portal, await portal.person('administrador'))).chave;
  await writeFile(join(portal.folder, 'duckdb'), DUCKDB, { mode: 0o755 });
}, 180_000);
afterAll(() => portal.close());

const RUNNERS: Readonly<Record<NonNullable<Snippet['ran']>, readonly [program: string, ...string[]]>> = {
  sh: ['/bin/sh', '-ec'],
  python: ['/usr/bin/python3', '-c'],
  r: ['/usr/bin/Rscript', '--vanilla', '-e'],
};

/** Runs a snippet in the folder of the clients; gives what it printed. */
async function printed(id: string, key = chave): Promise<string> {
  const snippet = SNIPPETS.find((one) => one.id === id);
  if (snippet?.ran === undefined) throw new Error(`${id} is run by nobody`);
  const text = snippetText(snippet, new URL(portal.address).origin, key);
  const options = {
    cwd: portal.folder,
    timeout: 120_000,
    env: {
      ...process.env,
      CPL_TMPDIR: portal.folder,
      PATH: [portal.folder, process.env.PATH].join(delimiter),
    },
  };
  const [program, ...args] = RUNNERS[snippet.ran];
  const { stdout, stderr } = await run(program, [...args, text], options);
  return stdout + stderr;
}

test('ogrinfo lists the layers', async () => {
  const told = await printed('ogrinfo');
  expect(told).not.toMatch(/ERROR|Warning/);
  expect(told.match(/^\d+: programa:/gm)).toHaveLength(15);
});

test('ogr2ogr takes a layer along', async () => {
  expect(await printed('ogr2ogr')).not.toMatch(/ERROR/);
  const { stdout } = await run('ogrinfo', ['-so', join(portal.folder, 'propriedades.gpkg'), '-al']);
  expect(Number(/Feature Count: (\d+)/.exec(stdout)?.[1])).toBeGreaterThan(0);
});

test('ogr2ogr takes a layer along by OGC API – Features', async () => {
  expect(await printed('ogr2ogr-ogcapi')).not.toMatch(/ERROR/);
  const { stdout } = await run('ogrinfo', ['-so', join(portal.folder, 'bacias.gpkg'), '-al']);
  expect(Number(/Feature Count: (\d+)/.exec(stdout)?.[1])).toBeGreaterThan(0);
});

test('gdalinfo finds the tiles of a layer', async () => {
  const told = await printed('gdal-wmts');
  expect(told).not.toMatch(/ERROR|Warning/);
  expect(told).toContain('Pseudo-Mercator');
});

test('curl keeps features as GeoJSON', async () => {
  await printed('curl-geojson');
  const file = join(portal.folder, 'estados.geojson');
  const { features } = JSON.parse(await readFile(file, 'utf8')) as {
    features: { properties: { regiao: string } }[];
  };
  expect(new Set(features.map(({ properties }) => properties.regiao))).toEqual(new Set(['Centro-Oeste']));
  expect((await run('ogrinfo', ['-so', '-al', file])).stdout).toMatch(
    new RegExp(`Feature Count: ${features.length}$`, 'm'),
  );
});

test('OWSLib reads features', async () => {
  const told = await printed('owslib');
  expect(told).toContain("'programa:propriedades'");
  expect(told).toContain('FeatureCollection');
});

test('sf reads a layer and puts it into metres', async () => {
  const told = await printed('sf');
  expect(told).toMatch(/^\[1\] 11$/m);
  expect(told).toMatch(/SIRGAS 2000/);
  // The first by name, where the formulas of packages/geo have it.
  const [x, y] = project(31982, [-47.9, -19.7]);
  expect(told).toMatch(new RegExp(`${Math.floor(x)}\\S* +${Math.floor(y)}`));
});

test('curl keeps a report and the panels', async () => {
  await printed('curl');
  const csv = await readFile(join(portal.folder, 'resultados.csv'), 'utf8');
  expect(csv).toMatch(/^\uFEFF?Estado;Propriedades;/);
  await printed('curl-json');
  expect(JSON.parse(await readFile(join(portal.folder, 'paineis.json'), 'utf8'))).toEqual([]);
  expect((await stat(join(portal.folder, 'paineis.json'))).size).toBeGreaterThan(1);
});

test('curl keeps the catalogues of reports and indicators', async () => {
  await printed('curl-catalogo');
  const { relatorios } = JSON.parse(await readFile(join(portal.folder, 'relatorios.json'), 'utf8')) as {
    relatorios: { nome: string; endereco: string }[];
  };
  expect(relatorios.find(({ nome }) => nome === 'resultados-por-estado')?.endereco).toBe(
    '/api/dados/v1/relatorios/resultados-por-estado',
  );
  await printed('curl-indicadores');
  expect(JSON.parse(await readFile(join(portal.folder, 'indicadores.json'), 'utf8'))).toMatchObject({
    indicadores: [],
  });
});

test('pandas and R read a report as a table of numbers', async () => {
  // Figures, not words: pandas shortens its print in the middle, R says every column.
  expect(await printed('pandas')).toMatch(/^0 +Goiás +3 .* 60\.0$/m);
  const told = await printed('pandas-json');
  expect(told).toMatch(/^Resultados por estado até 2025-12-20$/m);
  expect(told).toMatch(/^area_total Área ha$/m);
  expect(told).toMatch(/^0 +Goiás +3 /m);
  expect(await printed('r')).toMatch(/^1 +Goiás +3 +2 +41 +550 *$/m);
});

test('DuckDB reads the kept file without being told its columns', async () => {
  const { types, rows } = JSON.parse(await printed('duckdb-arquivo')) as {
    types: string[];
    rows: Record<string, string>[];
  };
  expect(types.slice(0, 2)).toEqual(['VARCHAR', 'BIGINT']);
  expect(rows[0]).toMatchObject({ Estado: 'Goiás', Propriedades: '3', 'Área (ha)': '550' });
});

test('a key that has been revoked is told so by the program', async () => {
  const gone = await programKey(portal, await portal.person('administrador'));
  await portal.database.db
    .updateTable('portal.chave_programa')
    .set({ revogada_em: new Date() })
    .where('id_chave', '=', gone.id)
    .execute();
  await expect(printed('curl', gone.chave)).rejects.toThrow(/curl/);
  await expect(printed('ogrinfo', gone.chave)).rejects.toThrow(/ogrinfo|401/);
});

test('every snippet that says so is run here', () => {
  expect(SNIPPETS.filter(({ ran }) => ran !== undefined).map(({ id }) => id)).toEqual([
    'ogrinfo',
    'ogr2ogr',
    'owslib',
    'sf',
    'ogr2ogr-ogcapi',
    'gdal-wmts',
    'curl-geojson',
    'curl-catalogo',
    'curl',
    'curl-json',
    'curl-indicadores',
    'pandas-json',
    'pandas',
    'r',
    'duckdb-arquivo',
  ]);
});
