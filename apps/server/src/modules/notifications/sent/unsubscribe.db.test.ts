import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
