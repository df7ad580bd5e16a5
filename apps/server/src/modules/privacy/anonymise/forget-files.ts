import { readFile, rm } from 'node:fs/promises';
import type { Database } from '@fonte/database';
import { faultsFolder } from '@fonte/programme';
import { sql, type Kysely } from 'kysely';
import { filesIn, outboxFolder, wordsOfMail } from '../../../platform/mail/outbox-folder.ts';
import type { Settings } from '../../../settings.ts';
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
      // What has got its name or gone meanwhile is looked for once more (forgetting.ts).
      if (!(await names(await words(path).catch(ofNothing)))) continue;
      await rm(path, { force: true });
      // oxlint-enable no-await-in-loop
      removed += 1;
    }
  return removed;
}

function ofNothing(error: NodeJS.ErrnoException): string {
  if (error.code !== 'ENOENT') throw error;
  return '';
}
