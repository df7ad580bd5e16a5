import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@fonte/database';
import { freshDatabase } from '@fonte/database/testing';
import { freshEmbedded } from '@fonte/database/testing/embedded-template';
import { databaseFolder } from '@fonte/programme';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueDeliveries } from '../modules/notifications/occasions.ts';
import { queueMails } from '../platform/mail/queue-mail.ts';
import { mailServer, type MailServer } from '../platform/mail/testing/mail-server.ts';
import { readSettings } from '../settings.ts';
import { kill, launch } from './testing.ts';

/** Enough to be killed twice among them; each takes forty milliseconds, and a notification's its own look at the figures. */
const MAILS = 20;

let server: MailServer;
let environment: Record<string, string>;
let remove: () => Promise<void>;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  server = await mailServer();
  const dataDir = await mkdtemp(join(tmpdir(), 'fonte-jobs-'));
  const fixed = {
    DEMO: '0',
    SESSION_SECRET: 'pX3vN8qLr0TzYw5KdB7hJm2FgU9aCeS4',
    PUBLIC_URL: 'https://painel.exemplo.br',
    SMTP_URL: server.url,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
  };
  const database = process.env['TEST_DATABASE_URL'] ? await freshDatabase() : undefined;
  environment = { ...fixed, DATABASE_URL: database?.settings.url ?? '' };
  if (database === undefined) await rename((await freshEmbedded()).folder, databaseFolder(dataDir));
  remove = async () => {
    await database?.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  // A start without a geography would make one first.
  await onDatabase(({ db }) =>
    sql`with uf as (insert into geo.uf (uf, codigo_uf, nome) values ('GO', 52, 'Goiás') returning uf)
      insert into geo.municipio (codigo_municipio, nome, uf) select 5208707, 'Goiânia', uf from uf`.execute(
      db,
    ),
  );
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await server.close();
  await remove();
});

/** Work on the database while no process of ours holds its folder. */
async function onDatabase<T>(
  work: (database: Awaited<ReturnType<typeof connect>>) => Promise<T>,
): Promise<T> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = environment;
  const database = await connect(url ? { url } : { folder: databaseFolder(dataDir ?? '') });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function started(): Promise<ChildProcess> {
  const { child, said } = launch(environment);
  running.add(child);
  child.once('exit', () => running.delete(child));
  await said(/está em http/);
  return child;
}

/** Jobs that send and have not ended. */
const unfinished = () =>
  onDatabase(({ db }) =>
    db
      .selectFrom('portal.tarefa')
      .where('tipo', '=', 'mail.send')
      .where('situacao', '<>', 'concluida')
      .selectAll()
      .execute(),
  );

/** The address a mail went to, as often as it came. */
const arrivals = (): Map<string, number> => {
  const times = new Map<string, number>();
  for (const { to } of server.received) times.set(to[0] ?? '', (times.get(to[0] ?? '') ?? 0) + 1);
  return times;
};

