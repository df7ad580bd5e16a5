import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { REPORT_IDS, type ReportId } from '@fonte/contracts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { CATALOGUE } from '../catalogue/index.ts';
import { tinyPortal, type TinyPortal } from '../testing.ts';

// Every file of rows as GeoParquet, read by DuckDB, holds what its CSV holds.

let portal: TinyPortal;
let admin: TestPerson;
let duck: DuckDBConnection;
let folder: string;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
  duck = await (await DuckDBInstance.create(':memory:')).connect();
  await duck.run("set timezone = 'America/Sao_Paulo'");
  folder = await mkdtemp(join(tmpdir(), 'fonte-parquet-'));
});
afterAll(async () => {
  duck.closeSync();
  await rm(folder, { recursive: true, force: true });
  await portal.close();
});

const ask = (id: number, person = admin, query: Readonly<Record<string, string>> = { $ano: '[2025]' }) =>
  portal.raw(person, 'relatorio/index/retorno-direto', {
    co_consulta: String(id),
    typereturn: 'Parquet',
    ...query,
  });

const read = async (sql: string): Promise<Record<string, unknown>[]> =>
  (await duck.runAndReadAll(sql)).getRowObjectsJson();

async function fileOf(
  id: number,
  person?: TestPerson,
  query?: Readonly<Record<string, string>>,
): Promise<string> {
  const answer = await ask(id, person, query);
  if (answer.statusCode !== 200) throw new Error(`${id}: ${answer.statusCode} ${answer.body}`);
  const path = join(folder, `${id}.parquet`);
  await writeFile(path, answer.rawPayload);
  return `read_parquet('${path}')`;
}

/** A column as the CSV writes it. */
function asCsv(name: string, type: string): string {
  const column = `"${name}"`;
  if (type === 'BOOLEAN') return `case when ${column} then 'Sim' when not ${column} then 'Não' end`;
  if (type === 'DATE') return `strftime(${column}, '%d/%m/%Y')`;
  if (type.startsWith('TIMESTAMP')) return `strftime(${column}, '%d/%m/%Y, %H:%M')`;
  return `${column}::varchar`;
}

/** '1,50' and '1.50000000' are one number. */
const sameForm = (cell: string): string => {
  const number = /^-?\d+(?:[,.]\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : Number.NaN;
  return Number.isNaN(number) ? cell : String(number);
};

const isList = (id: ReportId) => CATALOGUE[id].source.kind === 'list';
const ROW_FILES = REPORT_IDS.filter(
  (id) =>
    isList(id) &&
    CATALOGUE[id].profiles.includes('administrador') &&
    CATALOGUE[id].files?.includes('administrador') !== false,
);

describe('every file of rows', () => {
  it.each(ROW_FILES)('%i holds what its CSV holds', async (id) => {
    const from = await fileOf(id);
    const csv = await portal.csv(admin, id, { ano: [2025] });
    const columns = await read(`select column_name n, column_type t from (describe select * from ${from})`);
    const own = columns.filter((row) => !String(row['t']).startsWith('GEOMETRY'));
    expect(own).toHaveLength(csv.head.length);
    const cells = own.map((row, at) => `(${asCsv(String(row['n']), String(row['t']))})::varchar as c${at}`);
    const rows = await read(`select ${cells.join(', ')} from ${from}`);
    // An apostrophe keeps spreadsheets from running a text; other programs get the text.
    expect(rows.map((row) => own.map((_, at) => sameForm((row[`c${at}`] as string | null) ?? '')))).toEqual(
      csv.rows.map((row) => row.map((cell) => sameForm(cell.replace(/^'(?=[=+\-@])/, '')))),
    );
    const [notes] = await read(
      `select decode(value) as v from parquet_kv_metadata('${join(folder, `${id}.parquet`)}') where decode(key) = 'colunas'`,
    );
    expect(Object.values(JSON.parse(String(notes?.['v'])) as object).slice(0, own.length)).toEqual(csv.head);
  });
});

it('has numbers, days and moments as such, and the place of each property', async () => {
  const properties = await fileOf(11157);
  const types = await read(`select column_name n, column_type t from (describe select * from ${properties})`);
  expect(Object.fromEntries(types.map((row) => [row['n'], row['t']]))).toMatchObject({
    cod_propriedade: 'VARCHAR',
    area_total: 'DECIMAL(28,8)',
    dt_inicio: 'DATE',
    visitas: 'BIGINT',
    lon: 'DOUBLE',
    geometry: expect.stringMatching(/^GEOMETRY.*SIRGAS 2000/) as unknown,
  });
  expect(
    await read(`select geometry::varchar as p from ${properties} where cod_propriedade = '52.0001.0001'`),
  ).toEqual([{ p: 'POINT (-50.93 -17.8)' }]);
  const visits = await fileOf(20036);
  const [moment] = await read(`select column_type t from (describe select dt_checkin from ${visits})`);
  expect(moment).toEqual({ t: 'TIMESTAMP' });
});

it('is narrowed by the filters and by who asks, is named after them, and is recorded', async () => {
  const coordinator = await portal.person('coordenador', { uf: 'MG' });
  const answer = await ask(11157, coordinator, {});
  expect(answer.headers['content-type']).toBe('application/vnd.apache.parquet');
  expect(answer.headers['content-disposition']).toMatch(/propriedades-MG-todos-os-anos-v\d+\.parquet/);
  expect(await read(`select distinct uf from ${await fileOf(11157, coordinator, {})}`)).toEqual([
    { uf: 'MG' },
  ]);
  expect(await read(`select distinct uf from ${await fileOf(11157, admin, { $uf: '["GO"]' })}`)).toEqual([
    { uf: 'GO' },
  ]);
  const told = (await portal.trail()).filter(
    ({ id_usuario, acao }) => id_usuario === coordinator.idUsuario && acao === 'exportar',
  );
  expect(told).toHaveLength(2);
  for (const { relatorio, detalhe } of told) {
    expect(relatorio).toBe(11157);
    expect(detalhe).toMatchObject({ forma: 'parquet' });
  }
});

it.each(['consulta', 'giz', 'mapa', 'bancomundial'] as const)(
  'is refused %s as the CSV is',
  async (profile) => {
    const observer = await portal.person(profile);
    expect((await ask(11157, observer)).statusCode).toBe(403);
    expect((await ask(11116, observer)).statusCode).toBe(403);
  },
);

it('is refused in words for a report that is no list of rows', async () => {
  const answer = await ask(11116);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ result: string }>().result).toBe(
    'Este relatório não tem arquivo Parquet: só os de linhas do programa têm. Use CSV ou XLSX.',
  );
});
