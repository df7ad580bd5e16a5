// `node --import tsx tools/rig/hostile.ts --database URL|embedded [--requests 20000] [--seed 1] [--seconds 600] [--clients 12] [--only route]`: requests that no
// page makes, to every call of the registry, as every profile and as nobody, against a server and a database of its own on this machine. Nothing may be a fault of the
// server (5xx, but 503 with Retry-After), hang, or tell of a property that its reader may not read (docs/benchmarks.md). Ends with 1 also where the attack did not happen.
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '@fonte/database';
import { migrate } from '@fonte/database/migration/migrate';
import { importFolder } from '@fonte/programme';
import { databaseFolder } from '@fonte/programme/import/hand-over/places';
import { PROFILES, type Profile, type Route } from '@fonte/contracts';
import { environmentOf } from '../bench/portal.ts';
import { buildApp } from '../../apps/server/src/app.ts';
import { readSettings } from '../../apps/server/src/settings.ts';
import { openSession } from '../../apps/server/src/platform/identity/session-store.ts';
import { createDatabase, dropDatabase, withDemoFolder } from '../bench/programme.ts';
import { startServer, type Server } from '../bench/server.ts';
import { attackOf } from './attack.ts';
import { Chance } from './hostile/chance.ts';
import { RequestMaker, type HostileRequest } from './hostile/make-request.ts';
import { Told, type Reader } from './hostile/told.ts';

/** However it is called, it ends: nobody leaves this running against a machine that others use. */
const MOST_SECONDS = 1_800;
const HANGS_MS = 60_000;
/** Of an answer so much is looked at. */
const READ_BYTES = 2_000_000;
const PROPERTIES = 300;
/** Numbers that are guessed in paths and bodies end below. */
const GUESSED = 20;
/** Longer bodies are still being sent when a refusal comes, bytes. */
const SENT_AT_ONCE = 4_000;
const BROKEN_OFF = /EPIPE|ECONNRESET/;
/** In the place of a status. */
const UNSENT = -1;
/** Calls that take from the callers what they call with. */
const ENDING = /log-?out|end-?session|remove-?user|set-?profile|forget|second-?factor/i;

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: '' },
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '600' },
    clients: { type: 'string', default: '12' },
    only: { type: 'string', default: '' },
  },
});

interface Caller {
  readonly name: string;
  readonly reader: Reader | null;
  readonly cookie: string;
}

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly text: string;
}

/** What should not have been, by call and kind, with the first of each. */
class Faults {
  readonly #seen = new Map<string, { count: number; first: string }>();

  add(kind: string, made: HostileRequest, caller: Caller, answer: Answer): void {
    const name = `${kind} ${made.route}`;
    const there = this.#seen.get(name);
    if (there) there.count += 1;
    else
      this.#seen.set(name, {
        count: 1,
        first: JSON.stringify({
          ...made,
          path: made.path.slice(0, 900),
          body: made.body?.slice(0, 900),
          as: caller.name,
          said: answer.text.slice(0, 300),
        }),
      });
  }

  get lines(): string[] {
    return [...this.#seen].map(([name, { count, first }]) => `${count} × ${name}\n  ${first}`);
  }
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fonte-hostile-'));
  const name = `fonte_hostile_${process.pid}`;
  const embedded = values.database === 'embedded';
  const { DATABASE_URL = '', ...environment } = {
    ...environmentOf(embedded ? '' : await createDatabase(values.database, name)),
    DATA_DIR: folder,
    STATEMENT_TIMEOUT: '30',
    SMALL_GROUP: '5',
  };
  const place = embedded ? environment : { ...environment, DATABASE_URL };
  try {
    const { callers, told, routes } = await prepared(place);
    const server = await startServer(place);
    try {
      const asked = routes.filter(({ name: own }) => !ENDING.test(own) && own.includes(values.only));
      process.exitCode = (await attack(server, asked, callers, told)) ? 0 : 1;
    } finally {
      await server.stop();
    }
  } finally {
    if (!embedded) await dropDatabase(values.database, name);
    await rm(folder, { recursive: true, force: true });
  }
}

