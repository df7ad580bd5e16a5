import { addressOf, type DashboardAnswer, type Profile } from '@fonte/contracts';
import { loadDashboard } from '@fonte/contracts/endpoints/reports';
import type { TestDatabase } from '@fonte/database/testing';
import { tinyDatabase } from '@fonte/programme/testing';
import { PRODUCERS, SUPERVISORS, TECHNICIANS } from '@fonte/programme/tiny/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { release } from '../../../platform/index.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { QueryEngine, ScopedPlan } from '../../../query/index.ts';
import { ReadyAnswers } from '../../../query/kept/ready-answers.ts';
import { tellsPersons } from '../../../query/rule/tells-persons.ts';
import { createEngine } from '../../../query/run/run.ts';
import { testPortal, type TestPortal } from '../../../testing.ts';
import { makeAnswersReady } from './make-answers-ready.ts';

const YEAR = 2025;
const clock = { now: () => new Date(`${YEAR}-12-31T12:00:00Z`), today: () => `${YEAR}-12-31` };
/** A page of years, one of days, and the one with the most reports. */
const PAGES = ['dashboard', 'visitasPeriodo', 'resumo'] as const;
const WHO: readonly (readonly [Profile, { uf?: string }])[] = [
  ['administrador', {}],
  ['coordenador', { uf: 'GO' }],
];

let database: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  database = await tinyDatabase();
  portal = await testPortal({}, database);
});
afterAll(async () => {
  await portal.close();
  await database.close();
});

/** The pages as a process answers them that has asked nothing yet. */
async function pages(): Promise<Map<string, unknown>> {
  const fresh = await testPortal({}, database);
  const found = new Map<string, unknown>();
  try {
    for (const [profile, more] of WHO) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { cookie } = await fresh.person(profile, more);
      for (const painel of PAGES) {
        // oxlint-disable-next-line no-await-in-loop
        const answer = await fresh.ask('GET', addressOf(loadDashboard, { query: { painel, $ano: [YEAR] } }), {
          headers: { cookie },
        });
        expect([profile, painel, answer.statusCode]).toEqual([profile, painel, 200]);
        found.set(`${profile} ${painel}`, answer.json<DashboardAnswer>().reports);
      }
    }
  } finally {
    await fresh.close();
  }
  return found;
}

it('pages of who sees the country or a state are as they were, and nothing that is kept for them names anybody', async () => {
  const before = await pages();
  const ready = new ReadyAnswers({ database, release, leastProperties: 1 });
  const engine = createEngine({
    database,
    ready,
    fingerprint: portal.app.settings.PRODUCT_NAME,
    smallGroup: portal.app.settings.SMALL_GROUP,
  });
  const { versao } = await engine.version();
  const job = {
    data: { versao },
    parts: { ...portal.app, engine, clock },
    signal: new AbortController().signal,
  } as unknown as Job<{ versao: number }>;
  const make = vi.spyOn(engine.ahead, 'make');
  expect(await makeAnswersReady.run(job)).toMatch(/^\d{3,} respostas prontas$|^\d\.\d{3} respostas prontas$/);
  const { rows } = await sql<{ resposta: string }>`select resposta from portal.resposta_pronta`.execute(
    database.db,
  );
  expect(rows.length).toBeGreaterThan(100);
  const all = rows.map(({ resposta }) => resposta).join('\n');
  for (const { nome, cpf } of [...PRODUCERS, ...TECHNICIANS, ...SUPERVISORS]) {
    expect(all).not.toContain(nome);
    if (cpf) expect(all).not.toContain(cpf);
  }
  const find = vi.spyOn(ReadyAnswers.prototype, 'find');
  expect(await pages()).toEqual(before);
  const keys = find.mock.calls.map(([, key]) => key);
  const missed = keys.filter((_, index) => find.mock.settledResults[index]!.value === undefined);
  find.mockRestore();
  // What pages ask is what was made, but for what tells of persons.
  expect(keys.length).toBeGreaterThan(50);
  expect(
    await keysOfPersons(
      engine,
      make.mock.calls.map(([plan, whole]) => [plan, whole]),
    ),
  ).toEqual(expect.arrayContaining(missed));
  // Of another version nothing is made.
  const late = { ...job, data: { versao: versao - 1 } };
  expect(await makeAnswersReady.run(late)).toBe('Outra carga veio depois');
  // A process of another release leaves it to one of its own, as long as there may be one.
  const others = { ...job, attempt: 1, data: { versao, edicao: 'outra' } };
  await expect(makeAnswersReady.run(others)).rejects.toThrow('A tarefa é de outra edição do programa');
  expect(await makeAnswersReady.run({ ...others, attempt: 6 })).toBe(
    'A tarefa é de outra edição do programa',
  );
});

/** The keys of what the job was asked for and may not keep. */
async function keysOfPersons(
  engine: QueryEngine,
  asked: readonly (readonly (ScopedPlan | undefined)[])[],
): Promise<string[]> {
  const plans = asked
    .map((plans) => plans.filter((plan) => plan !== undefined))
    .filter((plans) => plans.some(tellsPersons));
  return Promise.all(plans.flat().map((plan) => engine.etag(plan)));
}

it('nothing is made ready of a small programme', async () => {
  await sql`delete from portal.resposta_pronta`.execute(database.db);
  const { versao } = await portal.app.engine.version();
  const job = { data: { versao }, parts: portal.app, signal: new AbortController().signal };
  expect(await makeAnswersReady.run(job as unknown as Job<{ versao: number }>)).toBe(
    'Nenhuma: o programa é pequeno',
  );
});
