import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '@fonte/database/testing';
import { FaultList, faultSentence } from '../read/fault.ts';
import { GeographyRefused, loadBuiltInGeography, loadGeography } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await loadBuiltInGeography(database.db);
});
afterAll(() => database.close());

const one = async <T>(query: RawBuilder<T>): Promise<T | undefined> =>
  (await query.execute(database.db)).rows[0];

function box(west: number, south: number, side: number): object {
  const [east, north] = [west + side, south + side];
  return {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  };
}
const BOW_TIE = {
  type: 'Polygon',
  coordinates: [
    [
      [-50, -18],
      [-49, -17],
      [-49, -18],
      [-50, -17],
      [-50, -18],
    ],
  ],
};
const collection = (...features: readonly (readonly [object, object | null])[]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: features.map(([properties, geometry]) => ({ type: 'Feature', properties, geometry })),
  });

async function load(files: Readonly<Record<string, string>>) {
  const dir = await mkdtemp(join(tmpdir(), 'fonte-malha-'));
  const list = new FaultList();
  try {
    await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(dir, name), text)));
    const counts = await loadGeography(database.db, dir, list).catch((error: unknown) => {
      if (error instanceof GeographyRefused) return null;
      throw error;
    });
    return { counts, faults: list.faults.map(faultSentence), warnings: list.warnings.map(faultSentence) };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

describe('a folder of official meshes', () => {
  it('replaces the approximate municipality and takes the areas of the others in its state', async () => {
    const { counts, faults } = await load({
      'municipio.geojson': collection([
        { codigo_ibge: '5218805', nome: 'Rio Verde', uf: 'GO' },
        box(-51, -18, 0.5),
      ]),
    });
    expect(faults).toEqual([]);
    expect(counts).toMatchObject({ municipio: 1, uf: 0 });
    expect(
      await one(sql`select aproximado, round(st_area(geom)::numeric, 4)::text as area, lon_sede is not null as seat
        from geo.municipio where codigo_municipio = 5218805`),
    ).toEqual({ aproximado: false, area: '0.2500', seat: true });
    expect(
      await one(
        sql`select count(geom)::int as areas, count(*)::int as rows from geo.municipio where uf = 'GO'`,
      ),
    ).toEqual({ areas: 1, rows: 246 });
    expect(await one(sql`select count(geom) > 200 as untouched from geo.municipio where uf = 'MG'`)).toEqual({
      untouched: true,
    });
  });

  it('reads TopoJSON by the name of the object', async () => {
    const topology = {
      type: 'Topology',
      arcs: [
        [
          [-50, -15],
          [-49, -15],
          [-49, -14],
          [-50, -14],
          [-50, -15],
        ],
      ],
      objects: {
        ufs: { type: 'GeometryCollection', geometries: [] },
        biomas: {
          type: 'GeometryCollection',
          geometries: [{ type: 'Polygon', arcs: [[0]], properties: { id: 3, nome: 'Cerrado' } }],
        },
      },
    };
    expect((await load({ 'biomas.topojson': JSON.stringify(topology) })).counts).toMatchObject({ bioma: 1 });
    expect(await one(sql`select id_bioma, nome, st_area(geom) as area from geo.bioma`)).toEqual({
      id_bioma: 3,
      nome: 'Cerrado',
      area: 1,
    });
  });

  it('keeps approximate sub-basins only where properties refer to them', async () => {
    await sql`insert into programa.propriedade (cod_propriedade, nome, codigo_municipio, uf, id_sub_bacia)
      values ('1', 'Fazenda Dois Ipês', 5218805, 'GO', 61)`.execute(database.db);
    const { counts, warnings } = await load({
      'sub-bacias.geojson': collection([{ codigo: 60, regiao_hidrografica: 'Paraná' }, box(-51, -18, 1)]),
    });
    expect(counts).toMatchObject({ sub_bacia: 1 });
    expect(warnings).toEqual([
      'sub-bacias.geojson: 1 sub-bacia(s) aproximada(s) não constam do arquivo e ficam, sem área, porque propriedades as usam',
    ]);
    const { rows } =
      await sql`select id_sub_bacia, nome, id_regiao_hidrografica, aproximado, geom is null as empty
      from geo.sub_bacia order by 1`.execute(database.db);
    expect(rows).toEqual([
      { id_sub_bacia: 60, nome: 'Paranaíba', id_regiao_hidrografica: 10, aproximado: false, empty: false },
      { id_sub_bacia: 61, nome: 'Grande', id_regiao_hidrografica: 10, aproximado: true, empty: true },
    ]);
  });

  it('repairs a shape that crosses itself, and says so', async () => {
    const { counts, warnings } = await load({
      'uf.json': collection([{ sigla: 'go', nome: 'Goiás' }, BOW_TIE]),
    });
    expect(counts).toMatchObject({ uf: 1 });
    expect(warnings).toEqual([
      'uf.json:1 (feição 1): geometry "o contorno cruza a si mesmo": geometria inválida na origem, reparada',
    ]);
    expect(
      await one(sql`select st_isvalid(geom) as valid, regiao, codigo_uf from geo.uf where uf = 'GO'`),
    ).toEqual({ valid: true, regiao: 'Centro-Oeste', codigo_uf: 52 });
  });

  it('refuses the whole folder and names file and feature of every fault', async () => {
    const before = await one(sql`select md5(string_agg(g::text, '' order by g.uf)) as all from geo.uf g`);
    const { counts, faults } = await load({
      'uf.geojson': collection([{ uf: 'MG' }, box(-45, -20, 1)]),
      'municipio.geojson': collection(
        [{ codigo_ibge: 5218805, uf: 'MG' }, box(-50, -18, 0.1)],
        [{ nome: 'Sem código' }, box(-50, -18, 0.1)],
        [{ codigo_ibge: 3106200 }, null],
        [{ codigo_ibge: 3106200, uf: 'MG' }, box(-100, -18, 0.1)],
        [{ codigo_ibge: 3170107, uf: 'MG' }, box(-48, -19, 0.1)],
        [{ codigo_ibge: 3170107, uf: 'MG' }, box(-48, -19, 0.1)],
      ),
      'leia-me.txt': '',
    });
    expect(counts).toBeNull();
    expect(faults).toEqual([
      'municipio.geojson:1 (feição 1): uf "MG": não combina com o código do município, que é de GO',
      'municipio.geojson:1 (feição 2): codigo: falta na feição',
      'municipio.geojson:1 (feição 2): uf: não é a sigla nem o código de uma unidade da federação',
      'municipio.geojson:1 (feição 3): geometry: a feição não tem geometria',
      'municipio.geojson:1 (feição 4): geometry: a geometria sai do Brasil (coordenadas em graus, longitude primeiro)',
      'municipio.geojson:1 (feição 6): codigo "3170107": repete o código de outra feição do mesmo arquivo',
    ]);
    expect(await one(sql`select md5(string_agg(g::text, '' order by g.uf)) as all from geo.uf g`)).toEqual(
      before,
    );
  });

  it('refuses a folder without geography, and a file that is none', async () => {
    expect((await load({ 'visita.csv': 'x' })).faults).toEqual([
      expect.stringContaining('a pasta não traz nenhuma camada de geografia'),
    ]);
    expect((await load({ 'bioma.geojson': '{"type": "Point"}' })).faults).toEqual([
      'bioma.geojson: o arquivo não é GeoJSON nem TopoJSON',
    ]);
    expect(
      (await load({ 'bioma.geojson': '{"type": "FeatureCollection", "features": [}' })).faults.length,
    ).toBe(1);
  });
});
