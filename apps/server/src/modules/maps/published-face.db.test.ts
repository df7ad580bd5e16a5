import type { ReportAnswer } from '@fonte/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { FACES, farmsPortal, type Farm, type FarmsPortal } from './testing/farms-portal.ts';
import { OWS } from './wfs/testing.ts';
import { featuresOf, GWC, MVT, tileAt, tileParams, WMS, type Params } from './wms/testing/map-portal.ts';

/** Whoever may take no file gets no more in one answer (bulk.db.test.ts). */
const PAGE = { count: 200, maxFeatures: 200 };

let portal: FarmsPortal;
beforeAll(async () => {
  portal = await farmsPortal(300);
});
afterAll(() => portal.close());

const report = async (person: TestPerson, more: Record<string, string> = {}) =>
  portal.ask(
    'GET',
    `/api/app/?${new URLSearchParams({ module: 'relatorio', controller: 'index', action: 'retorno-direto', co_consulta: '123456', ...more }).toString()}`,
    { headers: { cookie: person.cookie } },
  );

const info = (farm: Farm, more: Params = {}): Params => ({
  SERVICE: 'WMS',
  VERSION: '1.1.1',
  REQUEST: 'GetFeatureInfo',
  LAYERS: FACES.join(','),
  QUERY_LAYERS: FACES.join(','),
  SRS: 'EPSG:4326',
  BBOX: [farm.lon - 0.02, farm.lat - 0.02, farm.lon + 0.02, farm.lat + 0.02].join(','),
  WIDTH: 201,
  HEIGHT: 201,
  X: 100,
  Y: 100,
  BUFFER: 100,
  FEATURE_COUNT: 50,
  INFO_FORMAT: 'application/json',
  ...more,
});

