import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '@fonte/database';
import { freshDatabase } from '@fonte/database/testing';
import { databaseFolder } from '@fonte/programme';
import { withCheckDigits } from '@fonte/programme/demo/drawn-from/cpf';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { embeddedDataDir, kill, launch as launchPortal, type Launched } from './testing.ts';

const SECRET = 'pX3vN8qLr0TzYw5KdB7hJm2FgU9aCeS4';

interface Running extends Launched {
  readonly url: string;
}

let environment: Record<string, string>;
let remove: () => Promise<void>;
const running = new Set<ChildProcess>();
/** The portal that a test has left to the next: a start is more work than what most of them do with it. */
let left: Running | undefined;

/** An installation with its own data: migrated, with a geography, and no demonstration. */
beforeAll(async () => {
  const fixed = {
    DEMO: '0',
    SESSION_SECRET: SECRET,
    PUBLIC_URL: 'https://painel.exemplo.br',
    PORT: '0',
    HOST: '127.0.0.1',
  };
  if (process.env['TEST_DATABASE_URL']) {
    const database = await freshDatabase();
    await fillOneTown(database.settings);
    const dataDir = await mkdtemp(join(tmpdir(), 'fonte-process-'));
    environment = { ...fixed, DATA_DIR: dataDir, DATABASE_URL: database.settings.url ?? '' };
    remove = async () => {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    };
    return;
  }
  const dataDir = await embeddedDataDir();
  await fillOneTown({ folder: databaseFolder(dataDir) });
  environment = { ...fixed, DATA_DIR: dataDir, DATABASE_URL: '' };
  remove = () => rm(dataDir, { recursive: true, force: true });
});
afterEach(() => {
  for (const child of running) if (child !== left?.child) child.kill('SIGKILL');
  running.clear();
});
afterAll(async () => {
  left?.child.kill('SIGKILL');
  await remove();
});

async function fillOneTown(settings: Parameters<typeof connect>[0]): Promise<void> {
  const database = await connect(settings);
  await sql`insert into geo.uf (uf, codigo_uf, nome) values ('GO', 52, 'Goiás')`.execute(database.db);
  await sql`insert into geo.municipio (codigo_municipio, nome, uf) values (5208707, 'Goiânia', 'GO')`.execute(
    database.db,
  );
  await database.close();
}

function launch(more: Record<string, string> = {}): Launched {
  const launched = launchPortal({ ...environment, ...more });
  running.add(launched.child);
  return launched;
}

async function started(): Promise<Running> {
  const launched = launch();
  const [, url = ''] = await launched.said(/escuta em (http:[^\s)]+)/);
  return { ...launched, url };
}

/** The one that the test before has left, or a new one. */
async function standing(): Promise<Running> {
  const there = left;
  left = undefined;
  if (!there) return started();
  running.add(there.child);
  return there;
}

/** As a proxy that ends TLS passes it on: under the portal's own name. */
const HOST = 'painel.exemplo.br';

async function post(url: string, body: object): Promise<IncomingMessage> {
  const headers = { 'content-type': 'application/json', host: HOST };
  const call = request(url, { method: 'POST', headers });
  call.end(JSON.stringify(body));
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  return answer;
}
const account = (i: number) => ({
  nome: 'Ana de Souza',
  email: `ana${i}@exemplo.com`,
  cpf: withCheckDigits(999_000_100 + i),
  pass: 'segredo tão longo',
});

/** Follows the link of the mail that an account's registration has caused: what answers it now. */
async function confirmed(url: string, i: number): Promise<number | undefined> {
  let status: number | undefined;
  await expect
    .poll(async () => (status = await confirmedOnce(url, i)), { timeout: 120_000, interval: 200 })
    .toBeDefined();
  return status;
}

async function confirmedOnce(url: string, i: number): Promise<number | undefined> {
  const { email, pass } = account(i);
  const folder = join(environment['DATA_DIR'] ?? '', 'outbox');
  for (const name of await readdir(folder).catch(() => [])) {
    // oxlint-disable-next-line no-await-in-loop -- a handful
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    const token = /token=([\w-]{43})/.exec(mail.text ?? '')?.[1];
    if (mail.to?.[0]?.address === email && token !== undefined)
      // oxlint-disable-next-line no-await-in-loop
      return (await post(`${url}/api/indicators/auth/confirm`, { token, pass })).statusCode;
  }
  return undefined;
}

