import type { Kysely } from 'kysely';
import { currentVersion, type Database } from '@fonte/database';
import { compareFolder } from './compare-folder.ts';
import { changesGeography } from './geography.ts';
import { describe, type TablePreview } from './preview.ts';
import type { Outcome } from './result.ts';
import type { Running } from './running.ts';

type Db = Kysely<Database>;

/**
 * Tells what importing a folder would do, by the import's own reading, checks and comparison; nothing is kept. 'recusada' when the import would be.
 * Where it would bring meshes, all of it runs in a transaction that is rolled back, which on the embedded database keeps readers waiting.
 */
export async function previewFolder(running: Running): Promise<Outcome> {
  if (!(await changesGeography(running.db, running.folder))) return previewed(running);
  return rolledBack(running.db, (trx) => previewed({ ...running, db: trx }));
}

async function previewed(running: Running): Promise<Outcome> {
  const { db, list } = running;
  const { losses } = await compareFolder(running);
  const tabelas: TablePreview[] = [];
  for (const loss of losses) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    tabelas.push(await describe(db, loss));
  }
  const versao = (await currentVersion(db))?.versao ?? null;
  const situacao = list.refused ? 'recusada' : 'previa';
  return { situacao, versao, arquivos: [], tabelas, falhas: list.faults };
}

class NotKept extends Error {}

/** What `work` answers, and nothing of what it wrote. */
async function rolledBack<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  const answers: T[] = [];
  try {
    await db.transaction().execute(async (trx) => {
      answers.push(await work(trx));
      throw new NotKept();
    });
  } catch (error) {
    if (!(error instanceof NotKept)) throw error;
  }
  return answers[0]!;
}
