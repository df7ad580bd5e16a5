// What is said of polygons before they are sent, worked out by hand on the tiny programme.
import type { PolygonFinding } from '@fonte/contracts/routes/media';
import { ANA, CAIO } from '@fonte/programme/tiny/people';
import { P1, P10, P2, P6 } from '@fonte/programme/tiny/properties';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../../testing.ts';
import { newTag } from '../testing/files.ts';

let portal: TestPortal;
let admin: TestPerson;
/** Of P1, and not of it. */
let ana: TestPerson;
let caio: TestPerson;
beforeAll(async () => {
  portal = await testPortalWithTiny();
  admin = await portal.person('administrador');
  ana = await portal.person('tecnico', { uf: 'GO', cpf: ANA });
  caio = await portal.person('tecnico', { uf: 'GO', cpf: CAIO });
});
afterAll(() => portal.close());

describe('polygons before they are sent', () => {
  const square = (lon: number, lat: number, side = 0.01) => ({
    type: 'Polygon',
    coordinates: [
      [
        [lon, lat],
        [lon + side, lat],
        [lon + side, lat + side],
        [lon, lat + side],
        [lon, lat],
      ],
    ],
  });
  const check = ({ cookie }: TestPerson, polygons: object[], code = P1) =>
    portal.ask('POST', `/api/indicators/medias/property/${code}/conferir`, {
      headers: { cookie },
      payload: { polygons },
    });

  test('their areas, distance and faults are told', async () => {
    const bowTie = {
      type: 'Polygon',
      coordinates: [
        [
          [-50, -17],
          [-49.9, -16.9],
          [-49.9, -17],
          [-50, -16.9],
          [-50, -17],
        ],
      ],
    };
    const answer = (await check(admin, [square(-50.93, -17.8), square(-40, -17.8), bowTie])).json<{
      poligonos: { falha: object | null; hectares: number; area_ha: number; distancia_m: number }[];
    }>();
    const [near, far, crossed] = answer.poligonos;
    expect(near).toMatchObject({ falha: null, distancia_m: 0 });
    // 0.01° × 0.01° at 17.8° south on GRS 80: 1.0602 km × 1.1067 km.
    expect(near?.hectares).toBeCloseTo(117.3, 0);
    expect(near?.area_ha).toBeLessThan(117.7);
    expect(far?.distancia_m).toBeGreaterThan(1_000_000);
    expect(crossed).toMatchObject({ falha: { frase: 'O contorno cruza a si mesmo' }, hectares: null });
  });

  // P1 of the tiny programme: perimeter and CAR alike from -50.935 -17.805 to -50.925 -17.795, an 'abc' area up to -50.9297 -17.8, an 'intervencao' from
  // -50.929 -17.799 on. 0.002° × 0.002° there are 212.04 m × 221.34 m = 4.69 ha.
  const FREE = square(-50.934, -17.799, 0.002);
  const told = async (...polygons: object[]) =>
    (await check(admin, polygons))
      .json<{ poligonos: PolygonFinding[] }>()
      .poligonos.map(({ dentro_car, dentro_perimetro, sobre_proprias_ha }) => [
        dentro_car,
        dentro_perimetro,
        Number(sobre_proprias_ha?.toFixed(2)),
      ]);

  test('what is drawn inside the farm lies over its areas, not over its perimeter', async () => {
    expect(await told(FREE)).toEqual([[1, 1, 0]]);
    expect(await told(square(-50.933, -17.803, 0.002))).toEqual([[1, 1, 4.69]]);
    // A quarter of it over the other one.
    expect(await told(square(-50.93, -17.8, 0.002))).toEqual([[1, 1, 1.17]]);
    expect(await told(square(-50.936, -17.799, 0.002))).toEqual([[0.5, 0.5, 0]]);
  });

  test('what was sent before and what stands before it in the file count as areas of the farm', async () => {
    const { db } = portal.database;
    const half = square(-50.933, -17.799, 0.002);
    expect(await told(FREE, half)).toEqual([
      [1, 1, 0],
      [1, 1, 2.35],
    ]);
    const { id_geometria } = await db
      .insertInto('portal.geometria_enviada')
      .values({ cod_propriedade: P1, nome: 'a.kml', chave: 'f'.repeat(32), bytes: 1, sha256: 'f'.repeat(64) })
      .returning('id_geometria')
      .executeTakeFirstOrThrow();
    await sql`insert into portal.poligono_enviado (id_geometria, ordem, nome, descricao, id_tag, area_ha, hectares, geom)
      values (${id_geometria}, 1, 'Área', 'Área', ${await newTag(portal, 'Áreas')}, 4.69, 4.69, ST_SetSRID(ST_GeomFromGeoJSON(${JSON.stringify(FREE)}::text), 4674))`.execute(
      db,
    );
    // Twice over the same ground is once.
    expect(await told(FREE, FREE)).toEqual([
      [1, 1, 4.69],
      [1, 1, 4.69],
    ]);
    await db.deleteFrom('portal.geometria_enviada').where('id_geometria', '=', id_geometria).execute();
  });

  test('a farm whose perimeter nobody knows has none to be outside of', async () => {
    const answer = await check(admin, [FREE], P6);
    expect(answer.json()).toMatchObject({ poligonos: [{ dentro_perimetro: null, sobre_proprias_ha: 0 }] });
  });

  test('nobody asks the outlines of others with them: what lies elsewhere, or reaches there, is held against none', async () => {
    const { db } = portal.database;
    const { rows } = await sql<{ forma: object; cod: string; longe: boolean }>`
      select ST_AsGeoJSON(ST_Envelope(o.geom))::jsonb as forma, o.cod_propriedade as cod,
        ST_Distance(o.geom, (select geom from programa.propriedade where cod_propriedade = ${P1})) > 0.2 as longe
      from programa.poligono o where o.type_poligono = 'propriedade' and o.geom is not null`.execute(db);
    const others = rows.filter(({ cod, longe }) => cod !== P1 && longe);
    expect(others.length).toBeGreaterThan(0);
    const told = async (polygons: object[]) =>
      (await check(ana, polygons)).json<{
        poligonos: { sobre_vizinhas_ha: number | null; distancia_m: number | null }[];
      }>().poligonos;
    for (const { sobre_vizinhas_ha, distancia_m } of await told(others.map(({ forma }) => forma))) {
      expect(sobre_vizinhas_ha).toBeNull();
      expect(distancia_m).toBeGreaterThan(0);
    }
    // From the own farm over the whole country.
    expect(await told([square(-74, -34, 40)])).toMatchObject([{ sobre_vizinhas_ha: null, distancia_m: 0 }]);
    expect(await told([square(-50.93, -17.8)])).toMatchObject([{ sobre_vizinhas_ha: 0 }]);
  });

  test('of outlines beside the own farm those of the own properties alone are told, however finely it is asked', async () => {
    const { db } = portal.database;
    const outlineAt = (code: string, lon: number, lat: number) =>
      sql`update programa.poligono set geom = ST_SetSRID(ST_GeomFromGeoJSON(${JSON.stringify(square(lon, lat))}::text), 4674)
        where cod_propriedade = ${code} and type_poligono = 'propriedade'`.execute(db);
    // Of Ivo, and of Ana herself, on either side of Ana's P1; each of a hectare and a bit.
    await outlineAt(P10, -50.925, -17.8);
    await outlineAt(P2, -50.925, -17.85);
    const grid = (lat: number) =>
      Array.from({ length: 200 }, (_, at) =>
        square(-50.93 + (at % 20) * 0.001, lat + Math.floor(at / 20) * 0.001, 0.001),
      );
    const covered = async (lat: number, person: TestPerson) =>
      (await check(person, grid(lat)))
        .json<{ poligonos: { sobre_vizinhas_ha: number | null }[] }>()
        .poligonos.filter(({ sobre_vizinhas_ha }) => (sobre_vizinhas_ha ?? 0) > 0).length;
    expect(await covered(-17.8, ana)).toBe(0);
    expect(await covered(-17.85, ana)).toBe(100);
    // Who reads both farms is told both, to a tenth of a hectare.
    expect(await covered(-17.8, admin)).toBe(100);
    const [near] = (await check(admin, [square(-50.93, -17.8)])).json<{
      poligonos: { sobre_vizinhas_ha: number }[];
    }>().poligonos;
    expect(near?.sobre_vizinhas_ha).toBeGreaterThan(50);
    expect(near?.sobre_vizinhas_ha).toBe(Number(near?.sobre_vizinhas_ha.toFixed(1)));
  });

  test('a shape whose sides all lie over each other holds up nobody', async () => {
    const rays = Array.from({ length: 40_000 }, (_, at): [number, number] => {
      const [length, angle] = [at % 2 === 0 ? 0.001 : 0.1, (at * Math.PI * 2) / 40_000];
      return [-50 + length * Math.cos(angle), -17 + length * Math.sin(angle)];
    });
    const answer = await check(admin, [{ type: 'Polygon', coordinates: [[...rays, rays[0]!]] }]);
    expect(answer.json()).toMatchObject({
      poligonos: [{ falha: { frase: 'O contorno é complicado demais para ser conferido' } }],
    });
  });

  test('for own properties alone, and not without end', async () => {
    expect((await check(caio, [square(-50, -17)])).statusCode).toBe(404);
    const ring = Array.from({ length: 60_000 }, (_, at) => [-50 + at / 1e6, -17]);
    expect((await check(admin, [{ type: 'Polygon', coordinates: [ring] }])).json()).toMatchObject({
      codigo: 'invalidGeometry',
    });
    for (const polygons of [[], [{}], [{ type: 'Point', coordinates: [1, 2] }]])
      // oxlint-disable-next-line no-await-in-loop
      expect((await check(admin, polygons)).statusCode).toBe(400);
  });
});
