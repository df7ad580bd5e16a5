import { addressOf, type Answer, type Asked, type KnownEndpoint } from '@fonte/contracts';
import { correctPerson, findPeople } from '@fonte/contracts/endpoints/privacy';
import { ALL_ROUTES, type DeclaredRoute } from '@fonte/contracts/routes/index';
import { toIsoDate } from '@fonte/pt-br';
import { withCheckDigits } from '@fonte/programme/demo/drawn-from/cpf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from './platform/identity/passwords.ts';
import { readySchedule } from './platform/jobs/schedule.ts';
import { queueMail } from './platform/mail/queue-mail.ts';
import type { TestPerson } from './testing.ts';
import { newNotification, plantedDocument, plantedTag } from './testing/planted-rows.ts';
import { SQUARE } from './testing/square.ts';
import { indicatorPortal, viewOf, type IndicatorPortal } from './modules/indicators/testing.ts';

// One good question for each call that answers JSON: `portal.ask` holds its answer against what the call declares (testing/declared-answer.ts).

let portal: IndicatorPortal;
let indicator: number;
let property: string;
let senha: string;
beforeAll(async () => {
  portal = await indicatorPortal();
  indicator = await portal.indicator('Visitas', 'COUNT(@Id da visita de visita)');
  property = (
    await portal.database.db
      .selectFrom('programa.visita')
      .select('cod_propriedade')
      .where('conta', '=', true)
      .executeTakeFirstOrThrow()
  ).cod_propriedade;
  senha = await hashPassword(PASS);
});
afterAll(() => portal.close());

const PASS = 'tres bois na sombra';
/** Who asks: an administrator with that password, a new one for each call. */
async function asker(): Promise<TestPerson> {
  const person = await portal.person('administrador');
  const of = portal.database.db.updateTable('portal.usuario').set({ senha });
  await of.where('id_usuario', '=', person.idUsuario).execute();
  return person;
}
const BY_STATE = { alias: 'propriedade', colname: 'uf' };
const view = () => ({ indicadores: [{ id: indicator }], grouprow: [BY_STATE] });
const unsaved = { nome_indicador: 'Propriedades', unidade: 'un', formula_plain: 'COUNT(@Propriedade)' };
const body = (nome_indicador: string) => ({ ...unsaved, nome_indicador, data_type: 'integer' as const });
const newIndicator = (nome: string) => portal.indicator(nome, 'COUNT(@Propriedade)');
const newPanel = (nome: string) => portal.panel(nome, [viewOf(view())], ['Administrador']);
const byId = (id: number) => ({ params: { id } });

/** Somebody else. */
const somebody = async () => (await portal.person('consulta')).idUsuario;

/** The job of a mail that waits. */
async function waitingMail(): Promise<number> {
  const { db } = portal.database;
  const mail = { to: { name: 'Ana', address: 'ana@teste.example' }, subject: 'Aviso', text: 'Aviso' };
  const id = (await queueMail(portal.app, db, mail)) ?? '';
  const job = db.selectFrom('portal.tarefa').where('chave', '=', id).select('id_tarefa');
  return (await job.executeTakeFirstOrThrow()).id_tarefa;
}

const notification = () => newNotification(portal);
const newTag = (name: string) => plantedTag(portal, name);
const newFile = (tag: string) => plantedDocument(portal, property, tag);
const tagBody = (name: string) => ({ name, description: 'Para conferir' });
/** Calls that need the code of a mail, a factor that was enrolled before, or a provider of videos, or bring a file: asked where those are (modules/auth, modules/auth/factor, modules/loads, modules/media). */
const ELSEWHERE = [
  'account.confirmEmail',
  'auth.confirm',
  'auth.newPassword',
  'factor.enrolApp',
  'factor.enrolPasskey',
  'factor.prove',
  'factor.remove',
  'factor.rename',
  'factor.renewCodes',
  'factor.sendCode',
  'load.cancel',
  'load.check',
  'load.import',
  'load.one',
  'load.send',
  'load.undo',
  'media.video',
  'property.agenda',
  'uploads.begin',
  'uploads.geometry',
  'uploads.media',
  'uploads.state',
] as const;

