import { setTimeout as pause } from 'node:timers/promises';
import { connect, type DatabaseAccess } from '@fonte/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HANDLERS } from '../../jobs.ts';
import { testPortal, type TestPortal } from '../../testing.ts';
import { addJob, addJobs, addJobsOf } from './add-job.ts';
import { endExpired } from './end-job.ts';
import { JobFailed, JobLost, type Job, type JobHandlers, type JobParts } from './job.ts';
import { JOBS } from './kinds.ts';
import { takeJobs } from './queue.ts';
import { queueDue, readySchedule } from './schedule.ts';
import { JobWorker, type WorkerTimes } from './worker.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await db().deleteFrom('portal.tarefa').execute();
  await db().deleteFrom('portal.agenda').execute();
});

const db = () => portal.database.db;
const partsOn = (database: DatabaseAccess): JobParts => ({
  settings: portal.app.settings,
  clock: portal.app.clock,
  engine: portal.app.engine,
  database,
  log: portal.app.server.log,
});
const ID = '0d9c2f6e-7b1a-4f0e-9a53-1b7d4f1c8e21';
const id = (at: number) => `${ID.slice(0, -4)}${String(at).padStart(4, '0')}`;

/** A worker whose mails and claims are what a test makes of them. */
function worker(
  own: Partial<JobHandlers>,
  times: WorkerTimes = {},
  database: DatabaseAccess = portal.database,
) {
  return new JobWorker(partsOn(database), { ...HANDLERS, ...own }, times);
}
const rows = () =>
  db()
    .selectFrom('portal.tarefa')
    .select(['tipo', 'chave', 'situacao', 'tentativas', 'motivo', 'resultado'])
    .orderBy('id_tarefa')
    .execute();
const dueNow = () =>
  db()
    .updateTable('portal.tarefa')
    .set({ quando: sql`now()` })
    .execute();
const claims = { data: {} } as const;

describe('the queue', () => {
  test('holds what its transaction committed, once for each key', async () => {
    await expect(
      db()
        .transaction()
        .execute(async (trx) => {
          await addJob(trx, 'upkeep.claims', claims);
          throw new Error('not after all');
        }),
    ).rejects.toThrow('not after all');
    expect(await rows()).toEqual([]);
    expect(await addJob(db(), 'mail.send', { data: { id: ID }, key: ID })).toBe(true);
    expect(await addJob(db(), 'mail.send', { data: { id: ID }, key: ID })).toBe(false);
    await worker({ 'mail.send': { run: async () => 'feito' } }).drain();
    expect(await addJob(db(), 'mail.send', { data: { id: ID }, key: ID })).toBe(false);
    expect(await rows()).toMatchObject([{ situacao: 'concluida', tentativas: 1, resultado: 'feito' }]);
  });

  test('gives out the pressing ones first, then the oldest', async () => {
    const seen: string[] = [];
    await addJobs(db(), 'mail.send', [
      { data: { id: id(1) } },
      { data: { id: id(2) }, priority: 5 },
      { data: { id: id(3) }, priority: 5 },
      { data: { id: id(4) }, when: new Date(Date.now() + 3_600_000) },
    ]);
    const [first, second] = [
      await takeJobs(db(), 'mail.send', 1, 60_000),
      await takeJobs(db(), 'mail.send', 2, 60_000),
    ];
    for (const { data } of [...first, ...second]) seen.push((data as { id: string }).id);
    expect(seen).toEqual([id(2), id(1), id(3)]);
  });

  test('takes one for each row of a statement, once for each key; gives out no more than asked for, also where the planner knows of one row', async () => {
    await addJob(db(), 'notify.deliver', { data: { id: 8 }, key: '8' });
    await sql`analyze portal.tarefa`.execute(db());
    const numbers = db().selectNoFrom(sql<number>`generate_series(7, 9)`.as('id'));
    expect(await addJobsOf(db(), 'notify.deliver', numbers)).toBe(2);
    expect(await addJobsOf(db(), 'notify.deliver', numbers)).toBe(0);
    const found = await db().selectFrom('portal.tarefa').select(['dados', 'chave', 'situacao']).execute();
    expect(found.toSorted((one, other) => Number(one.chave) - Number(other.chave))).toEqual(
      [7, 8, 9].map((one) => ({ dados: { id: one }, chave: String(one), situacao: 'esperando' })),
    );
    expect(await takeJobs(db(), 'notify.deliver', 1, 60_000)).toHaveLength(1);
  });

  test('keeps what is no payload out', async () => {
    await expect(addJob(db(), 'mail.send', { data: { id: 'x' } })).rejects.toThrow();
    expect(await rows()).toEqual([]);
  });
});

