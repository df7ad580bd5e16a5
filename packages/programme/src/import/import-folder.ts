import { currentVersion, type DatabaseAccess } from '@fonte/database';
import { GeographyRefused } from '../geography/index.ts';
import { fileName } from '../source/index.ts';
import { applyChanges } from './apply/apply-changes.ts';
import { changesAnything } from './delta.ts';
import { asImport, ended } from './as-import.ts';
import { presentFiles } from './check/check-folder.ts';
import { compareFolder, type Compared } from './compare-folder.ts';
import type { Listener } from './events.ts';
import { TooManyFaults } from '../read/fault.ts';
import { folderName, readFolder } from './folder.ts';
import { DEFAULT_LIMITS, type ImportLimits } from './limit-settings.ts';
import { previewFolder } from './preview-folder.ts';
import type { FileOutcome, ImportResult, Outcome } from './result.ts';
import type { Running } from './running.ts';
import type { ImportWish } from './wish.ts';

export interface ImportOptions extends ImportWish {
  /** Told what the import is busy with. */
  readonly listener?: Listener;
  /** Ends the import before its transaction; nothing is kept. */
  readonly signal?: AbortSignal | undefined;
  /** How much may be taken away unless the wish accepts more. */
  readonly limits?: ImportLimits | undefined;
  /** Told the number that the import has in the journal, before anything is done. */
  readonly opened?: ((id: number) => Promise<void>) | undefined;
  /** Waited for before anything that stands is changed, with all that takes long done: what reads the load before may do so meanwhile. */
  readonly held?: (() => Promise<unknown>) | undefined;
}

/**
 * Imports a folder in the programme's format (docs/importacao.md), all or nothing: read and validate into staging tables, hold rows and files against
 * each other, compare with what stands, then one transaction for facts, history, rollups and data version. A refused folder is an ordinary result,
 * with its faults. With `preview` it only tells what would change. Errors: `ImportRunning`, the signal's reason, the database's own.
 */
export async function importFolder(
  access: DatabaseAccess,
  dir: string,
  { listener = () => {}, signal, limits = DEFAULT_LIMITS, opened, held, ...wish }: ImportOptions = {},
): Promise<ImportResult> {
  const name = () => ({ origem: folderName(dir), desfaz: null });
  return asImport(access, { name, listener, signal, preview: wish.preview, opened }, async (place) => {
    const folder = await readFolder(dir, place.list);
    const running = { ...place, folder, wish, limits };
    return wish.preview ? previewFolder(running) : imported(running, held);
  });
}

async function imported(running: Running, held: ImportOptions['held']): Promise<Outcome> {
  const { signal, list } = running;
  const compared = await compareFolder(running);
  const arquivos = outcomes(compared);
  if (list.refused) return ended(running, arquivos, 'recusada');
  const { files, losses, geography, reference } = compared;
  const deltas = losses.map(({ delta }) => delta);
  const before = await currentVersion(running.db);
  const otherDay = reference !== undefined && before !== null && reference !== before.dadosAte;
  if (!geography && !otherDay && !deltas.some(changesAnything))
    return ended(running, arquivos, 'sem_mudancas');
  await held?.();
  signal?.throwIfAborted();
  try {
    return await applyChanges({
      ...running,
      deltas,
      arquivos,
      geography,
      reference,
      present: presentFiles(files),
    });
  } catch (error) {
    if (!(error instanceof GeographyRefused || error instanceof TooManyFaults)) throw error;
    return ended(running, arquivos, 'recusada');
  }
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
