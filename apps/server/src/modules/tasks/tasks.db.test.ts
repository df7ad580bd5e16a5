import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HANDLERS } from '../../jobs.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { Job, JobHandler } from '../../platform/jobs/job.ts';
import { takeJobs } from '../../platform/jobs/queue.ts';
import { readySchedule } from '../../platform/jobs/schedule.ts';
import { JobWorker } from '../../platform/jobs/worker.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { testPortal, type TestPerson, type TestPortal } from '../../testing.ts';

const TASKS = '/api/indicators/tasks';
let portal: TestPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await testPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());
beforeEach(async () => {
  for (const table of ['portal.tarefa', 'portal.email', 'portal.agenda'] as const)
    // oxlint-disable-next-line no-await-in-loop -- three
    await db().deleteFrom(table).execute();
});

const db = () => portal.database.db;
const asked = async (method: 'GET' | 'POST', path: string, who = admin) => {
  const answer = await portal.ask(method, `${TASKS}${path}`, { headers: { cookie: who.cookie } });
  return { status: answer.statusCode, body: answer.json() };
};
const list = async (group = 'agora') => (await asked('GET', `?grupo=${group}`)).body.result;
const onlyId = async () =>
  (await db().selectFrom('portal.tarefa').select('id_tarefa').executeTakeFirstOrThrow()).id_tarefa;
const changes = async () =>
  (await portal.trail())
    .filter(({ alvo }) => alvo === 'tarefas')
    .map(({ id_usuario, detalhe }) => [id_usuario, detalhe]);
const mail = (more: object = {}) =>
  queueMail(portal.app, db(), {
    to: { name: 'Rui Reis', address: 'rui@exemplo.com' },
    subject: 'Fonte de dados: nova senha',
    text: 'https://exemplo.br/?token=segredo',
    ...more,
  });

describe('the lists', () => {
  test('tell what waits, what has failed and what is done, and hold no secret and no address', async () => {
    await mail();
    await addJob(db(), 'upkeep.claims', { data: {} });
    await sql`insert into portal.tarefa (tipo, situacao, terminada_em, motivo)
      values ('upkeep.attempts', 'falhou', now(), 'Não deu'), ('de outra versão', 'cancelada', now(), null)`.execute(
      db(),
    );
    const now = await list();
    expect(now.totais).toEqual({ agora: 2, falharam: 1, terminadas: 1 });
    expect(now.linhas).toMatchObject([
      {
        nome: 'Envio de email',
        sobre: 'Fonte de dados: nova senha · r***@exemplo.com',
        situacao: 'esperando',
        tentativas: 0,
        limite: 14,
        pode: ['cancelar'],
      },
      { nome: 'Cadastros não confirmados', sobre: null, pode: ['cancelar'] },
    ]);
    expect(await list('falharam')).toMatchObject({
      linhas: [{ nome: 'Tentativas de entrada', motivo: 'Não deu', pode: ['executar'] }],
    });
    expect(await list('terminadas')).toMatchObject({
      linhas: [{ nome: 'de outra versão', situacao: 'cancelada', limite: null, pode: [] }],
    });
    const { body } = await portal.ask('GET', TASKS, { headers: { cookie: admin.cookie } });
    expect(body).not.toMatch(/segredo|rui@|Rui Reis/);
  });

  test('come in pages', async () => {
    await sql`insert into portal.tarefa (tipo) select 'upkeep.claims' from generate_series(1, 45)`.execute(
      db(),
    );
    const pages = await Promise.all([0, 1, 2, 3].map((page) => asked('GET', `?pagina=${page}`)));
    expect(pages.map(({ body }) => body.result.linhas.length)).toEqual([20, 20, 5, 0]);
    const ids = pages.flatMap(({ body }) => body.result.linhas.map(({ id }: { id: number }) => id));
    expect(new Set(ids).size).toBe(45);
  });

  test('are for who manages tasks only', async () => {
    for (const profile of ['nacional', 'regional', 'tecnico', 'consulta'] as const) {
      // oxlint-disable no-await-in-loop -- a handful
      const person = await portal.person(profile, { uf: 'GO' });
      for (const [method, path] of [
        ['GET', ''],
        ['GET', '/schedule'],
        ['GET', '/1/deliveries'],
        ['POST', '/1/run'],
        ['POST', '/1/cancel'],
        ['POST', '/schedule/upkeep.claims/run'],
      ] as const)
        expect((await asked(method, path, person)).status, `${profile} ${path}`).toBe(403);
      // oxlint-enable no-await-in-loop
    }
    expect(await db().selectFrom('portal.tarefa').selectAll().execute()).toEqual([]);
  });
});

