import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../identity/passwords.ts';
import { testPortal, type TestPortal } from '../../testing.ts';
import { queueMail, queueMails, type QueuedMail } from './queue-mail.ts';
import { wordsOfFiles } from './mail-files.ts';
import { deliverNow } from './deliver-now.ts';
import { openText, sealText } from './sealed-text.ts';
import { mailServer, type MailServer } from './testing/mail-server.ts';

const LINK = 'https://painel.exemplo.br/auth/new-password?token=segredo-do-endereço';
let server: MailServer;
let portal: TestPortal;

beforeAll(async () => {
  server = await mailServer();
  portal = await testPortal({
    SMTP_URL: server.url,
    MAIL_FROM: 'Painel <painel@exemplo.br>',
    PUBLIC_URL: 'https://painel.exemplo.br',
    SESSION_SECRET: 'pX3vN8qLr0TzYw5KdB7hJm2FgU9aCeS4',
    DEMO: '0',
  });
  const senha = await hashPassword('antiga');
  await portal.database.db
    .insertInto('portal.usuario')
    .values({ nome: 'João Sá', email: 'joao@exemplo.com', senha, id_perfil: 5, confirmado_em: new Date() })
    .execute();
});
afterAll(async () => {
  await portal.close();
  await server.close();
});
beforeEach(() => {
  server.mood = 'takes';
  server.received.length = 0;
  server.seen = 0;
});
afterEach(async () => {
  await db().deleteFrom('portal.email').execute();
  await db().deleteFrom('portal.tarefa').execute();
});

const db = () => portal.database.db;
const ask = (path: string, payload: object) =>
  portal.ask('POST', `/api/indicators/auth/${path}`, { payload });
const mail: QueuedMail = {
  to: { name: 'Rui', address: 'rui@exemplo.com' },
  subject: 'Aviso',
  text: `Abra ${LINK}`,
};
const queue = (more: Partial<QueuedMail> = {}) => queueMail(portal.app, db(), { ...mail, ...more });
const dueNow = () =>
  db()
    .updateTable('portal.tarefa')
    .set({ quando: sql`now()` })
    .where('situacao', '=', 'esperando')
    .execute();
const state = async () => ({
  mail: (await db().selectFrom('portal.email').select(['situacao', 'corpo']).execute())[0],
  job: (await db().selectFrom('portal.tarefa').select(['situacao', 'motivo', 'tentativas']).execute())[0],
  log: (
    await db()
      .selectFrom('portal.email_tentativa')
      .select(['resultado', 'motivo'])
      .orderBy('numero')
      .execute()
  ).map(({ resultado, motivo }) => (motivo === null ? resultado : `${resultado}: ${motivo}`)),
});

describe('password recovery', () => {
  test('goes out through the mail server, and its address works', async () => {
    expect((await ask('reset-password', { email: 'joao@exemplo.com' })).statusCode).toBe(200);
    await portal.jobs();
    expect(server.received).toHaveLength(1);
    const [{ from, to, mail: received }] = server.received as [MailServer['received'][0]];
    expect([from, to]).toEqual(['painel@exemplo.br', ['joao@exemplo.com']]);
    expect(received.subject).toBe('Fonte de dados: nova senha');
    expect(received.to).toEqual([{ name: 'João Sá', address: 'joao@exemplo.com' }]);
    expect(received.text).toMatch(/^Olá, João\./);
    expect(received.text).toContain('vale por 30 minutos e uma única vez');
    const address = new URL(/https:\S+/.exec(received.text ?? '')?.[0] ?? '');
    expect([address.origin, address.pathname]).toEqual(['https://painel.exemplo.br', '/auth/new-password']);
    const token = address.searchParams.get('token') ?? '';
    const stored = await db().selectFrom('portal.senha_reset').select('token').execute();
    expect(stored.map((row) => row.token)).not.toContain(token);
    expect((await ask('new-password', { token, pass: 'nova senha bem comprida' })).statusCode).toBe(200);
  });

  test('waits for no mail server, one that hangs or refuses neither', async () => {
    server.mood = 'hangs';
    expect((await ask('reset-password', { email: 'joao@exemplo.com' })).json()).toMatchObject({
      result: 'Email enviado',
    });
    expect(server.seen).toBe(0);
    const sending = portal.jobs();
    await expect.poll(() => server.seen, { timeout: 60_000 }).toBe(1);
    // While the mail server holds the first, the second is answered.
    expect((await ask('reset-password', { email: 'joao@exemplo.com' })).statusCode).toBe(200);
    await db()
      .updateTable('portal.tarefa')
      .set({ situacao: 'cancelada', tomada_por: null, tomada_ate: null })
      .execute();
    await server.close();
    await sending;
    server = await restarted(server);
  });
});

