// [ASVS 2.4.1 15.2.2]
// People who take long answers and do not read them, and what others notice of it: nothing (docs/decisions/0022).
import { once } from 'node:events';
import { connect as connectSocket, type AddressInfo, type Socket } from 'node:net';
import { route } from '@fonte/contracts';
import { z } from 'zod';
import { streamBatches, connect, type DatabaseAccess } from '@fonte/database';
import { freshDatabase } from '@fonte/database/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { readSettings } from '../../settings.ts';
import { testPortal, type TestPerson, type TestPortal } from '../../testing.ts';
import type { App } from '../app/app.ts';
import { fileOf } from '../../answers/index.ts';
import { handle } from './handle.ts';
import { hashPassword } from '../identity/passwords.ts';

const PASSWORD = 'segredo-longo';
let first: TestPortal;
let people: TestPerson[];
const sockets: Socket[] = [];
beforeAll(async () => {
  // The embedded database has one connection for all portals, with one patience; each on PostgreSQL has its own.
  const database = await freshDatabase({ patienceMs: 3_000 });
  first = await testPortal({}, database);
  people = await Promise.all(Array.from({ length: 12 }, () => first.person('consulta')));
  // Before anybody waits for a connection: the embedded database has the one.
  await database.db
    .updateTable('portal.usuario')
    .set({ senha: await hashPassword(PASSWORD) })
    .execute();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await first.close();
  await first.database.close();
});

const asked = { method: 'GET', access: 'session', tells: 'nothing' } as const;

/** A file of so many rows, 100 bytes each. */
const file = route(
  { ...asked, name: 'test.file', path: '/api/test/file' },
  { summary: 'file', content: 'csv' },
);

/** A question that the database works on for a while: another one with each number, so that no answer is kept. */
const cold = route(
  { ...asked, name: 'test.cold', path: '/api/test/cold' },
  { summary: 'cold', content: 'json', answer: z.unknown() },
);

/** A portal that listens, with its own connections to the same database where there may be others. */
async function listening(
  environment: Record<string, string>,
  rows: number,
  work: (portal: Listening) => Promise<void>,
) {
  const embedded = first.database.kind === 'embedded';
  const settings = readSettings({ DATA_DIR: first.dataDir, LOG_LEVEL: 'silent', ...environment });
  const patienceMs = settings.QUEUE_SECONDS * 1_000;
  const database: DatabaseAccess = embedded
    ? first.database
    : await connect({ ...first.database.settings, connections: 10, patienceMs });
  const app = await buildApp({ settings, database });
  handle(app, file, async ({ signal }) => {
    const query = sql<{ n: number }>`select n, repeat('x', 90) as x from generate_series(1, ${rows}::int) n`;
    const db = database.within({ signal, timeoutMs: 0 });
    const columns = [
      { header: 'n', kind: 'number', cell: (row: { n: number }) => row.n },
      { header: 'x', kind: 'text', cell: () => 'x'.repeat(90) },
    ] as const;
    const batches = streamBatches<{ n: number }>(db, query.compile(db));
    return fileOf(columns, batches, { name: 'x', form: 'csv', about: [] });
  });
  handle(app, cold, async ({ db }) => {
    // Work, not sleep: the embedded database's one thread is busy with it.
    await sql`select count(*) from generate_series(1, 300000)`.execute(db);
    return {};
  });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.server.address() as AddressInfo;
  try {
    await work({ app, port, origin: `http://127.0.0.1:${port}` });
  } finally {
    for (const socket of sockets.splice(0)) socket.destroy();
    app.server.server.closeAllConnections();
    await app.server.close();
    if (!embedded) await database.close();
  }
}
interface Listening {
  readonly app: App;
  readonly port: number;
  readonly origin: string;
}

/** Asks for the file, reads the head of the answer, and then nothing more. */
async function unread({ port }: Listening, { cookie }: TestPerson): Promise<number> {
  const socket = connectSocket({ port, host: '127.0.0.1' });
  sockets.push(socket);
  socket.on('error', () => {});
  socket.write(`GET /api/test/file HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`);
  const [head] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  return Number(/^HTTP\/1\.1 (\d+)/.exec(head.toString())?.[1]);
}

