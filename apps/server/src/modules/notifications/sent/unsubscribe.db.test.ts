import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addJob } from '../../../platform/jobs/add-job.ts';
import type { TestPerson } from '../../../testing.ts';
import { notifyPortal, type NotifyPortal } from '../testing.ts';

let portal: NotifyPortal;
beforeAll(async () => {
  portal = await notifyPortal();
});
afterAll(() => portal.close());
beforeEach(() => portal.clear());

const db = () => portal.database.db;

describe('the way out', () => {
  const addressOf = async (person: TestPerson) => {
    const id = await portal.save(person.email, { importacao: false, resumo: 'semanal' });
    await portal.call('POST', `notify/${id}/send`);
    await portal.jobs();
    const { mail } = portal.server.received.at(-1)!;
    const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = /^<(https:.+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(mail.text).toContain(address);
    return { id, path: address.replace('https://painel.exemplo.br', '') };
  };

  test('one click of a mail program, without a session, once or twice; looking at the link changes nothing', async () => {
    const { id, path } = await addressOf(await portal.person('nacional'));
    const looked = await portal.ask('GET', path);
    expect([looked.statusCode, looked.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(looked.body).toContain('<form method="post">');
    expect((await portal.call('GET', 'get-notify')).json()[0].cancelados).toBe(0);
    for (let times = 0; times < 2; times += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await portal.ask('POST', path, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect([answer.statusCode, answer.body.includes('Pronto')]).toEqual([200, true]);
    }
    expect((await portal.call('GET', 'get-notify')).json()[0].cancelados).toBe(1);
    await db().updateTable('portal.entrega').set({ ocasiao: 'antes' }).execute();
    await portal.call('POST', `notify/${id}/send`);
    await portal.jobs();
    expect((await portal.states(id))[0]).toBe('cancelada');
    // Saved again, who had enough of it stays so.
    const [{ users }] = (await portal.call('GET', 'get-notify')).json();
    await portal.save(users, { id });
    expect((await portal.call('GET', 'get-notify')).json()[0].cancelados).toBe(1);
  });

  test('who left stays out, also of a list that the address was taken off and put on again', async () => {
    const person = await portal.person('nacional');
    const { id, path } = await addressOf(person);
    await portal.ask('POST', path, { payload: {} });
    await portal.save('b@x.example', { id });
    const shown = async () => {
      const [{ users, cancelados }] = (await portal.call('GET', 'get-notify')).json();
      return [users, cancelados];
    };
    expect(await shown()).toEqual(['b@x.example', 0]);
    await db().updateTable('portal.entrega').set({ ocasiao: 'antes' }).execute();
    // Out of the list nothing is even prepared.
    expect((await portal.call('POST', `notify/${id}/send`)).json()).toEqual({ entregas: 1 });
    await portal.save(person.email, { id });
    expect(await shown()).toEqual([person.email, 1]);
    await db()
      .updateTable('portal.entrega')
      .set({ ocasiao: sql`'antes ' || id_entrega` })
      .execute();
    await portal.call('POST', `notify/${id}/send`);
    await portal.jobs();
    expect((await portal.states(id))[0]).toBe('cancelada');
  });

  test('another number, another code, nothing at all: refused, and nobody is taken out', async () => {
    const { path } = await addressOf(await portal.person('nacional'));
    const other = path.replace(/t=(\d+)/, (_, number: string) => `t=${Number(number) + 1}`);
    for (const wrong of [other, `${path}x`, path.replace(/t=.*/, 't=1.a'), path.replace(/t=.*/, 't=')]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await portal.ask('POST', wrong, { payload: {} });
      expect(answer.statusCode).toBe(400);
    }
    expect((await portal.call('GET', 'get-notify')).json()[0].cancelados).toBe(0);
  });
});

describe('refusals', () => {
  const WEEKS = ['2026-01-05', '2026-01-12', '2026-01-19', '2026-01-26'];
  /** A week's delivery to an address, and what follows from it. */
  const summary = async (id: number, email: string, week: string): Promise<void> => {
    const { id_entrega } = await db()
      .insertInto('portal.entrega')
      .values({ id_notificacao: id, email, ocasiao: `semana ${week}` })
      .returning('id_entrega')
      .executeTakeFirstOrThrow();
    await addJob(db(), 'notify.deliver', { data: { id: id_entrega }, key: String(id_entrega) });
    await portal.jobs();
  };

  test('a refused address is counted, and after three refusals not written to', async () => {
    const person = await portal.person('nacional');
    const id = await portal.save(person.email, { importacao: false, resumo: 'semanal' });
    portal.server.mood = 'refuses';
    // oxlint-disable-next-line no-await-in-loop -- week by week
    for (const week of WEEKS) await summary(id, person.email, week);
    const answer = (await portal.call('GET', `notify/${id}/deliveries`)).json<{
      recusadas: number;
      linhas: { situacao: string; motivo: string | null }[];
    }>();
    expect(answer.recusadas).toBe(3);
    expect(answer.linhas.map(({ situacao }) => situacao)).toEqual(['suspensa', 'falhou', 'falhou', 'falhou']);
    expect(answer.linhas[1]?.motivo).toContain('recusou');
  });

  test('who presses Enviar agora tries a suspended address again, once a day; a mail that is taken ends it', async () => {
    const person = await portal.person('nacional');
    const id = await portal.save(person.email, { importacao: false, resumo: 'semanal' });
    const other = await portal.save(person.email, { nome: 'Outra', importacao: false, resumo: 'semanal' });
    /** Presses it, at another minute than before. */
    const press = async (of: number): Promise<string | undefined> => {
      await sql`update portal.entrega set ocasiao = ocasiao || id_entrega where ocasiao like 'agora %'`.execute(
        db(),
      );
      await portal.call('POST', `notify/${of}/send`);
      await portal.jobs();
      return (await portal.states(of))[0];
    };
    const aDayLater = () =>
      sql`update portal.entrega set criada_em = criada_em - interval '1 day'`.execute(db());
    portal.server.mood = 'refuses';
    // oxlint-disable-next-line no-await-in-loop -- week by week
    for (const week of WEEKS.slice(0, 3)) await summary(id, person.email, week);
    const tried = [await press(id), await press(id), await press(other)];
    // One that is refused too changes nothing: of itself nothing is sent.
    portal.server.mood = 'takes';
    await summary(id, person.email, WEEKS[3]!);
    expect([...tried, (await portal.states(id))[0]]).toEqual(['falhou', 'suspensa', 'suspensa', 'suspensa']);
    await aDayLater();
    expect(await press(other)).toBe('enviado');
    await summary(id, person.email, '2026-02-02');
    expect([(await portal.states(id))[0], await press(id)]).toEqual(['enviado', 'enviado']);
  });

  test('an address is not held to refuse what the mail server was away for', async () => {
    const person = await portal.person('nacional');
    const id = await portal.save(person.email, { importacao: false, resumo: 'semanal' });
    portal.server.mood = 'puts off';
    for (const week of WEEKS) {
      // oxlint-disable no-await-in-loop -- week by week
      if (week === WEEKS.at(-1)) portal.server.mood = 'takes';
      await summary(id, person.email, week);
      // A day later it tells nothing new any more.
      await sql`update portal.email set vale_ate = now() where situacao = 'esperando'`.execute(db());
      await sql`update portal.tarefa set quando = now() where situacao = 'esperando'`.execute(db());
      await portal.jobs();
      // oxlint-enable no-await-in-loop
    }
    expect(await portal.states(id)).toEqual(['enviado', 'falhou', 'falhou', 'falhou']);
  });
});
