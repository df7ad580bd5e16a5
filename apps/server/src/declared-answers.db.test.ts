import { addressOf, type Answer, type Asked, type KnownEndpoint } from '@fonte/contracts';
import { ALL_ROUTES, type DeclaredRoute } from '@fonte/contracts/routes/index';
import { withCheckDigits } from '@fonte/programme/demo/cpf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from './platform/identity/passwords.ts';
import { readySchedule } from './platform/jobs/schedule.ts';
import { queueMail } from './platform/mail/queue-mail.ts';
import type { TestPerson } from './testing.ts';
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

/** The job of a mail that waits. */
async function waitingMail(): Promise<number> {
  const { db } = portal.database;
  const mail = { to: { name: 'Ana', address: 'ana@teste.example' }, subject: 'Aviso', text: 'Aviso' };
  const id = (await queueMail(portal.app, db, mail)) ?? '';
  const job = db.selectFrom('portal.tarefa').where('chave', '=', id).select('id_tarefa');
  return (await job.executeTakeFirstOrThrow()).id_tarefa;
}

/** Calls that need the code of a mail, or a factor that was enrolled before: asked where those are (modules/auth, modules/auth/factor). */
const ELSEWHERE = [
  'auth.confirm',
  'auth.newPassword',
  'factor.enrolApp',
  'factor.enrolPasskey',
  'factor.prove',
  'factor.remove',
  'factor.rename',
  'factor.renewCodes',
] as const;

type Known<One> = One extends KnownEndpoint ? One : never;
type AnsweringJson<One> = One extends KnownEndpoint ? ([Answer<One>] extends [never] ? never : One) : never;
type Questions = {
  [One in AnsweringJson<DeclaredRoute> as Exclude<One['name'], (typeof ELSEWHERE)[number]>]: (
    asker: TestPerson,
  ) => Asked<Known<One>> | Promise<Asked<Known<One>>>;
};

const QUESTIONS: Questions = {
  'account.changePassword': () => ({ body: { atual: PASS, pass: 'outra senha qualquer' } }),
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
  'health.live': () => ({}),
  'health.ready': () => ({}),
  'indicator.all': () => ({}),
  'indicator.autocomplete': () => ({}),
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
  'indicator.versions': () => byId(indicator),
  'map.lawsuitOptions': () => ({ query: {} }),
  'map.lawsuits': () => ({ query: {} }),
  'map.lawsuitsPost': () => ({ body: {} }),
  'map.remoteLayers': () => ({}),
  'map.summary': () => ({ body: { camadas: [{ nome: 'propriedades' }] } }),
  'panel.all': () => ({}),
  'panel.allProfile': async () => {
    await newPanel('Publicado');
    return {};
  },
  'panel.create': () => ({ body: { nome: 'Criado' } }),
  'panel.delete': async () => byId(await newPanel('Para excluir')),
  'panel.dimensionFields': () => ({ params: { id: 'propriedade' } }),
  'panel.dimensions': () => ({}),
  'panel.one': async () => byId(await newPanel('Um')),
  'panel.publish': async () => ({ ...byId(await newPanel('Recolhido')), body: { published: false } }),
  'panel.update': async () => ({ ...byId(await newPanel('Outro')), body: { nome: 'Outro nome' } }),
  'portal.openApi': () => ({}),
  'portal.openedPage': () => ({ body: { audit: 11122, path: '/dashboard' } }),
  'portal.settings': () => ({}),
  'portal.version': () => ({}),
  'property.search': () => ({ query: { texto: property } }),
  'report.direct': () => ({ query: { co_consulta: 10031, $ano: [2025], $uf: ['GO'] } }),
  'report.drill': () => ({ body: { co_consulta: 11120, idColuna: null } }),
  'report.loadConf': () => ({ query: { co_consulta: 11116 } }),
  'report.loadDashboard': () => ({ query: {} }),
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
