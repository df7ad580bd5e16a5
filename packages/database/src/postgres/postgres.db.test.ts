// What only PostgreSQL has: connections that drop or freeze, replicas, a listener that reconnects. These tests exist where TEST_DATABASE_URL
// names a server, as in continuous integration's second run of the database tests.
import { once } from 'node:events';
import { connect as connectSocket, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect, DatabaseUnavailable, StatementTimeout, type DatabaseAccess } from '../index.ts';
import { freshDatabase, type TestDatabase } from '../testing.ts';
import { noticesHeard } from '../testing/notices-heard.ts';
import type { Wall } from '../wall.ts';

const url = process.env['TEST_DATABASE_URL'];

let database: TestDatabase;
const opened: DatabaseAccess[] = [];
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  await Promise.all(opened.splice(0).map((access) => access.close()));
});

async function open(settings: Parameters<typeof connect>[0]): Promise<DatabaseAccess> {
  const access = await connect(settings);
  opened.push(access);
  return access;
}

const nameOf = async (access: DatabaseAccess, readVersion?: number) => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    access.within({ readVersion }),
  );
  return rows[0]?.name;
};

/** Stands between us and PostgreSQL, and can stop passing anything on, as when a machine or a network dies. */
class Strait {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #dead = new Set<Socket>();
  #frozen = false;
  #first = Buffer.alloc(0);

  constructor(target: URL) {
    this.#server = createServer((near) => {
      const far = connectSocket(Number(target.port), target.hostname);
      near.once('data', (data) => (this.#first = data));
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        from.on('data', (data) => this.#frozen || this.#dead.has(from) || to.write(data));
        from.on('error', () => {});
        from.on('close', () => to.destroy());
      }
    });
  }

  async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  freeze(frozen: boolean): void {
    this.#frozen = frozen;
  }

  /** Names of the parameters in the first message of the last connection: length, version, then names and values, each ended by a zero. */
  firstParameters(): string[] {
    const words = this.#first.subarray(8).toString().split('\0');
    return words.filter((word, at) => at % 2 === 0 && word !== '');
  }

  /** Nothing passes any more on the connections that there are; new ones are as ever. So it is when their processes are stopped. */
  stopThoseHere(): void {
    for (const socket of this.#sockets) this.#dead.add(socket);
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}

/** A database on the other side of one. */
async function acrossAStrait(settings: Omit<Parameters<typeof connect>[0], 'url'> = {}) {
  const address = new URL(database.settings.url ?? '');
  const strait = new Strait(new URL(address));
  address.port = String(await strait.listen());
  return { strait, access: await open({ ...settings, url: address.href }) };
}

/** How many connections of the test's database are busy with a statement of that text. */
async function busyWith(text: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_stat_activity
    where datname = current_database() and state = 'active' and query like ${`%${text}%`} and pid <> pg_backend_pid()`.execute(
    database.db,
  );
  return rows[0]?.n ?? 0;
}
const untilBusyWith = (text: string, connections: number) =>
  vi.waitFor(async () => expect(await busyWith(text)).toBe(connections), 20_000);

if (url) {
  describe('connections', () => {
    it('that the server ends are replaced, and end no process', async () => {
      const access = await open(database.settings);
      const busy = sql`select pg_sleep(50), 'ended one'`.execute(access.db);
      await untilBusyWith('ended one', 1);
      const ended = expect(busy).rejects.toThrow(DatabaseUnavailable);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`.execute(
        database.db,
      );
      await ended;
      // Those who ask at once are told what one look finds, who asks later what another does.
      const look = access.health();
      expect(access.health()).toBe(look);
      expect(await look).toBe('ok');
      const later = access.health();
      expect(later).not.toBe(look);
      expect(await later).toBe('ok');
      expect(await database.health()).toBe('ok');
    });

    it('of health is one that is kept while its server takes writes, and another once it has gone', async () => {
      const access = await open(database.settings);
      const lookedBy = async (): Promise<number[]> => {
        const { rows } = await sql<{ pid: number }>`
          select pid from pg_stat_activity
          where datname = current_database() and query like ${'%as serves%'} and pid <> pg_backend_pid()`.execute(
          database.db,
        );
        return rows.map(({ pid }) => pid);
      };
      const others = await lookedBy();
      const own = async () => (await lookedBy()).filter((pid) => !others.includes(pid));
      for (let look = 0; look < 3; look += 1) expect(await access.health()).toBe('ok');
      const [pid, ...more] = await own();
      expect([pid, more]).toEqual([expect.any(Number), []]);
      await sql`select pg_terminate_backend(${pid})`.execute(database.db);
      await vi.waitFor(async () => expect(await own()).toEqual([]), 10_000);
      expect(await access.health()).toBe('ok');
      expect(await own()).toEqual([expect.any(Number)]);
    });

    it('that freeze are noticed long before a time limit, and recovered from', async () => {
      const { access, strait } = await acrossAStrait();
      expect(await access.health()).toBe('ok');
      strait.freeze(true);
      const waiting = sql`select 1`.execute(access.within({ timeoutMs: 0 }));
      await expect(waiting).rejects.toThrow(DatabaseUnavailable);
      strait.freeze(false);
      expect(await access.health()).toBe('ok');
      strait.close();
    });

