import { OBSERVERS, type Profile, type ReportAnswer, type ReportParams } from '@fonte/contracts';
import { refreshRollups } from '@fonte/programme/import/apply/rollups';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { sumOf, tinyPortal, type TinyPortal } from '../testing.ts';

// Polygons by KML and what the map of a property draws, on the tiny programme and one polygon more.

let portal: TinyPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const OF_GOIAS = { uf: 'GO' };
const ACTION = 'relatorio/index/retorno-direto';
const OF_P1 = { moreFilter: "cod_propriedade = '52.0001.0001'" };
/** One more 'Piquetes' of P1, as high as polygon 2, between two longitudes. */
const polygon = (id: number, west: number, east: number) =>
  sql`insert into programa.poligono (id_poligono, cod_propriedade, nome_area, type_poligono, area_ha, origem, geom)
    values (${id}, '52.0001.0001', 'Piquetes 1 a 8', 'abc', ${id === 70 ? 10.09 : 20.18}, 'app',
      ST_SetSRID(ST_MakeEnvelope(${west}, -17.804, ${east}, -17.8), 4674))`.execute(portal.database.db);
const column = ({ tbody }: ReportAnswer, name: string) => tbody.map((row) => row[name]);

describe('by KML', () => {
  it('counts polygons, hectares and properties: 1, 4 and 6 are 117 + 59 + 50 ha of P1, P2 and P3', async () => {
    const answer = await portal.report(admin, 13040);
    expect(answer.series.map(({ name, data }) => [name, data[0]])).toEqual([
      ['Polígonos', 3],
      ['Área', 226],
      ['Propriedades', 3],
    ]);
    expect(answer.provenance.steps.map(({ value }) => value)).toEqual([7, -4, 3]);
  });

  it('follows the year: the third came on 15/09/2025', async () => {
    const { tbody } = await portal.report(admin, 13040, { ano: [2024] });
    expect(tbody).toEqual([{ valor: 2, area: 176, propriedades: 2 }]);
  });

  it('says under a year how many have no date, which are there without one', async () => {
    const { db } = portal.database;
    await sql`update programa.poligono set dt = null where id_poligono = 1`.execute(db);
    // Filters that no other test has: the answers of this data version are kept.
    const goias = { uf: ['GO'], moreFilter: 'area_total > 0' };
    const year = await portal.report(admin, 13040, { ...goias, ano: [2024] });
    expect(year.series[0]?.data).toEqual([1]);
    expect((JSON.parse(year.json_label) as ReportParams).subtitle).toBe(
      'Polígonos atuais que chegaram por KML até 2024 de Goiás; 1 sem data não entra',
    );
    const steps = year.provenance.steps.map(({ label, value }) => [label, value]);
    expect(steps).toContainEqual(['Sem data', -1]);
    expect(steps.slice(0, -1).reduce((sum, [, value]) => sum + Number(value), 0)).toBe(1);
    expect((await portal.report(admin, 13040, goias)).series[0]?.data).toEqual([3]);
    await sql`update programa.poligono set dt = '2024-02-15' where id_poligono = 1`.execute(db);
  });

  it('opens the rows it counts, and their file has as many', async () => {
    const rows = await portal.drill(admin, 13041, {});
    expect(rows.total).toBe(3);
    const areas = await portal.drill(admin, 13041, { idColuna: 'area' });
    expect(sumOf(areas.tbody, 'valor')).toBe(226);
    expect((await portal.csv(admin, 1017722413, { ano: [2024] })).rows).toHaveLength(2);
  });

  it('is by state and technician', async () => {
    const table = await portal.report(admin, 13041);
    expect(table.tbody).toEqual([
      { uf: 'Goiás', tecnico_registro: 'Ana Ipê Dourado', valor: 3, area: 226, propriedades: 3 },
    ]);
    expect(table.tfoot).toMatchObject({ valor: 3, area: 226, propriedades: 3 });
  });

  it.each([13040, 13041])('%i is a file for the profiles with downloads on the page only', async (id) => {
    const taken = async (profile: Profile) =>
      (
        await portal.raw(await portal.person(profile, OF_GOIAS), ACTION, {
          co_consulta: String(id),
          typereturn: 'Csv',
        })
      ).statusCode;
    const asked = ['administrador', 'nacional', 'supervisor', 'coordenador', 'regional', 'tecnico'] as const;
    expect(await Promise.all(asked.map(taken))).toEqual([200, 200, 200, 200, 403, 403]);
  });

  it('is not for those from whom the page is hidden, and of one state for its coordinator', async () => {
    for (const profile of OBSERVERS) {
      // oxlint-disable-next-line no-await-in-loop -- one person after the other
      const refused = await portal.raw(await portal.person(profile), ACTION, {
        co_consulta: '13040',
        typereturn: 'Json',
      });
      expect(refused.statusCode).toBe(403);
    }
    const minas = await portal.person('coordenador', { uf: 'MG' });
    expect((await portal.report(minas, 13040)).tbody).toEqual([{ valor: 0, area: 0, propriedades: 0 }]);
  });
});

