// `node --import tsx tools/rig/killed-uploads.ts [--database URL] [--ceph] [--processes 1] [--kills 200] [--minutes 60] [--seed 1]`: a portal of its own is killed at random moments while people
// send photos whole and documents in pieces, and remove some; on the embedded engine or on a database of its own on that server, with a folder or with Ceph's S3
// gateway (Debian's radosgw, ceph-mon, ceph-osd) for its files. With `--processes 2` (PostgreSQL) two portals have one database and one place for files: each is killed in its own
// time, the other goes on and is asked for what the first has acknowledged, and both sweep all the while. After the last kill, a day later and swept, all that was acknowledged has to be there as it was sent,
// nothing that was removed, and nothing that no row names. Ends with 1 where something is not so, and where nobody wrote.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PROFILES } from '@fonte/contracts';
import type { DatabaseAccess } from '@fonte/database';
import { migrate } from '@fonte/database/migration/migrate';
import { sql } from 'kysely';
import { buildApp } from '../../apps/server/src/app.ts';
import { openSession } from '../../apps/server/src/platform/identity/session-store.ts';
import { rados } from '../../apps/server/src/platform/storage/testing/rados.ts';
import { readSettings, type Settings } from '../../apps/server/src/settings.ts';
import { createDatabase, dropDatabase } from '../bench/programme.ts';
import { buildServer } from '../build-server.mjs';
import { attackOf, sayAttacks } from './attack.ts';
import { chances } from './chances.ts';
import { emptyLedger, type Ledger } from './uploads/ledger.ts';
import { faultsLeft } from './uploads/left.ts';
import { opened } from './uploads/opened.ts';
import { sweepAllTheWhile } from './uploads/sweeps.ts';
import { writeUntilOver, type Portals, type Writer } from './uploads/writers.ts';

const PROPERTY = '52.0001.0001';
const PEOPLE = 4;
/** The longest life once it serves, ms; one in so many is killed before. */
const LONGEST_MS = 4_000;
const EARLY_EVERY = 10;
const EARLY_MS = 1_500;

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    ceph: { type: 'boolean', default: false },
    processes: { type: 'string', default: '1' },
    kills: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
});

/** One property, and people who may send files of it. */
async function peopled(settings: Settings, database: DatabaseAccess): Promise<Writer[]> {
  await migrate(database);
  await sql`with u as (insert into geo.uf (uf, codigo_uf, nome) values ('GO', 52, 'Goiás') returning uf),
    m as (insert into geo.municipio (codigo_municipio, nome, uf) select 5208707, 'Goiânia', uf from u returning codigo_municipio)
    insert into programa.propriedade (cod_propriedade, nome, codigo_municipio, uf) select ${PROPERTY}, 'Fazenda', codigo_municipio, 'GO' from m`.execute(
    database.db,
  );
  const app = await buildApp({ settings, database });
  const id_perfil = PROFILES.administrador.id;
  const writers: Writer[] = [];
  for (let turn = 0; turn < PEOPLE; turn += 1) {
    // oxlint-disable no-await-in-loop -- a few short statements each
    const { id_usuario } = await database.db
      .insertInto('portal.usuario')
      .values({ nome: 'Medição', email: `${turn}@example`, senha: '!', id_perfil })
      .returning('id_usuario')
      .executeTakeFirstOrThrow();
    await database.db.insertInto('portal.usuario_perfil').values({ id_usuario, id_perfil }).execute();
    const cookie = `sid=${await openSession(app, database.db, id_usuario, id_perfil)}`;
    // oxlint-enable no-await-in-loop
    writers.push({ cookie, open: null, turn });
  }
  await app.server.close();
  return writers;
}

/** One life up to its kill; false where it was killed before it served. `serves` is told where it does, and that it does no more as its kill comes. */
async function oneLife(
  program: string,
  environment: Readonly<Record<string, string>>,
  { earlyMs, longMs }: { earlyMs: number | null; longMs: number },
  serves: (port: number | null) => void,
): Promise<boolean> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const killed = async (served: boolean): Promise<boolean> => {
    child.kill('SIGKILL');
    await exit;
    return served;
  };
  if (earlyMs !== null) {
    await pause(earlyMs);
    return killed(false);
  }
  const port = await new Promise<number>((resolve, reject) => {
    void exit.then(() => reject(new Error('The portal ended at its start')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, found] = /^porta (\d+)$/.exec(line) ?? [];
      if (found) resolve(Number(found));
    });
  });
  serves(port);
  await pause(longMs);
  // Whoever is being answered is cut off; nobody new comes to a port that another program may have soon.
  serves(null);
  return killed(true);
}

