import { open, readFile, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { syncFile } from '../sync-file.ts';
import { unknownTo, type Gone } from './gone.ts';

/** Beside the database, so that whatever takes its place, and whyever it does not open, it is known who was anonymised. */
export const goneFile = (dataDir: string): string => join(resolve(dataDir), 'anonimizados.json');

/** Those of each database that the data folder has had. Errors: the disk's own; `SyntaxError` for what nobody can read. */
async function keptIn(dataDir: string): Promise<Gone[]> {
  const text = await readFile(goneFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  return JSON.parse(text) as Gone[];
}

/** Those of one database; null where nobody was written down. Errors: as above. */
export async function keptOf(dataDir: string, banco: string): Promise<Gone | null> {
  return (await keptIn(dataDir)).find((one) => one.banco === banco) ?? null;
}

/**
 * Writes down who was anonymised, on the disk when it resolves: of those whom the database knows as it knows them, and whoever was known before. Nothing where that is nobody, or is
 * there already. Errors: the disk's own, after which the file is as it was.
 */
export async function keepGone(dataDir: string, gone: Gone): Promise<void> {
  const kept = await keptIn(dataDir);
  const before = kept.find(({ banco }) => banco === gone.banco);
  const now: Gone = {
    banco: gone.banco,
    pessoas: [...gone.pessoas, ...(before ? unknownTo(gone, before) : [])],
  };
  if (now.pessoas.length === 0 || JSON.stringify(now) === JSON.stringify(before)) return;
  const file = goneFile(dataDir);
  const draft = `${file}.new`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(JSON.stringify([...kept.filter(({ banco }) => banco !== gone.banco), now]));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  await syncFile(resolve(dataDir)).catch(() => {});
}