const WHY = 'Pedido por escrito';
/** Somebody whom the asker has found. */
async function foundBy({ cookie }: TestPerson): Promise<{ ref: string; nome: string }> {
  const answer = await portal.ask('POST', addressOf(findPeople), {
    headers: { cookie, 'content-type': 'application/json' },
    payload: JSON.stringify({ por: 'nome', valor: 'Araticum', motivo: WHY }),
  });
  return answer.json<{ pessoas: { ref: string; nome: string }[] }>().pessoas[0]!;
}

const correctionOf = async (person: TestPerson) => ({
  ref: (await foundBy(person)).ref,
  tabela: 'programa.produtor',
  motivo: WHY,
});
async function newCorrection(person: TestPerson): Promise<{ pedido: number }> {
  const answer = await portal.ask('POST', addressOf(correctPerson), {
    headers: { cookie: person.cookie, 'content-type': 'application/json' },
    payload: JSON.stringify(await correctionOf(person)),
  });
  return answer.json<{ pedido: number }>();
}

type Known<One> = One extends KnownEndpoint ? One : never;
type AnsweringJson<One> = One extends KnownEndpoint ? ([Answer<One>] extends [never] ? never : One) : never;
/** A finding of Data Quality (the tiny programme's README), and taken on by somebody. */
const finding = { regra: 13410, cod_propriedade: '52.0002.0001', chave: '' } as const;
const tomorrow = (): string => toIsoDate(new Date(Date.now() + 86_400_000));
async function takenBy({ idUsuario }: TestPerson) {
  const { db } = portal.database;
  await db.deleteFrom('portal.tratamento').execute();
  await db
    .insertInto('portal.tratamento')
    .values({ ...finding, id_usuario: idUsuario })
    .execute();
  return finding;
}

/** The first half of 2024, closed. */
const closing = { relatorio: 'semestre', periodo: '2024-1' } as const;
async function closedCode({ cookie }: TestPerson): Promise<string> {
  const payload = { ...closing, motivo: 'Para conferir' };
  const answer = await portal.ask('POST', '/api/fechamentos', { headers: { cookie }, payload });
  return answer.json<{ codigo: string }>().codigo;
}

/** A note on the visits of May 2024. */
const noteBody = { inicio: '2024-05-01', fim: '2024-05-31', texto: 'Greve em maio' };
async function newNote({ idUsuario }: TestPerson, on: object = { relatorio: 211150 }): Promise<number> {
  const { db } = portal.database;
  const note = { ...noteBody, ...on, autor: idUsuario };
  return (await db.insertInto('portal.nota').values(note).returning('id_nota').executeTakeFirstOrThrow())
    .id_nota;
}

type Questions = {
  [One in AnsweringJson<DeclaredRoute> as Exclude<One['name'], (typeof ELSEWHERE)[number]>]: (
    asker: TestPerson,
  ) => Asked<Known<One>> | Promise<Asked<Known<One>>>;
};