/** Another server at the address of one that was closed. */
async function restarted(before: MailServer): Promise<MailServer> {
  const { port } = new URL(before.url);
  return mailServer(Number(port));
}

test('a registration takes the same answer and the same writes for an address with an account and one without', async () => {
  const person = (email: string, cpf: string) => ({
    nome: 'Rui Reis',
    email,
    cpf,
    pass: 'quatro bois na sombra',
  });
  const counts = async () => {
    const { rows } = await sql`select
      (select count(*) from portal.cadastro) as cadastro, (select count(*) from portal.email) as email,
      (select count(*) from portal.tarefa) as tarefa`.execute(db());
    return rows[0];
  };
  const taken = await ask('register', person('joao@exemplo.com', '52998224725'));
  expect(await counts()).toEqual({ cadastro: 1, email: 1, tarefa: 1 });
  const free = await ask('register', person('livre@exemplo.com', '11144477735'));
  expect(await counts()).toEqual({ cadastro: 2, email: 2, tarefa: 2 });
  expect(taken.statusCode).toBe(200);
  expect(taken.body.replace('joao@', 'livre@')).toBe(free.body);
  await portal.jobs();
  const sent = server.received.map(({ mail: { subject } }) => subject ?? '').sort();
  expect(sent).toEqual(['Fonte de dados: confirme seu cadastro', 'Fonte de dados: você já tem uma conta']);
});