describe('an attempt', () => {
  test('whose payload fits no more fails at once, and says why', async () => {
    const abandoned: unknown[] = [];
    await sql`insert into portal.tarefa (tipo, dados) values ('mail.send', '{"mensagem": 7}')`.execute(db());
    const run = () => Promise.reject(new Error('must not run'));
    await worker({
      'mail.send': { run, abandoned: async (_trx, data) => void abandoned.push(data) },
    }).drain();
    expect(await rows()).toMatchObject([
      {
        situacao: 'falhou',
        tentativas: 1,
        motivo: 'Os dados da tarefa não servem a esta versão do portal: id, dados',
      },
    ]);
    expect(abandoned).toEqual([{ mensagem: 7 }]);
  });

  test('that fails is made again after waits that grow, and stays failed after the last', async () => {
    await addJob(db(), 'upkeep.claims', claims);
    const failing = worker({ 'upkeep.claims': { run: () => Promise.reject(new JobFailed('Não deu')) } });
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      // oxlint-disable no-await-in-loop -- one attempt after the other
      await failing.drain();
      const { rows: found } = await sql<{ s: number }>`
        select extract(epoch from quando - clock_timestamp())::float8 as s from portal.tarefa`.execute(db());
      waits.push(found[0]!.s);
      if (attempt < 3)
        expect(await rows()).toMatchObject([
          { situacao: 'esperando', tentativas: attempt, motivo: 'Não deu' },
        ]);
      await dueNow();
      // oxlint-enable no-await-in-loop
    }
    expect(await rows()).toMatchObject([{ situacao: 'falhou', tentativas: 3, motivo: 'Não deu' }]);
    expect(waits[0]).toBeGreaterThan(50);
    expect(waits[1]).toBeGreaterThan(waits[0]! * 1.5);
    await failing.drain();
    expect(await rows()).toMatchObject([{ tentativas: 3 }]);
  });

  test('that says so is not made again; other errors are told by their kind, not in their own words', async () => {
    await addJob(db(), 'upkeep.claims', claims);
    await addJob(db(), 'upkeep.attempts', claims);
    await worker({
      'upkeep.claims': { run: () => Promise.reject(new JobFailed('Nunca dará', { final: true })) },
      'upkeep.attempts': { run: () => Promise.reject(new Error('select secret')) },
    }).drain();
    expect(await rows()).toMatchObject([
      { situacao: 'falhou', motivo: 'Nunca dará' },
      { situacao: 'esperando', motivo: 'Um erro desconhecido ocorreu' },
    ]);
  });

  test('ends at its time limit on our side, whether the work heeds it or not', async () => {
    await addJob(db(), 'upkeep.claims', claims);
    let signal: AbortSignal | undefined;
    const run = (job: Job) => {
      signal = job.signal;
      return new Promise<void>(() => {});
    };
    await worker({ 'upkeep.claims': { run } }, { limitMs: 50 }).drain();
    expect(signal?.aborted).toBe(true);
    expect(await rows()).toMatchObject([
      { situacao: 'esperando', tentativas: 1, motivo: 'Passou do tempo limite, de 1 segundo' },
    ]);
  });

  test('that is another’s by now writes neither its end nor its effect', async () => {
    await addJob(db(), 'upkeep.claims', claims);
    const faults: unknown[] = [];
    const run = async (job: Job) => {
      await sql`update portal.tarefa set tomada_por = gen_random_uuid()`.execute(db());
      await job
        .finish(async (trx) => {
          await sql`insert into portal.tentativa (chave, inicio) values ('feito', now())`.execute(trx);
        })
        .catch((error: unknown) => {
          faults.push(error);
          throw error;
        });
    };
    await worker({ 'upkeep.claims': { run } }).drain();
    expect(faults).toEqual([expect.any(JobLost)]);
    expect(await rows()).toMatchObject([{ situacao: 'executando' }]);
    expect(
      await db().selectFrom('portal.tentativa').where('chave', '=', 'feito').selectAll().execute(),
    ).toEqual([]);
  });

  test('whose process was killed is made again when its time has run out, until it has been too often', async () => {
    await addJob(db(), 'upkeep.claims', claims);
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      expect(await takeJobs(db(), 'upkeep.claims', 1, 0)).toHaveLength(1);
      // oxlint-disable-next-line no-await-in-loop
      await endExpired(db(), HANDLERS, ['upkeep.claims']);
    }
    const motivo = 'O processo que a executava terminou antes dela';
    expect(await rows()).toMatchObject([{ situacao: 'esperando', tentativas: 2, motivo }]);
    await worker({ 'upkeep.claims': { run: async () => 'enfim' } }).drain();
    expect(await rows()).toMatchObject([
      { situacao: 'concluida', tentativas: 3, resultado: 'enfim', motivo: null },
    ]);

    await addJob(db(), 'upkeep.attempts', claims);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await takeJobs(db(), 'upkeep.attempts', 1, 0);
      // oxlint-disable-next-line no-await-in-loop
      await endExpired(db(), HANDLERS, ['upkeep.attempts']);
    }
    expect((await rows())[1]).toMatchObject({ situacao: 'falhou', tentativas: 3, motivo });
  });
});

