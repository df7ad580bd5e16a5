import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, PROFILES, type Profile } from '@fonte/contracts';
import { report } from '@fonte/contracts/endpoints/reports';
import { connect, type DatabaseAccess } from '@fonte/database';
import { buildApp } from '../../apps/server/src/app.ts';
import type { App } from '../../apps/server/src/platform/app/app.ts';
import type { Access } from '../../apps/server/src/query/index.ts';
import { openSession } from '../../apps/server/src/platform/identity/session-store.ts';
import { readSettings } from '../../apps/server/src/settings.ts';

/** The whole portal in this process, on a programme's database. */
export interface Portal {
  readonly app: App;
  readonly database: DatabaseAccess;
  /** Asks without a network and gives the answer's text. Errors: any answer but 200 and 304. */
  get(url: string, cookie: string, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly etag: string;
}

/** What a server is started with to be measured. */
export const environmentOf = (url: string): Record<string, string> => ({
  DATABASE_URL: url,
  DATA_DIR: join(tmpdir(), 'fonte-bench-data'),
  // Measured over http on this machine, which only the demonstration may be asked by (settings.ts, PUBLIC_URL).
  DEMO: '1',
  LOG_LEVEL: 'silent',
  SESSION_SECRET: randomBytes(32).toString('hex'),
  STATEMENT_TIMEOUT: '600',
});

export async function portalOn(url: string, more: Readonly<Record<string, string>> = {}): Promise<Portal> {
  const settings = readSettings({ ...environmentOf(url), ...more });
  const database = await connect({ url, timeoutMs: 0 });
  await database.db.updateTable('portal.versao').set({ demonstracao: true }).execute();
  const app = await buildApp({ settings, database });
  return {
    app,
    database,
    get: async (path, cookie, headers = {}) => {
      const answer = await app.server.inject({ url: path, headers: { ...headers, cookie } });
      if (![200, 304].includes(answer.statusCode))
        throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
      return { status: answer.statusCode, body: answer.body, etag: answer.headers['etag'] ?? '' };
    },
    close: async () => {
      await app.server.close();
      await database.close();
    },
  };
}

export interface Person {
  readonly profile: Profile;
  /** As the results name it: 'Coordenador MG'. */
  readonly name: string;
  readonly cookie: string;
  readonly access: Access;
}

/** Signs in a person of the profile, known to the database from the first time on. */
export async function signedIn(
  { app, database }: Portal,
  profile: Profile,
  { uf = null, cpf = null }: { uf?: string | null; cpf?: string | null } = {},
): Promise<Person> {
  const { db } = database;
  const id_perfil = PROFILES[profile].id;
  const email = `bench.${profile}@example`;
  const known = await db
    .selectFrom('portal.usuario')
    .select('id_usuario')
    .where('email', '=', email)
    .executeTakeFirst();
  const { id_usuario } =
    known ??
    (await db
      .insertInto('portal.usuario')
      .values({ nome: 'Medição', email, senha: '!', id_perfil, uf, cpf, cpf_conferido: cpf !== null })
      .returning('id_usuario')
      .executeTakeFirstOrThrow());
  if (!known) await db.insertInto('portal.usuario_perfil').values({ id_usuario, id_perfil }).execute();
  const cookie = `sid=${await openSession(app, db, id_usuario, id_perfil)}`;
  const name = [PROFILES[profile].name, uf].filter(Boolean).join(' ');
  return { profile, name, cookie, access: { profile, uf, cpf } };
}

/** An Administrador, the Coordenador of the state with most properties, and the Supervisor with most of them there. */
export async function people(portal: Portal): Promise<[Person, Person, Person]> {
  const largest = await portal.database.db
    .selectFrom('programa.propriedade')
    .select(['uf', 'cpf_supervisor'])
    .select((eb) => eb.fn.countAll().as('propriedades'))
    .where('cpf_supervisor', 'is not', null)
    .groupBy(['uf', 'cpf_supervisor'])
    .orderBy('propriedades', 'desc')
    .executeTakeFirstOrThrow();
  const { uf, cpf_supervisor: cpf } = largest;
  return [
    await signedIn(portal, 'administrador'),
    await signedIn(portal, 'coordenador', { uf }),
    await signedIn(portal, 'supervisor', { uf, cpf }),
  ];
}

/** Address of a numbered report of one year. */
export function reportUrl(id: number, ano: number, typereturn: 'Json' | 'Csv' = 'Json'): string {
  return addressOf(report, { query: { co_consulta: id, typereturn, page: -1, $ano: [ano] } });
}
