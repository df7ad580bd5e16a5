import type { Kysely } from 'kysely';
import { currentVersion, type Database, type DatabaseAccess } from '@fonte/database';
import { tidy } from '@fonte/database/tidy';
import type { Listener } from './events.ts';
import { failureReason } from './failure.ts';
import { FaultList } from '../read/fault.ts';
import { closeInterrupted, closeJournal, markInterrupted, openJournal, type JournalName } from './journal.ts';
import { asOnlyImport } from './lock.ts';
import type { FileOutcome, ImportResult, Outcome } from './result.ts';
import { dropStaging } from './stage/staging.ts';

type Db = Kysely<Database>;

/** Where an import works, and where it writes what becomes of it. */
export interface ImportPlace {
  readonly access: DatabaseAccess;
  readonly db: Db;
  readonly list: FaultList;
  readonly listener: Listener;
  readonly signal: AbortSignal | undefined;
  /** What it is called in the journal. */
  readonly origem: string;
  /** Its row of portal.importacao; a preview has none. */
  readonly id: number | undefined;
}

export interface Frame {
  readonly name: (db: Db) => Promise<JournalName> | JournalName;
  readonly listener: Listener;
  readonly signal: AbortSignal | undefined;
  /** Leaves no trace in the journal. */
  readonly preview?: boolean | undefined;
  /** Told the number of its row in the journal, before anything is done. */
  readonly opened?: ((id: number) => Promise<void>) | undefined;
}

/**
 * Runs `work` as the only import on the database: with its row in the journal, which says in the end what became of it, and with its staging tables
 * dropped after it. Errors: `ImportRunning`, the signal's reason, those of `work`.
 */
export async function asImport(
  access: DatabaseAccess,
  { name, listener, signal, preview = false, opened }: Frame,
  work: (place: ImportPlace) => Promise<Outcome>,
): Promise<ImportResult> {
  const started = performance.now();
  return asOnlyImport(access, async ({ db, cancellable }) => {
    const list = new FaultList();
    const named = await name(db);
    if (!preview) await markInterrupted(db);
    const id = preview ? undefined : await openJournal(db, named);
    try {
      if (id !== undefined) await opened?.(id);
      const place = { access, db, list, listener, signal, origem: named.origem, id };
      const outcome = await access.beside(async (copy) => {
        const here = copy ? { ...place, access: copy, db: copy.within({ timeoutMs: 0 }) } : place;
        const value = await cancellable(signal, () => work(here));
        const keep = value.situacao === 'concluida';
        if (keep) await leaveTidy(here);
        return { keep, value };
      });
      // What was refused on a copy of the database went with it.
      if (id !== undefined && outcome.situacao !== 'concluida') await closeJournal(db, id, outcome);
      return { ...outcome, avisos: list.warnings, segundos: (performance.now() - started) / 1000 };
    } catch (error) {
      // Where the database has gone away, the next import marks it.
      if (id !== undefined) await closeInterrupted(db, id, failureReason(error)).catch(() => {});
      throw error;
    } finally {
      await dropStaging(db).catch(() => {});
    }
  });
}

/** The embedded database has nobody who would clear up later: neither what is gone from the rollups, which are filled anew, nor what was staged. */
async function leaveTidy({ access, db }: ImportPlace): Promise<void> {
  await dropStaging(db);
  if (access.kind === 'embedded') await tidy(access);
}

/** Closes the journal of an import that changes nothing. */
export async function ended(
  { db, list, id }: ImportPlace,
  arquivos: readonly FileOutcome[],
  situacao: 'recusada' | 'sem_mudancas',
): Promise<Outcome> {
  if (id !== undefined) await closeJournal(db, id, { situacao, arquivos, falhas: list.faults });
  return { situacao, versao: (await currentVersion(db))?.versao ?? null, arquivos, falhas: list.faults };
}