test('kill -9 right after an acknowledged registration loses nothing, twice over', async () => {
  for (let i = 0; i < 2; i += 1) {
    // oxlint-disable no-await-in-loop -- one life after the other
    const { child, url } = await started();
    for (let before = 0; before < i; before += 1) expect(await confirmed(url, before)).toBe(200);
    const answer = await post(`${url}/api/indicators/auth/register`, account(i));
    await kill(child, environment['DATABASE_URL']);
    expect(answer.statusCode).toBe(200);
  }
  const last = await started();
  expect(await confirmed(last.url, 1)).toBe(200);
  left = last;
  // oxlint-enable no-await-in-loop
}, 900_000);

test('SIGTERM lets a call finish, ends with 0, and leaves the database to the next', async () => {
  const first = await standing();
  const body = JSON.stringify(account(10));
  const call = request(`${first.url}/api/indicators/auth/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      host: HOST,
      expect: '100-continue',
    },
  });
  call.flushHeaders();
  await once(call, 'continue'); // so the server has the call in hand, and waits for its body
  first.child.kill('SIGTERM');
  // Of the ten seconds that it has, more than the six after which connections were once cut.
  await pause(6_500);
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  answer.resume();
  expect(await once(first.child, 'exit')).toEqual([0, null]);
  const next = await started();
  expect(await confirmed(next.url, 10)).toBe(200);
  left = next;
}, 900_000);

describe('a start that must not be', () => {
  // Each setting's own sentences: settings.test.ts.
  test('with settings that cannot be taken, all of which it names', async () => {
    const { child, output } = launch({ SESSION_SECRET: 'curto', PORT: 'x', YEARS: '1' });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output()).toMatch(/PORT: precisa ser .*\n(?:.*\n)*.*YEARS: precisa ser/);
    expect(output()).not.toContain('    at ');
  });

  test('on a port in use', async () => {
    const there = await standing();
    const { child, output } = launch({ PORT: new URL(there.url).port });
    expect(await once(child, 'exit')).toEqual([1, null]);
    // With PostgreSQL both may use the database; embedded, the first thing in the way is the folder.
    expect(output()).toMatch(
      environment['DATABASE_URL'] ? /A porta já está em uso/ : /em uso pelo processo \d+/,
    );
    left = there;
  }, 900_000);
});

test('SIGTERM writes the audit out before the process ends', async () => {
  const { child, url } = await standing();
  const wrong = await post(`${url}/api/indicators/auth/login`, { email: 'x@exemplo.com', pass: 'errada' });
  child.kill('SIGTERM');
  expect(wrong.statusCode).toBe(401);
  expect(await once(child, 'exit')).toEqual([0, null]);
  const { DATABASE_URL: address, DATA_DIR: dataDir } = environment;
  const database = await connect(address ? { url: address } : { folder: databaseFolder(dataDir ?? '') });
  const lines = await database.db
    .selectFrom('portal.acesso')
    .select(['acao', 'situacao'])
    .where('rota', '=', 'auth.login')
    .execute();
  await database.close();
  expect(lines).toEqual([{ acao: 'recusar', situacao: 401 }]);
}, 900_000);

test('three first starts at once make one demonstration; on one folder, two are turned away', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fonte-process-'));
  const database = environment['DATABASE_URL'] ? await freshDatabase() : undefined;
  const more = {
    DATA_DIR: dataDir,
    DATABASE_URL: database?.settings.url ?? '',
    DEMO: '1',
    DEMO_PROPERTIES: '10',
  };
  const starts = [1, 2, 3].map(() => launch(more));
  // Each says where it is, or that another has the folder.
  const fates = await Promise.all(starts.map(({ said }) => said(/está em http|em uso pelo processo/)));
  expect(fates.map(([words]) => words).toSorted()).toEqual(
    database
      ? Array<string>(3).fill('está em http')
      : ['em uso pelo processo', 'em uso pelo processo', 'está em http'],
  );
  const alive = starts.filter((_, at) => fates[at]?.[0] === 'está em http');
  const ended = alive.map(({ child }) => once(child, 'exit'));
  for (const { child } of alive) child.kill('SIGTERM');
  await Promise.all(ended);
  const access = await connect(database?.settings ?? { folder: databaseFolder(dataDir) });
  const { rows } = await sql`select (select count(*) from portal.versao) as versions,
    (select count(*) - count(distinct nome) from portal.painel_versao) as twice,
    (select count(*) from portal.painel) > 0 as panels,
    (select count(*) - count(distinct email) from portal.usuario) as accounts`.execute(access.db);
  await access.close();
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
  // The demonstration's two loads, once each.
  expect(rows).toEqual([{ versions: 2, twice: 0, panels: true, accounts: 0 }]);
}, 900_000);