describe('what an observer is answered', () => {
  /** Every answer of every service about the layers with a face, by what was asked. */
  async function walked(): Promise<ReadonlyMap<string, string>> {
    const answers = new Map<string, string>();
    const keep = async (name: string, answer: Promise<{ statusCode: number; body: string }>) => {
      const { statusCode, body } = await answer;
      expect([name, statusCode, statusCode === 200 ? '' : body.slice(0, 200)]).toEqual([name, 200, '']);
      answers.set(name, body);
    };
    // oxlint-disable no-await-in-loop -- one database
    for (const layer of FACES) {
      for (const version of ['1.0.0', '1.1.0', '2.0.0'])
        for (const startIndex of [0, 200])
          await keep(
            `${layer} ${version} from ${startIndex}`,
            portal.map(portal.observer, OWS, {
              service: 'WFS',
              version,
              request: 'GetFeature',
              typeName: layer,
              typeNames: layer,
              ...PAGE,
              startIndex,
            }),
          );
      for (const version of ['1.0.0', '1.1.0', '2.0.0'])
        await keep(
          `${layer} ${version} described`,
          portal.map(portal.observer, OWS, {
            service: 'WFS',
            version,
            request: 'DescribeFeatureType',
            typeName: layer,
            typeNames: layer,
          }),
        );
      await keep(
        `${layer} json`,
        portal.map(portal.observer, OWS, {
          service: 'WFS',
          version: '2.0.0',
          request: 'GetFeature',
          typeNames: layer,
          outputFormat: 'application/json',
          ...PAGE,
        }),
      );
      await keep(
        `${layer} legend`,
        portal.map(portal.observer, WMS, {
          SERVICE: 'WMS',
          REQUEST: 'GetLegendGraphic',
          VERSION: '1.1.1',
          LAYER: layer,
          FORMAT: 'application/json',
        }),
      );
    }
    for (const version of ['1.1.1', '1.3.0'])
      await keep(
        `WMS ${version}`,
        portal.map(portal.observer, WMS, { SERVICE: 'WMS', VERSION: version, REQUEST: 'GetCapabilities' }),
      );
    for (const version of ['1.0.0', '1.1.0', '2.0.0'])
      await keep(
        `WFS ${version}`,
        portal.map(portal.observer, OWS, { service: 'WFS', version, request: 'GetCapabilities' }),
      );
    for (const farm of portal.farms.filter((_, at) => at % 12 === 0)) {
      for (const INFO_FORMAT of ['application/json', 'text/html', 'text/plain', 'application/vnd.ogc.gml'])
        await keep(
          `click ${farm.cod} ${INFO_FORMAT}`,
          portal.map(portal.observer, WMS, info(farm, { INFO_FORMAT })),
        );
      const tile = await portal.map(
        portal.observer,
        GWC,
        tileParams(FACES.join(','), tileAt(11, farm.lon, farm.lat), { FORMAT: MVT }),
      );
      answers.set(
        `tile ${farm.cod}`,
        JSON.stringify(featuresOf(tile.rawPayload).map(({ values }) => values)),
      );
      const area = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
        [-1, -1],
      ].map(([x = 0, y = 0]) => [farm.lon + x * 0.03, farm.lat + y * 0.03]);
      await keep(
        `summary ${farm.cod}`,
        portal.ask('POST', '/api/mapa/resumo', {
          headers: { cookie: portal.observer.cookie, 'content-type': 'application/json' },
          payload: JSON.stringify({ camadas: FACES.map((nome) => ({ nome })), area }),
        }),
      );
    }
    // oxlint-enable no-await-in-loop
    for (const more of [{}, { forma: 'pontos' }])
      // Of the report what it says of the points: its stamp has days of the whole programme.
      answers.set(
        `123456 ${JSON.stringify(more)}`,
        JSON.stringify((await report(portal.observer, more)).json<ReportAnswer>().series),
      );
    return answers;
  }

  test('has no code, name, number, exact place, date or area of a property', async () => {
    const { rows } = await sql<{ words: string[]; days: string[]; numbers: string[]; places: string[] }>`
      select array_remove(array[p.cod_propriedade, replace(p.cod_propriedade, '.', ''), p.nome, p.numero_car, d.nome], null) as words,
        array_remove(array[p.dt_inicio::text, p.dt_fim::text, v.ultima::text, v.primeira::text], null) as days,
        array_remove(array[area_total, area_produtiva, area_pastagem, area_lavoura, area_vegetacao_nativa, area_reserva_legal, area_app, area_degradada]::text[], null) as numbers,
        array[p.lon::text || ' ' || p.lat::text, round(p.lon, 4)::text || ' ' || round(p.lat, 4)::text, round(p.lon, 3)::text || ' ' || round(p.lat, 3)::text] as places
      from programa.propriedade p
      left join programa.produtor d using (id_produtor)
      left join resumo.visita_ritmo v using (cod_propriedade)`.execute(portal.database.db);
    const words = new Set(rows.flatMap((row) => row.words));
    const days = new Set(rows.flatMap((row) => row.days));
    // Whole hectares and tenths are anything's: those that are told exactly are a property's.
    const areas = new Set(
      rows
        .flatMap((row) => row.numbers)
        .map(Number)
        .filter((area) => area > 1 && !Number.isInteger(area * 10)),
    );
    const places = new Set(rows.flatMap((row) => row.places));
    expect(areas.size).toBeGreaterThan(300);
    const told: string[] = [];
    for (const [name, whole] of await walked()) {
      // Moments of the answer are none of a property.
      const body = whole.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+/g, '');
      for (const word of words) if (body.includes(word)) told.push(`${name}: ${word}`);
      for (const day of body.match(/\b\d{4}-\d\d-\d\d\b/g) ?? [])
        if (days.has(day)) told.push(`${name}: ${day}`);
      for (const number of body.match(/\d+[.,]\d+/g) ?? [])
        if (areas.has(Number(number.replace(',', '.')))) told.push(`${name}: ${number}`);
      for (const [, lon, lat] of body.matchAll(/(-\d+\.\d+)[, ]+(-?\d+\.\d+)/g))
        if (places.has(`${lon} ${lat}`)) told.push(`${name}: ${lon} ${lat}`);
    }
    expect(told).toEqual([]);
  }, 240_000);

  test('the same walk finds them in what staff is answered', async () => {
    const [farm] = portal.farms;
    const body = JSON.stringify(
      await portal.features(portal.admin, 'propriedades', { cql_filter: `cod_propriedade = '${farm?.cod}'` }),
    );
    for (const value of [farm?.cod, farm?.nome, farm?.area, farm?.lon, farm?.lat])
      expect(body).toContain(String(value));
  });

  test('points are the same in every answer, and of squares with at least five', async () => {
    const wfs = await portal.features(portal.observer, 'propriedades');
    const slim = (await report(portal.observer, { forma: 'pontos' })).json<ReportAnswer>();
    const column = (name: string) => slim.series.find((one) => one.name === name)?.data ?? [];
    const places = new Map(
      wfs.map(({ id, geometry }) => [id.replace('propriedades.', ''), geometry?.coordinates]),
    );
    expect(column('id').map((id, at) => [id, [column('lon')[at], column('lat')[at]]])).toEqual(
      column('id').map((id) => [id, places.get(id as string)]),
    );
    expect(column('id')).toHaveLength(wfs.length);
    const cells = new Map<string, typeof wfs>();
    for (const dot of wfs) {
      const cell = dot.id.split('-')[0] ?? '';
      cells.set(cell, [...(cells.get(cell) ?? []), dot]);
    }
    for (const dots of cells.values()) {
      expect(dots.length).toBeGreaterThanOrEqual(5);
      for (const { properties } of dots) expect(properties['propriedades']).toBe(dots.length);
    }
    expect(Object.keys(wfs[0]?.properties ?? {}).toSorted()).toEqual([
      'bacia',
      'codigo_municipio',
      'id',
      'legenda',
      'lugar',
      'municipio',
      'propriedades',
      'situacao',
      'uf',
    ]);
  });

  test.each([
    "cod_propriedade = '31.0001.0001'",
    "numero_car LIKE 'MG%'",
    "nome LIKE 'F%'",
    'area_total > 1',
    'lon < -50',
    "dt_inicio > '2024-01-01'",
    'visitas > 3',
    "atividade_produtiva = 'Bovinocultura de leite'",
  ])('no service filters by %s', async (cql_filter) => {
    const [farm] = portal.farms as [Farm];
    const asked = [
      portal.map(portal.observer, OWS, {
        service: 'WFS',
        version: '2.0.0',
        request: 'GetFeature',
        typeNames: 'propriedades',
        cql_filter,
      }),
      portal.map(portal.observer, OWS, {
        service: 'WFS',
        version: '2.0.0',
        request: 'GetFeature',
        typeNames: 'propriedades',
        resultType: 'hits',
        cql_filter,
      }),
      portal.map(
        portal.observer,
        WMS,
        tileParams('propriedades', tileAt(8, farm.lon, farm.lat), { TILED: undefined, cql_filter }),
      ),
      portal.map(
        portal.observer,
        GWC,
        tileParams('propriedades', tileAt(8, farm.lon, farm.lat), { cql_filter }),
      ),
      portal.map(
        portal.observer,
        GWC,
        tileParams('propriedades', tileAt(8, farm.lon, farm.lat), { FORMAT: MVT, cql_filter }),
      ),
      portal.map(
        portal.observer,
        WMS,
        info(farm, { LAYERS: 'propriedades', QUERY_LAYERS: 'propriedades', cql_filter }),
      ),
      portal.ask('POST', '/api/mapa/resumo', {
        headers: { cookie: portal.observer.cookie, 'content-type': 'application/json' },
        payload: JSON.stringify({ camadas: [{ nome: 'propriedades', filtro: cql_filter }] }),
      }),
    ];
    for (const answer of await Promise.all(asked))
      expect([answer.statusCode, answer.body.slice(0, 120)]).toEqual([400, expect.any(String)]);
    expect((await report(portal.observer, { moreFilter: cql_filter })).statusCode).toBeGreaterThanOrEqual(
      400,
    );
  });

  test('filters in XML, sorting and asking for columns are held to the published ones too', async () => {
    const filter = (column: string, value: string) =>
      `<fes:Filter xmlns:fes="http://www.opengis.net/fes/2.0"><fes:PropertyIsEqualTo><fes:ValueReference>${column}</fes:ValueReference><fes:Literal>${value}</fes:Literal></fes:PropertyIsEqualTo></fes:Filter>`;
    const ask = async (more: Params) =>
      (
        await portal.map(portal.observer, OWS, {
          service: 'WFS',
          version: '2.0.0',
          request: 'GetFeature',
          typeNames: 'propriedades',
          ...PAGE,
          ...more,
        })
      ).statusCode;
    expect(await ask({ filter: filter('cod_propriedade', portal.farms[0]?.cod ?? '') })).toBe(400);
    expect(await ask({ filter: filter('uf', 'MG') })).toBe(200);
    expect(await ask({ sortBy: 'area_total' })).toBe(400);
    expect(await ask({ sortBy: 'municipio' })).toBe(200);
    expect(await ask({ propertyName: 'nome' })).toBe(400);
    const byCode = await portal.features(portal.observer, 'propriedades', {
      featureID: `propriedades.${portal.farms[0]?.cod}`,
    });
    expect(byCode).toEqual([]);
  });

  test('no search, no lawsuits, no file', async () => {
    const get = (url: string) => portal.ask('GET', url, { headers: { cookie: portal.observer.cookie } });
    expect((await get('/api/indicators/properties/search?texto=faz')).statusCode).toBe(403);
    expect((await get('/api/db/database/findall/datajud')).statusCode).toBe(403);
    expect(
      (
        await portal.map(portal.observer, OWS, {
          service: 'WFS',
          version: '2.0.0',
          request: 'GetFeature',
          typeNames: 'car',
          outputFormat: 'csv',
        })
      ).statusCode,
    ).toBe(403);
  });
});