describe('the map of one property', () => {
  it('has its polygons with type, area and shape, in columns _1 to _11', async () => {
    const answer = await portal.report(admin, 67676705, { ...OF_P1, page: -1 });
    expect(answer.thead.map(({ field }) => field)).toEqual(
      Array.from({ length: 11 }, (_, index) => `_${index + 1}`),
    );
    expect(column(answer, '_3')).toEqual(['Piquetes 1 a 8', 'Nascente', 'Perímetro']);
    expect(column(answer, '_5')).toEqual(['abc', 'intervencao', 'propriedade']);
    expect(column(answer, '_7')).toEqual([20, 5, 117]);
    expect(answer.tbody[2]?.['_10']).toBe('-50.935,-17.805,-50.925,-17.795');
    expect(JSON.parse(String(answer.tbody[2]?.['_11']))).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [-50.935, -17.805],
          [-50.925, -17.805],
          [-50.925, -17.795],
          [-50.935, -17.795],
          [-50.935, -17.805],
        ],
      ],
    });
  });

  it('counts what polygons of a type cover together once', async () => {
    // Polygon 2 is 0.0043 by 0.004 degrees, 20.1831 ha. Its western half again adds nothing; another of its size that begins at its middle adds a half.
    await polygon(70, -50.934, -50.93185);
    await polygon(71, -50.93185, -50.92755);
    await portal.database.db.transaction().execute((trx) => refreshRollups(trx, () => {}));
    // Asked with a state as well: the answer without one was kept for this data version.
    const answer = await portal.report(admin, 67676705, { ...OF_P1, uf: ['GO'], page: -1 });
    const abc = answer.tbody.filter((row) => row['_5'] === 'abc');
    expect(abc).toHaveLength(3);
    expect(abc.map((row) => row['_8'])).toEqual([50.27, 50.27, 50.27]);
    for (const row of abc) expect(Number(row['_9'])).toBeCloseTo(1.5 * 20.1831, 3);
    await sql`delete from programa.poligono where id_poligono in (70, 71)`.execute(portal.database.db);
    await portal.database.db.transaction().execute((trx) => refreshRollups(trx, () => {}));
  });

  it('sums polygons without an area name by the name they go by instead, not all of them together', async () => {
    await polygon(72, -50.934, -50.93);
    await polygon(73, -50.93, -50.926);
    await sql`update programa.poligono set nome_area = null, cod_fip_poligono = 'FIP-' || id_poligono where id_poligono in (72, 73)`.execute(
      portal.database.db,
    );
    const { tbody } = await portal.report(admin, 67676705, { ...OF_P1, uf: ['GO', 'BA'], page: -1 });
    const unnamed = tbody.filter((row) => row['_3'] === null);
    expect(unnamed.map((row) => [row['_2'], row['_8']])).toEqual([
      ['FIP-72', 20.18],
      ['FIP-73', 20.18],
    ]);
    await sql`delete from programa.poligono where id_poligono in (72, 73)`.execute(portal.database.db);
  });

  it('has the areas without overlap of all properties at once, kept at import and not worked out for each row', async () => {
    const { tbody } = await portal.report(admin, 67676705, { page: -1 });
    expect(tbody).toHaveLength(7);
    for (const row of tbody) expect(Number(row['_9'])).toBeGreaterThan(0);
    // tiny: no two polygons of a type in a property, so that a total is the geodesic area of the one.
    const { rows } = await sql<{ sum: string }>`
      select round((sum(ST_Area(geom::geography)) / 10000)::numeric, 3) as sum from programa.poligono`.execute(
      portal.database.db,
    );
    expect(sumOf(tbody, '_9')).toBeCloseTo(Number(rows[0]?.sum), 3);
    await sql`update resumo.area_sem_sobreposicao set area_ha = 1 where cod_propriedade = '52.0001.0001'`.execute(
      portal.database.db,
    );
    const kept = await portal.report(admin, 67676705, { ...OF_P1, uf: ['GO', 'MS'], page: -1 });
    expect(column(kept, '_9')).toEqual([1, 1, 1]);
    await portal.database.db.transaction().execute((trx) => refreshRollups(trx, () => {}));
  });

  it('is not imported with a union missing', async () => {
    const lost = portal.database.db.transaction().execute(async (trx) => {
      await sql`create rule lose as on insert to resumo.area_sem_sobreposicao where new.type_poligono = 'abc' do instead nothing`.execute(
        trx,
      );
      await refreshRollups(trx, () => {});
    });
    await expect(lost).rejects.toThrow('areas without overlap are missing');
  });

  it('has the history, newest first, with the names that still are', async () => {
    const answer = await portal.report(admin, 67676704, { ...OF_P1, ano: [2024], page: -1 });
    expect(answer.tbody.map((row) => [row['_1'], row['_3'], row['_6'], row['_7'], row['_8']])).toEqual([
      [99, null, '2025-12-31', 3, 'excluído'],
      [2, 'Piquetes 1 a 8', '2025-12-28', 18, 'atualizado'],
    ]);
  });

  it('has the perimeter of the CAR, and says when it is invalid', async () => {
    const valid = await portal.report(admin, 67676706, { ...OF_P1, page: -1 });
    expect(column(valid, '_5')).toEqual(['com_car']);
    const cancelled = await portal.report(admin, 67676706, {
      moreFilter: "cod_propriedade = '52.0001.0003'",
      page: -1,
    });
    expect(cancelled.tbody[0]).toMatchObject({ _3: 'CA', _5: 'car_invalido', _7: 469 });
  });

  it.each([67676704, 67676705, 67676706])('%i gives nothing of a property out of reach', async (id) => {
    const minas = await portal.person('coordenador', { uf: 'MG' });
    expect((await portal.report(minas, id, { ...OF_P1, page: -1 })).tbody).toEqual([]);
    const observer = await portal.person('consulta');
    const refused = await portal.raw(observer, ACTION, {
      co_consulta: String(id),
      typereturn: 'Json',
    });
    expect(refused.statusCode).toBe(403);
  });
});
