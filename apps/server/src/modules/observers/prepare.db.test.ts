import { OBSERVERS, type ReportId } from '@fonte/contracts';
import { BOARD_NAMES, boardFor, mayOpenBoard, reportsOf } from '@fonte/contracts/boards';
import type { TestDatabase } from '@fonte/database/testing';
import { demoDatabase } from '@fonte/programme/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { release } from '../../platform/index.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { BeingDecided, scope } from '../../query/index.ts';
import { ReadyAnswers } from '../../query/kept/ready-answers.ts';
import { createEngine } from '../../query/run/run.ts';
import { testPortal, type TestPortal } from '../../testing.ts';
import { createDemoPanels } from '../panels/index.ts';
import { refusedAs } from '../reports/question/refused.ts';
import { boardQuestions } from '../reports/index.ts';
import { prepareObservers, queuePreparation } from './index.ts';

const LEAST = { SMALL_GROUP: '5', DEMO: '1' };
const IDS = [
  ...new Set(
    OBSERVERS.flatMap((profile) =>
      BOARD_NAMES.filter((name) => mayOpenBoard(name, profile)).flatMap((name) =>
        reportsOf(boardFor(name, profile)),
      ),
    ),
  ),
];

let database: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  database = await demoDatabase({ properties: 120, seed: 15 });
  portal = await testPortal(LEAST, database);
  await createDemoPanels(portal.app);
});
afterAll(async () => {
  await portal.close();
  await database.close();
});

interface Kept {
  readonly tabela: string;
  readonly decisao: unknown;
}

const kept = async (): Promise<Map<string, unknown>> => {
  const rows = await sql<Kept>`select tabela, decisao from portal.sigilo`.execute(portal.database.db);
  return new Map(rows.rows.map(({ tabela, decisao }) => [tabela, decisao]));
};
const forget = () => sql`delete from portal.sigilo`.execute(portal.database.db);

/** What each standing question is answered to a stranger, in a process that has asked nothing yet. */
async function asked(ids: readonly ReportId[] = IDS): Promise<Map<string, string>> {
  const fresh = await testPortal(LEAST, portal.database);
  const answers = new Map<string, string>();
  try {
    const { cookie } = await fresh.person('consulta');
    const ask = async (name: string, url: string, payload?: object) => {
      const answer = await fresh.ask(payload ? 'POST' : 'GET', url, {
        headers: { cookie },
        ...(payload ? { payload } : {}),
      });
      expect([name, answer.statusCode]).toEqual([name, expect.toBeOneOf([200, 403])]);
      answers.set(name, answer.body.replaceAll(/"dt_consulta":"[^"]*"/g, ''));
    };
    // oxlint-disable no-await-in-loop -- one after the other, as a reader goes through them
    for (const id of ids) await ask(`${id}`, `/api/app/?${reportQuery(id)}`);
    const panels =
      ids === IDS
        ? await fresh.ask('GET', '/api/indicators/painel/allprofile', { headers: { cookie } })
        : undefined;
    for (const { config } of panels?.json<{ config: { title: string }[] }[]>() ?? [])
      for (const view of config)
        await ask(view.title, '/api/indicators/indicators/resultviewknex', { ...view, ano: [2025], uf: [] });
    // oxlint-enable no-await-in-loop
  } finally {
    await fresh.close();
  }
  return answers;
}

const reportQuery = (id: ReportId): string =>
  new URLSearchParams({
    module: 'relatorio',
    controller: 'index',
    action: 'retorno-direto',
    typereturn: 'Json',
    co_consulta: String(id),
    $ano: '[2025]',
  }).toString();

async function prepare(): Promise<void> {
  await sql`delete from portal.tarefa`.execute(portal.database.db);
  await queuePreparation(portal.app);
  await portal.jobs();
}

it('what is decided ahead is what is decided when it is asked, and nothing is left to decide', async () => {
  const live = await asked();
  const decided = await kept();
  expect(decided.size).toBeGreaterThan(30);
  await forget();
  await prepare();
  const ahead = await kept();
  for (const [tabela, decisao] of decided) expect([tabela, ahead.get(tabela)]).toEqual([tabela, decisao]);
  expect(await asked()).toEqual(live);
  expect((await kept()).size).toBe(ahead.size);
});

it('what a large programme answers them is ready, as it is answered live', async () => {
  const { settings } = portal.app;
  const engineOf = (ready?: ReadyAnswers) =>
    createEngine({
      database: portal.database,
      fingerprint: settings.PRODUCT_NAME,
      smallGroup: settings.SMALL_GROUP,
      ...(ready ? { ready } : {}),
    });
  const readyOf = () => new ReadyAnswers({ database: portal.database, release, leastProperties: 1 });
  const engine = engineOf(readyOf());
  const version = await engine.version();
  const job = {
    data: { versao: version.versao },
    parts: { ...portal.app, engine },
    signal: new AbortController().signal,
  } as unknown as Job<{ versao: number }>;
  // Every seventh is really answered; the first fails, and leaves the others their answers.
  const own = engine.ahead.make.bind(engine.ahead);
  const make = vi.spyOn(engine.ahead, 'make').mockImplementation(async (...question) => {
    if (make.mock.calls.length === 1) throw new Error('too dear');
    return make.mock.calls.length % 7 === 2 ? own(...question) : true;
  });
  expect(await prepareObservers.run(job)).toMatch(
    /^[\d.]+ perguntas preparadas; 1 pergunta ficou sem resposta$/,
  );
  const ready = readyOf();
  const find = vi.spyOn(ready, 'find');
  const [reader, live] = [engineOf(ready), engineOf()];
  const asked = boardQuestions(version, settings.PRODUCT_NAME).filter((_, index) => index % 7 === 1);
  for (const question of asked) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await reader.run(question)).toEqual(await live.run(question));
  }
  const found = find.mock.settledResults.map(({ value }) => value);
  expect(found.length).toBeGreaterThan(20);
  expect(found).not.toContain(undefined);
  // A load that came meanwhile has a job of its own.
  const late = { ...job, data: { versao: version.versao - 1 } };
  expect(await prepareObservers.run(late)).toBe('Outra carga veio depois');
});

