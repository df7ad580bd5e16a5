// [ASVS 14.2.2 14.2.4 14.3.2 16.2.1]
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ALL_PROFILES, OBSERVERS, type ExportFile, type Profile, type ReportId } from '@fonte/contracts';
import { ALL_ROUTES } from '@fonte/contracts/routes/index';
import { ANA } from '@fonte/programme/tiny/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indicatorPortal, INDICATORS, type IndicatorPortal } from './modules/indicators/testing.ts';
import { privacyQuestions } from './modules/privacy/testing.ts';
import { CATALOGUE } from './modules/reports/catalogue/index.ts';
import { keyOf } from './platform/storage/storage.ts';
import type { TestPerson } from './testing.ts';

// Whatever tells somebody's personal data in full is written down with its rows and is in nobody's cache; other answers are neither.

const GEO = '/api/mapa/geoserver';
const FEATURES = `${GEO}/ogc/features/v1/collections`;
const DRILL = '/api/app/?module=relatorio&controller=index&action=detalhamento';
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
const SHOWN = { papel: 'produtor', motivo: 'Conferir o cadastro' };
const get = (url: string, query: Record<string, unknown>): Question => ({
  url: `${url}?${new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString()}`,
});
/** A notification that went to one address. */
async function sentNotification(): Promise<number> {
  const { db } = portal.database;
  const { id_notificacao } = await db
    .insertInto('portal.notificacao')
    .values({ nome: 'Equipe', importacao: true, criada_por: 1 })
    .returning('id_notificacao')
    .executeTakeFirstOrThrow();
  const entrega = { id_notificacao, email: 'a@teste.example', ocasiao: 'agora 2026-01-05T12:00' };
  await db.insertInto('portal.entrega').values(entrega).execute();
  return id_notificacao;
}
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

const MEDIAS = '/api/indicators/medias';
/** A document of a property with a tag of its own, whose id it gives. */
async function documentOf(cod_propriedade: string): Promise<number> {
  const { db } = portal.database;
  const chave = randomBytes(16).toString('hex');
  const { id_arquivo } = await db
    .insertInto('portal.arquivo')
    .values({
      cod_propriedade,
      tipo: 'document',
      nome: 'ata.pdf',
      chave,
      media_type: 'application/pdf',
      bytes: 5,
      sha256: 'a'.repeat(64),
      descricao: 'Ata da reunião',
    })
    .returning('id_arquivo')
    .executeTakeFirstOrThrow();
  const { id_tag } = await db
    .insertInto('portal.tag')
    .values({ nome: chave, nome_comparado: chave, descricao: 'Uma tag' })
    .returning('id_tag')
    .executeTakeFirstOrThrow();
  await db.insertInto('portal.arquivo_tag').values({ id_arquivo, id_tag }).execute();
  return id_tag;
}

/** The same with its bytes; gives the key. */
async function storedDocument(cod_propriedade: string): Promise<string> {
  const { db } = portal.database;
  await documentOf(cod_propriedade);
  const newest = db.selectFrom('portal.arquivo').select('chave').orderBy('id_arquivo', 'desc').limit(1);
  const { chave } = await newest.executeTakeFirstOrThrow();
  const path = join(portal.dataDir, 'ata');
  await writeFile(path, '%PDF-');
  const content = { bytes: 5, sha256: 'a'.repeat(64), type: 'application/pdf' };
  await portal.app.files.storage.put(keyOf(chave!), path, content);
  return chave!;
}

/** A question of the history, which has something to tell. */
async function afterChange(path: string): Promise<Question> {
  await sql`insert into portal.diferenca (versao, table_name, key, key_name, type, date, cod_propriedade, diff)
    select max(versao), 'visita', '1', 'id_visita', 'ADD', '2025-10-13', ${property}, '{}'::jsonb from portal.versao`.execute(
    portal.database.db,
  );
  return get(`/api/indicators/${path}`, {});
}

