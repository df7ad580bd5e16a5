// [ASVS 8.2.2]
import { ALL_PROFILES, can, OBSERVERS, profileName, type Profile } from '@fonte/contracts';
import type { FigureTable } from '@fonte/contracts/routes/figures';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indicatorPortal, viewOf, type IndicatorPortal } from './modules/indicators/testing.ts';
import { LAYERS, layerNamed } from './modules/maps/layers/index.ts';
import { keysSeen } from './modules/maps/testing/keys-seen.ts';
import { ROW_LIMITS } from './testing/row-limits.ts';
import { bearer, programKey } from './testing/program-key.ts';

// What a key reads through OGC API – Features and by the names of reports and indicators, held against bare SQL: the whole table of profiles (WFS: modules/maps/wfs/scope.db.test.ts).

let portal: IndicatorPortal;
beforeAll(async () => {
  portal = await indicatorPortal({ SECOND_FACTOR_PROFILES: 'nenhum' });
  const visits = await portal.indicator('Visitas', 'COUNT(@Id da visita de visita)');
  await portal.panel(
    'Painel',
    [viewOf({ indicadores: [{ id: visits }] })],
    ALL_PROFILES.map((profile) => profileName(profile, portal.app.settings.PRODUCT_NAME)),
  );
});
afterAll(() => portal.close());

const observes = (profile: Profile) => (OBSERVERS as readonly Profile[]).includes(profile);
const rowsOf = async <Row>(statement: RawBuilder<Row>): Promise<Row[]> =>
  (await statement.execute(portal.database.db)).rows;

/** Codes of the properties of a profile's rows; who only observes is told those of the published cohort (docs/decisions/0053). */
const owned = (profile: Profile) =>
  sql`(select p.cod_propriedade from programa.propriedade p where ${sql.raw(ROW_LIMITS[profile].sees)}
    ${observes(profile) ? sql`and exists (select from resumo.coorte_divulgada c where c.cod_propriedade = p.cod_propriedade and c.atendida)` : sql``})`;

describe.each(ALL_PROFILES)('%s', (profile) => {
  const { uf, cpf, sees } = ROW_LIMITS[profile];
  let headers: Record<string, string>;
  beforeAll(async () => {
    const person = await portal.person(profile, { ...(uf ? { uf } : {}), ...(cpf ? { cpf } : {}) });
    headers = bearer((await programKey(portal, person)).chave);
  });
  const get = (path: string) => portal.ask('GET', path, { headers });
  const table = async (path: string): Promise<FigureTable> => {
    const answer = await get(`/api/dados/v1/${path}`);
    expect([path, answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([path, 200, true]);
    return answer.json<FigureTable>();
  };

  test('OGC API – Features: the rows of every layer', async () => {
    for (const { name } of Object.values(LAYERS)) {
      const layer = layerNamed(name, profile);
      // oxlint-disable no-await-in-loop -- one after the other
      const answer = await get(`/api/mapa/geoserver/ogc/features/v1/collections/${name}/items?limit=10000`);
      if (layer === undefined) {
        expect([name, answer.statusCode]).toEqual([name, 404]);
        continue;
      }
      const wanted = await rowsOf(keysSeen(layer, profile));
      // oxlint-enable no-await-in-loop
      const { features, numberMatched } = answer.json<{
        features: { id: string }[];
        numberMatched: number;
      }>();
      expect([name, numberMatched, features.map(({ id }) => id).toSorted()]).toEqual([
        name,
        wanted.length,
        wanted.map(({ key }) => String(key)).toSorted(),
      ]);
    }
  });

  test('reports by name: figures of 2025 and all time', async () => {
    for (const [ano, within] of [
      ['2025', sql`extract(year from v.dt_visita) = 2025`],
      [undefined, sql`true`],
    ] as const) {
      const query = ano === undefined ? '' : `?ano=${ano}`;
      // oxlint-disable no-await-in-loop -- one after the other
      const wanted = await rowsOf(
        sql<{ uf: string; visitas: number; propriedades: number }>`
          select u.nome as uf, count(*) as visitas, count(distinct v.cod_propriedade) as propriedades
          from programa.visita v join programa.propriedade p using (cod_propriedade) join geo.uf u on u.uf = p.uf
          where v.conta and ${within} and v.cod_propriedade in ${owned(profile)} group by u.nome`,
      );
      const sum = (of: 'visitas' | 'propriedades') => wanted.reduce((all, row) => all + row[of], 0);
      const visits = await table(`relatorios/visitas-realizadas${query}`);
      const farms = await table(`relatorios/propriedades-atendidas${query}`);
      const states = await table(`relatorios/resultados-por-estado${query}`);
      const values = await table(`indicadores/visitas${query}${query === '' ? '?' : '&'}por=propriedade.uf`);
      // oxlint-enable no-await-in-loop
      expect([visits.linhas, farms.linhas]).toEqual([
        [{ valor: sum('visitas') }],
        [{ valor: sum('propriedades') }],
      ]);
      expect(
        states.linhas
          .filter(({ visitas }) => visitas !== 0)
          .map(({ uf: state, visitas, propriedades }) => [state, visitas, propriedades]),
      ).toEqual(
        wanted
          .toSorted((a, b) => (a.uf < b.uf ? -1 : 1))
          .map(({ uf: state, visitas, propriedades }) => [state, visitas, propriedades]),
      );
      expect(values.total).toEqual({ valor: sum('visitas') });
    }
  });

  test('reports by name: rows, as JSON and as a file', async () => {
    const json = await get('/api/dados/v1/relatorios/propriedades');
    const csv = await get('/api/dados/v1/relatorios/propriedades.iso.csv');
    const list = await get('/api/dados/v1/relatorios');
    const named = list
      .json<{ relatorios: { nome: string }[] }>()
      .relatorios.some(({ nome }) => nome === 'propriedades');
    if (!named) {
      expect([json.statusCode, csv.statusCode]).toEqual([403, 403]);
      return;
    }
    const wanted = await rowsOf(
      sql<{
        code: string;
      }>`select cod_propriedade as code from programa.propriedade where ${sql.raw(sees)} order by 1`,
    );
    const { linhas, alcance } = json.json<FigureTable>();
    expect(
      linhas.map((row) => String(row['cod_propriedade'] ?? row['propriedade.cod_propriedade'])).toSorted(),
    ).toEqual(wanted.map(({ code }) => code));
    expect(alcance).toBeTruthy();
    expect([csv.statusCode, csv.headers['x-total-count']]).toEqual(
      can(profile, 'report.csv') ? [200, String(wanted.length)] : [403, undefined],
    );
  });
});