const QUESTIONS: Questions = {
  'account.changeEmail': () => ({ body: { email: 'outro@teste.example', atual: PASS } }),
  'account.changeName': () => ({ body: { nome: 'Ana Terra' } }),
  'account.own': () => ({}),
  'account.changePassword': () => ({ body: { atual: PASS, pass: 'outra senha qualquer' } }),
  'account.keys': () => ({}),
  'account.makeKey': () => ({
    body: { nome: 'QGIS', escopos: ['maps'], dias: 30, atual: PASS },
  }),
  'account.revokeKey': () => ({ body: { id: 1 } }),
  'account.endSessions': () => ({ body: { id: 'outras', atual: PASS } }),
  'account.endSessionsOfPerson': ({ email }) => ({ body: { email, atual: PASS } }),
  'account.sessions': () => ({}),
  'account.sessionsOfPerson': ({ email }) => ({ query: { email } }),
  'auth.login': ({ email }) => ({ body: { email, pass: PASS } }),
  'auth.logout': () => ({}),
  'auth.profiles': () => ({}),
  'auth.register': () => ({
    body: { nome: 'Ana Terra', email: 'ana@teste.example', cpf: withCheckDigits(999_300_001), pass: PASS },
  }),
  'auth.resetPassword': ({ email }) => ({ body: { email } }),
  'auth.session': () => ({}),
  'auth.setProfile': () => ({ body: { profile: 'Administrador' } }),
  'factor.beginApp': () => ({ body: { atual: PASS } }),
  'factor.beginPasskey': () => ({ body: { atual: PASS } }),
  'factor.challenge': () => ({}),
  'factor.state': () => ({}),
  'figures.indicator': () => ({ params: { nome: `${indicator}` }, query: { por: 'propriedade.uf' } }),
  'figures.indicators': () => ({}),
  'figures.report': () => ({ params: { nome: '11121' }, query: { ano: '2025', uf: 'Goiás' } }),
  'figures.reports': () => ({}),
  'health.live': () => ({}),
  'health.ready': () => ({}),
  'quality.queue': () => ({ query: { situacao: 'abertos' } }),
  'quality.take': () => ({ body: finding }),
  'quality.answer': async (person) => ({
    body: { ...(await takenBy(person)), resposta: 'correto', porque: 'Conferido', ate: tomorrow() },
  }),
  'quality.release': async (person) => ({ body: await takenBy(person) }),
  'closing.list': async (person) => {
    await closedCode(person);
    return {};
  },
  'closing.make': () => ({ body: { ...closing, uf: 'GO', motivo: 'Para conferir' } }),
  'closing.ofSheet': async (person) => {
    await closedCode(person);
    return { query: closing };
  },
  'closing.one': async (person) => ({ params: { codigo: await closedCode(person) } }),
  'history.property': () => ({ params: { code: '52.0001.0001' } }),
  'history.since': () => ({ params: { versao: 'ultima' } }),
  'history.touched': () => ({ params: { versao: 'ultima' }, query: { pagina: 0 } }),
  'history.figures': () => ({ params: { versao: 'ultima' }, query: {} }),
  'history.diff': () => ({ params: { table: 'visita', date: '2025-12-31' }, query: { pagina: 0 } }),
  'indicator.all': () => ({}),
  'indicator.autocomplete': () => ({}),
  'indicator.brushCube': () => ({ body: { ...view(), por: BY_STATE } }),
  'indicator.catalogue': () => ({}),
  'indicator.check': () => ({ body: { ...unsaved, formula_plain: 'SUM(@nada)' } }),
  'indicator.columns': () => ({ query: { table: 'propriedade' } }),
  'indicator.create': () => ({ body: body('Um novo') }),
  'indicator.crosstable': () => ({ body: { indicadores: [indicator], rows: [BY_STATE], columns: [] } }),
  'indicator.crosstables': () => ({}),
  'indicator.delete': async () => byId(await newIndicator('Para excluir')),
  'indicator.details': () => ({ query: { indicadores: indicator, $ano: [2025] } }),
  'indicator.detailsHistory': () => byId(indicator),
  'indicator.detailsPost': () => ({ body: { indicadores: indicator } }),
  'indicator.dimensions': () => ({}),
  'indicator.entryHistory': () => ({ ...byId(indicator), body: { propriedade: property } }),
  'indicator.filterValues': () => ({ query: { filters: BY_STATE } }),
  'indicator.impact': () => ({ body: { ...unsaved, id: indicator } }),
  'indicator.one': () => byId(indicator),
  'indicator.preview': () => ({ body: { ...unsaved, id: indicator } }),
  'indicator.restore': async () => ({ ...byId(await newIndicator('De volta')), body: { restaurar: 1 } }),
  'indicator.result': () => byId(indicator),
  'indicator.resultView': () => ({ query: view() }),
  'indicator.resultViewPost': () => ({
    body: { ...view(), splitSerie: 'programa.propriedade|propriedade.uf|varchar' },
  }),
  'indicator.sheet': () => byId(indicator),
  'indicator.update': async () => ({ ...byId(await newIndicator('Antes')), body: body('Depois') }),
  'indicator.values': () => ({ query: { kind: 'dimension', code: 'uf' } }),
  'indicator.versions': () => byId(indicator),
  'map.lawsuitOptions': () => ({ query: {} }),
  'map.base': () => ({}),
  'map.lawsuits': () => ({ query: {} }),
  'map.lawsuitsPost': () => ({ body: {} }),
  'map.municipalityNames': () => ({}),
  'map.remoteLayers': () => ({}),
  'map.summary': () => ({ body: { camadas: [{ nome: 'propriedades' }] } }),
  'media.check': () => ({ params: { id: property }, body: { polygons: [structuredClone(SQUARE)] } }),
  'media.createTag': () => ({ body: tagBody('Nova') }),
  'media.delete': async () => byId((await newFile('Para remover')).file),
  'media.properties': async () => {
    await newFile('De uma propriedade');
    return {};
  },
  'media.propertiesOfState': () => ({ params: { uf: 'GO' } }),
  'media.property': async () => {
    await newFile('Da propriedade');
    return { params: { id: property } };
  },
  'media.tag': async () => byId((await newFile('Da tag')).tag),
  'media.tagInState': async () => ({ params: { id: (await newFile('Do estado')).tag, uf: 'todas' } }),
  'media.tags': () => ({}),
  'media.tagsOfState': () => ({ params: { uf: 'GO' } }),
  'media.update': async () => {
    const { file, tag } = await newFile('Para editar');
    return { ...byId(file), body: { description: 'Outra', tags: [tag] } };
  },
  'media.updateTag': async () => ({ ...byId(await newTag('Antes')), body: tagBody('Depois') }),
  'note.change': async (person) => ({ ...byId(await newNote(person)), body: { ...noteBody, versao: 1 } }),
  'note.list': async (person) => {
    await newNote(person);
    return { query: { relatorios: [211150] } };
  },
  'note.panel': async () => {
    const { id, view } = await portal.monthsPanel(indicator);
    await newNote(await asker(), { id_painel: id, visao: view });
    return byId(id);
  },
  'note.remove': async (person) => byId(await newNote(person)),
  'note.view': async () => {
    const { id, view } = await portal.monthsPanel(indicator);
    return { ...byId(id), body: { ...noteBody, visao: view } };
  },
  'note.write': () => ({ body: { ...noteBody, relatorio: 211150 } }),
  'notify.deliveries': async () => byId(await notification()),
  'notify.list': async () => {
    await notification();
    return {};
  },
  'notify.figures': () => ({ query: { fonte: 'pagina:dashboard' } }),
  'notify.preview': () => ({ body: { importacao: true, resumo: 'semanal' } }),
  'notify.remove': async () => byId(await notification()),
  'notify.save': () => ({ body: { nome: 'Equipe', users: 'a@teste.example' } }),
  'notify.sources': () => ({}),
  'notify.send': async () => byId(await notification()),
  'panel.all': () => ({}),
  'panel.allProfile': async () => {
    await newPanel('Publicado');
    return {};
  },
  'load.list': () => ({ query: {} }),
  'panel.create': () => ({ body: { nome: 'Criado' } }),
  'panel.delete': async () => byId(await newPanel('Para excluir')),
  'panel.dimensionFields': () => ({ params: { id: 'propriedade' } }),
  'panel.dimensions': () => ({}),
  'panel.one': async () => byId(await newPanel('Um')),
  'panel.publish': async () => ({ ...byId(await newPanel('Recolhido')), body: { published: false } }),
  'panel.restore': async () => ({ ...byId(await newPanel('De antes')), body: { restaurar: 1 } }),
  'panel.update': async () => ({ ...byId(await newPanel('Outro')), body: { nome: 'Outro nome' } }),
  'panel.versions': async () => byId(await newPanel('Com versões')),
  'privacy.find': () => ({ body: { por: 'nome', valor: 'Araticum', motivo: WHY } }),
  'privacy.held': async (person) => ({ body: { ref: (await foundBy(person)).ref } }),
  'privacy.anonymise': async (person) => {
    const { ref, nome } = await foundBy(person);
    return { body: { ref, motivo: WHY, confirmacao: nome, atual: PASS } };
  },
  'privacy.correct': async (person) => ({ body: await correctionOf(person) }),
  'privacy.corrected': async (person) => ({ body: await newCorrection(person) }),
  'privacy.corrections': () => ({}),
  'privacy.anonymised': () => ({}),
  'people.retention': () => ({}),
  'people.revealCpf': async () => ({ ...byId(await somebody()), body: { motivo: 'Conferir o cadastro' } }),
  'people.audit': () => ({ query: { de: '2020-01-01' } }),
  'people.block': async () => ({ ...byId(await somebody()), body: { bloquear: true } }),
  'people.decide': async () => ({ ...byId(await somebody()), body: { decisao: 'mantido' } }),
  'people.invite': () => ({ body: { nome: 'Ana Terra', email: 'convite@teste.example', id_perfil: 7 } }),
  'people.inviteAgain': async () => {
    const id = await somebody();
    const invited = { confirmado_em: null, convidado_em: new Date() };
    await portal.database.db
      .updateTable('portal.usuario')
      .set(invited)
      .where('id_usuario', '=', id)
      .execute();
    return byId(id);
  },
  'people.list': () => ({ query: { pagina: 0 } }),
  'people.remove': async () => byId(await somebody()),
  'people.resetFactor': async () => ({ ...byId(await somebody()), body: { atual: PASS } }),
  'people.review': () => ({ query: {} }),
  'people.update': async () => ({ ...byId(await somebody()), body: { id_perfil: 2, uf: 'GO' } }),
  'portal.openApi': () => ({}),
  'portal.openedPage': () => ({ body: { audit: 11122, path: '/dashboard' } }),
  'portal.settings': () => ({}),
  'portal.version': () => ({}),
  'property.detail': () => ({ params: { id: property.replaceAll('.', '') } }),
  'property.revealCpf': () => ({ params: { id: property }, body: { papel: 'produtor', motivo: WHY } }),
  'property.search': () => ({ query: { texto: property } }),
  'report.check': () => ({ body: { co_consulta: 11120, mostrado: 27, carga: null } }),
  'report.direct': () => ({ query: { co_consulta: 10031, $ano: [2025], $uf: ['GO'] } }),
  'report.drill': () => ({ body: { co_consulta: 11120, idColuna: null } }),
  'report.loadConf': () => ({ query: { co_consulta: 11116 } }),
  'report.loadDashboard': () => ({ query: {} }),
  'report.rows': () => ({ query: { $ano: [2025], $uf: ['GO'] } }),
  'tasks.cancel': async () => byId(await waitingMail()),
  'tasks.deliveries': async () => byId(await waitingMail()),
  'tasks.list': async () => {
    await waitingMail();
    return { query: {} };
  },
  'tasks.run': async () => byId(await waitingMail()),
  'tasks.runScheduled': () => ({ params: { tipo: 'upkeep.claims' } }),
  'tasks.schedule': async () => {
    await readySchedule(portal.database.db, ['upkeep.claims']);
    return {};
  },
};

describe('each call that answers JSON answers as it declares', () => {
  test('all of them are asked', () => {
    const answering = ALL_ROUTES.filter(({ answer }) => answer).map(({ name }) => name);
    expect([...Object.keys(QUESTIONS), ...ELSEWHERE].toSorted()).toEqual(answering.toSorted());
  });

  test.each(ALL_ROUTES.filter(({ name }) => name in QUESTIONS))('$name', async (route) => {
    const person = await asker();
    const { query, params, body: payload } = await QUESTIONS[route.name as keyof Questions](person);
    const answer = await portal.ask(route.method, addressOf(route, { params, query }), {
      headers: { cookie: person.cookie },
      ...(payload === undefined ? {} : { payload }),
    });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  });
});