const byTechnician = () => ({ indicadores: [{ id: technicians }], grouprow: [BY_TECHNICIAN] });

/** One question for each route whose answers may tell persons, so asked that it does. */
const QUESTIONS: Readonly<Record<string, () => Question | Promise<Question>>> = {
  'report.direct': () => app('relatorio/index/retorno-direto', { co_consulta: '11157' }),
  'report.visitIndicators': () => app('relatorio/index/indicadores-visitas', { atividade: 'leite' }),
  'report.workbook': () => app('consulta/dash-board/pasta-de-trabalho', { painel: 'ategTecnicos' }),
  'report.drill': () => post(DRILL, { co_consulta: 11120, typereturn: 'Json' }),
  'report.openFile': async () => {
    const asked = post(DRILL, { co_consulta: 11120, typereturn: 'Csv' });
    const { fileName, filetype } = (await ask(portal.admin, asked)).json<ExportFile>();
    return app('relatorio/index/open-file', { fileName, filetype });
  },
  'figures.report': () => get('/api/dados/v1/relatorios/propriedades', {}),
  'figures.indicator': () =>
    get(`/api/dados/v1/indicadores/${technicians}`, { por: Object.values(BY_TECHNICIAN).join('.') }),
  'indicator.resultView': () => get(`${INDICATORS}/resultviewknex`, byTechnician()),
  'indicator.resultViewPost': () => post(`${INDICATORS}/resultviewknex`, byTechnician()),
  'indicator.brushCube': () =>
    post(`${INDICATORS}/resultviewknex/partes`, { ...byTechnician(), por: { ...BY_TECHNICIAN } }),
  'indicator.viewFile': () =>
    post(`${INDICATORS}/resultviewknex/csv`, { ...byTechnician(), title: 'Técnicos' }),
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
  'property.detail': () => get(`/api/indicators/properties/${property.replaceAll('.', '')}`, {}),
  'property.revealCpf': () => post(`/api/indicators/properties/${property}/cpf`, SHOWN),
  'property.search': () => get('/api/indicators/properties/search', { texto: property }),
  'media.properties': async () => {
    await documentOf(property);
    return get(`${MEDIAS}/properties`, {});
  },
  'media.propertiesOfState': async () => {
    await documentOf(property);
    return get(`${MEDIAS}/properties/todas`, {});
  },
  'media.tag': async () => get(`${MEDIAS}/tag/${await documentOf(property)}`, {}),
  'media.tagInState': async () => get(`${MEDIAS}/tag/${await documentOf(property)}/todas`, {}),
  'media.property': async () => {
    await documentOf(property);
    return get(`${MEDIAS}/property/${property}`, {});
  },
  'files.get': async () => get(`/api/indicators/files/${await storedDocument(property)}`, {}),
  'files.named': async () => get(`/api/indicators/files/${await storedDocument(property)}/ata.pdf`, {}),
  'account.sessionsOfPerson': () =>
    get('/api/indicators/auth/person-sessions', { email: portal.admin.email }),
  'quality.queue': () => get('/api/indicators/quality/queue', {}),
  'history.diff': () => afterChange('diff/visita/2025-10-13'),
  'history.property': () => afterChange(`history/${property}`),
  'history.since': () => afterChange('changes/ultima'),
  'history.touched': () => afterChange('changes/ultima/properties'),
  'notify.list': async () => {
    await sentNotification();
    return get('/api/indicators/auth/get-notify', {});
  },
  'notify.deliveries': async () => {
    const id_notificacao = await sentNotification();
    return get(`/api/indicators/auth/notify/${id_notificacao}/deliveries`, {});
  },
  'people.revealCpf': async () => {
    const { idUsuario } = await personOf('tecnico');
    return post(`/api/indicators/auth/users/${idUsuario}/cpf`, { motivo: 'Conferir o cadastro' });
  },
  ...privacyQuestions(() => portal),
  'people.list': () => get('/api/indicators/auth/users', { pagina: '0' }),
  'people.review': () => get('/api/indicators/auth/access-review', {}),
  'people.audit': () => get('/api/indicators/audit', {}),
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
  'map.featuresItems': () => get(`${FEATURES}/propriedades/items`, { filter: `cpf_tecnico = '${ANA}'` }),
  'map.featuresItem': () => get(`${FEATURES}/propriedades/items/${property}`, {}),
};
/** Reports of dashboards are figures, each of them; one that names people would make the whole page one (see below). */
const NEVER_YET = ['report.loadDashboard'];
/** What stands on a sheet is told by its own calls, asked here; the agenda is asked as who has it (`modules/properties/agenda.db.test.ts`), a load where one is refused (`modules/loads/loads.db.test.ts`). */
const ELSEWHERE = ['load.one', 'print.sheet', 'property.agenda'];

