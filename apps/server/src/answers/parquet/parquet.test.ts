import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ParquetColumn, ParquetValue } from './column.ts';
import { SIRGAS_2000 } from './coordinate-systems.ts';
import { pointWkb } from './geo.ts';
import { parquetFile } from './parquet.ts';

// What is written is read back by DuckDB, which shares no line with the writer.

type Row = Readonly<Record<string, ParquetValue>>;

let duck: DuckDBConnection;
let folder: string;
beforeAll(async () => {
  duck = await (await DuckDBInstance.create(':memory:')).connect();
  folder = await mkdtemp(join(tmpdir(), 'fonte-parquet-'));
});
afterAll(async () => {
  duck.closeSync();
  await rm(folder, { recursive: true, force: true });
});

const KINDS = {
  nome: 'text',
  visitas: 'integer',
  area: 'decimal',
  lon: 'degrees',
  dia: 'date',
  momento: 'datetime',
  ativa: 'boolean',
  geometry: 'geometry',
} as const;

const columns = Object.entries(KINDS).map(([name, kind]): ParquetColumn<Row> => ({
  name,
  title: name,
  kind,
  cell: (row) => row[name],
}));

async function write(batches: readonly (readonly Row[])[]): Promise<string> {
  async function* given() {
    yield* batches;
  }
  const { content } = await parquetFile({
    fileName: 'x.parquet',
    columns,
    batches: given(),
    about: [['Programa', 'Fonte']],
    place: { crs: SIRGAS_2000 },
  });
  const path = join(folder, `${Math.random()}.parquet`);
  await writeFile(path, await buffer(content as Readable));
  return path;
}

const read = async (sql: string): Promise<Record<string, unknown>[]> =>
  (await duck.runAndReadAll(sql)).getRowObjectsJson();

const WHOLE: Row = {
  nome: 'Sítio “São João” 😀\n=1+1',
  visitas: 9_007_199_254_740_991,
  area: '-12345678901234567.12345678',
  lon: -50.93,
  dia: '1899-12-31',
  momento: '2018-11-04T00:30:05.250',
  ativa: true,
  geometry: pointWkb(-50.93, -17.8),
};
const NONE: Row = Object.fromEntries(Object.keys(KINDS).map((name) => [name, null]));

test('each kind of value comes back as itself, and nothing as nothing', async () => {
  const path = await write([[WHOLE, NONE], [{ ...NONE, ativa: false, area: 0.1 }]]);
  const rows = await read(
    `select * exclude (geometry, momento), epoch_ms(momento)::varchar as momento, geometry::varchar as place from read_parquet('${path}')`,
  );
  expect(rows).toEqual([
    {
      nome: WHOLE['nome'],
      visitas: '9007199254740991',
      area: '-12345678901234567.12345678',
      lon: -50.93,
      dia: '1899-12-31',
      momento: String(Date.parse('2018-11-04T00:30:05.250Z')),
      ativa: true,
      place: 'POINT (-50.93 -17.8)',
    },
    { nome: null, visitas: null, area: null, lon: null, dia: null, momento: null, ativa: null, place: null },
    {
      nome: null,
      visitas: null,
      area: '0.10000000',
      lon: null,
      dia: null,
      momento: null,
      ativa: false,
      place: null,
    },
  ]);
});

