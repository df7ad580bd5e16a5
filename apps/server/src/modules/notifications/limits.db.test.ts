// [ASVS 2.4.1]
import { NOTIFY_LIMITS } from '@fonte/contracts';
import { NOTIFY_ADDRESSES } from '@fonte/contracts/routes/notify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { notifyPortal, type NotifyPortal } from './testing.ts';

// Somebody who may write notifications, and writes and sends as many as the calls take.

let portal: NotifyPortal;
let other: TestPerson;
beforeAll(async () => {
  portal = await notifyPortal();
  other = await portal.person('nacional');
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.clear();
  await sql`delete from portal.acesso`.execute(db());
});

const db = () => portal.database.db;
const save = ({ cookie }: TestPerson, users: string, more: object = {}) =>
  portal.ask('POST', '/api/indicators/auth/add-notify', {
    headers: { cookie },
    payload: { nome: 'Equipe', users, ...more },
  });
const send = ({ cookie }: TestPerson, id: number) =>
  portal.ask('POST', `/api/indicators/auth/notify/${id}/send`, { headers: { cookie } });
/** Notifications of a person as they stand, each of so many addresses. */
const standing = (person: TestPerson, notifications: number, addresses: number) =>
  sql`with escritas as (
      insert into portal.notificacao (nome, importacao, criada_por)
      select 'Equipe', true, ${person.idUsuario}::bigint from generate_series(1, ${notifications}::integer) returning id_notificacao
    )
    insert into portal.notificacao_destino (id_notificacao, email)
    select id_notificacao, 'pessoa' || n || '@x.example' from escritas, generate_series(1, ${addresses}::integer) n`.execute(
    db(),
  );
/** What the log says that a person did some hours ago. */
const logged = (person: TestPerson, lines: number, detalhe: object, hours = 1) =>
  sql`insert into portal.acesso (id_usuario, acao, alvo, detalhe, quando)
    select ${person.idUsuario}::bigint, 'alterar', 'notificacao', ${JSON.stringify(detalhe)}::jsonb, now() - make_interval(hours => ${hours}::integer)
    from generate_series(1, ${lines}::integer)`.execute(db());

test('so many notifications stand for one person; others go on, and there is room again', async () => {
  await standing(portal.chief, NOTIFY_LIMITS.ofPerson - 1, 0);
  const [one, two] = await Promise.all([save(portal.chief, ''), save(portal.chief, '')]);
  const [kind, refused] = one.statusCode === 200 ? [one, two] : [two, one];
  expect([kind.statusCode, refused.statusCode]).toEqual([200, 409]);
  expect(refused.json()).toMatchObject({
    codigo: 'tooManyNotifications',
    result:
      'Uma pessoa tem no máximo 100 notificações. Nada foi gravado: remova alguma antes de criar outra.',
  });
  const kept = await db().selectFrom('portal.notificacao').select('id_notificacao').execute();
  expect(kept).toHaveLength(NOTIFY_LIMITS.ofPerson);
  expect((await save(other, '')).statusCode).toBe(200);
  expect((await save(portal.chief, 'a@x.example', { id: kept[0]?.id_notificacao })).statusCode).toBe(200);
  await portal.call('DELETE', `notify/${kept[0]?.id_notificacao}`);
  expect((await save(portal.chief, '')).statusCode).toBe(200);
});

test('so many addresses are in all of one person’s notifications, whoever adds them, and so many in one', async () => {
  await standing(portal.chief, NOTIFY_LIMITS.addressesOfPerson / 4_000, 4_000);
  const refused = await save(portal.chief, 'mais@x.example');
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      codigo: 'tooManyAddresses',
      result:
        'As notificações de uma pessoa têm no máximo 20.000 endereços, e estas teriam 20.001. Nada foi gravado.',
    },
  ]);
  const { id_notificacao: id } = await db()
    .selectFrom('portal.notificacao')
    .select('id_notificacao')
    .executeTakeFirstOrThrow();
  const many = (count: number) => Array.from({ length: count }, (_, at) => `outra${at}@x.example`).join(';');
  expect((await save(other, many(4_001), { id })).json()).toMatchObject({ codigo: 'tooManyAddresses' });
  expect((await save(other, many(3_000), { id })).statusCode).toBe(200);
  expect((await save(portal.chief, 'mais@x.example')).statusCode).toBe(200);
  const [fault] = (await save(other, many(NOTIFY_ADDRESSES + 1))).json<{ errors: { msg: string }[] }>()
    .errors;
  expect(fault?.msg).toBe('No máximo 5.000 endereços');
});

test('one person writes so often in a day', async () => {
  await logged(portal.chief, NOTIFY_LIMITS.savesADay, { enderecos: 1 });
  const refused = await save(portal.chief, '');
  expect([refused.statusCode, refused.json().codigo]).toEqual([429, 'tooManySaves']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(82_000);
  expect((await save(other, '')).statusCode).toBe(200);
  await sql`update portal.acesso set quando = now() - interval '25 hours'`.execute(db());
  expect((await save(portal.chief, '')).statusCode).toBe(200);
});

test('one person sends so many mails by hand in a day, and what is refused sends none', async () => {
  const id = await portal.save('a@x.example;b@x.example');
  await logged(portal.chief, 2, { enviada: NOTIFY_LIMITS.mailsADay / 2 - 1 }, 3);
  expect((await send(portal.chief, id)).json()).toEqual({ entregas: 2 });
  await sql`update portal.entrega set ocasiao = 'agora antes'`.execute(db());
  const refused = await send(portal.chief, id);
  expect([refused.statusCode, refused.json().result]).toEqual([
    429,
    'Uma pessoa envia no máximo 20.000 emails em 24 horas. Nada foi enviado: continue mais tarde.',
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(70_000);
  const { n } = await db()
    .selectFrom('portal.entrega')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  expect(n).toBe(2);
  expect((await send(other, id)).json()).toEqual({ entregas: 2 });
});