const ask = (person: TestPerson, { method = 'GET', url, body, type = 'application/json' }: Question) =>
  portal.ask(method, url, {
    headers: { cookie: person.cookie, ...(method === 'POST' ? { 'content-type': type } : {}) },
    ...(method === 'POST' ? { payload: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
const lastOf = async (who: number, from = 0) => {
  const lines = (await portal.trail()).slice(from);
  return lines.findLast(({ id_usuario, acao }) => id_usuario === who && acao !== 'entrar');
};

/** One of the profile, in Goiás; the technician is Ana, and there is one account for a CPF. */
let ana: Promise<TestPerson> | undefined;
function personOf(profile: Profile): Promise<TestPerson> {
  if (profile !== 'tecnico') return portal.person(profile, { uf: 'GO' });
  return (ana ??= portal.person(profile, { uf: 'GO', cpf: ANA }));
}

describe('what tells persons', () => {
  const naming = ALL_ROUTES.filter(({ tells }) => tells === 'persons').map(({ name }) => name);

  test('has a question here, each of its routes', () => {
    expect([...Object.keys(QUESTIONS), ...NEVER_YET, ...ELSEWHERE].toSorted()).toEqual(naming.toSorted());
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
    'report %i: an answer with a CPF is stored by nobody and written down; one that changes between loads is stored by nobody',
    async (id) => {
      const { profiles, live = false } = CATALOGUE[id];
      const profile = profiles.find((one) => !(OBSERVERS as readonly string[]).includes(one));
      if (profile === undefined) return;
      const person = await personOf(profile);
      const { length: before } = await portal.trail();
      const answer = await ask(
        person,
        app('relatorio/index/retorno-direto', { co_consulta: String(id), page: '1' }),
      );
      expect(answer.statusCode).toBe(200);
      const named = await lastOf(person.idUsuario, before);
      const told = /"\d{11}"|\d{3}\.\d{3}\.\d{3}-\d{2}|_produtor"|Gabiroba/.test(answer.body);
      if (told) expect(named).toMatchObject({ acao: 'ler', relatorio: id });
      expect(answer.headers['cache-control']).toBe(named || live ? 'no-store' : 'private, no-cache');
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
    const person = await personOf(profile);
    const { length: before } = await portal.trail();
    const answer = await ask(person, app('consulta/dash-board/load-report-dash', {}));
    expect(answer.statusCode).toBe(200);
    const named = await lastOf(person.idUsuario, before);
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
    const person = await personOf('nacional');
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
    // oxlint-disable no-await-in-loop -- one after the other
    for (const asked of [
      { ...features, typeNames: 'propriedades', resulttype: 'hits' },
      { ...features, typeNames: 'ufs' },
      picture,
    ])
      expect((await ask(person, get(`${GEO}/ows`, asked))).statusCode).toBe(200);
    for (const path of ['', '/propriedades/queryables', '/ufs/items', '/ufs/items/GO'])
      expect((await ask(person, get(`${FEATURES}${path}`, {}))).statusCode).toBe(200);
    expect(await lastOf(person.idUsuario)).toBeUndefined();
  });
});
