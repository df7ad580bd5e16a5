import { PROFILES, type Profile } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import { freshDatabase, type TestDatabase } from '@fonte/database/testing';
import { tinyDatabase } from '@fonte/programme/testing';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Selectable } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { HANDLERS } from './jobs.ts';
import type { App } from './platform/app/app.ts';
import type { Clock } from '@fonte/pt-br/clock';
import { clockOf } from '@fonte/pt-br/clock-of';
import { JobWorker } from './platform/jobs/worker.ts';
import { publicOrigin } from './platform/app/public-address.ts';
import { sessionCookieName } from './platform/identity/session-cookie.ts';
import { openSession } from './platform/identity/session-store.ts';
import { readSettings } from './settings.ts';
import { assertDeclared } from './testing/declared-answer.ts';

export interface TestPerson {
  readonly idUsuario: number;
  readonly email: string;
  /** Header value of a session with the person's profile. */
  readonly cookie: string;
}

/** The whole portal on a database of its own, asked without a network. */
export interface TestPortal {
  readonly app: App;
  readonly database: TestDatabase;
  readonly dataDir: string;
  /** Every JSON answer is held against the declaration of its call. */
  ask(
    method: InjectOptions['method'],
    url: string,
    options?: Omit<InjectOptions, 'method' | 'url'>,
  ): Promise<LightMyRequestResponse>;
  /** A person with the profile, signed in, the second factor proved as if there were one; without a password that opens anything. */
  person(
    profile: Profile,
    more?: { uf?: string; cpf?: string; granted?: readonly Profile[] },
  ): Promise<TestPerson>;
  /** Does the jobs that are due, which nobody does in a test by himself. */
  jobs(): Promise<void>;
  /** The audit's lines so far, in order; what still waited is written first. */
  trail(): Promise<Selectable<Database['portal.acesso']>[]>;
  close(): Promise<void>;
}

/** A person's uf must be one that there is. */
async function ensureState({ db }: TestDatabase, uf: string): Promise<void> {
  const codigo_uf = 1000 + (uf.codePointAt(0) ?? 0) * 100 + (uf.codePointAt(1) ?? 0);
  await db
    .insertInto('geo.uf')
    .values({ uf, codigo_uf, nome: uf })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How many people the tests have put into a database, so that portals on the same have people of their own. */
const peopleOf = new WeakMap<TestDatabase, number>();

/**
 * Starts a portal for a test, on an empty database unless one is `given`, which stays open after it; close it in `afterAll`. `environment` adds
 * settings, named as in settings.ts; a `clock` of its own stands or goes as the test wants it.
 */
export async function testPortal(
  environment: Readonly<Record<string, string>> = {},
  given?: TestDatabase,
  clock: Clock = clockOf(),
): Promise<TestPortal> {
  const database = given ?? (await freshDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'fonte-portal-'));
  // A busy machine is no fault of the code: what waits is answered late rather than with 503.
  const patient = { QUEUE_SECONDS: '30' };
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...patient, ...environment });
  const app = await buildApp({ settings, database, clock });
  const routes = app.routes.all();
  return {
    app,
    database,
    dataDir,
    ask: async (method = 'GET', url, options = {}) => {
      const answer = await app.server.inject({
        ...options,
        method,
        url,
        // Under the portal's own name, as a browser asks (platform/app/public-address.ts).
        headers: { host: new URL(publicOrigin(app)).host, ...options.headers },
      });
      assertDeclared(routes, method, url, answer);
      return answer;
    },
    person: async (profile, { uf, cpf, granted = [] } = {}) => {
      const people = (peopleOf.get(database) ?? 0) + 1;
      peopleOf.set(database, people);
      const email = `${profile}${people}@teste.example`;
      const id_perfil = PROFILES[profile].id;
      if (uf) await ensureState(database, uf);
      const { id_usuario } = await database.db
        .insertInto('portal.usuario')
        .values({
          nome: `Pessoa ${people}`,
          email,
          senha: '!',
          id_perfil,
          uf: uf ?? null,
          cpf: cpf ?? null,
          cpf_conferido: cpf !== undefined,
          confirmado_em: new Date(),
        })
        .returning('id_usuario')
        .executeTakeFirstOrThrow();
      const ids = new Set([id_perfil, ...granted.map((key) => PROFILES[key].id)]);
      await database.db
        .insertInto('portal.usuario_perfil')
        .values([...ids].map((id) => ({ id_usuario, id_perfil: id })))
        .execute();
      const identifier = await openSession(app, database.db, id_usuario, id_perfil, {
        factorAt: new Date(),
      });
      return { idUsuario: id_usuario, email, cookie: `${sessionCookieName(app)}=${identifier}` };
    },
    jobs: () => new JobWorker({ ...app, log: app.server.log }, HANDLERS).drain(),
    trail: async () => {
      await app.trail.flush();
      return database.db.selectFrom('portal.acesso').selectAll().orderBy('id_acesso').execute();
    },
    close: async () => {
      await app.server.close();
      if (!given) await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a portal with the tiny programme; closing it closes its database too. Its twelve properties are a small group in most ways, so that figures
 * of observers are whole unless a test sets SMALL_GROUP.
 */
export async function testPortalWithTiny(
  environment: Readonly<Record<string, string>> = {},
): Promise<TestPortal> {
  const database = await tinyDatabase();
  const portal = await testPortal({ SMALL_GROUP: '1', ...environment }, database);
  return {
    ...portal,
    close: async () => {
      await portal.close();
      await database.close();
    },
  };
}
