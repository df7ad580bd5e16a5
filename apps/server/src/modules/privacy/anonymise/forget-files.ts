import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@fonte/database';
import { faultsFolder } from '@fonte/programme';
import { sql, type Kysely } from 'kysely';
import { filesIn, outboxFolder, wordsOfMail } from '../../../platform/mail/outbox-folder.ts';
import type { Settings } from '../../../settings.ts';
import { tilesFolder } from '../../maps/index.ts';
import { anyMention, type Mention } from '../mentions.ts';

/**
 * Removes from the data folder what names the person: mails that were written for want of a mail server, and lists of what was wrong with a refused load, which say values as the
 * source does. After the commit: a file that went is not brought back. Gives how many name the person.
 */
export async function forgetFiles(
  db: Kysely<Database>,
  { DATA_DIR }: Pick<Settings, 'DATA_DIR'>,
  mentions: readonly Mention[],
): Promise<number> {
  if (mentions.length === 0) return 0;
  const any = anyMention(mentions);
  const names = async (text: string): Promise<boolean> => {
    const { rows } = await sql<{ names: boolean }>`
      select ${text.replaceAll('\u0000', '')}::text ~ ${any}::text as names`.execute(db);
    return rows[0]?.names ?? false;
  };
  const asText = async (path: string) => (await readFile(path)).toString('utf8');
  const read: [string, (path: string) => Promise<string>][] = [
    [outboxFolder(DATA_DIR), wordsOfMail],
    [faultsFolder(DATA_DIR), asText],
  ];
  let removed = 0;
  for (const [folder, words] of read)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const path of await filesIn(folder)) {
      // oxlint-disable no-await-in-loop -- one after the other
      if (!(await names(await words(path)))) continue;
      await rm(path, { force: true });
      // oxlint-enable no-await-in-loop
      removed += 1;
    }
  return removed;
}

/**
 * Removes all kept tiles of maps, which name farms and areas in gzip and would lie there until somebody asks for one of the version that stands now. They are drawn again where they
 * are asked for. Version by version, and again where somebody draws into one meanwhile. Errors: those of the disk.
 */
export async function forgetTiles({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): Promise<void> {
  const folder = tilesFolder(DATA_DIR);
  for (const version of await readdir(folder).catch(() => []))
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await rm(join(folder, version), { recursive: true, force: true, maxRetries: 5 });
}