test('columns have their types', async () => {
  const path = await write([[WHOLE]]);
  const types = await read(
    `select column_name, column_type from (describe select * from read_parquet('${path}'))`,
  );
  expect(Object.fromEntries(types.map((row) => [row['column_name'], row['column_type']]))).toMatchObject({
    nome: 'VARCHAR',
    visitas: 'BIGINT',
    area: 'DECIMAL(28,8)',
    lon: 'DOUBLE',
    dia: 'DATE',
    momento: 'TIMESTAMP',
    ativa: 'BOOLEAN',
    // Known by the file's own note, coordinate system and all.
    geometry: expect.stringMatching(/^GEOMETRY\(.*"SIRGAS 2000"/) as unknown,
  });
});

test('more rows than a group holds stand in several groups, none lost', async () => {
  async function* many() {
    for (let batch = 0; batch < 90; batch += 1)
      yield Array.from({ length: 500 }, (_, at): Row => {
        const n = batch * 500 + at;
        return { ...NONE, visitas: n, nome: n % 3 === 0 ? `nº ${n}` : null, ativa: n % 2 === 0 };
      });
  }
  const { content, options } = await parquetFile({
    fileName: 'x.parquet',
    columns,
    batches: many(),
    about: [],
    place: { crs: null },
  });
  const path = join(folder, 'many.parquet');
  await writeFile(path, await buffer(content as Readable));
  expect(options.rows?.()).toBe(45_000);
  expect(
    await read(
      `select count(*)::integer n, sum(visitas)::bigint s, count(nome)::integer nomes, count(*) filter (ativa)::integer ativas,
        bool_and(nome is null or nome = 'nº ' || visitas) juntos from read_parquet('${path}')`,
    ),
  ).toEqual([{ n: 45_000, s: String((45_000 * 44_999) / 2), nomes: 15_000, ativas: 22_500, juntos: true }]);
  expect(
    await read(`select count(distinct row_group_id)::integer n from parquet_metadata('${path}')`),
  ).toEqual([{ n: 3 }]);
});

test('places are those of GeoParquet 1.1', async () => {
  const path = await write([[WHOLE, { ...NONE, geometry: pointWkb(-47.9, -15.8) }, NONE]]);
  const notes = await read(
    `select decode(key) as key, decode(value) as value from parquet_kv_metadata('${path}')`,
  );
  const note = (key: string): unknown =>
    JSON.parse(String(notes.find((row) => row['key'] === key)?.['value']));
  expect(note('geo')).toEqual({
    version: '1.1.0',
    primary_column: 'geometry',
    columns: {
      geometry: {
        encoding: 'WKB',
        geometry_types: ['Point'],
        crs: SIRGAS_2000,
        edges: 'planar',
        bbox: [-50.93, -17.8, -47.9, -15.8],
      },
    },
  });
  expect(note('sobre')).toEqual({ Programa: 'Fonte' });
  expect(note('colunas')).toMatchObject({ area: 'area' });
});

test('no row at all is a file too', async () => {
  const path = await write([]);
  expect(await read(`select count(*)::integer n from read_parquet('${path}')`)).toEqual([{ n: 0 }]);
});

test('what is finer than eight decimals is rounded, half away from zero', async () => {
  const path = await write([
    ['0.123456785', '-0.123456785', '2.000000004', 1e-7].map((area) => ({ ...NONE, area })),
  ]);
  expect((await read(`select area from read_parquet('${path}')`)).map((row) => row['area'])).toEqual([
    '0.12345679',
    '-0.12345679',
    '2.00000000',
    '0.00000010',
  ]);
});

test.each([
  { area: 'muito' },
  { area: '123456789012345678901' },
  { lon: Number.NaN },
  { dia: 'ontem' },
  { momento: 'agora' },
  { momento: '2018-11-04T03:30:00Z' },
  { visitas: '1.5' },
  { geometry: 'POINT(0 0)' },
])('%o breaks the file off before it begins', async (wrong) => {
  await expect(write([[{ ...NONE, ...wrong }]])).rejects.toThrow();
});

test('rows that fail later break the file off', async () => {
  async function* failing() {
    for (let batch = 0; batch < 50; batch += 1) yield Array.from({ length: 500 }, () => NONE);
    throw new Error('gone');
  }
  const { content } = await parquetFile({
    fileName: 'x.parquet',
    columns,
    batches: failing(),
    about: [],
    place: { crs: null },
  });
  await expect(buffer(content as Readable)).rejects.toThrow('gone');
});
