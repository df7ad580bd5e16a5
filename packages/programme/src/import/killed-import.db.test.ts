// [ASVS 2.3.3]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { sql, type RawBuilder } from 'kysely';
import { connect, type DatabaseAccess } from '@fonte/database';
import { freshDatabase } from '@fonte/database/testing';
import { embeddedCopy } from '@fonte/database/testing/embedded-template';
import { nodeFlags } from '@fonte/database/testing/node-flags';
import { importFolder } from './import-folder.ts';
import { changed, exampleFiles, exampleGeography, inFolder } from './testing/folders.ts';

const CHILD = fileURLToPath(new URL('./testing/import.child.ts', import.meta.url));

/** A database that can be closed and opened again by this process while a child holds it in between. */
async function reopenable() {
  if (process.env['TEST_DATABASE_URL']) {
    const database = await freshDatabase();
    return { settings: database.settings, remove: () => database.close() };
  }
  // As the server opens it: the import is made beside.
  const { settings, ...copy } = await embeddedCopy();
  return { settings: { ...settings, guarded: true }, remove: () => copy.remove() };
}

/** Starts an import in a process of its own, which is killed when it comes to the phase. */
async function killedIn(phase: string, settings: object, dir: string): Promise<void> {
  const args = [...nodeFlags(), '--enable-source-maps', CHILD, JSON.stringify(settings), dir, phase];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  expect(await once(child, 'exit'), `the import came to "${phase}"`).toEqual([null, 'SIGKILL']);
}

/** The embedded database imports on a copy, which none of them has come to the end of: the first and the last stand for all. */
const PHASES = process.env['TEST_DATABASE_URL']
  ? ['lendo', 'conferindo', 'gravando', 'resumos']
  : ['lendo', 'resumos'];

async function using<T>(settings: object, work: (access: DatabaseAccess) => Promise<T>): Promise<T> {
  const access = await connect(settings);
  try {
    return await work(access);
  } finally {
    await access.close();
  }
}

it(
  'a process killed in the middle leaves the old version whole, and the next import clears up',
  { timeout: 900_000 },
  async () => {
    const copy = await reopenable();
    const { settings } = copy;
    const example = await exampleFiles();
    const later = changed(changed(example, 'propriedade.csv', ';128,5;', ';130;'), 'isa.csv', '0,57', '0,59');
    const area = sql<{ area: string; indice: string; versions: number }>`SELECT
    (SELECT area_total FROM programa.propriedade WHERE cod_propriedade = '31.0001.0001') AS area,
    (SELECT indice FROM programa.isa WHERE momento = 1) AS indice, (SELECT count(*) FROM portal.versao) AS versions`;
    const one = async <T>(access: DatabaseAccess, query: RawBuilder<T>) =>
      (await query.execute(access.db)).rows[0];
    try {
      await using(settings, async (access) => {
        await exampleGeography(access);
        await inFolder(example, (dir) => importFolder(access, dir));
      });
      const last = PHASES.at(-1);
      const isOld = async (access: DatabaseAccess, phase: string | undefined) =>
        expect(await one(access, area), `killed in "${phase}"`).toEqual({
          area: '128.5000',
          indice: '0.5700',
          versions: 1,
        });
      for (const phase of PHASES) {
        // oxlint-disable no-await-in-loop -- one after the other
        await inFolder(later, (dir) => killedIn(phase, settings, dir));
        if (phase !== last) await using(settings, (access) => isOld(access, phase));
        // oxlint-enable no-await-in-loop
      }
      await using(settings, async (access) => {
        await isOld(access, last);
        // PostgreSQL sees within a quarter of a second that the killed process is gone (lock.ts); until then another import is told that one runs.
        const held = sql<{ n: number }>`SELECT count(*)::integer AS n FROM pg_locks
          WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
        await vi.waitFor(async () => expect(await one(access, held)).toEqual({ n: 0 }), 20_000);
        const result = await inFolder(later, (dir) => importFolder(access, dir));
        expect(result.situacao).toBe('concluida');
        expect(await one(access, area)).toEqual({ area: '130.0000', indice: '0.5900', versions: 2 });
        const { rows } = await sql<{
          situacao: string;
        }>`SELECT situacao FROM portal.importacao ORDER BY id_importacao`.execute(access.db);
        expect(rows.map(({ situacao }) => situacao)).toEqual([
          'concluida',
          ...PHASES.map(() => 'interrompida'),
          'concluida',
        ]);
        expect(await one(access, sql`SELECT to_regnamespace('entrada') AS staging`)).toEqual({
          staging: null,
        });
      });
    } finally {
      await copy.remove();
    }
  },
);
