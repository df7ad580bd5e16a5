// [ASVS 14.2.2 14.2.4 14.3.2 16.2.1]
import { ALL_PROFILES, OBSERVERS, type ExportFile, type ReportId } from '@fonte/contracts';
import { ALL_ROUTES } from '@fonte/contracts/routes/index';
import { ANA } from '@fonte/programme/tiny/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indicatorPortal, INDICATORS, type IndicatorPortal } from './modules/indicators/testing.ts';
import { CATALOGUE } from './modules/reports/catalogue/index.ts';
import type { TestPerson } from './testing.ts';

// Whatever tells somebody's personal data in full is written down with its rows and is in nobody's cache; other answers are neither.

const GEO = '/api/mapa/geoserver';
const BOX = '-60,-25,-40,-5';

let portal: IndicatorPortal;
let technicians: number;
let property: string;
let lawsuitCpf: string;
beforeAll(async () => {
  portal = await indicatorPortal();
  technicians = await portal.indicator('Visitas', 'COUNT(@Id da visita de visita)', { data_type: 'integer' });
  property = (
    await portal.database.db
      .selectFrom('programa.visita')
      .select('cod_propriedade')
      .where('conta', '=', true)
      .executeTakeFirstOrThrow()
  ).cod_propriedade;
  lawsuitCpf = '99941799955';
  await sql`insert into camada.processo (numero, tribunal, uf, partes, geom)
    values ('5000001-11.2021.8.09.0051', 'TJGO', 'GO',
      ${JSON.stringify([{ tipoPessoa: 'fisica', numeroDocumentoPrincipal: lawsuitCpf, nome: 'Nilo' }])}::jsonb,
      ST_SetSRID(ST_MakePoint(-49, -16), 4674))`.execute(portal.database.db);
});
afterAll(() => portal.close());

interface Question {
  readonly method?: 'GET' | 'POST';
  readonly url: string;
  readonly body?: unknown;
  readonly type?: string;
}

const app = (action: string, query: Record<string, string>): Question => {
  const [module = '', controller = '', name = ''] = action.split('/');
  return {
    url: `/api/app/?${new URLSearchParams({ module, controller, action: name, ...query }).toString()}`,
  };
};
const post = (url: string, body: unknown): Question => ({ method: 'POST', url, body });
const get = (url: string, query: Record<string, unknown>): Question => ({
  url: `${url}?${new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString()}`,
});
const feature = (path: string): Question =>
  get(`${GEO}${path}`, {
    service: 'WFS',
    version: '2.0.0',
    request: 'GetFeature',
    typeNames: 'programa:propriedades',
    outputFormat: 'json',
    cql_filter: `cpf_tecnico = '${ANA}'`,
  });
const click = (path: string): Question =>
  get(`${GEO}${path}`, {
    service: 'WMS',
    version: '1.1.1',
    request: 'GetFeatureInfo',
    layers: 'programa:propriedades',
    query_layers: 'programa:propriedades',
    info_format: 'application/json',
    styles: '',
    srs: 'EPSG:4326',
    bbox: BOX,
    width: '20',
    height: '20',
    x: '10',
    y: '10',
    buffer: '100',
    feature_count: '50',
  });
const form = (question: Question): Question => ({
  method: 'POST',
  url: question.url.split('?')[0] ?? '',
  body: question.url.split('?')[1] ?? '',
  type: 'application/x-www-form-urlencoded',
});
const BY_TECHNICIAN = { alias: 'tecnico', colname: 'cpf' };