describe('a job that failed', () => {
  test('is run again with all its attempts, and the audit says who did it', async () => {
    await sql`insert into portal.tarefa (tipo, situacao, tentativas, terminada_em, motivo)
      values ('upkeep.claims', 'falhou', 3, now(), 'Não deu')`.execute(db());
    const id = await onlyId();
    expect(await asked('POST', `/${id}/run`)).toMatchObject({ status: 200, body: { result: true } });
    await portal.jobs();
    expect((await list('terminadas')).linhas).toMatchObject([
      { situacao: 'concluida', tentativas: 1, motivo: null, resultado: 'Nada a apagar' },
    ]);
    expect((await changes()).at(-1)).toEqual([
      admin.idUsuario,
      { feito: 'executar', tarefa: id, tipo: 'upkeep.claims' },
    ]);
    expect(await asked('POST', `/${id}/run`)).toMatchObject({ status: 409, body: { codigo: 'taskMoved' } });
    expect(await asked('POST', `/${id}/cancel`)).toMatchObject({ status: 409 });
  });

  test('one that waits for its next attempt is begun now', async () => {
    await sql`insert into portal.tarefa (tipo, tentativas, quando)
      values ('upkeep.claims', 2, now() + interval '1 hour')`.execute(db());
    expect((await list()).linhas).toMatchObject([{ pode: ['executar', 'cancelar'] }]);
    await asked('POST', `/${await onlyId()}/run`);
    await portal.jobs();
    expect((await list('terminadas')).linhas).toMatchObject([{ situacao: 'concluida', tentativas: 3 }]);
  });

  test('a mail whose text is forgotten, or is of no use any more, is not', async () => {
    await mail({ secret: true });
    const id = await onlyId();
    await asked('POST', `/${id}/cancel`);
    expect((await list('terminadas')).linhas).toMatchObject([{ situacao: 'cancelada', pode: [] }]);
    expect(await asked('POST', `/${id}/run`)).toMatchObject({
      status: 409,
      body: { codigo: 'taskTextGone' },
    });
    await portal.jobs();
    expect(await db().selectFrom('portal.email').select(['situacao', 'corpo']).execute()).toEqual([
      { situacao: 'falhou', corpo: null },
    ]);
  });
});

test('a job that is being done is cancelled: it is told, and writes nothing any more', async () => {
  await addJob(db(), 'upkeep.claims', { data: {} });
  let told: AbortSignal | undefined;
  const run = async (job: Job): Promise<void> => {
    told = job.signal;
    await new Promise((resolve) => job.signal.addEventListener('abort', resolve));
    await job.finish(async (trx) => void (await addJob(trx, 'upkeep.attempts', { data: {} })));
  };
  const parts = { ...portal.app, log: portal.app.server.log };
  const claims: JobHandler = { run };
  const stop = new JobWorker(parts, { ...HANDLERS, 'upkeep.claims': claims }).start();
  await expect.poll(() => told, { timeout: 60_000 }).toBeDefined();
  expect((await list()).linhas).toMatchObject([{ situacao: 'executando', pode: ['cancelar'] }]);
  expect((await asked('POST', `/${await onlyId()}/cancel`)).status).toBe(200);
  await expect.poll(() => told?.aborted, { timeout: 60_000 }).toBe(true);
  await stop();
  expect(await db().selectFrom('portal.tarefa').select(['tipo', 'situacao']).execute()).toEqual([
    { tipo: 'upkeep.claims', situacao: 'cancelada' },
  ]);
});

test('the delivery log of a mail', async () => {
  await mail();
  await portal.jobs();
  const { body } = await asked('GET', `/${await onlyId()}/deliveries`);
  expect(body.result).toMatchObject([{ numero: 1, resultado: 'aceito', motivo: null }]);
  expect((await asked('GET', '/999999/deliveries')).status).toBe(404);
});

describe('the schedule', () => {
  test('tells the last run and the next, and runs now what is asked', async () => {
    await readySchedule(db(), ['upkeep.claims', 'upkeep.retention']);
    const of = async (tipo: string) =>
      (await asked('GET', '/schedule')).body.result.find((row: { tipo: string }) => row.tipo === tipo);
    expect(await of('upkeep.claims')).toMatchObject({
      nome: 'Cadastros não confirmados',
      ultima: null,
      situacao: null,
    });
    expect((await asked('POST', '/schedule/upkeep.claims/run')).status).toBe(200);
    await portal.jobs();
    expect(await of('upkeep.claims')).toMatchObject({ situacao: 'concluida', resultado: 'Nada a apagar' });
    expect((await of('upkeep.claims')).ultima).not.toBeNull();
    expect((await changes()).at(-1)).toEqual([admin.idUsuario, { feito: 'executar', tipo: 'upkeep.claims' }]);
  });

  test('has nothing to run of what does not come by itself', async () => {
    for (const tipo of ['mail.send', 'constructor', 'nada'])
      // oxlint-disable-next-line no-await-in-loop -- three
      expect((await asked('POST', `/schedule/${tipo}/run`)).status).toBe(404);
  });
});

test('a failing job is no reason not to be ready', async () => {
  await sql`insert into portal.tarefa (tipo, dados) values ('mail.send', '{}')`.execute(db());
  await portal.jobs();
  await takeJobs(db(), 'upkeep.claims', 1, 0);
  expect((await list('falharam')).totais.falharam).toBe(1);
  expect((await portal.ask('GET', '/health/ready')).statusCode).toBe(200);
});
