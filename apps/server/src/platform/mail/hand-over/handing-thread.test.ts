import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailServer, type MailServer } from '../testing/mail-server.ts';
import { HandingThread } from './handing-thread.ts';
import type { MailPlace, Message } from './message.ts';

let server: MailServer;
let place: MailPlace;
beforeAll(async () => {
  server = await mailServer();
  place = {
    smtpUrl: server.url,
    folder: '/nenhuma',
    from: 'Painel <painel@exemplo.br>',
    host: 'painel.exemplo.br',
  };
});
afterAll(() => server.close());

const png = Buffer.from('89504e470d0a1a0a', 'hex');
const message: Message = {
  id: '0d9c2f6e-7b1a-4f0e-9a53-1b7d4f1c8e21',
  name: 'João Sá',
  address: 'joao@exemplo.com',
  subject: 'Resumo de março',
  text: 'Visitas: 12',
  html: '<p>Visitas: 12<img src="cid:um"></p>',
  unsubscribe: 'https://painel.exemplo.br/sair?t=1',
  files: [{ name: 'grafico.png', type: 'image/png', bytes: png, cid: 'um' }],
  date: '2026-01-05T12:00:00Z',
};
const never = new AbortController().signal;

it('hands a message over whole, with its files', async () => {
  const thread = new HandingThread();
  expect(await thread.give(place, message, never)).toEqual({ outcome: 'aceito' });
  const [{ from, to, mail }] = server.received.splice(0) as [MailServer['received'][0]];
  expect([from, to, mail.subject]).toEqual(['painel@exemplo.br', ['joao@exemplo.com'], 'Resumo de março']);
  expect(mail.messageId).toBe(`<${message.id}@painel.exemplo.br>`);
  expect(mail.text?.trim()).toBe('Visitas: 12');
  expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer)).toEqual(png);
});

it('cuts the line of one that is given up, and goes on with the others', async () => {
  const thread = new HandingThread();
  server.mood = 'hangs';
  const seen = server.seen;
  const gives = new AbortController();
  const cut = thread.give(place, message, gives.signal);
  await expect.poll(() => server.seen, { timeout: 60_000 }).toBe(seen + 1);
  server.mood = 'takes';
  const other = thread.give(place, message, never);
  expect(await other).toEqual({ outcome: 'aceito' });
  gives.abort();
  expect(await cut).toMatchObject({ outcome: 'desconhecido' });
});

it('tells a message that cannot be written as a fault, and not as the mail server’s', async () => {
  const nobody = { ...message, date: 'nunca' };
  await expect(new HandingThread().give({ ...place, smtpUrl: null }, nobody, never)).rejects.toThrow(
    'A mail was not written',
  );
});

it('of what was on the line of a thread that ended nobody knows; the others go again, and the next mail begins another', async () => {
  const thread = new HandingThread();
  server.mood = 'hangs';
  const seen = server.seen;
  const lost = thread.give(place, message, never);
  await expect.poll(() => server.seen, { timeout: 60_000 }).toBe(seen + 1);
  server.mood = 'hangs before the text';
  const { asked } = server;
  const before = thread.give(place, message, never);
  await expect.poll(() => server.asked, { timeout: 60_000 }).toBe(asked + 1);
  const unread = thread.give(place, message, never);
  thread.end();
  server.mood = 'takes';
  for (const other of [before, unread])
    expect(await other).toEqual({
      outcome: 'adiado',
      reason: 'O envio parou antes de a mensagem ir ao servidor de email',
    });
  expect(await lost).toEqual({
    outcome: 'desconhecido',
    reason: 'O envio parou no meio: não se sabe se o servidor de email ficou com a mensagem',
  });
  expect(await thread.give(place, message, never)).toEqual({ outcome: 'aceito' });
});