test('kill -9 in the middle of a batch: each mail arrives, and what may have arrived twice stands in the log', async () => {
  const addresses = Array.from({ length: MAILS }, (_, at) => `pessoa${at}@exemplo.com`);
  const settings = readSettings(environment);
  await onDatabase(({ db }) =>
    db.transaction().execute((trx) =>
      queueMails(
        { settings },
        trx,
        addresses.map((address) => ({
          to: { name: 'Pessoa', address },
          subject: 'Resumo',
          text: 'Resumo da semana',
        })),
      ),
    ),
  );
  // Taken, and acknowledged only a moment later: whoever is killed in between does not know.
  server.delayMs = 40;
  for (const sent of [MAILS / 4, MAILS / 2]) {
    // oxlint-disable no-await-in-loop -- one life after the other
    const child = await started();
    await expect.poll(() => server.received.length, { timeout: 120_000, interval: 5 }).toBeGreaterThan(sent);
    await kill(child, environment['DATABASE_URL']);
    // oxlint-enable no-await-in-loop
  }
  const last = await started();
  await expect.poll(() => arrivals().size, { timeout: 120_000, interval: 100 }).toBe(MAILS);
  if (environment['DATABASE_URL'])
    await expect.poll(async () => (await unfinished()).length, { timeout: 120_000, interval: 500 }).toBe(0);
  const exit = once(last, 'exit');
  last.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);

  const mails = await onDatabase(({ db }) =>
    db
      .selectFrom('portal.email as e')
      .select(['e.destinatario', 'e.situacao', 'e.corpo'])
      .select(
        sql<number>`(select count(*) from portal.email_tentativa t
        where t.id_email = e.id_email and t.resultado = 'desconhecido')`.as('unknown'),
      )
      .execute(),
  );
  expect(await unfinished()).toEqual([]);
  expect(mails).toHaveLength(MAILS);
  for (const { destinatario, situacao, corpo, unknown } of mails) {
    expect([situacao, corpo]).toEqual(['enviado', null]);
    const times = arrivals().get(destinatario) ?? 0;
    expect(times).toBeGreaterThanOrEqual(1);
    expect(times).toBeLessThanOrEqual(1 + unknown);
  }
  // The same mail both times, which its reader's program shows once.
  const ids = new Set(server.received.map(({ mail: { messageId } }) => messageId));
  expect(ids.size).toBe(MAILS);
}, 900_000);

test('kill -9 while a notification goes out: each address has one mail, whatever was being written', async () => {
  const emails = Array.from({ length: MAILS }, (_, at) => `leitor${at}@exemplo.com`);
  server.received.length = 0;
  await onDatabase(({ db }) =>
    db.transaction().execute(async (trx) => {
      await sql`with novo as (
          insert into portal.usuario (nome, email, senha, id_perfil, confirmado_em)
          select 'Leitor', email, '', 3, now() from unnest(${emails}::text[]) as t(email) returning id_usuario)
        insert into portal.usuario_perfil (id_usuario, id_perfil) select id_usuario, 3 from novo`.execute(
        trx,
      );
      // Ended before anybody asked for it: the server's own look at ended imports has nothing to add.
      await sql`insert into portal.importacao (situacao, origem, concluida_em) values ('concluida', 'pasta', now() - interval '1 minute')`.execute(
        trx,
      );
      const { id_notificacao: id } = await trx
        .insertInto('portal.notificacao')
        .values({ nome: 'Todos', importacao: true, criada_por: 1 })
        .returning('id_notificacao')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('portal.notificacao_destino')
        .values(emails.map((email) => ({ id_notificacao: id, email })))
        .execute();
      await queueDeliveries(trx, 'agora 2026-01-05T12:00', { id });
    }),
  );
  for (const sent of [MAILS / 4, MAILS / 2]) {
    // oxlint-disable no-await-in-loop -- one life after the other
    const child = await started();
    await expect.poll(() => server.received.length, { timeout: 120_000, interval: 5 }).toBeGreaterThan(sent);
    await kill(child, environment['DATABASE_URL']);
    // oxlint-enable no-await-in-loop
  }
  const last = await started();
  await expect.poll(() => arrivals().size, { timeout: 300_000, interval: 100 }).toBe(MAILS);
  const exit = once(last, 'exit');
  last.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  const mails = await onDatabase(({ db }) =>
    db
      .selectFrom('portal.entrega as e')
      .leftJoin('portal.email as m', 'm.id_email', 'e.id_email')
      .select(['e.email', 'e.situacao', 'm.id_email'])
      .execute(),
  );
  expect(mails.map(({ email }) => email).toSorted()).toEqual(emails.toSorted());
  expect(new Set(mails.map(({ situacao }) => situacao))).toEqual(new Set(['na_fila']));
  expect(new Set(mails.map(({ id_email }) => id_email)).size).toBe(MAILS);
  // One mail for each address: what came twice is the same mail.
  expect(new Set(server.received.map(({ mail: { messageId } }) => messageId)).size).toBe(MAILS);
}, 900_000);
