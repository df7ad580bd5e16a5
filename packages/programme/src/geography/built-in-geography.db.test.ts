import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '@fonte/database/testing';
import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { loadBuiltInGeography } from './load-built-in-geography.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  expect(await loadBuiltInGeography(database.db)).toBe(true);
});
afterAll(() => database.close());

async function rows<T>(query: ReturnType<typeof sql<T>>): Promise<T[]> {
  return (await query.execute(database.db)).rows;
}

describe('the built-in geography in the database', () => {
  it('has every municipality of every state', async () => {
    const found = await rows(
      sql<{
        uf: string;
        n: number;
      }>`select uf, count(*)::int as n from geo.municipio group by uf order by uf`,
    );
    expect(found.length).toBe(27);
    for (const { uf, n } of found) expect(n).toBe(getMunicipalities(uf as 'GO').length);
  });

  it('is valid, and marked approximate', async () => {
    const faults = await rows(sql<{ what: string }>`
      select 'uf ' || uf as what from geo.uf where geom is null or not st_isvalid(geom) or not aproximado
      union all select 'municipio ' || codigo_municipio from geo.municipio
        where not st_isvalid(geom) or not aproximado or (geom is null) <> (lon_sede is null)
      union all select 'bacia ' || id_sub_bacia from geo.sub_bacia where geom is null or not st_isvalid(geom)
      union all select 'regiao ' || nome from geo.regiao_hidrografica where geom is null or not st_isvalid(geom)
      union all select 'contorno ' || id_contorno from geo.contorno where st_isempty(geom)`);
    expect(faults).toEqual([]);
  });

  it('keeps every area inside its state, and the areas of a state add up to it', async () => {
    const outside = await rows(sql<{ nome: string }>`
      select m.nome from geo.municipio m join geo.uf u using (uf)
      where m.geom is not null and not st_coveredby(m.geom, st_buffer(u.geom, 0.00001))`);
    expect(outside).toEqual([]);
    const sums = await rows(sql<{ uf: string; share: number }>`
      select u.uf, (sum(st_area(m.geom)) / st_area(u.geom))::float8 as share
      from geo.uf u join geo.municipio m using (uf) group by u.uf, u.geom`);
    for (const { share } of sums) expect(share).toBeCloseTo(1, 4);
  });

  it('does nothing the second time', async () => {
    expect(await loadBuiltInGeography(database.db)).toBe(false);
  });

  it('never writes over an official row', async () => {
    await sql`update geo.municipio set nome = 'Oficial', aproximado = false where codigo_municipio = 5218805`.execute(
      database.db,
    );
    await sql`delete from geo.contorno`.execute(database.db);
    expect(await loadBuiltInGeography(database.db)).toBe(true);
    expect(await rows(sql`select nome from geo.municipio where codigo_municipio = 5218805`)).toEqual([
      { nome: 'Oficial' },
    ]);
  });
});