/** Lives of so many portals beside each other, until there were enough kills or the time is over. */
async function lives(
  program: string,
  environment: Readonly<Record<string, string>>,
  writing: { readonly writers: readonly Writer[]; readonly ledger: Ledger },
): Promise<{ kills: number; served: number }> {
  const chance = chances(Number(values.seed));
  const upTo = (most: number): number => chance.next().value * most;
  const until = Date.now() + Number(values.minutes) * 60_000;
  const done = { kills: 0, served: 0 };
  const serving = new Map<number, number>();
  let running = Number(values.processes);
  const portals: Portals = { ports: () => [...serving.values()], over: () => running === 0 };
  const one = async (place: number): Promise<void> => {
    while (done.kills < Number(values.kills) && Date.now() < until) {
      done.kills += 1;
      const earlyMs = done.kills % EARLY_EVERY === 0 ? upTo(EARLY_MS) : null;
      // oxlint-disable-next-line no-await-in-loop -- one life after the other
      const served = await oneLife(program, environment, { earlyMs, longMs: upTo(LONGEST_MS) }, (port) => {
        if (port === null) serving.delete(place);
        else serving.set(place, port);
      });
      done.served += Number(served);
    }
    running -= 1;
  };
  const wrote = writeUntilOver(portals, PROPERTY, writing.writers, writing.ledger);
  await Promise.all(Array.from({ length: running }, (_, place) => one(place)));
  await wrote;
  return done;
}

async function main(): Promise<void> {
  const processes = Number(values.processes);
  if (processes > 1 && values.database === undefined)
    throw new Error('Only one process has the embedded database: --processes needs --database');
  const place = await mkdtemp(join(tmpdir(), 'fonte-kills-'));
  const program = join(dirname(await buildServer({ tests: true })), 'killed-upload.child.mjs');
  const ceph = values.ceph ? await rados() : null;
  const name = `fonte_killed_uploads_${process.pid}`;
  try {
    const environment = {
      DATABASE_URL: values.database === undefined ? '' : await createDatabase(values.database, name),
      BANCO: join(place, 'embedded'),
      TAREFAS: '1',
      S3_URL: (await ceph?.bucket()) ?? '',
      DATA_DIR: join(place, 'data'),
      DEMO: '1',
      LOG_LEVEL: 'silent',
      PDF: 'off',
      SECOND_FACTOR_PROFILES: 'nenhum',
    };
    const settings = readSettings(environment);
    const began = await opened(environment);
    const writers = await peopled(settings, began);
    await began.close();
    const ledger = emptyLedger();
    const since = Date.now();
    const stopSweeping = processes > 1 ? await sweepAllTheWhile(settings, environment, PROPERTY) : null;
    const { kills, served } = await lives(program, environment, { writers, ledger });
    const sweeps = (await stopSweeping?.()) ?? 0;
    const ended = await opened(environment);
    const faults = [...ledger.faults, ...(await faultsLeft(settings, ended, ledger))];
    await ended.close();
    const { kept, gone, pieces, given, answers } = ledger;
    console.log(
      `${values.database === undefined ? 'embedded' : 'PostgreSQL'}, ${values.ceph ? 'Ceph' : 'folder'}, ${processes} at once, seed ${values.seed}: ${kills} kills ` +
        `(${kills - served} before serving) in ${Math.round((Date.now() - since) / 1_000)} s; acknowledged: ${kept.size + gone.size} files, ` +
        `${gone.size} of them removed again, ${pieces} pieces, ${given} files given whole; ${sweeps} sweeps; faults: ${faults.length}. Load of the machine ${loadavg()[0]!.toFixed(1)}.`,
    );
    for (const fault of new Set(faults)) console.log(fault);
    const meant = (status: number) => status >= 200 && status < 300;
    sayAttacks([attackOf('writes', answers, { least: served, answers: meant })]);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    if (values.database !== undefined) await dropDatabase(values.database, name);
    await ceph?.close();
    await rm(place, { recursive: true, force: true });
  }
}

await main();