describe('several workers', () => {
  test('never do a job twice, nor more of a kind at once than may', async () => {
    const others =
      portal.database.kind === 'embedded'
        ? [portal.database, portal.database]
        : await Promise.all([connect(portal.database.settings), connect(portal.database.settings)]);
    const times = new Map<string, number>();
    let now = 0;
    let most = 0;
    const run = async ({ data }: Job<{ id: string }>) => {
      now += 1;
      most = Math.max(most, now);
      await pause(3);
      times.set(data.id, (times.get(data.id) ?? 0) + 1);
      now -= 1;
    };
    await addJobs(
      db(),
      'mail.send',
      Array.from({ length: 120 }, (_, at) => ({ data: { id: id(at) } })),
    );
    const stops = [portal.database, ...others].map((database) =>
      worker({ 'mail.send': { run } }, { lookMs: 20, restAfterMs: 3_600_000 }, database).start(),
    );
    await expect
      .poll(async () => (await rows()).filter(({ situacao }) => situacao === 'concluida').length, {
        timeout: 60_000,
      })
      .toBe(120);
    await Promise.all(stops.map((stop) => stop()));
    for (const other of others) if (other !== portal.database) await other.close();
    expect([...times.values()]).toEqual(Array<number>(120).fill(1));
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(3);
  });

  test('put one job into the queue for each due time', async () => {
    await readySchedule(db(), ['upkeep.claims']);
    await readySchedule(db(), ['upkeep.claims']);
    await sql`update portal.agenda set proxima = '2026-11-22T10:27:00Z'`.execute(db());
    await Promise.all([1, 2, 3].map(() => queueDue(db(), 'upkeep.claims')));
    expect(await rows()).toMatchObject([
      { tipo: 'upkeep.claims', chave: 'agenda 2026-11-22T10:27:00Z', situacao: 'esperando' },
    ]);
    const [agenda] = await db()
      .selectFrom('portal.agenda')
      .selectAll()
      .select(sql<boolean>`proxima > now() and proxima <= now() + interval '1 hour'`.as('soon'))
      .execute();
    expect(agenda).toMatchObject({ ultima: '2026-11-22T10:27:00Z', soon: true });
  });

  test('a rule that has changed is counted anew, one that has not goes on', async () => {
    await readySchedule(db(), ['upkeep.claims']);
    await sql`update portal.agenda set proxima = '2020-01-01T00:27:00Z'`.execute(db());
    await readySchedule(db(), ['upkeep.claims']);
    const proxima = async () =>
      (await db().selectFrom('portal.agenda').select('proxima').executeTakeFirstOrThrow()).proxima;
    expect(await proxima()).toBe('2020-01-01T00:27:00Z');
    await sql`update portal.agenda set regra = '0 0 1 1 *'`.execute(db());
    await readySchedule(db(), ['upkeep.claims']);
    expect((await proxima()) > '2026').toBe(true);
  });
});