it('is queued once for a version, says what it did, and forgets versions that have gone', async () => {
  await sql`insert into portal.sigilo (versao, minimo, regra, tabela, decisao) values (-1, 5, 1, 'de antes', '{}')`.execute(
    portal.database.db,
  );
  await prepare();
  await queuePreparation(portal.app);
  expect((await kept()).has('de antes')).toBe(false);
  const { rows } = await sql<{ situacao: string; resultado: string }>`
    select situacao, resultado from portal.tarefa where tipo = 'observers.prepare'`.execute(
    portal.database.db,
  );
  expect(rows).toEqual([
    {
      situacao: 'concluida',
      resultado: expect.stringMatching(/^\d{1,3}(?:\.\d{3})* perguntas preparadas$/) as string,
    },
  ]);
});

it('a process believes what another has decided, and does not decide it anew', async () => {
  const ids = [11116, 10033] as const;
  await forget();
  await asked(ids);
  await sql`update portal.sigilo set decisao = jsonb_set(decisao, '{hidden}', '"all"')`.execute(
    portal.database.db,
  );
  const answers = await asked(ids);
  for (const id of ids) expect(answers.get(`${id}`)).toContain('"protegido"');
  await forget();
});

it('who would wait too long is told to come again, and finds it done', async () => {
  await forget();
  const engine = createEngine({ database, smallGroup: 5, patienceMs: 0 });
  const plan = scope(
    { measures: { n: 'visitas' }, by: ['uf'] },
    { profile: 'consulta', uf: null, cpf: null },
  );
  await expect(engine.run(plan)).rejects.toThrow(BeingDecided);
  await engine.prepare(plan);
  const patient = createEngine({ database, smallGroup: 5 });
  expect((await patient.run(plan)).rows.length).toBeGreaterThan(5);
  await expect(refusedAs(() => Promise.reject(new BeingDecided()))).rejects.toMatchObject({
    failure: 'beingPrepared',
    retryAfterSeconds: 10,
    status: 503,
  });
});