describe('the outbox', () => {
  test('holds the text sealed, bound to its row, until the mail server has it', async () => {
    const id = (await queue()) ?? '';
    const { rows } = await sql<{ row: string }>`select to_jsonb(e)::text as row from portal.email e`.execute(
      db(),
    );
    expect(rows[0]?.row).not.toContain('segredo');
    const { settings } = portal.app;
    const others = { ...settings, SESSION_SECRET: 'outro segredo' };
    const { corpo } = await db().selectFrom('portal.email').select('corpo').executeTakeFirstOrThrow();
    expect(await openText(settings, id, corpo ?? '')).toBe(mail.text);
    expect(await openText(settings, 'outra linha', corpo ?? '')).toBeNull();
    expect(await openText(others, id, corpo ?? '')).toBeNull();
    expect(await sealText(settings, id, mail.text)).not.toBe(corpo);
    await portal.jobs();
    expect(server.received[0]?.mail.text).toContain(LINK);
    expect(await state()).toMatchObject({ mail: { situacao: 'enviado', corpo: null }, log: ['aceito'] });
  });

  test('takes a mail once for its key, and not at all without what causes it', async () => {
    expect(await queue({ key: 'um' })).toBeDefined();
    expect(await queue({ key: 'um' })).toBeUndefined();
    await expect(
      db()
        .transaction()
        .execute(async (trx) => {
          await queueMails(portal.app, trx, [mail, mail]);
          throw new Error('not after all');
        }),
    ).rejects.toThrow();
    await portal.jobs();
    expect(server.received).toHaveLength(1);
  });

  test('knows what a file says from whichever of its mails tells it, also beside one kept without', async () => {
    const file = { name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') };
    const said = async () => (await wordsOfFiles(portal.app.settings, db())).map(({ words }) => words);
    await queue({ files: [file] });
    expect(await said()).toEqual([]);
    for (const again of [{ ...file, words: 'Visitas de Rui' }, file]) {
      // oxlint-disable no-await-in-loop -- one after the other
      await queue({ files: [again] });
      expect(await said()).toEqual(['Visitas de Rui']);
      // oxlint-enable no-await-in-loop
    }
    await db().deleteFrom('portal.email').execute();
    await db().deleteFrom('portal.email_arquivo').execute();
  });

  test('sends what is of no use any more to nobody, and forgets it', async () => {
    await queue({ secret: true, usefulUntil: new Date(Date.now() - 1_000) });
    await portal.jobs();
    expect(server.received).toEqual([]);
    expect(await state()).toMatchObject({
      mail: { situacao: 'falhou', corpo: null },
      job: { situacao: 'falhou' },
    });
  });
});

describe('a mail server that', () => {
  test('refuses for good is asked once; secrets are forgotten, other texts kept', async () => {
    server.mood = 'refuses';
    const reason = 'O servidor de email recusou a mensagem (550)';
    await queue({ secret: true });
    await portal.jobs();
    expect(await state()).toEqual({
      mail: { situacao: 'falhou', corpo: null },
      job: { situacao: 'falhou', motivo: reason, tentativas: 1 },
      log: [`recusado: ${reason}`],
    });
    await db().deleteFrom('portal.email').execute();
    await db().deleteFrom('portal.tarefa').execute();
    await queue();
    await portal.jobs();
    expect(await state()).toMatchObject({ mail: { situacao: 'falhou', corpo: expect.any(String) } });
  });

  test.each([
    ['puts off', 'O servidor de email pediu para tentar mais tarde (451)'],
    ['wants sign-in', 'O servidor de email recusou a conta com que o portal entra (535)'],
    ['refuses the portal', 'O servidor de email recusou o portal (554)'],
    ['refuses the sender', 'O servidor de email recusou o portal (553)'],
  ] as const)('%s is asked again later, with the same Message-ID', async (mood, reason) => {
    server.mood = mood;
    const id = await queue({ usefulUntil: new Date(Date.now() + 5_000) });
    await portal.jobs();
    expect(await state()).toMatchObject({
      mail: { situacao: 'esperando' },
      job: { motivo: reason },
      log: [`adiado: ${reason}`],
    });
    const { rows } = await sql<{ soon: boolean }>`
      select quando <= now() + interval '6 s' as soon from portal.tarefa`.execute(db());
    expect(rows).toEqual([{ soon: true }]);
    server.mood = 'takes';
    await dueNow();
    await portal.jobs();
    expect(server.received.map(({ mail: { messageId } }) => messageId)).toEqual([
      `<${id}@painel.exemplo.br>`,
    ]);
    expect((await state()).log).toEqual([`adiado: ${reason}`, 'aceito']);
  });

  test('is away is asked again later', async () => {
    await server.close();
    await queue();
    await portal.jobs();
    const { log, job } = await state();
    expect(job).toMatchObject({ situacao: 'esperando', tentativas: 1 });
    expect(log).toEqual([
      expect.stringMatching(/^adiado: Não foi possível falar com o servidor de email \(E\w+\)$/),
    ]);
    server = await restarted(server);
  });

  test('drops the line before it asks for the text does not have the mail, and is asked again later', async () => {
    server.mood = 'drops before the text';
    await queue();
    await portal.jobs();
    expect((await state()).log).toEqual([
      expect.stringMatching(/^adiado: Não foi possível falar com o servidor de email \(E\w+\)$/),
    ]);
  });

  test('takes the text and drops the line before it says so: nobody knows, and the log says that', async () => {
    server.mood = 'drops after taking';
    await queue();
    await portal.jobs();
    const unknown = 'A conexão caiu durante o envio: não se sabe se o servidor de email ficou com a mensagem';
    expect((await state()).log).toEqual([`desconhecido: ${unknown}`]);
    server.mood = 'takes';
    await dueNow();
    await portal.jobs();
    expect((await state()).log).toEqual([`desconhecido: ${unknown}`, 'aceito']);
    const [first, second] = server.received.map((one) => one.mail);
    expect(second?.messageId).toBe(first?.messageId);
    expect(second?.date).toBe(first?.date);
  });
});

test('a mail that is removed while it is sent goes, and its job ends', async () => {
  if (portal.database.kind === 'embedded') {
    // One connection: nobody comes between.
    expect(portal.database.settings.url).toBeUndefined();
    return;
  }
  const id = (await queue()) ?? '';
  const waits = async () =>
    (
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db(),
      )
    ).rows.length;
  let sending: Promise<void> | undefined;
  await db()
    .transaction()
    .execute(async (trx) => {
      // As it is about to be removed: the attempt still begins beside it.
      await trx
        .selectFrom('portal.email')
        .where('id_email', '=', id)
        .select('id_email')
        .forNoKeyUpdate()
        .execute();
      sending = portal.jobs();
      await expect.poll(waits, { timeout: 60_000 }).toBe(1);
      await trx.deleteFrom('portal.email').where('id_email', '=', id).execute();
    });
  await sending;
  expect(server.received).toHaveLength(1);
  expect(await state()).toEqual({
    mail: undefined,
    job: { situacao: 'concluida', motivo: null, tentativas: 1 },
    log: [],
  });
});

test('a command that waits is told whether the mail server has the mail', async () => {
  const parts = { ...portal.app, log: portal.app.server.log };
  expect(await deliverNow(parts, (await queue()) ?? '')).toBe(true);
  server.mood = 'refuses';
  expect(await deliverNow(parts, (await queue()) ?? '')).toBe(false);
  server.mood = 'puts off';
  expect(await deliverNow(parts, (await queue()) ?? '')).toBe(false);
});