    it('whose processes do nothing are noticed while the server lives, all at once', async () => {
      const { access, strait } = await acrossAStrait({ connections: 4 });
      const sleeping = Array.from({ length: 3 }, () => sql`select pg_sleep(0.2)`.execute(access.db));
      await Promise.all(sleeping);
      strait.stopThoseHere();
      // The first pays for being told; the others of those that were stopped are not even tried.
      await expect(sql`select 1`.execute(access.within({ timeoutMs: 0 }))).rejects.toThrow(
        DatabaseUnavailable,
      );
      expect(await access.health()).toBe('ok');
      for (let i = 0; i < 4; i += 1) expect(await nameOf(access)).toBe(await nameOf(database));
      strait.close();
    });

    it('are not waited for past a time limit that their server does not keep', async () => {
      const limited = database.within({ timeoutMs: 300 });
      const waiting = limited.transaction().execute(async (trx) => {
        await sql`set local statement_timeout = 0`.execute(trx);
        await sql`select pg_sleep(600)`.execute(trx);
      });
      await expect(waiting).rejects.toThrow(StatementTimeout);
      expect(await nameOf(database)).toMatch(/^fonte_teste_/);
    });

    it('are not waited for when what was cancelled on them does not end', async () => {
      const { access, strait } = await acrossAStrait({ connections: 1 });
      const stop = new AbortController();
      const slow = sql`select pg_sleep(600), 'never ends'`.execute(
        access.within({ signal: stop.signal, timeoutMs: 0 }),
      );
      await untilBusyWith('never ends', 1);
      strait.stopThoseHere();
      stop.abort(new Error('gone'));
      await expect(slow).rejects.toThrow('gone');
      // The only connection there may be is had again.
      expect(await nameOf(access)).toBe(await nameOf(database));
      strait.close();
    });

    it('are asked for nothing at their start that pgbouncer refuses, and know the day and their limits', async () => {
      const { strait, access } = await acrossAStrait({ timeoutMs: 7_000 });
      const shown = async (name: string) =>
        (await sql<{ value: string }>`select current_setting(${name}) as value`.execute(access.db)).rows[0]
          ?.value;
      expect(await shown('statement_timeout')).toBe('7s');
      expect(await shown('idle_in_transaction_session_timeout')).toBe('1min');
      expect(await shown('jit')).toBe('off');
      expect(await shown('TimeZone')).toBe('America/Sao_Paulo');
      expect(strait.firstParameters().toSorted()).toEqual([
        'application_name',
        'client_encoding',
        'database',
        'user',
      ]);
      strait.close();
    });

    it('beside others of the process run without parallel workers behind a wall', async () => {
      const access = await open({ url: database.settings.url! });
      const workers = async (limits: { wall?: Wall }) =>
        (
          await sql<{
            value: string;
          }>`select current_setting('max_parallel_workers_per_gather') as value`.execute(
            access.within(limits),
          )
        ).rows[0]?.value;
      const [own, wall] = [await workers({}), { role: 'fonte_le_tudo', uf: '', cpf: '' } as const];
      const alone = await workers({ wall });
      const beside = await access.db.connection().execute(() => workers({ wall }));
      expect([alone, beside, await workers({}), await workers({ wall })]).toEqual([own, '0', own, own]);
    });

    it('merely busy with a long statement are left alone', async () => {
      const { rows } = await sql`select pg_sleep(6), 1 as done`.execute(database.db);
      expect(rows).toHaveLength(1);
    });

