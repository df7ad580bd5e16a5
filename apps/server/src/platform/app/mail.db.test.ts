import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../identity/passwords.ts';
import { testPortal, type TestPortal } from '../../testing.ts';

interface Received {
  readonly from: string;
  readonly to: string[];
  readonly message: Buffer;
}

const received: Received[] = [];
let refusing = false;
let smtp: SMTPServer;
let portal: TestPortal;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (address, _session, done) => done(refusing ? new Error(`no ${address.address} here`) : null),
    onData: (stream, { envelope }, done) => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks),
        });
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  portal = await testPortal({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Painel <painel@exemplo.br>',
    PUBLIC_URL: 'https://painel.exemplo.br',
  });
  const senha = await hashPassword('antiga');
  await portal.database.db
    .insertInto('portal.usuario')
    .values({ nome: 'João Sá', email: 'joao@exemplo.com', senha, id_perfil: 5, confirmado_em: new Date() })
    .execute();
});
afterAll(async () => {
  await portal.close();
  await new Promise<void>((resolve) => {
    smtp.close(resolve);
  });
});

const ask = (path: string, payload: object) =>
  portal.ask('POST', `/api/indicators/auth/${path}`, { payload });

test('recovery goes out through the mail server, and its address works', async () => {
  expect((await ask('reset-password', { email: 'joao@exemplo.com' })).statusCode).toBe(200);
  expect(received).toHaveLength(1);
  const [{ from, to, message } = { from: '', to: [], message: Buffer.alloc(0) }] = received;
  expect([from, to]).toEqual(['painel@exemplo.br', ['joao@exemplo.com']]);
  const mail = await PostalMime.parse(message);
  expect(mail.subject).toBe('Fonte de dados: nova senha');
  expect(mail.to).toEqual([{ name: 'João Sá', address: 'joao@exemplo.com' }]);
  expect(mail.text).toMatch(/^Olá, João\./);
  expect(mail.text).toContain('vale por 30 minutos e uma única vez');
  const address = new URL(/https:\S+/.exec(mail.text ?? '')?.[0] ?? '');
  expect([address.origin, address.pathname]).toEqual(['https://painel.exemplo.br', '/auth/new-password']);
  const token = address.searchParams.get('token') ?? '';
  const stored = await portal.database.db.selectFrom('portal.senha_reset').select('token').execute();
  expect(stored.map((row) => row.token)).not.toContain(token);
  expect((await ask('new-password', { token, pass: 'nova senha' })).statusCode).toBe(200);
});

test('a mail server that refuses is said so, without what it said', async () => {
  refusing = true;
  const answer = await ask('reset-password', { email: 'joao@exemplo.com' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({
    tipo: 0,
    result: 'Não foi possível enviar o email agora. Tente novamente em alguns minutos.',
    codigo: 'mailUnavailable',
  });
});
