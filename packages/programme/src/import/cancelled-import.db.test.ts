// An import that is cancelled, or whose process is killed, in the middle of a statement that waits: on PostgreSQL it lets go while that statement
// would still wait for ever. These tests exist where TEST_DATABASE_URL names a server; on the embedded database the process holds all there is.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { clearInterrupted } from './clear-interrupted.ts';
import { ImportCancelled } from './failure.ts';
import { importFolder } from './import-folder.ts';
import { changed, exampleFiles, inFolder, only, type Files } from './testing/folders.ts';
import { ProgrammeDatabase } from './testing/programme-database.ts';

const CHILD = fileURLToPath(new URL('./testing/import.child.ts', import.meta.url));

let programme: ProgrammeDatabase;
let example: Files;
let later: Files;
let before: Record<string, unknown[]>;
beforeAll(async () => {
  programme = await ProgrammeDatabase.open();
  example = await exampleFiles();
  later = only(changed(example, 'isa.csv', '0,57', '0,58'), 'isa.csv');
  await programme.importing(example);
  before = await programme.contents();
});
afterAll(() => programme.close());

/** Keeps a table from everybody while `work` runs. */
async function withheld(work: () => Promise<void>): Promise<void> {
  await programme.access.db.transaction().execute(async (trx) => {
    await sql`LOCK TABLE programa.isa IN ACCESS EXCLUSIVE MODE`.execute(trx);
    await work();
  });
}
const waiting = async () => {
  const [row] = await programme.all<{ waits: boolean }>(
    sql`SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock') AS waits`,
  );
  return row?.waits ?? false;
};
const importsLocked = async () => {
  const [row] = await programme.all<{ locks: number }>(
    sql`SELECT count(*) AS locks FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return row?.locks;
};
async function until(condition: () => Promise<boolean>): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one look after the other
  while (!(await condition())) await pause(50);
}
const lastEntry = () =>
  programme.all(sql`SELECT situacao, motivo FROM portal.importacao ORDER BY id_importacao DESC LIMIT 1`);

if (process.env['TEST_DATABASE_URL']) {
  it('is cancelled in the middle of a statement, and the next import finds the way free', async () => {
    await withheld(async () => {
      const ending = new AbortController();
      const importing = inFolder(later, (dir) =>
        importFolder(programme.access, dir, { signal: ending.signal }),
      );
      const ended = expect(importing).rejects.toThrow('cancelada por quem a pediu');
      await until(waiting);
      ending.abort(new ImportCancelled('cancelada por quem a pediu'));
      await ended;
      expect(await importsLocked()).toBe(0);
      expect(await lastEntry()).toEqual([{ situacao: 'interrompida', motivo: 'cancelada por quem a pediu' }]);
      expect(await programme.all(sql`SELECT to_regnamespace('entrada') AS staging`)).toEqual([
        { staging: null },
      ]);
      const other = only(changed(example, 'meta.csv', '1.700,00', '1.701,00'), 'meta.csv');
      // Only a preview: writing a version would look at the table withheld.
      expect((await programme.importing(other, { preview: true })).situacao).toBe('previa');
    });
    expect((await programme.contents())['isa']).toEqual(before['isa']);
  });

  it('lets go when its process is killed, and what it left is cleared by the next server that starts', async () => {
    await withheld(async () => {
      await inFolder(later, async (dir) => {
        const settings = JSON.stringify(programme.access.settings);
        const child = spawn(process.execPath, ['--enable-source-maps', CHILD, settings, dir], {
          stdio: 'ignore',
        });
        const ended = once(child, 'exit');
        await until(waiting);
        child.kill('SIGKILL');
        await ended;
        await until(async () => (await importsLocked()) === 0);
      });
    });
    expect(await lastEntry()).toEqual([{ situacao: 'em_andamento', motivo: null }]);
    await clearInterrupted(programme.access);
    expect(await lastEntry()).toEqual([
      { situacao: 'interrompida', motivo: 'o processo que importava terminou antes do fim' },
    ]);
    expect(await programme.all(sql`SELECT to_regnamespace('entrada') AS staging`)).toEqual([
      { staging: null },
    ]);
    expect((await programme.contents())['isa']).toEqual(before['isa']);
  });

  it('is left alone by a server that starts meanwhile', async () => {
    const importing: Promise<unknown>[] = [];
    await withheld(async () => {
      importing.push(programme.importing(later));
      await until(waiting);
      await clearInterrupted(programme.access);
      const held = programme.all(sql`SELECT to_regnamespace('entrada') IS NOT NULL AS staging`);
      expect(await held).toEqual([{ staging: true }]);
    });
    await Promise.all(importing);
    expect(await lastEntry()).toMatchObject([{ situacao: 'concluida' }]);
  });
} else {
  it('clears what a killed import has left', async () => {
    await programme.all(sql`CREATE SCHEMA entrada`);
    await programme.all(sql`INSERT INTO portal.importacao (situacao, origem) VALUES ('em_andamento', 'x')`);
    await clearInterrupted(programme.access);
    expect(await programme.all(sql`SELECT to_regnamespace('entrada') AS staging`)).toEqual([
      { staging: null },
    ]);
    expect(await lastEntry()).toMatchObject([{ situacao: 'interrompida' }]);
  });
}
