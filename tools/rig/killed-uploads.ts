// `node --import tsx tools/rig/killed-uploads.ts [--database URL] [--ceph] [--processes 1] [--kills 200] [--minutes 60] [--seed 1]`: a portal of its own is killed at random moments while people
// send photos whole and documents in pieces, and remove some; on the embedded engine or on a database of its own on that server, with a folder or with Ceph's S3
// gateway (Debian's radosgw, ceph-mon, ceph-osd) for its files. With `--processes 2` (PostgreSQL) two portals have one database and one place for files: each is killed in its own
// time, the other goes on and is asked for what the first has acknowledged, and both sweep all the while. Every second kill comes right after the intents of what is being stored were taken away,
// as anonymising its farm does. After the last kill, a day later and swept, all that was acknowledged has to be there as it was sent,
// nothing that was removed, and nothing that no row names. Each half a minute it says on its errors how far it is, and why where it ends before its end. Ends with 1 where something is not so, and
// where nobody wrote.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
import { emptyLedger } from './uploads/ledger.ts';
import { faultsLeft } from './uploads/left.ts';
import { lives } from './uploads/lives.ts';
import { opened } from './uploads/opened.ts';
import { telling } from './telling.ts';
import { sweepAllTheWhile, type Sweeping } from './uploads/sweeps.ts';
import { writeUntilOver, type Writer } from './uploads/writers.ts';

const PROPERTY = '52.0001.0001';
const PEOPLE = 4;

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

async function main(): Promise<void> {
  const processes = Number(values.processes);
  if (processes > 1 && values.database === undefined)
    throw new Error('Only one process has the embedded database: --processes needs --database');
  const ledger = emptyLedger();
  let killed = 0;
  const told = telling(
    () =>
      `${killed} kills, ${ledger.kept.size} files there, ${ledger.gone.size} removed, ${ledger.pieces} pieces, ${ledger.faults.length} faults`,
  );
  const place = await mkdtemp(join(tmpdir(), 'fonte-kills-'));
  const program = join(dirname(await buildServer({ tests: true })), 'killed-upload.child.mjs');
  told.at('starting the store');
  const ceph = values.ceph ? await rados() : null;
  const ends = new AbortController();
  void ceph?.ended.then((how) => {
    console.error(how);
    ends.abort(new Error(how));
  });
  const name = `fonte_killed_uploads_${process.pid}`;
  let sweeping: Sweeping | null = null;
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
    const since = Date.now();
    if (processes > 1) sweeping = await sweepAllTheWhile(settings, environment, PROPERTY);
    told.at('killing');
    const chance = chances(Number(values.seed));
    const { kills, served, taken } = await lives(
      {
        program,
        environment,
        processes,
        kills: Number(values.kills),
        minutes: Number(values.minutes),
        chance: () => chance.next().value,
        signal: AbortSignal.any([told.signal, ends.signal]),
        onKill: (nth) => (killed = nth),
      },
      (portals) => writeUntilOver(portals, PROPERTY, writers, ledger),
    );
    const sweeps = (await sweeping?.stop()) ?? 0;
    told.at('looking at what is left');
    const ended = await opened(environment);
    const faults = [...ledger.faults, ...(await faultsLeft(settings, ended, ledger))];
    await ended.close();
    const { kept, gone, pieces, given, answers } = ledger;
    console.log(
      `${values.database === undefined ? 'embedded' : 'PostgreSQL'}, ${values.ceph ? 'Ceph' : 'folder'}, ${processes} at once, seed ${values.seed}: ${kills} kills ` +
        `(${kills - served} before serving, ${taken} after what was on its way had been taken) in ${Math.round((Date.now() - since) / 1_000)} s; acknowledged: ${kept.size + gone.size} files, ` +
        `${gone.size} of them removed again, ${pieces} pieces, ${given} files given whole; ${sweeps} sweeps; faults: ${faults.length}. Load of the machine ${loadavg()[0]!.toFixed(1)}.`,
    );
    for (const fault of new Set(faults)) console.log(fault);
    // What was taken is gone, and who commits it is told so.
    const meant = (status: number) => (status >= 200 && status < 300) || status === 410;
    sayAttacks([attackOf('writes', answers, { least: served, answers: meant })]);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    told.at('clearing up');
    await sweeping?.stop().catch(() => {});
    if (values.database !== undefined) await dropDatabase(values.database, name);
    await ceph?.close();
    await rm(place, { recursive: true, force: true });
    told.over();
  }
}

await main();
