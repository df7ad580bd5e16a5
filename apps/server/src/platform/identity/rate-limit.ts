import { isIPv6 } from 'node:net';
import { counted } from '@fonte/pt-br';
import type { FastifyRequest } from 'fastify';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { App } from '../app/app.ts';
import { fail } from '../failures/fail.ts';
import { keyedCode } from './keyed-code.ts';
import { knownDevice } from './known-device.ts';

export type LimitedAction =
  | 'login'
  | 'register'
  | 'confirm'
  | 'reset'
  | 'newPassword'
  | 'password'
  | 'factor'
  | 'factorMail'
  | 'key';

const WINDOW_MINUTES = 15;
const PER_ACCOUNT = 10;
const PER_ADDRESS = 50;

/** Where a password or a code is guessed, the wait grows with what was tried in a day: 15 minutes, then 30, 60, 120, 240. */
const GROWS: ReadonlySet<LimitedAction> = new Set(['login', 'password', 'factor']);
const DOUBLED_AT_MOST = 4;
const DAY_MINUTES = 24 * 60;

/** One attempt, counted before it is made, so that several at once cannot slip by together. */
export interface Attempt {
  /** The attempt turned out well: it does not count against the account nor the address. */
  forgive(): Promise<void>;
}

interface Counted {
  readonly key: string;
  readonly limit: number;
  readonly grows: boolean;
}

/**
 * Counts an attempt, in the database, so that all processes agree: against the browser (10) where it is known as that person's, else against the account
 * (10, from all other browsers together) and the address (50), over 15 minutes. So a stranger who uses up an account's or an address's attempts keeps out
 * other strangers, and not whoever has signed in there before; for a new browser the way is a mail (docs/security.md). At the second factor, which only
 * who has the password reaches, a browser is known once it has proved the factor.
 * `email` is whatever is tried: an e-mail, or the hash of a code. Errors: `tooManyAttempts` with Retry-After.
 */
export async function countAttempt(
  app: App,
  request: FastifyRequest,
  action: LimitedAction,
  email: string,
): Promise<Attempt> {
  const device = await knownDevice(app, request, email, action === 'factor' ? ['fator'] : undefined);
  const grows = GROWS.has(action);
  const keys: readonly Counted[] =
    device === null
      ? [
          {
            key: await keyedCode(app.settings, action, 'account', email.toLowerCase()),
            limit: PER_ACCOUNT,
            grows,
          },
          {
            key: await keyedCode(app.settings, action, 'address', network(request.ip)),
            limit: PER_ADDRESS,
            grows: false,
          },
        ]
      : [{ key: await keyedCode(app.settings, action, 'device', device), limit: PER_ACCOUNT, grows }];
  const seconds = Math.max(...(await Promise.all(keys.map((one) => waitOf(app, one)))));
  if (seconds > 0) {
    // One that is refused leaves no trace, so that hammering on does not lengthen the wait of whoever else is counted here.
    await takeBack(
      app,
      keys.map(({ key }) => key),
    );
    const minutes = counted(Math.ceil(seconds / 60), 'minuto', 'minutos');
    fail('tooManyAttempts', { minutes }, { retryAfterSeconds: seconds });
  }
  const [own, ...shared] = keys;
  return {
    forgive: () =>
      takeBack(
        app,
        shared.map(({ key }) => key),
        own?.key,
      ),
  };
}

/**
 * Counts one more and gives how long it must wait, seconds; 0 when it may be made. Attempts are kept per minute and added up over the window, so that it
 * slides; each learns its own place in the row, so that of many at once as many pass as may.
 */
async function waitOf(app: App, { key, limit, grows }: Counted): Promise<number> {
  const { rows } = await sql<{ total: number; age: number }>`
    with own as (
      insert into portal.tentativa (chave, inicio, total) values (${key}, date_trunc('minute', now()), 1)
      on conflict (chave, inicio) do update set total = portal.tentativa.total + 1
      returning inicio, total
    ), counted as (
      select inicio, total from own
      union all
      select t.inicio, t.total from portal.tentativa t join own on t.inicio < own.inicio
      where t.chave = ${key} and t.inicio > now() - make_interval(mins => ${DAY_MINUTES})
    )
    select total, floor(extract(epoch from now() - inicio))::int as age from counted order by inicio
  `.execute(app.database.db);
  const sum = (some: readonly { total: number }[]) => some.reduce((all, { total }) => all + total, 0);
  const rounds = grows ? Math.floor((sum(rows) - 1) / limit) : 0;
  const window = WINDOW_MINUTES * 60 * 2 ** Math.min(DOUBLED_AT_MOST, Math.max(0, rounds - 1));
  const within = rows.filter(({ age }) => age < window);
  let over = sum(within) - limit;
  if (over <= 0) return 0;
  // The minute in whose passing enough attempts are forgotten for one more.
  const freeing = within.find(({ total }) => (over -= total) < 0) ?? within.at(-1);
  return Math.max(1, window - (freeing?.age ?? 0));
}

/** One attempt less of each, in its latest minute, and none any more of the one that is forgotten. */
async function takeBack(app: App, keys: readonly string[], forgotten = ''): Promise<void> {
  await sql`
    with gone as (delete from portal.tentativa where chave = ${forgotten})
    update portal.tentativa t set total = t.total - 1
    where t.chave = any(${[...keys]}::text[]) and t.total > 0
      and t.inicio = (select max(l.inicio) from portal.tentativa l where l.chave = t.chave)
  `.execute(app.database.db);
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

/** Forgets attempts that no wait is counted from any more. Gives how many rows. */
export async function removeOldAttempts(db: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('portal.tentativa')
    .where(sql<boolean>`inicio < now() - make_interval(mins => ${DAY_MINUTES + WINDOW_MINUTES})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
