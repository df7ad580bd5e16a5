import { randomBytes } from 'node:crypto';
import { connect, type ConnectSettings, type DatabaseAccess } from './connect.ts';
import type { Filling } from './testing/copy.ts';
import { embeddedCopy } from './testing/embedded-template.ts';
import { postgresCopy } from './testing/postgres-template.ts';

export { noticesHeard } from './testing/notices-heard.ts';

/** A database of its own for a test; closing it removes it. */
export interface TestDatabase extends DatabaseAccess {
  /** What `connect` was called with, for a second connection (PostgreSQL) or another process. */
  readonly settings: ConnectSettings;
}

/**
 * A fresh migrated database for a database test: on PostgreSQL when `TEST_DATABASE_URL` names a server (any database of it, with the right to
 * create others), else embedded. The schema, and what `filling` puts in, is made once per change of what it is made from, and copied. Close it in
 * `afterAll`.
 */
export async function freshDatabase(
  settings: Pick<ConnectSettings, 'timeoutMs' | 'queueMs' | 'patienceMs'> = {},
  filling?: Filling,
): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  const copy = server
    ? await postgresCopy(server, randomBytes(6).toString('hex'), filling)
    : await embeddedCopy(filling);
  const wanted = { ...settings, ...copy.settings };
  const access = await connect(wanted);
  return {
    ...access,
    settings: wanted,
    close: async () => {
      await access.close();
      await copy.remove();
    },
  };
}