describe('a worker', () => {
  test('hears of a job at its commit, and does it', async () => {
    const stop = worker({ 'upkeep.claims': { run: async () => 'ouvida' } }, { lookMs: 3_600_000 }).start();
    await addJob(db(), 'upkeep.claims', claims);
    await expect
      .poll(rows, { timeout: 60_000 })
      .toMatchObject([{ situacao: 'concluida', resultado: 'ouvida' }]);
    await stop();
  });

  test('begins one of a kind that rests after the other, and after much work rests as many times as long as one took', async () => {
    const began: number[] = [];
    const ended: number[] = [];
    const run = async () => {
      began.push(performance.now());
      await pause(20);
      ended.push(performance.now());
    };
    await addJobs(
      db(),
      'notify.deliver',
      [1, 2, 3].map((one) => ({ data: { id: one } })),
    );
    const stop = worker({ 'notify.deliver': { run } }, { restAfterMs: 0 }).start();
    await expect.poll(() => ended.length, { timeout: 60_000 }).toBe(3);
    await stop();
    // Never shorter, however slow the machine is.
    const { rest = Number.NaN } = JOBS['notify.deliver'];
    for (const at of [1, 2]) expect(began[at]! - ended[at - 1]!).toBeGreaterThan(rest * 19);
  });

  test('begins the next beside one that takes longer than the longest rest', async () => {
    const ends: (() => void)[] = [];
    const run = (): Promise<void> => new Promise((resolve) => ends.push(resolve));
    await addJobs(
      db(),
      'mail.send',
      [1, 2].map((one) => ({ data: { id: id(one) } })),
    );
    const stop = worker({ 'mail.send': { run } }, { lookMs: 3_600_000 }).start();
    await expect.poll(() => ends.length, { timeout: 60_000 }).toBe(2);
    for (const end of ends) end();
    await stop();
    expect((await rows()).map(({ situacao }) => situacao)).toEqual(['concluida', 'concluida']);
  });

  test('that stops waits for what ends by itself, puts the rest back, and the attempt does not count', async () => {
    let begun = 0;
    const slow = async () => {
      begun += 1;
      await pause(50);
      return 'acabou';
    };
    const endless = (): Promise<void> => {
      begun += 1;
      return new Promise(() => {});
    };
    const own = { 'upkeep.claims': { run: slow }, 'upkeep.attempts': { run: endless } };
    await addJob(db(), 'upkeep.claims', claims);
    await addJob(db(), 'upkeep.attempts', claims);
    const stop = worker(own, { drainMs: 500 }).start();
    await expect.poll(() => begun, { timeout: 60_000 }).toBe(2);
    await stop();
    expect(await rows()).toMatchObject([
      { situacao: 'concluida', resultado: 'acabou' },
      { situacao: 'esperando', tentativas: 0 },
    ]);
  });

  test('keeps a job for longer than it was taken for, as long as it lives', async () => {
    let runs = 0;
    let end = (): void => {};
    const run = (): Promise<void> => {
      runs += 1;
      return new Promise((resolve) => (end = resolve));
    };
    // A lease that no busy machine outlasts, prolonged at every turn.
    const times = { leaseMs: 600_000, beatMs: 100, lookMs: 50 };
    const stops = [1, 2].map(() => worker({ 'upkeep.claims': { run } }, times).start());
    await addJob(db(), 'upkeep.claims', claims);
    const prolonged = async (): Promise<boolean> => {
      const { rows: found } = await sql<{ so: boolean }>`
        select tomada_ate > iniciada_em + interval '601 s' as so from portal.tarefa`.execute(db());
      return found[0]?.so ?? false;
    };
    await expect.poll(prolonged, { timeout: 60_000 }).toBe(true);
    end();
    await Promise.all(stops.map((stop) => stop()));
    expect(runs).toBe(1);
    expect(await rows()).toMatchObject([{ situacao: 'concluida', tentativas: 1 }]);
  });

  test('does what a killed process left in an embedded database as soon as it starts', async () => {
    await addJob(db(), 'upkeep.claims', claims);
    await takeJobs(db(), 'upkeep.claims', 1, 3_600_000);
    const own = { 'upkeep.claims': { run: async () => 'retomada' } };
    if (portal.database.kind !== 'embedded') {
      // Another process may be at work on it.
      await worker(own).drain();
      expect(await rows()).toMatchObject([{ situacao: 'executando' }]);
      return;
    }
    const stop = worker(own).start();
    await expect
      .poll(rows, { timeout: 60_000 })
      .toMatchObject([{ situacao: 'concluida', resultado: 'retomada' }]);
    await stop();
  });
});