    it('stop what was cancelled on the server itself', async () => {
      const stop = new AbortController();
      const slow = sql`select pg_sleep(50), 'cancelled one'`.execute(
        database.within({ signal: stop.signal }),
      );
      await untilBusyWith('cancelled one', 1);
      stop.abort(new Error('gone'));
      await expect(slow).rejects.toThrow('gone');
      await untilBusyWith('cancelled one', 0);
    });
  });

  describe('several hosts', () => {
    /** The test's database by several ways, the first of them a strait. */
    async function byTwoWays() {
      const near = new URL(database.settings.url ?? '');
      const strait = new Strait(near);
      const port = await strait.listen();
      const url = near.href.replace(near.host, `127.0.0.1:${port},${near.host}`);
      return { strait, access: await open({ ...database.settings, url, connections: 2 }) };
    }

    it('of which one is not there are those that are', async () => {
      const near = new URL(database.settings.url ?? '');
      const access = await open({ url: near.href.replace(near.host, `127.0.0.1:1,${near.host}`) });
      expect(await nameOf(access)).toBe(await nameOf(database));
      expect(await access.health()).toBe('ok');
    });

    it('of which one dies are gone on with at the next, with statements, health and notices', async () => {
      const { strait, access } = await byTwoWays();
      const heard: string[] = [];
      let missed = 0;
      access.notices.subscribe(
        'versao',
        (payload) => heard.push(payload),
        () => (missed += 1),
      );
      await noticesHeard(access.notices);
      expect(await nameOf(access)).toBe(await nameOf(database));
      strait.close();
      // What was under way there is told so; the next statement is answered by the other.
      await vi.waitFor(async () => expect(await nameOf(access)).toBe(await nameOf(database)), 10_000);
      expect(await access.health()).toBe('ok');
      await vi.waitFor(() => expect(missed).toBe(1), 10_000);
      await database.notices.publish('versao', '7');
      await noticesHeard(database.notices, access.notices);
      expect(heard).toEqual(['7']);
    });

    it('of which one freezes are gone on with at the next', async () => {
      const { strait, access } = await byTwoWays();
      expect(await nameOf(access)).toBe(await nameOf(database));
      strait.freeze(true);
      await expect(sql`select 1`.execute(access.within({ timeoutMs: 0 }))).rejects.toThrow(
        DatabaseUnavailable,
      );
      expect(await nameOf(access)).toBe(await nameOf(database));
      expect(await access.health()).toBe('ok');
      strait.close();
    });

    it('that all take no writes can be read from, and are written to as soon as one takes them', async () => {
      const standby = await freshDatabase();
      opened.push(standby);
      const turn = (word: 'on' | 'off') =>
        sql.raw(`alter database "${name}" set default_transaction_read_only = ${word}`).execute(database.db);
      const name = (await nameOf(standby)) ?? '';
      const near = new URL(standby.settings.url ?? '');
      await turn('on');
      const access = await open({ url: near.href.replace(near.host, `${near.host},${near.host}`) });
      const write = () => access.db.insertInto('portal.versao').defaultValues().execute();
      expect(await nameOf(access)).toBe(name);
      expect(await access.health()).toBe('readOnly');
      await expect(write()).rejects.toMatchObject({ code: '25006' });
      await turn('off');
      await write();
      expect(await access.health()).toBe('ok');
    });
  });

  describe('replicas', () => {
    it('are used once they have reached the data version', async () => {
      const replica = await freshDatabase();
      opened.push(replica);
      const access = await open({ ...database.settings, readUrls: [replica.settings.url ?? ''] });
      const [primaryName, replicaName] = [await nameOf(database), await nameOf(replica)];
      expect(await nameOf(access)).toBe(primaryName);
      expect(await nameOf(access, 0)).toBe(replicaName);
      expect(await nameOf(access, 1)).toBe(primaryName);
      await replica.db.insertInto('portal.versao').defaultValues().execute();
      await vi.waitFor(async () => expect(await nameOf(access, 1)).toBe(replicaName), 10_000);
      expect(await nameOf(access, 2)).toBe(primaryName);
    });

    it('that give a statement up leave it to the primary, once, and never inside a transaction', async () => {
      const replica = await freshDatabase();
      opened.push(replica);
      const access = await open({ ...database.settings, readUrls: [replica.settings.url ?? ''] });
      // On the replica what a recovery conflict and a terminated connection are; on the primary the answer.
      await sql`create function portal.prova(fim boolean) returns text language sql as 'select current_database()::text'`.execute(
        database.db,
      );
      await sql
        .raw(
          `create function portal.prova(fim boolean) returns text language plpgsql as $$
          begin
            if fim then perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(20); end if;
            raise exception 'canceling statement due to conflict with recovery' using errcode = '40001';
          end $$`,
        )
        .execute(replica.db);
      const reading = access.within({ readVersion: 0 });
      const asked = async (fim: boolean, on = reading) =>
        (await sql<{ name: string }>`select portal.prova(${fim}) as name`.execute(on)).rows[0]?.name;
      const [primaryName, replicaName] = [await nameOf(database), await nameOf(replica)];
      expect(await asked(false)).toBe(primaryName);
      // It is in order, and used again at once.
      expect(await nameOf(access, 0)).toBe(replicaName);
      await expect(reading.transaction().execute((trx) => asked(false, trx))).rejects.toMatchObject({
        code: '40001',
      });
      expect(await asked(true)).toBe(primaryName);
      // It has gone away, and is left alone for a while.
      expect(await nameOf(access, 0)).toBe(primaryName);
    });

    it('that are down are done without', async () => {
      const access = await open({ ...database.settings, readUrls: ['postgres://nobody@127.0.0.1:1/none'] });
      expect(await nameOf(access, 0)).toBe(await nameOf(database));
    });
  });

  describe('notices', () => {
    it('reach other processes, and tell what was missed after an interruption', async () => {
      const other = await open(database.settings);
      const heard: string[] = [];
      let missed = 0;
      other.notices.subscribe(
        'versao',
        (payload) => heard.push(payload),
        () => (missed += 1),
      );
      await noticesHeard(database.notices, other.notices);
      await database.notices.publish('versao', '1');
      await noticesHeard(database.notices, other.notices);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`.execute(
        database.db,
      );
      await vi.waitFor(() => expect(missed).toBe(1), 10_000);
      await database.notices.publish('versao', '2');
      await noticesHeard(database.notices, other.notices);
      expect({ heard, missed }).toEqual({ heard: ['1', '2'], missed: 1 });
    });
  });
} else {
  it('are tried where there is a PostgreSQL', () => expect(database.kind).toBe('embedded'));
}
