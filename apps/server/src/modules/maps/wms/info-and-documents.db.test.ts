import { LAYER_GROUPS } from '@fonte/contracts';
import { RUTE } from '@fonte/programme/tiny/people';
import { P1 } from '@fonte/programme/tiny/properties';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { pixelsOf } from '../drawing/testing/pixels.ts';
import { sql } from 'kysely';
import {
  featuresOf,
  mapPortal,
  MVT,
  tileAt,
  tileParams,
  WMS,
  type MapPortal,
  type Params,
} from './testing/map-portal.ts';

let portal: MapPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await mapPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

describe('GetFeatureInfo', () => {
  const info = (more: Params = {}): Params => ({
    SERVICE: 'WMS',
    VERSION: '1.1.1',
    REQUEST: 'GetFeatureInfo',
    SRS: 'EPSG:4326',
    BBOX: '-50.94,-17.81,-50.91,-17.79',
    WIDTH: 300,
    HEIGHT: 200,
    LAYERS: 'poligonos,propriedades',
    QUERY_LAYERS: 'poligonos,propriedades',
    X: 100,
    Y: 99,
    INFO_FORMAT: 'application/json',
    FEATURE_COUNT: 10,
    ...more,
  });
  type Answer = {
    features: { id: string; properties: Record<string, unknown> }[];
    numberReturned: number;
    numberMatched: number;
  };
  const ask = async (more: Params = {}) => {
    const answer = await portal.map(admin, WMS, info(more));
    expect(answer.statusCode).toBe(200);
    return answer.json<Answer>();
  };

  test('finds what is drawn there, the highest layer and the smallest area first', async () => {
    const { features, numberReturned } = await ask();
    expect(features.map(({ id }) => id)).toEqual(
      [`propriedades.${P1}`, `poligonos.${P1}-2`, `poligonos.${P1}-1`].filter((id) =>
        features.some((one) => one.id === id),
      ),
    );
    expect(features[0]?.id).toBe(`propriedades.${P1}`);
    expect(numberReturned).toBe(features.length);
  });

  test('counts what FEATURE_COUNT leaves out, and gives the columns asked for', async () => {
    const { features, numberMatched } = await ask({
      QUERY_LAYERS: 'poligonos',
      FEATURE_COUNT: 1,
      BUFFER: 50,
      propertyName: 'id',
    });
    expect(features).toHaveLength(1);
    expect(numberMatched).toBeGreaterThan(1);
    expect(Object.keys(features[0]!.properties)).toEqual(['id']);
  });

  test('refuses a column that no layer has for the caller; one list serves all layers, or each has its own', async () => {
    const told = async (propertyName: string, person = admin, more: Params = {}) =>
      (await portal.map(person, WMS, info({ propertyName, ...more }))).body;
    expect(await told('senha')).toContain('InvalidParameterValue');
    expect(await told('(nome)(senha)')).toContain('InvalidParameterValue');
    expect(await told('name_poligono,situacao')).toContain('"features"');
    expect(await told('(id)(programa:nome)')).toContain('"features"');
    const observer = await portal.person('giz');
    const own = { LAYERS: 'propriedades', QUERY_LAYERS: 'propriedades' };
    expect(await told('nome_produtor', observer, own)).toContain('InvalidParameterValue');
    expect(await told('nome_produtor', admin, own)).toContain('nome_produtor');
  });

  test.each([
    ['application/vnd.ogc.gml', '<gml:featureMember>'],
    ['application/vnd.ogc.gml/3.1.1', 'gml:id="propriedades.'],
    ['application/gml+xml; version=3.1', 'gml:id="propriedades.'],
    ['text/html', '<td>Fazenda Dois Ipês</td>'],
    ['text/plain', 'nome = Fazenda Dois Ipês'],
  ])('writes %s', async (format, content) => {
    const answer = await portal.map(admin, WMS, info({ INFO_FORMAT: format }));
    expect(answer.body).toContain(content);
    expect(String(answer.headers['content-type']).replace('; charset=utf-8', '')).toBe(
      // A name of WMS's that is no media type.
      format.endsWith('/3.1.1') ? 'application/gml+xml; version=3.1' : format,
    );
  });

  test.each<[string, Params]>([
    ['a place within a pixel', { X: '100.4', Y: '98.6' }],
    ['pixels with decimals', { X: '100.0', Y: '99.' }],
    ['a picture of parts of a pixel', { WIDTH: '300.23', HEIGHT: '199.5' }],
  ])('rounds %s, as screens with a scale send it', async (_, more) => {
    const found = await ask(more);
    expect(found.features.length).toBeGreaterThan(0);
    expect(found.features).toEqual((await ask()).features);
  });

  test('takes I and J in 1.3.0, and refuses a point beside the map and a layer that is not on it', async () => {
    const now = await portal.map(
      admin,
      WMS,
      info({ VERSION: '1.3.0', SRS: undefined, CRS: 'CRS:84', X: undefined, Y: undefined, I: 100, J: 99 }),
    );
    expect(now.json<Answer>().features[0]?.id).toBe(`propriedades.${P1}`);
    expect((await portal.map(admin, WMS, info({ X: 300 }))).body).toContain('InvalidPoint');
    expect((await portal.map(admin, WMS, info({ X: '300.0' }))).body).toContain('InvalidPoint');
    expect((await portal.map(admin, WMS, info({ QUERY_LAYERS: 'ufs' }))).body).toContain('LayerNotDefined');
    expect((await portal.map(admin, WMS, info({ INFO_FORMAT: 'image/png' }))).body).toContain(
      'InvalidFormat',
    );
  });
});