/** One question for each route whose answers may tell persons, so asked that it does. */
const QUESTIONS: Readonly<Record<string, () => Question | Promise<Question>>> = {
  'report.direct': () => app('relatorio/index/retorno-direto', { co_consulta: '11157' }),
  'report.drill': () =>
    post('/api/app/?module=relatorio&controller=index&action=detalhamento', {
      co_consulta: 11120,
      typereturn: 'Json',
    }),
  'report.openFile': async () => {
    const asked = post('/api/app/?module=relatorio&controller=index&action=detalhamento', {
      co_consulta: 11120,
      typereturn: 'Csv',
    });
    const { fileName, filetype } = (await ask(portal.admin, asked)).json<ExportFile>();
    return app('relatorio/index/open-file', { fileName, filetype });
  },
  'indicator.resultView': () =>
    get(`${INDICATORS}/resultviewknex`, { indicadores: [{ id: technicians }], grouprow: [BY_TECHNICIAN] }),
  'indicator.resultViewPost': () =>
    post(`${INDICATORS}/resultviewknex`, { indicadores: [{ id: technicians }], grouprow: [BY_TECHNICIAN] }),
  'indicator.viewFile': () =>
    post(`${INDICATORS}/resultviewknex/csv`, {
      indicadores: [{ id: technicians }],
      grouprow: [BY_TECHNICIAN],
      title: 'Técnicos',
    }),
  'indicator.filterValues': () => get(`${INDICATORS}/filter/values`, { filters: BY_TECHNICIAN }),
  'indicator.details': () => get(`${INDICATORS}/details`, { indicadores: technicians }),
  'indicator.detailsPost': () =>
    post(`${INDICATORS}/details`, {
      indicadores: technicians,
      filters: [{ ...BY_TECHNICIAN, operator: '=', value: [ANA] }],
    }),
  'indicator.crosstable': () =>
    post(`${INDICATORS}/crosstable`, { indicadores: [technicians], rows: [BY_TECHNICIAN] }),
  'indicator.entryHistory': () =>
    post(`${INDICATORS}/detailshistory/${technicians}`, { propriedade: property }),
  'map.lawsuits': () => get('/api/db/database/findall/datajud', {}),
  'map.lawsuitsPost': () => post('/api/db/database/findall/datajud', {}),
  'property.search': () => get('/api/indicators/properties/search', { texto: property }),
  'account.sessionsOfPerson': () =>
    get('/api/indicators/auth/person-sessions', { email: portal.admin.email }),
  'map.ows': () => feature('/ows'),
  'map.workspaceOws': () => feature('/programa/ows'),
  'map.wfs': () => feature('/wfs'),
  'map.workspaceWfs': () => feature('/programa/wfs'),
  'map.wms': () => click('/wms'),
  'map.workspaceWms': () => click('/programa/wms'),
  'map.gwc': () => click('/gwc/service/wms'),
  'map.owsPost': () => form(feature('/ows')),
  'map.workspaceOwsPost': () => form(click('/programa/ows')),
  'map.wmsPost': () => form(click('/wms')),
  'map.workspaceWmsPost': () => form(click('/programa/wms')),
  'map.wfsPost': () => ({
    method: 'POST',
    url: `${GEO}/wfs`,
    body: `<wfs:GetFeature service="WFS" version="2.0.0" outputFormat="application/json" xmlns:wfs="http://www.opengis.net/wfs/2.0"
      xmlns:fes="http://www.opengis.net/fes/2.0"><wfs:Query typeNames="programa:propriedades"><fes:Filter><fes:PropertyIsEqualTo>
      <fes:ValueReference>cpf_tecnico</fes:ValueReference><fes:Literal>${ANA}</fes:Literal></fes:PropertyIsEqualTo></fes:Filter></wfs:Query></wfs:GetFeature>`,
    type: 'text/xml',
  }),
  'map.workspaceWfsPost': () => form(feature('/programa/wfs')),
};
/** Reports of the dashboards are figures, each of them; a report that names people would make the whole page one (see below). */
const NEVER_YET = ['report.loadDashboard'];