/** What an ordinary person asks for meanwhile: sign-in, and whoever watches the portal, its health. */
async function ordinaryPerson({ origin }: Listening, { email }: TestPerson): Promise<number[]> {
  const signedIn = await fetch(`${origin}/api/indicators/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, pass: PASSWORD }),
  });
  const ready = await fetch(`${origin}/health/ready`);
  const live = await fetch(`${origin}/health/live`);
  return [signedIn.status, ready.status, live.status];
}

test('fourteen answers that nobody reads hold no connection, and everybody else goes on', async () => {
  await listening({}, 60_000, async (portal) => {
    const { database } = portal.app;
    for (const person of [...people, ...people.slice(0, 2)]) {
      expect(await unread(portal, person)).toBe(200);
      await expect.poll(() => database.longAnswers.taken, { timeout: 60_000 }).toBe(0);
    }
    expect(portal.app.spool.bytes).toBeGreaterThan(0);
    expect(sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(14);
    // And still they are all held open.
    expect(await ordinaryPerson(portal, people[1]!)).toEqual([200, 200, 200]);
  });
});

describe('with no room on disk', () => {
  test('unread answers hold their places, further ones are told to come again, and sign-in goes on', async () => {
    await listening({ SPOOL_MB: '0' }, 200_000, async (portal) => {
      const { database } = portal.app;
      const places = 4;
      // Each of them more than the system's buffers take.
      const statuses = await Promise.all(people.slice(0, places).map((person) => unread(portal, person)));
      expect(statuses).toEqual([200, 200, 200, 200]);
      expect(database.longAnswers.taken).toBe(places);
      const refused = await fetch(`${portal.origin}/api/test/file`, {
        headers: { cookie: people[5]!.cookie },
      });
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
      expect(await refused.json()).toMatchObject({
        codigo: 'busy',
        result: expect.stringMatching(/tente em instantes/i),
      });
      expect(await ordinaryPerson(portal, people[2]!)).toEqual([200, 200, 200]);
      expect(database.longAnswers.taken).toBe(places);
    });
  });

  test('one person has no more than half of the places', async () => {
    await listening({ SPOOL_MB: '0' }, 200_000, async (portal) => {
      const [ana, bia] = people as [TestPerson, TestPerson];
      expect(await Promise.all([unread(portal, ana), unread(portal, ana)])).toEqual([200, 200]);
      expect(await Promise.all([unread(portal, ana), unread(portal, bia)])).toEqual([503, 200]);
    });
  });
});

describe('three hundred cold questions at once', () => {
  const ask = async ({ origin }: Listening, { cookie }: TestPerson) => {
    const { status, headers } = await fetch(`${origin}/api/test/cold`, { headers: { cookie } });
    return { status, retryAfter: Number(headers.get('retry-after')) };
  };

  /** Holds every connection that figures may have, until released. */
  async function holdAll(database: DatabaseAccess): Promise<() => Promise<void>> {
    let end: () => void = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const begun: Promise<void>[] = [];
    const holding = Array.from({ length: 8 }, () => {
      let begin: () => void = () => {};
      begun.push(new Promise<void>((resolve) => (begin = resolve)));
      return database.db.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx);
        begin();
        await ended;
      });
    });
    await Promise.all(begun);
    return async () => {
      end();
      await Promise.all(holding);
    };
  }

  test('that find all places held are told to come again, and sign-in goes before them', async () => {
    await listening({ QUEUE_SECONDS: '1' }, 0, async (portal) => {
      const { database } = portal.app;
      // The embedded database has one place for everything: who holds it holds up sign-in too, until its time limit.
      const release = database.kind === 'embedded' ? async () => {} : await holdAll(database);
      const asked = Array.from({ length: 300 }, (_, at) => ask(portal, people[at % people.length]!));
      expect(await ordinaryPerson(portal, people[3]!)).toEqual([200, 200, 200]);
      for (const { status, retryAfter } of await Promise.all(asked)) {
        if (database.kind === 'postgres') expect(status).toBe(503);
        expect(status === 200 || (status === 503 && retryAfter > 0)).toBe(true);
      }
      await release();
      expect((await ask(portal, people[0]!)).status).toBe(200);
    });
  });

  test('of one: another person comes in between', async () => {
    await listening({}, 0, async (portal) => {
      const [ana, bia] = people as [TestPerson, TestPerson];
      let answered = 0;
      const asked = Array.from({ length: 90 }, () => ask(portal, ana).finally(() => (answered += 1)));
      await Promise.race(asked);
      expect((await ask(portal, bia)).status).toBe(200);
      expect(answered).toBeLessThan(90);
      expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
    });
  });
});
