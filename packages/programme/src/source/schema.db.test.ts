import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { freshDatabase, type TestDatabase } from '@fonte/database/testing';
import { CSV_TABLES, GEOJSON_TABLES } from '../folder/columns.ts';
import { SOURCES } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** What the import fills by itself. */
const FILLED = new Set([
  'programa.visita.conta',
  'programa.visita.motivo',
  'programa.visita.ciclo_contado',
  'programa.lancamento.cod_propriedade',
]);

it.each(SOURCES)(
  '$name has the columns of its table, and asks for those that it cannot be without',
  async (source) => {
    const { rows } = await sql<{ name: string; required: boolean }>`
    SELECT column_name AS name, is_nullable = 'NO' AND column_default IS NULL AS required
    FROM information_schema.columns
    WHERE table_schema = ${source.schema} AND table_name = ${source.name} AND is_generated = 'NEVER'
    ORDER BY ordinal_position`.execute(database.db);
    const expected = rows.filter(({ name }) => !FILLED.has(`${source.schema}.${source.name}.${name}`));
    const declared = Object.entries(source.columns).map(([name, { required }]) => ({ name, required }));
    if (source.geometry) declared.push({ name: 'geom', required: source.geometry.required });
    expect(declared).toEqual(expected);
  },
);

it.each(SOURCES)('$name has the key of its table', async ({ schema, name, key }) => {
  const { rows } = await sql<{ column: string }>`
    SELECT a.attname AS column FROM pg_constraint c
    CROSS JOIN LATERAL unnest(c.conkey) WITH ORDINALITY k (attnum, place)
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.attnum
    WHERE c.contype = 'p' AND c.conrelid = ${`${schema}.${name}`}::regclass ORDER BY k.place`.execute(
    database.db,
  );
  expect(rows.map(({ column }) => column)).toEqual(key);
});

it('knows every file that the invented programmes write', () => {
  expect([...CSV_TABLES, ...GEOJSON_TABLES].toSorted()).toEqual(SOURCES.map(({ name }) => name).toSorted());
});