const ask = (person: TestPerson, { method = 'GET', url, body, type = 'application/json' }: Question) =>
  portal.ask(method, url, {
    headers: { cookie: person.cookie, ...(method === 'POST' ? { 'content-type': type } : {}) },
    ...(method === 'POST' ? { payload: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
const lastOf = async (idUsuario: number) =>
  (await portal.trail()).findLast(({ id_usuario, acao }) => id_usuario === idUsuario && acao !== 'entrar');

describe('what tells persons', () => {
  const naming = ALL_ROUTES.filter(({ tells }) => tells === 'persons').map(({ name }) => name);

  test('has a question here, each of its routes', () => {
    expect([...Object.keys(QUESTIONS), ...NEVER_YET].toSorted()).toEqual(naming.toSorted());
  });

  test.each(Object.keys(QUESTIONS))('%s: one line with its rows, stored by nobody', async (name) => {
    const question = await QUESTIONS[name]!();
    await portal.trail();
    const before = (await portal.trail()).length;
    const answer = await ask(portal.admin, question);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    expect([answer.headers['cache-control'], answer.headers['etag']]).toEqual(['no-store', undefined]);
    const written = (await portal.trail()).slice(before);
    expect(written).toHaveLength(1);
    expect(written[0]).toMatchObject({
      id_usuario: portal.admin.idUsuario,
      id_perfil: 1,
      rota: name,
      situacao: 200,
      endereco: '127.0.0.1',
    });
    expect(['ler', 'exportar']).toContain(written[0]?.acao);
    expect(written[0]?.linhas).toBeGreaterThan(0);
  });

  test('no CPF, asked for or told, stands in the audit', async () => {
    for (const question of Object.values(QUESTIONS))
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await ask(portal.admin, await question());
    const lines = JSON.stringify(await portal.trail());
    for (const cpf of [ANA, lawsuitCpf]) expect(lines).not.toContain(cpf);
    expect(lines).toContain('cpf_tecnico');
  });

  test.each(Object.keys(CATALOGUE).map(Number) as ReportId[])(
    'report %i: an answer with a CPF is stored by nobody and written down',
    async (id) => {
      const { profiles } = CATALOGUE[id];
      const profile = profiles.find((one) => !(OBSERVERS as readonly string[]).includes(one));
      if (profile === undefined) return;
      const person = await portal.person(profile, {
        uf: 'GO',
        ...(profile === 'tecnico' ? { cpf: ANA } : {}),
      });
      const answer = await ask(
        person,
        app('relatorio/index/retorno-direto', { co_consulta: String(id), page: '1' }),
      );
      expect(answer.statusCode).toBe(200);
      const named = await lastOf(person.idUsuario);
      const told = /"\d{11}"|\d{3}\.\d{3}\.\d{3}-\d{2}|_produtor"|Gabiroba/.test(answer.body);
      if (told) expect(named).toMatchObject({ acao: 'ler', relatorio: id });
      expect(answer.headers['cache-control']).toBe(named ? 'no-store' : 'private, no-cache');
    },
  );
});

describe('what tells figures', () => {
  test('to anybody is in no line, and an unchanged copy is as good', async () => {
    const person = await portal.person('consulta');
    const figure = app('relatorio/index/retorno-direto', { co_consulta: '11116' });
    const answer = await ask(person, figure);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(await lastOf(person.idUsuario)).toBeUndefined();
  });

  test.each(ALL_PROFILES)('the dashboard of %s names nobody', async (profile) => {
    const person = await portal.person(profile, { uf: 'GO', ...(profile === 'tecnico' ? { cpf: ANA } : {}) });
    const answer = await ask(person, app('consulta/dash-board/load-report-dash', {}));
    expect(answer.statusCode).toBe(200);
    const named = await lastOf(person.idUsuario);
    expect(named === undefined).toBe(answer.headers['cache-control'] === 'private, no-cache');
    if (named === undefined) expect(answer.body).not.toMatch(/"\d{11}"|\d{3}\.\d{3}\.\d{3}-\d{2}|Gabiroba/);
  });

  test('by a panel that does not group by persons neither', async () => {
    const view = { indicadores: [{ id: technicians }], grouprow: [{ alias: 'propriedade', colname: 'uf' }] };
    const person = await portal.person('nacional');
    const answer = await ask(person, post(`${INDICATORS}/resultviewknex`, view));
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(await lastOf(person.idUsuario)).toBeUndefined();
  });

  test('and counts of features, public places and pictures neither', async () => {
    const person = await portal.person('nacional');
    const features = { service: 'WFS', version: '2.0.0', request: 'GetFeature', outputFormat: 'json' };
    const picture = {
      service: 'WMS',
      version: '1.1.1',
      request: 'GetMap',
      layers: 'programa:propriedades',
      styles: '',
      format: 'image/png',
      srs: 'EPSG:4326',
      bbox: BOX,
      width: '20',
      height: '20',
    };
    for (const asked of [
      { ...features, typeNames: 'propriedades', resulttype: 'hits' },
      { ...features, typeNames: 'ufs' },
      picture,
    ])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await ask(person, get(`${GEO}/ows`, asked))).statusCode).toBe(200);
    expect(await lastOf(person.idUsuario)).toBeUndefined();
  });
});
