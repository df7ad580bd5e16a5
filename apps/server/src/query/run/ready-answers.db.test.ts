import { noticesHeard, type TestDatabase } from '@fonte/database/testing';
import { tinyDatabase } from '@fonte/programme/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Access } from '../ask/access.ts';
import type { Plan } from '../ask/plan.ts';
import { scope } from '../index.ts';
import { ReadyAnswers } from '../kept/ready-answers.ts';
import { SingleFlight } from '../kept/single-flight.ts';
import type { QueryEngine } from './engine.ts';
import { createEngine } from './run.ts';

const ADMIN: Access = { profile: 'administrador', uf: null, cpf: null };
const NATIONAL: Access = { profile: 'nacional', uf: null, cpf: null };
const GOIAS: Access = { profile: 'coordenador', uf: 'GO', cpf: null };
const PLAN: Plan = { measures: { n: 'propriedades' }, by: ['uf'], totals: true };

let database: TestDatabase;
beforeAll(async () => {
  database = await tinyDatabase();
});
afterAll(() => database.close());
afterEach(() => vi.restoreAllMocks());
beforeEach(() => sql`delete from portal.resposta_pronta`.execute(database.db));

interface Process {
  readonly engine: QueryEngine;
  readonly ready: ReadyAnswers;
}

/** A process that has asked nothing yet. */
function processOf({ release = 'a', leastProperties = 1 } = {}): Process {
  const ready = new ReadyAnswers({ database, release: () => Promise.resolve(release), leastProperties });
  return { ready, engine: createEngine({ database, ready, smallGroup: 1 }) };
}
/** What it finds where every kept answer says that there are a thousand: whether it worked it out itself. */
async function found(engine: QueryEngine, access: Access): Promise<'kept' | 'its own'> {
  const { totals } = await engine.run(scope(PLAN, access));
  return totals.at(-1)?.values['n'] === 1000 ? 'kept' : 'its own';
}
const mark = () =>
  sql`update portal.resposta_pronta set resposta = regexp_replace(resposta, '"n":\\d+', '"n":1000', 'g')`.execute(
    database.db,
  );
const kept = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from portal.resposta_pronta`.execute(database.db))
    .rows[0]!.n;

it('is what a process that has asked nothing answers to whoever may see the same rows, and to nobody else', async () => {
  const own = await processOf().engine.run(scope(PLAN, ADMIN));
  expect(await processOf().engine.ahead.make(scope(PLAN, ADMIN))).toBe(true);
  expect(await processOf().engine.run(scope(PLAN, ADMIN))).toEqual(own);
  await mark();
  expect(await found(processOf().engine, ADMIN)).toBe('kept');
  expect(await found(processOf().engine, NATIONAL)).toBe('kept');
  expect(await found(processOf().engine, GOIAS)).toBe('its own');
  expect(await found(processOf({ release: 'b' }).engine, ADMIN)).toBe('its own');
});

it('is of its data version alone, and goes with the next', async () => {
  const { engine } = processOf();
  await engine.ahead.make(scope(PLAN, ADMIN));
  await mark();
  await database.db.transaction().execute(async (trx) => {
    await sql`insert into portal.versao overriding user value select * from portal.versao order by versao desc limit 1`.execute(
      trx,
    );
  });
  const next = processOf();
  expect(await found(next.engine, ADMIN)).toBe('its own');
  const { versao } = await next.engine.version();
  await next.engine.ahead.tell({ versao });
  expect(await kept()).toBe(0);
  // Who is late with the version before leaves what is there of the newer one.
  await next.ready.keep(versao, 'x', { rows: [] });
  await engine.ahead.tell({ versao: versao - 1 });
  await processOf({ release: 'b' }).engine.ahead.tell({ versao: versao - 1 });
  expect(await processOf().ready.find(versao, 'x')).toEqual({ rows: [] });
});

it('is heard of by a process that has looked before', async () => {
  const { engine, ready } = processOf();
  const version = await engine.version();
  const unheard = ready.watch();
  try {
    expect(await ready.find(version.versao, 'x')).toBeUndefined();
    await noticesHeard(database.notices);
    const other = processOf();
    await other.ready.keep(version.versao, 'x', { rows: [] });
    expect(await ready.find(version.versao, 'x')).toBeUndefined();
    await other.engine.ahead.tell(version);
    await noticesHeard(database.notices);
    expect(await ready.find(version.versao, 'x')).toEqual({ rows: [] });
  } finally {
    unheard();
  }
});

it('is given to who waits for it beside somebody who goes meanwhile', async () => {
  const { engine, ready } = processOf();
  const answer = { ...(await processOf().engine.run(scope(PLAN, ADMIN))), rows: [] };
  let give: (there: unknown) => void = () => {};
  const there = new Promise<unknown>((resolve) => {
    give = resolve;
  });
  const find = vi.spyOn(ready, 'find').mockReturnValue(there);
  const joined = vi.spyOn(SingleFlight.prototype, 'run');
  const gone = new AbortController();
  const first = engine.run(scope(PLAN, ADMIN), { signal: gone.signal });
  await vi.waitFor(() => expect(find).toHaveBeenCalledOnce());
  const second = engine.run(scope(PLAN, ADMIN));
  await vi.waitFor(() => expect(joined).toHaveBeenCalledTimes(2));
  gone.abort(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  give(answer);
  expect(await second).toEqual(answer);
});

it('is worked out by who asks where what is kept cannot be read, and looked for again', async () => {
  const { engine, ready } = processOf();
  const { versao } = await engine.version();
  await ready.keep(versao, 'x', { rows: [] });
  await sql`alter table portal.resposta_pronta rename to resposta_fora`.execute(database.db);
  try {
    expect(await found(engine, ADMIN)).toBe('its own');
  } finally {
    await sql`alter table portal.resposta_fora rename to resposta_pronta`.execute(database.db);
  }
  expect(await ready.find(versao, 'x')).toEqual({ rows: [] });
  await sql`update portal.resposta_pronta set resposta = '{'`.execute(database.db);
  expect(await ready.find(versao, 'x')).toBeUndefined();
  await expect(ready.find(versao, 'x', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});

it('is of both questions where one statement answers a plan and its whole', async () => {
  const whole: Plan = { measures: { n: 'propriedades', meta: 'meta_propriedades' } };
  const both = [scope(PLAN, ADMIN), scope(whole, ADMIN)] as const;
  const own = await processOf().engine.runWithWhole(...both);
  expect(await processOf().engine.ahead.make(...both)).toBe(true);
  expect(await processOf().engine.runWithWhole(...both)).toEqual(own);
  await mark();
  const [plan] = await processOf().engine.runWithWhole(...both);
  expect(plan.totals.at(-1)?.values['n']).toBe(1000);
});

it('is none of what tells of persons or changes between loads, nor of a small programme', async () => {
  const { engine } = processOf();
  const byPerson: Plan = { measures: { n: 'propriedades' }, by: ['tecnico'] };
  expect(await engine.ahead.make(scope(byPerson, ADMIN))).toBe(false);
  const live: Plan = { measures: { n: { count: 'silenciado' } } };
  expect(await engine.ahead.make(scope(live, ADMIN))).toBe(false);
  const small = processOf({ leastProperties: 1_000 }).engine;
  expect(await small.ahead.make(scope(PLAN, ADMIN))).toBe(false);
  expect(await createEngine({ database }).ahead.make(scope(PLAN, ADMIN))).toBe(false);
  expect(await kept()).toBe(0);
});