describe('documents', () => {
  const capabilities = async (person: TestPerson, version?: string) =>
    (await portal.map(person, WMS, { SERVICE: 'WMS', REQUEST: 'GetCapabilities', VERSION: version })).body;

  /** A picture under an address as a document writes it. */
  const legendAt = async (address = ''): Promise<Uint8Array> => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    const answer = await portal.ask('GET', pathname + search, { headers: { cookie: admin.cookie } });
    expect(answer.headers['content-type']).toBe('image/png');
    return answer.rawPayload;
  };

  test('tell the caller’s layers alone, with boxes, systems, styles and scales', async () => {
    const text = await capabilities(admin);
    expect(text).toContain('<WMS_Capabilities version="1.3.0"');
    expect(text.match(/<Layer queryable="1">/g)).toHaveLength(15);
    expect(text).toContain('<CRS>EPSG:900913</CRS>');
    expect(text).toContain('<MaxScaleDenominator>');
    expect(await capabilities(admin, '1.1.1')).toContain('<WMT_MS_Capabilities version="1.1.1">');
    expect(await capabilities(admin, '1.0.0')).toContain('<WMT_MS_Capabilities version="1.1.1">');
    const giz = await capabilities(await portal.person('giz'));
    expect(giz).not.toContain('bacias_20km');
    expect(giz).not.toContain('programa:poligonos');
    expect(giz).toContain('programa:propriedades<');
  });

  test('tell no box of others’ rows', async () => {
    const rute = await portal.person('supervisor', { uf: 'MG', cpf: RUTE });
    const box = /<Name>programa:propriedades<.*?<westBoundLongitude>([-\d.]+)</s.exec(
      await capabilities(rute),
    )?.[1];
    expect(Number(box)).toBe(-49.5);
  });

  test('stand in the branches of the tree, each style with its legend in the size it is drawn in', async () => {
    for (const [version, operation] of [
      ['1.1.1', '<GetLegendGraphic>'],
      ['1.3.0', '<sld:GetLegendGraphic>'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const text = await capabilities(admin, version);
      expect(text).toContain(operation);
      const branches = [...text.matchAll(/<Layer><Title>([^<]*)<\/Title>/g)].map(([, title]) => title);
      expect(branches).toEqual(['Fonte de dados: mapas', ...LAYER_GROUPS]);
      const legends = [
        ...text.matchAll(/<LegendURL width="(\d+)" height="(\d+)">.*?xlink:href="([^"]*)"/g),
      ].filter(([, , , address]) => address?.includes(':propriedades&'));
      expect(legends).toHaveLength(2);
      for (const [, width, height, address] of legends) {
        // oxlint-disable-next-line no-await-in-loop
        const seen = await pixelsOf(await legendAt(address));
        expect([String(seen.width), String(seen.height)]).toEqual([width, height]);
      }
    }
  });

  test('legends: a picture, GeoServer’s JSON, and four rows for Coordenador', async () => {
    const legend = (person: TestPerson, more: Params) =>
      portal.map(person, WMS, {
        SERVICE: 'WMS',
        REQUEST: 'GetLegendGraphic',
        LAYER: 'programa:propriedades',
        FORMAT: 'application/json',
        ...more,
      });
    const rules = async (person: TestPerson) =>
      (await legend(person, {}))
        .json<{ Legend: { rules: { title: string }[] }[] }>()
        .Legend[0]?.rules.map(({ title }) => title);
    expect(await rules(admin)).toHaveLength(7);
    expect(await rules(await portal.person('coordenador', { uf: 'MG' }))).toEqual([
      'Ativa em atendimento',
      'Ativa sem visita',
      'Ativa concluida',
      'Inativa',
    ]);
    const drawn = await pixelsOf((await legend(admin, { FORMAT: 'image/png' })).rawPayload);
    expect(drawn.height).toBeGreaterThan(7 * 20);
    const one = await pixelsOf(
      (await legend(admin, { FORMAT: 'image/png', RULE: 'i_inativa', legend_options: 'forceLabels:off' }))
        .rawPayload,
    );
    expect([one.width, one.height]).toEqual([20, 20]);
    const marks = { FORMAT: 'image/png', HEIGHT: 40, legend_options: 'forceLabels:off' };
    const sized = async (WIDTH: string) => await legend(admin, { ...marks, WIDTH });
    expect((await sized('39.6')).rawPayload).toEqual((await sized('40')).rawPayload);
    expect((await sized('-40')).body).toContain('InvalidParameterValue');
    expect((await legend(admin, { LAYER: 'nada' })).body).toContain('LayerNotDefined');
    expect((await legend(admin, { STYLE: 'nada' })).body).toContain('StyleNotDefined');
    expect((await legend(admin, { STYLE: 'sem_rotulos' })).statusCode).toBe(200);
  });
});

