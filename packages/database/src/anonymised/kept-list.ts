import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { syncFile } from '../sync-file.ts';
import { united, type Gone } from './gone.ts';

/** What of the list is not as it should be, for whoever runs the program: the sentences are `programme`'s (import/hand-over/gone-sentences.ts). */
export type GoneFault =
  /** It is there, and cannot be read: nobody can tell who is back, and nothing is written over it. */
  | { readonly kind: 'unreadable'; readonly file: string; readonly error: unknown }
  /** Nobody can make sense of it: it lies aside, and those whom it alone knew are known no more. */
  | { readonly kind: 'illegible'; readonly file: string; readonly aside: string }
  /** It could not be written: the next opening does. */
  | { readonly kind: 'unwritten'; readonly file: string; readonly error: unknown }
  /** So many were told to a copy by nothing that they could be found by. */
  | { readonly kind: 'codeless'; readonly people: number };
export type TellFault = (fault: GoneFault) => void;

/** Those of one database, as the file has them. */
interface KeptGone extends Gone {
  /** All whom the database knows were looked for in it once, whoever told it of them: releases before decision 110 did not. */
  readonly vistos?: true;
}

/** So long after a draft was begun nobody writes it any more, ms. */
const DRAFT_OVER_MS = 3_600_000;

/** Beside the database, so that whatever takes its place, and whyever it does not open, it is known who was anonymised. */
export const goneFile = (dataDir: string): string => join(resolve(dataDir), 'anonimizados.json');

/** Those of each database that the data folder has had. What nobody can make sense of is moved aside and told, so that it does not stop whoever comes after. Errors: the disk's own. */
async function keptIn(dataDir: string, tell: TellFault): Promise<KeptGone[]> {
  const file = goneFile(dataDir);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  const kept = listOf(text);
  if (kept !== null) return kept;
  const aside = `${file}.ilegivel-${Date.now()}`;
  try {
    await rename(file, aside);
    tell({ kind: 'illegible', file, aside });
  } catch (error) {
    // Another process that started with this one has done it.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return [];
}

/** Null for what is no such list. */
function listOf(text: string): KeptGone[] | null {
  try {
    const list = JSON.parse(text) as Partial<KeptGone>[];
    const sound = list.every(({ banco, pessoas }) => typeof banco === 'string' && Array.isArray(pessoas));
    return sound ? (list as KeptGone[]) : null;
  } catch {
    return null;
  }
}

/** Those of one database; null where nobody was written down. Errors: as above. */
export async function keptOf(dataDir: string, banco: string, tell: TellFault): Promise<KeptGone | null> {
  return (await keptIn(dataDir, tell)).find((one) => one.banco === banco) ?? null;
}

/**
 * Writes down who was anonymised, on the disk when it resolves: of those whom the database knows as it knows them, with all codes that they were ever known by, and whoever was known before. Makes the data
 * folder where there is none. Nothing where that is nobody, or is there already. Of two processes that write in the same moment the later one's stands: whom it leaves out the database of the other still
 * knows, and its next opening writes down. Errors: the disk's own, after which the file is as it was.
 */
export async function keepGone(
  dataDir: string,
  { banco, pessoas, vistos }: KeptGone,
  tell: TellFault,
): Promise<void> {
  const kept = await keptIn(dataDir, tell);
  const before = kept.find((one) => one.banco === banco);
  const seen = vistos ?? before?.vistos;
  const now: KeptGone = {
    banco,
    pessoas: united(pessoas, before?.pessoas ?? []),
    ...(seen === undefined ? {} : { vistos: seen }),
  };
  if (now.pessoas.length === 0 || JSON.stringify(now) === JSON.stringify(before)) return;
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = goneFile(dataDir);
  // Each its own: processes start together.
  const draft = `${file}.${randomUUID()}.new`;
  try {
    await write(draft, JSON.stringify([...kept.filter((one) => one.banco !== banco), now]));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFile(folder).catch(() => {});
  await removeLeftDrafts(folder, basename(file)).catch(() => {});
}

async function write(path: string, text: string): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Those of processes that were killed over them. */
async function removeLeftDrafts(folder: string, name: string): Promise<void> {
  for (const one of await readdir(folder)) {
    if (!one.startsWith(`${name}.`) || !one.endsWith('.new')) continue;
    const path = join(folder, one);
    // oxlint-disable no-await-in-loop -- hardly ever one
    if (Date.now() - (await stat(path)).mtimeMs > DRAFT_OVER_MS) await rm(path, { force: true });
    // oxlint-enable no-await-in-loop
  }
}