/** The programme, a person of each profile with the state and CPF that limit it, and the registry. */
async function prepared(
  environment: Readonly<Record<string, string>>,
): Promise<{ callers: Caller[]; told: Told; routes: readonly Route[] }> {
  const { DATABASE_URL: url, DATA_DIR = '' } = environment;
  const database = await connect({ url, folder: databaseFolder(DATA_DIR), guarded: true, timeoutMs: 0 });
  await migrate(database);
  await withDemoFolder(PROPERTIES, async (dir) => {
    const { situacao } = await importFolder(database, dir);
    if (situacao !== 'concluida') throw new Error('The demonstration was not taken');
  });
  const { db } = database;
  await db.updateTable('portal.versao').set({ demonstracao: true }).execute();
  const portal = { app: await buildApp({ settings: readSettings(environment), database }), database };
  try {
    // People whom calls about people may change, block and remove by the numbers that are guessed: who calls has higher ones.
    for (let number = 1; number <= GUESSED; number += 1)
      // oxlint-disable-next-line no-await-in-loop
      await db
        .insertInto('portal.usuario')
        .values({
          nome: 'Alguém',
          email: `alguem.${number}@example`,
          senha: '!',
          id_perfil: PROFILES.consulta.id,
        })
        .execute();
    const some = await db
      .selectFrom('programa.propriedade')
      .select(['uf', 'cpf_tecnico', 'cpf_supervisor'])
      .where('cpf_tecnico', 'is not', null)
      .where('cpf_supervisor', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    const callers: Caller[] = [{ name: 'nobody', reader: null, cookie: '' }];
    for (const profile of Object.keys(PROFILES) as Profile[]) {
      const { id } = PROFILES[profile];
      const cpf =
        profile === 'tecnico' ? some.cpf_tecnico : profile === 'supervisor' ? some.cpf_supervisor : null;
      const uf = ['regional', 'coordenador', 'supervisor', 'tecnico'].includes(profile) ? some.uf : null;
      // oxlint-disable no-await-in-loop -- a few short statements each
      const { id_usuario } = await db
        .insertInto('portal.usuario')
        .values({
          nome: 'Medição',
          email: `hostil.${profile}@example`,
          senha: '!',
          id_perfil: id,
          uf,
          cpf,
          cpf_conferido: cpf !== null,
        })
        .returning('id_usuario')
        .executeTakeFirstOrThrow();
      await db.insertInto('portal.usuario_perfil').values({ id_usuario, id_perfil: id }).execute();
      const session = await openSession(portal.app, db, id_usuario, id, { factorAt: new Date() });
      // oxlint-enable no-await-in-loop
      callers.push({ name: profile, reader: { profile, uf, cpf }, cookie: `sid=${session}` });
    }
    return { callers, told: await Told.read(database), routes: portal.app.routes.all() };
  } finally {
    await portal.app.server.close();
    await database.close();
  }
}

async function attack(
  server: Server,
  routes: readonly Route[],
  callers: readonly Caller[],
  told: Told,
): Promise<boolean> {
  const chance = new Chance(Number(values.seed));
  const maker = new RequestMaker(chance, routes, [...told.real, 'GO', 'MG', '2025', '1', '2', '3']);
  const agent = new Agent({ keepAlive: true, maxSockets: Number(values.clients) });
  const until = performance.now() + Math.min(MOST_SECONDS, Number(values.seconds)) * 1_000;
  const statuses = new Map<number, number>();
  /** The same of what was asked for as somebody. */
  const asSomebody = new Map<number, number>();
  const faults = new Faults();
  let done = 0;
  const one = async (): Promise<void> => {
    const made = maker.next();
    const caller = chance.pick(callers);
    if (made.body !== undefined) told.heard(made.body);
    const answer = await ask(server.url, agent, made, caller.cookie);
    done += 1;
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (caller.reader) asSomebody.set(answer.status, (asSomebody.get(answer.status) ?? 0) + 1);
    maker.learn(answer.text);
    // A full disk is told as such, and nothing else of it is a fault.
    const busy = (answer.status === 503 && answer.retryAfter !== undefined) || answer.status === 507;
    if (answer.status >= 500 && !busy) faults.add(String(answer.status), made, caller, answer);
    // A body that nobody reads to its end, after a refusal, is broken off.
    const refused = (made.body?.length ?? 0) > SENT_AT_ONCE && BROKEN_OFF.test(answer.text);
    if (answer.status === 0 && !refused) faults.add(answer.text, made, caller, answer);
    const beyond = told.beyond(
      caller.reader,
      decodeURIComponentSafe(made.path) + (made.body ?? ''),
      answer.text,
    );
    if (beyond.length > 0) faults.add(`tells ${beyond.length} (${beyond[0]})`, made, caller, answer);
  };
  await Promise.all(
    Array.from({ length: Number(values.clients) }, async () => {
      // oxlint-disable-next-line no-await-in-loop -- a client asks one thing after the other
      while (done < Number(values.requests) && performance.now() < until) await one();
    }),
  );
  const alive = await fetch(`${server.url}/health/ready`).then(({ status }) => status);
  const told5 = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status} × ${count}`);
  console.log(
    `${done} requests, seed ${values.seed}, ${routes.length} calls: ${told5.join(', ')}; health ${alive}`,
  );
  for (const line of faults.lines) console.log(line);
  const made = Number(values.requests);
  const attacks = [
    attackOf('hostile', statuses, { least: made, answers: (status) => status > 0 }),
    // Who has been signed out attacks as nobody.
    attackOf('as somebody', asSomebody, { least: 1, answers: (status) => status > 0 && status !== 401 }),
  ];
  for (const { sentence } of attacks) console.log(sentence);
  return faults.lines.length === 0 && alive === 200 && attacks.every(({ happened }) => happened);
}

/** Status 0 where there is no answer: the connection ended, or none came in time; `UNSENT` where nothing was asked. */
function ask(
  base: string,
  agent: Agent,
  { method, path, headers, body }: HostileRequest,
  cookie: string,
): Promise<Answer> {
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve({ status: 0, retryAfter: undefined, text: error.message });
    try {
      const url = new URL(base);
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const out = request(
        {
          host: url.hostname,
          port: url.port,
          agent,
          method,
          path,
          headers: { ...(cookie ? { cookie } : {}), origin: base, ...length, ...headers },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => {
            if (text.length < READ_BYTES) text += part;
            else answer.destroy();
          });
          const end = () =>
            resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'], text });
          answer.on('end', end).on('close', end).on('error', end);
        },
      );
      out.on('error', failed);
      out.setTimeout(HANGS_MS, () => out.destroy(new Error(`no answer in ${HANGS_MS / 1_000} s`)));
      out.end(body);
    } catch (error) {
      // A request that Node's own client does not send.
      resolve({ status: UNSENT, retryAfter: undefined, text: String(error) });
    }
  });
}

function decodeURIComponentSafe(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

await main();
