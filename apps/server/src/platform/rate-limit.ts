import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { counted } from '@fonte/pt-br';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { App } from './app.ts';
import { fail } from './fail.ts';
import { installationSecret } from './installation-secret.ts';

export type LimitedAction = 'login' | 'register' | 'reset' | 'newPassword';

const WINDOW_MINUTES = 15;
const PER_ACCOUNT = 10;
const PER_ADDRESS = 50;

/** One attempt, counted before it is made, so that several at once cannot slip by together. */
export interface Attempt {
  /** The attempt turned out well: it does not count against the account nor the address. */
  forgive(): Promise<void>;
}

/**
 * Counts an attempt against the account (10) and the address (50) over the last 15 minutes, in the database, so that all processes agree.
 * Errors: `tooManyAttempts` with Retry-After.
 */
export async function countAttempt(
  app: App,
  request: FastifyRequest,
  action: LimitedAction,
  email: string,
): Promise<Attempt> {
  const account = await keyOf(app, action, 'account', email.toLowerCase());
  const address = await keyOf(app, action, 'address', network(request.ip));
  await Promise.all([count(app, account, PER_ACCOUNT), count(app, address, PER_ADDRESS)]);
  return {
    forgive: async () => {
      await app.database.db.deleteFrom('portal.tentativa').where('chave', '=', account).execute();
      await takeBack(app, address);
    },
  };
}

/**
 * Attempts are kept per minute and added up over the window, so that it slides. Each learns its own place in the row, so that of many at once as many
 * pass as may; one that is refused leaves no trace, so that hammering on does not lengthen the wait of whoever else is counted here.
 */
async function count(app: App, key: string, limit: number): Promise<void> {
  const { db } = app.database;
  const { rows } = await sql<{ total: number; seconds: number }>`
    with own as (
      insert into portal.tentativa (chave, inicio, total) values (${key}, date_trunc('minute', now()), 1)
      on conflict (chave, inicio) do update set total = portal.tentativa.total + 1
      returning inicio, total
    ), counted as (
      select inicio, total from own
      union all
      select t.inicio, t.total from portal.tentativa t join own on t.inicio < own.inicio
      where t.chave = ${key} and t.inicio > now() - make_interval(mins => ${WINDOW_MINUTES})
    )
    select total, ceil(extract(epoch from inicio + make_interval(mins => ${WINDOW_MINUTES}) - now()))::int as seconds
    from counted order by inicio
  `.execute(db);
  let over = rows.reduce((sum, { total }) => sum + total, 0) - limit;
  if (over <= 0) return;
  await takeBack(app, key);
  // The minute in whose passing enough attempts are forgotten for one more.
  const freeing = rows.find(({ total }) => (over -= total) < 0) ?? rows.at(-1);
  const seconds = Math.max(1, freeing?.seconds ?? 60);
  const minutes = counted(Math.ceil(seconds / 60), 'minuto', 'minutos');
  fail('tooManyAttempts', { minutes }, { retryAfterSeconds: seconds });
}

/** One attempt less, in the latest minute. */
async function takeBack(app: App, key: string): Promise<void> {
  await sql`
    update portal.tentativa set total = total - 1
    where chave = ${key} and total > 0
      and inicio = (select max(inicio) from portal.tentativa where chave = ${key})
  `.execute(app.database.db);
}

/** Keyed, so that the table tells nobody which e-mails and addresses were here. */
async function keyOf(app: App, ...parts: readonly string[]): Promise<string> {
  return createHmac('sha256', await installationSecret(app.settings))
    .update(JSON.stringify(parts))
    .digest('hex');
}

/** An IPv6 caller owns a whole /64. */
function network(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [head = '', tail = ''] = address.split('::', 2);
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
    : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

/** Forgets attempts older than the window. */
export async function removeOldAttempts(app: App): Promise<void> {
  await sql`delete from portal.tentativa where inicio < now() - make_interval(mins => ${2 * WINDOW_MINUTES})`.execute(
    app.database.db,
  );
}
