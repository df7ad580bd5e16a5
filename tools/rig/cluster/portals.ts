import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { PROFILES } from '@fonte/contracts';
import { connect } from '@fonte/database';
import { hashPassword } from '../../../apps/server/src/platform/identity/passwords.ts';
import { ROOT, startServer, type Server } from '../../bench/server.ts';
import type { Cluster } from './cluster.ts';

/** Begins the name of all that the rig writes. */
export const WORD = 'medicao';
const PASSWORD = 'medicao de replicas: 1';
/** So many that nobody comes to the limit of what a person may have. */
const PEOPLE = 24;

/** Two portals on one cluster, and people who are signed in to both. */
export interface Portals {
  readonly servers: readonly Server[];
  readonly cookies: readonly string[];
  /** What has been acknowledged; whoever writes adds to it. */
  readonly acknowledged: Set<string>;
  /** Holds it against the database at the address. */
  ledger(url: string): Promise<{ readonly kept: number; readonly lost: readonly string[] }>;
  /** What the portals have written of faults of their own. */
  faults(): readonly string[];
  stop(): Promise<void>;
}

/** One goes to the servers themselves and reads on both replicas; the other goes by pgbouncer, and reads on one. */
export async function portalsOn(cluster: Cluster, dataDir: string): Promise<Portals> {
  const emails = await accounts(cluster.address);
  const shared = {
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: 'error',
    PDF: 'off',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    SECOND_FACTOR_PROFILES: 'nenhum',
  };
  const command = ['--import', 'tsx', join(ROOT, 'apps/server/src/main.ts')];
  const direct = { DATABASE_URL: cluster.address, DATABASE_READ_URL: cluster.standbys.join(',') };
  const bounced = { DATABASE_URL: cluster.bounced, DATABASE_READ_URL: cluster.standbys[1]! };
  const servers: Server[] = [];
  for (const own of [direct, bounced])
    // oxlint-disable-next-line no-await-in-loop -- the first brings the tables up to date
    servers.push(await startServer({ ...shared, ...own }, command));
  const cookies = await Promise.all(emails.map((email) => signIn(servers[0]!, email)));
  const acknowledged = new Set<string>();
  return {
    servers,
    cookies,
    acknowledged,
    ledger: async (url) => {
      const access = await connect({ url });
      try {
        const rows = await access.db.selectFrom('portal.notificacao').select('nome').execute();
        const there = new Set(rows.map(({ nome }) => nome));
        return { kept: acknowledged.size, lost: [...acknowledged].filter((name) => !there.has(name)) };
      } finally {
        await access.close();
      }
    },
    faults: () =>
      servers.flatMap((server) =>
        server
          .output()
          .split('\n')
          .filter((line) => /"level":(?:50|60)|"level":"(?:error|fatal)"/.test(line)),
      ),
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

async function accounts(url: string): Promise<string[]> {
  const access = await connect({ url });
  const senha = await hashPassword(PASSWORD);
  const id_perfil = PROFILES.administrador.id;
  const emails = Array.from({ length: PEOPLE }, (_, at) => `${WORD}.${at}@exemplo.com`);
  try {
    await access.db.transaction().execute(async (trx) => {
      const made = await trx
        .insertInto('portal.usuario')
        .values(emails.map((email) => ({ nome: 'Medição', email, senha, id_perfil })))
        .returning('id_usuario')
        .execute();
      await trx
        .insertInto('portal.usuario_perfil')
        .values(made.map(({ id_usuario }) => ({ id_usuario, id_perfil })))
        .execute();
    });
  } finally {
    await access.close();
  }
  return emails;
}

async function signIn({ url }: Server, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/indicators/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, pass: PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`No session: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}
