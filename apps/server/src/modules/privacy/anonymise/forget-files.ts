import { readFile, rm, stat } from 'node:fs/promises';
import type { Database } from '@fonte/database';
import { faultsFolder } from '@fonte/programme';
import { sql, type Kysely } from 'kysely';
import { filesIn, outboxFolder, wordsOfMail } from '../../../platform/mail/outbox-folder.ts';
import type { Settings } from '../../../settings.ts';
import { anyMention, type Mention } from '../mentions.ts';

/** Whose files are looked for. */
export interface Sought {
  readonly id: number;
  /** Null where nobody can tell any more. */
  readonly mentions: readonly Mention[] | null;
  /** What was written later is about somebody else, ms: clocks of database and disk agree to a minute or two. */
  readonly until: number;
}

export interface Searched {
  /** Files that went. */
  readonly files: number;
  /** The same by whom they named. */
  readonly byPerson: ReadonlyMap<number, number>;
  /** Whom a file that is still there may name. */
  readonly unsure: ReadonlySet<number>;
  /** Why, of those that could not be read or removed. */
  readonly faults: readonly unknown[];
}

/**
 * Removes from the data folder what names the people: mails that were written for want of a mail server, and lists of what was wrong with a refused load, which say values as the
 * source does. After the commit: a file that went is not brought back. Each file is read once, and none keeps the others from being looked at. Errors: the signal's.
 */
export async function forgetFiles(
  db: Kysely<Database>,
  { DATA_DIR }: Pick<Settings, 'DATA_DIR'>,
  people: readonly Sought[],
  signal?: AbortSignal,
): Promise<Searched> {
  const byPerson = new Map<number, number>();
  const unsure = new Set<number>();
  const faults: unknown[] = [];
  let files = 0;
  const look = async (path: string, words: (path: string) => Promise<string>): Promise<void> => {
    let asked = people;
    try {
      const { mtimeMs } = await stat(path);
      asked = people.filter(({ until }) => mtimeMs <= until);
      if (asked.length === 0) return;
      const named = await namedIn(db, await words(path), asked);
      if (named.length > 0) {
        // What went meanwhile another process has counted.
        await rm(path);
        files += 1;
        for (const id of named) byPerson.set(id, (byPerson.get(id) ?? 0) + 1);
      } else for (const { id, mentions } of asked) if (mentions === null) unsure.add(id);
    } catch (error) {
      // What has got its name or gone meanwhile is looked for once more (forgetting.ts).
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      faults.push(error);
      for (const { id } of asked) unsure.add(id);
    }
  };
  for (const [folder, words] of [
    [outboxFolder(DATA_DIR), wordsOfMail],
    [faultsFolder(DATA_DIR), wordsOfList],
  ] as const) {
    // oxlint-disable no-await-in-loop -- one after the other
    const paths = await filesIn(folder).catch((error: unknown) => {
      faults.push(error);
      for (const { id } of people) unsure.add(id);
      return [];
    });
    for (const path of paths) {
      signal?.throwIfAborted();
      await look(path, words);
    }
    // oxlint-enable no-await-in-loop
  }
  signal?.throwIfAborted();
  return { files, byPerson, unsure, faults };
}

const wordsOfList = async (path: string): Promise<string> => (await readFile(path)).toString('utf8');

/** Whom of these the text names. */
async function namedIn(db: Kysely<Database>, text: string, people: readonly Sought[]): Promise<number[]> {
  const patterns = people.flatMap(({ id, mentions }) =>
    mentions === null || mentions.length === 0 ? [] : [{ id, any: anyMention(mentions) }],
  );
  if (patterns.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from jsonb_to_recordset(${JSON.stringify(patterns)}::jsonb) as p(id bigint, "any" text)
    where ${text.replaceAll('\u0000', '')}::text ~ p."any"`.execute(db);
  return rows.map(({ id }) => id);
}
