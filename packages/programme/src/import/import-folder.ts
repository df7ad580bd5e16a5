import type { DatabaseAccess } from '@fonte/database';
import { GeographyRefused } from '../geography/index.ts';
import { fileName } from '../source/index.ts';
import { applyChanges } from './apply/apply-changes.ts';
import { changesAnything } from './apply/compare.ts';
import { currentVersion } from './apply/version.ts';
import { presentFiles } from './check/check-folder.ts';
import { compareFolder, type Compared } from './compare-folder.ts';
import type { Listener } from './events.ts';
import { failureReason } from './failure.ts';
import { FaultList, TooManyFaults } from './fault.ts';
import { readFolder } from './folder.ts';
import { closeInterrupted, closeJournal, markInterrupted, openJournal } from './journal.ts';
import { DEFAULT_LIMITS, type ImportLimits } from './limits.ts';
import { asOnlyImport } from './lock.ts';
import { previewFolder } from './preview-folder.ts';
import type { FileOutcome, ImportResult } from './result.ts';
import type { Outcome, Running } from './running.ts';
import { dropStaging } from './stage/staging.ts';
import type { ImportWish } from './wish.ts';

export interface ImportOptions extends ImportWish {
  /** Told what the import is busy with. */
  readonly listener?: Listener;
  /** Ends the import before its transaction; nothing is kept. */
  readonly signal?: AbortSignal | undefined;
  /** How much may be taken away unless the wish accepts more. */
  readonly limits?: ImportLimits | undefined;
}

/**
 * Imports a folder in the programme's format (docs/importacao.md), all or nothing: read and validate into staging tables, hold rows and files against
 * each other, compare with what stands, then one transaction for facts, history, rollups and data version. A refused folder is an ordinary result,
 * with its faults. With `preview` it only tells what would change. Errors: `ImportRunning`, the signal's reason, the database's own.
 */
export async function importFolder(
  access: DatabaseAccess,
  dir: string,
  { listener = () => {}, signal, limits = DEFAULT_LIMITS, ...wish }: ImportOptions = {},
): Promise<ImportResult> {
  const started = performance.now();
  return asOnlyImport(access, async (db) => {
    const list = new FaultList();
    const folder = await readFolder(dir, list);
    // A preview leaves no trace in the journal either.
    const id = wish.preview ? undefined : await begun(db, folder.name);
    const running = { access, db, folder, list, listener, signal, wish, limits };
    try {
      const outcome = id === undefined ? await previewFolder(running) : await imported(running, id);
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

async function begun(db: Running['db'], origem: string): Promise<number> {
  await markInterrupted(db);
  return openJournal(db, origem);
}

async function imported(running: Running, id: number): Promise<Outcome> {
  const { signal, list } = running;
  const compared = await compareFolder(running);
  if (list.refused) return ended(running, id, compared, 'recusada');
  const { files, losses, geography } = compared;
  const deltas = losses.map(({ delta }) => delta);
  if (!geography && !deltas.some(changesAnything)) return ended(running, id, compared, 'sem_mudancas');
  signal?.throwIfAborted();
  try {
    const arquivos = outcomes(compared);
    return await applyChanges({ ...running, id, deltas, arquivos, geography, present: presentFiles(files) });
  } catch (error) {
    if (!(error instanceof GeographyRefused || error instanceof TooManyFaults)) throw error;
    return ended(running, id, compared, 'recusada');
  }
}

/** Closes the journal of an import that changes nothing. */
async function ended(
  { db, list }: Running,
  id: number,
  compared: Compared,
  situacao: 'recusada' | 'sem_mudancas',
): Promise<Outcome> {
  const arquivos = outcomes(compared);
  await closeJournal(db, id, { situacao, arquivos, falhas: list.faults });
  return { situacao, versao: (await currentVersion(db))?.versao ?? null, arquivos, falhas: list.faults };
}

function outcomes({ files, losses }: Compared): FileOutcome[] {
  return [...files.values()].map(({ source, rows, seconds, sha256 }) => {
    const delta = losses.find((loss) => loss.delta.source === source)?.delta;
    return {
      arquivo: fileName(source),
      linhas: rows,
      novas: delta?.added ?? 0,
      alteradas: delta?.changed ?? 0,
      removidas: delta?.removed ?? 0,
      segundos: Math.round(seconds * 1000) / 1000,
      sha256,
    };
  });
}
