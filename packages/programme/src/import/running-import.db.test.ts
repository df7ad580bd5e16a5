import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { connect } from '@fonte/database';
import { importFolder } from './import-folder.ts';
import { ImportRunning } from './result.ts';
import { changed, exampleFiles, inFolder, type Files } from './testing/folders.ts';
import { ProgrammeDatabase } from './testing/programme-database.ts';

let programme: ProgrammeDatabase;
let example: Files;

beforeAll(async () => {
  programme = await ProgrammeDatabase.open();
  example = await exampleFiles();
});
afterAll(() => programme.close());
beforeEach(() => programme.empty());

describe('while it runs', () => {
  it('readers see the old version until the new one is there', async () => {
    await programme.importing(example);
    const seen = new Set<string>();
    const finished = new AbortController();
    const reading = (async () => {
      while (!finished.signal.aborted) {
        // oxlint-disable-next-line no-await-in-loop
        const [row] = await programme.all<{ figures: string }>(
          sql`SELECT concat_ws(' ', (SELECT max(versao) FROM portal.versao) - (SELECT min(versao) FROM portal.versao),
            (SELECT count(*) FROM programa.visita), (SELECT area_total FROM programa.propriedade WHERE cod_propriedade = '31.0001.0001')) AS figures`,
        );
        seen.add(row!.figures);
      }
    })();
    const files = changed(example, 'propriedade.csv', ';128,5;', ';130;');
    await programme.importing(
      changed(
        files,
        'visita.csv',
        '105,31.0001.0002,12345678909,22,2023-11-18,2023-11-18 08:00,,,,,2,não\n',
        '',
      ),
    );
    finished.abort();
    await reading;
    for (const figures of seen) expect(['0 5 128.5000', '1 4 130.0000']).toContain(figures);
  });

  it('a second one is refused', async () => {
    const results = await Promise.allSettled([programme.importing(example), programme.importing(example)]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]!.reason).toBeInstanceOf(ImportRunning);
  });

  it('one of another process is refused as well', async () => {
    // The embedded database's folder belongs to one process: there it is the same one.
    const { access } = programme;
    const other = access.kind === 'postgres' ? await connect(access.settings) : access;
    try {
      const results = await Promise.allSettled([
        programme.importing(example),
        inFolder(example, (dir) => importFolder(other, dir)),
      ]);
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused.map(({ reason }) => reason as unknown)).toEqual([expect.any(ImportRunning)]);
    } finally {
      if (other !== access) await other.close();
    }
  });

  it('its signal ends it and nothing is kept', async () => {
    await programme.importing(example);
    const before = await programme.contents();
    const ending = new AbortController();
    const files = changed(example, 'isa.csv', '0,57', '0,58');
    const listener = (event: { type: string; phase?: string }) => {
      if (event.phase === 'conferindo') ending.abort(new Error('cancelled'));
    };
    await expect(
      inFolder(files, (dir) => importFolder(programme.access, dir, { listener, signal: ending.signal })),
    ).rejects.toThrow('cancelled');
    expect(await programme.contents()).toEqual(before);
    expect(
      await programme.all(sql`SELECT situacao FROM portal.importacao ORDER BY id_importacao DESC LIMIT 1`),
    ).toEqual([{ situacao: 'interrompida' }]);
  });
});
