import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RETENTION } from '@fonte/contracts/retention';
import { unzipSync } from 'fflate';

/** Where mails are written while there is no mail server. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** Files of a folder with their whole paths; none where there is no folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.map((name) => join(folder, name));
}

/** Mails of the folder that were written longer ago than mails are kept, and when the oldest of all was. */
export async function oldOutbox(
  dataDir: string,
  now: Date,
): Promise<{ old: readonly string[]; oldest: Date | null }> {
  const last = now.getTime() - RETENTION.email.days * 86_400_000;
  const old: string[] = [];
  let oldest: Date | null = null;
  for (const path of await filesIn(outboxFolder(dataDir))) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const mtime = (await stat(path).catch(() => null))?.mtime;
    // Removed meanwhile.
    if (mtime === undefined) continue;
    if (oldest === null || mtime < oldest) oldest = mtime;
    if (mtime.getTime() < last) old.push(path);
  }
  return { old, oldest };
}

/** Removes them; gives how many. */
export async function removeOldOutbox(dataDir: string, now: Date): Promise<number> {
  const { old } = await oldOutbox(dataDir, now);
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const path of old) await rm(path, { force: true });
  return old.length;
}

const QUOTED = /=([0-9A-Fa-f]{2})/g;
const fromLatin = (text: string): string => Buffer.from(text, 'latin1').toString('utf8');
const unquoted = (text: string): string =>
  fromLatin(text.replaceAll(QUOTED, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))));
/** What a part in base64 says; of a workbook, which is a ZIP of texts, what each of them does. What only begins like one is text. */
function decoded(text: string): string {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.toString('latin1', 0, 2) !== 'PK') return bytes.toString('utf8');
  try {
    return Object.values(unzipSync(bytes))
      .map((part) => Buffer.from(part).toString('utf8'))
      .join('\n');
  } catch {
    return bytes.toString('utf8');
  }
}

/** All that a mail says, its workbooks too, however its parts and its head are written (RFC 2045, RFC 2047): one text after the other. A PDF within it is not read. */
export async function wordsOfMail(path: string): Promise<string> {
  const raw = (await readFile(path)).toString('latin1');
  const parts = raw.matchAll(
    /Content-Transfer-Encoding: base64\r?\n(?:[^\r\n]+\r?\n)*\r?\n([A-Za-z0-9+/=\r\n]+)/gi,
  );
  const heads = raw.replaceAll(/\?=\s+=\?/g, '?==?').matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi);
  return [
    fromLatin(raw),
    unquoted(raw.replaceAll(/=\r?\n/g, '')),
    ...Array.from(parts, ([, text = '']) => decoded(text)),
    Array.from(heads, ([, way = '', text = '']) =>
      way.toLowerCase() === 'b' ? decoded(text) : unquoted(text.replaceAll('_', ' ')),
    ).join(''),
  ].join('\n');
}