describe('TIME', () => {
  const tile = tileAt(8, -50.93, -17.8);
  const ids = async (person: TestPerson, TIME: string, layers = 'poligonos', more: Params = {}) => {
    const answer = await portal.map(person, WMS, tileParams(layers, tile, { FORMAT: MVT, TIME, ...more }));
    expect([TIME, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([TIME, 200, '']);
    return featuresOf(answer.rawPayload)
      .map(({ values }) => String(values['id']))
      .toSorted();
  };

  test('narrows what is dated, as the days say, and what is not dated stays', async () => {
    const { rows } = await sql<{ id: string; ano: string; dt: string }>`
      select id, to_char(dt, 'YYYY') as ano, to_char(dt, 'YYYY-MM-DD') as dt from camada.mapa_poligonos
      where dt is not null order by id`.execute(portal.database.db);
    const undated = (await ids(admin, '1900')).length;
    const all = await ids(admin, '1900/2199');
    const one = rows.find(({ id }) => all.includes(id));
    const ofYear = await ids(admin, one!.ano);
    expect(all.length).toBeGreaterThan(ofYear.length);
    const inTile = rows.filter(({ id, ano }) => ano === one!.ano && all.includes(id)).length;
    expect(ofYear).toHaveLength(inTile + undated);
    expect(await ids(admin, `${one!.ano}-01-01/${one!.ano}-12-31/P1D`)).toEqual(ofYear);
    expect(await ids(admin, `${one!.ano}-01/${one!.ano}-12`)).toEqual(ofYear);
    expect(await ids(admin, `1900,${one!.ano}`)).toEqual(ofYear);
    expect(await ids(admin, `${one!.dt}T12:00:00Z`)).toContain(one!.id);
    expect(await ids(admin, one!.ano, 'ufs,poligonos')).toEqual(expect.arrayContaining(ofYear));
  });

  test.each(['amanhã', '2025-02-31', '2025/2024', '2025-01-01/2025-12-31/P1M', 'current', '2025/2026/P1D/x'])(
    'is refused: %s',
    async (TIME) => {
      const answer = await portal.map(admin, WMS, tileParams('poligonos', tile, { TIME }));
      expect([answer.statusCode, answer.body]).toEqual([
        400,
        expect.stringContaining('code="InvalidDimensionValue"'),
      ]);
    },
  );

  test('is refused where no layer is dated: for observers properties are not', async () => {
    const observer = await portal.person('giz');
    for (const [person, layer] of [
      [admin, 'ufs'],
      [observer, 'propriedades'],
    ] as const)
      expect(
        // oxlint-disable-next-line no-await-in-loop
        (await portal.map(person, WMS, tileParams(layer, tile, { TIME: '2025' }))).body,
      ).toContain('não têm data');
  });
});

describe('DescribeLayer and GetStyles', () => {
  const asked = (REQUEST: string, more: Params = {}): Params => ({
    SERVICE: 'WMS',
    VERSION: '1.1.1',
    REQUEST,
    LAYERS: 'propriedades,ufs',
    ...more,
  });

  test('DescribeLayer says where the features are, in both versions and in JSON', async () => {
    const old = await portal.map(admin, WMS, asked('DescribeLayer'));
    expect(old.headers['content-type']).toContain('application/vnd.ogc.wms_xml');
    expect(old.body).toContain('<Query typeName="programa:ufs"/>');
    const now = await portal.map(admin, WMS, asked('DescribeLayer', { VERSION: '1.3.0' }));
    expect(now.body).toContain('<se:FeatureTypeName>programa:propriedades</se:FeatureTypeName>');
    const json = await portal.map(admin, WMS, asked('DescribeLayer', { output_format: 'application/json' }));
    const { layerDescriptions } = json.json<{ layerDescriptions: { typeName: string; owsURL: string }[] }>();
    expect(layerDescriptions.map(({ typeName }) => typeName)).toEqual([
      'programa:propriedades',
      'programa:ufs',
    ]);
    expect(layerDescriptions[0]?.owsURL).toMatch(/^http.*\/api\/mapa\/geoserver\/wfs\?$/);
  });

  test('GetStyles gives a rule for each class of the caller’s legend', async () => {
    const answer = await portal.map(admin, WMS, asked('GetStyles'));
    expect(answer.headers['content-type']).toContain('application/vnd.ogc.sld+xml');
    expect(answer.body.match(/<sld:NamedLayer>/g)).toHaveLength(2);
    const rules = (body: string) => (body.match(/<sld:Rule>/g) ?? []).length;
    const coordinator = await portal.person('coordenador', { uf: 'GO' });
    const seen = await portal.map(coordinator, WMS, asked('GetStyles', { LAYERS: 'propriedades' }));
    expect(rules(seen.body)).toBe(4);
    expect(rules(answer.body)).toBeGreaterThan(5);
  });

  test('neither tells of a layer that is not the caller’s', async () => {
    const observer = await portal.person('giz');
    for (const request of ['DescribeLayer', 'GetStyles'])
      expect(
        // oxlint-disable-next-line no-await-in-loop
        (await portal.map(observer, WMS, asked(request, { LAYERS: 'poligonos' }))).body,
      ).toContain('LayerNotDefined');
  });
});
