// A PostgreSQL that is not there, or is and never answers: no server is needed to try that.
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { connect, DatabaseUnavailable, type DatabaseAccess } from '../index.ts';
import { CONNECT_MS } from './settings.ts';

let server: Server | undefined;
let database: DatabaseAccess | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  await database?.close();
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.close();
});

/** Listens on a free port, accepts, and says nothing. */
async function silentServer(): Promise<number> {
  server = createServer((socket) => sockets.push(socket.on('error', () => {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('a database that is away', () => {
  it('is noticed within five seconds', () => {
    expect(CONNECT_MS).toBeLessThan(5_000);
  });

  it('refuses statements when nobody listens', async () => {
    const port = await silentServer();
    await new Promise((closed) => server?.close(closed));
    database = await connect({ url: `postgres://u@127.0.0.1:${port}/d` });
    await expect(sql`select 1`.execute(database.db)).rejects.toThrow(DatabaseUnavailable);
    expect(await database.health()).toBe('away');
  });

  it('refuses statements when it never answers', async () => {
    database = await connect({ url: `postgres://u@127.0.0.1:${await silentServer()}/d` });
    await expect(sql`select 1`.execute(database.db)).rejects.toThrow(DatabaseUnavailable);
  });

  it('lets a caller go at its signal while connecting', async () => {
    database = await connect({ url: `postgres://u@127.0.0.1:${await silentServer()}/d` });
    const limited = database.within({ signal: AbortSignal.timeout(200) });
    await expect(sql`select 1`.execute(limited)).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
