import { currentVersion, lastVersions, type DatabaseAccess } from '@fonte/database';
import { fileName } from '../../source/index.ts';
import { REASONS } from '../../source/reasons.ts';
import { applyChanges } from '../apply/apply-changes.ts';
import { asImport, ended, type ImportPlace } from '../as-import.ts';
import type { Listener } from '../events.ts';
import type { FileOutcome, ImportResult, Outcome } from '../result.ts';
import { replacedTables } from '../apply/replaced.ts';
import { stageReplaced } from './stage-replaced.ts';

export interface UndoOptions {
  readonly listener?: Listener;
  readonly signal?: AbortSignal | undefined;
  /** Told the number that the import has in the journal, before anything is done. */
  readonly opened?: ((id: number) => Promise<void>) | undefined;
}

/**
 * Brings back the facts of the version before the one that stands, as an import of its own: a new version, with its history, rollups and entry in the
 * journal. Undone in turn, it gives the undone version again. Meshes stay as they are. 'recusada' where nothing is kept to undo: the first version, the
 * one that ended the demonstration. Errors: those of `importFolder`.
 */
export async function undoImport(
  access: DatabaseAccess,
  { listener = () => {}, signal, opened }: UndoOptions = {},
): Promise<ImportResult> {
  const name = async (db: ImportPlace['db']) => {
    const versao = (await currentVersion(db))?.versao ?? null;
    return { origem: versao === null ? 'desfazer' : `desfazer a versão ${versao}`, desfaz: versao };
  };
  return asImport(access, { name, signal, listener, opened }, undone);
}

async function undone(place: ImportPlace): Promise<Outcome> {
  const { db, list, signal, origem } = place;
  const standing = await currentVersion(db);
  const tables = standing && (await replacedTables(db, standing.versao));
  if (!standing || !tables) {
    list.add({ arquivo: origem, linha: null, coluna: null, valor: null, motivo: REASONS.nothingToUndo });
    return ended(place, [], 'recusada');
  }
  const deltas = await stageReplaced(db, tables);
  signal?.throwIfAborted();
  const arquivos = deltas.map(({ source, added, changed, removed }): FileOutcome => ({
    arquivo: fileName(source),
    linhas: added + changed,
    novas: added,
    alteradas: changed,
    removidas: removed,
    segundos: 0,
    sha256: '',
  }));
  // It stays what it is, invented or not: the end of the demonstration cannot be undone.
  const folder = { name: origem, files: [], demonstration: standing.demonstracao };
  const present = { names: new Set<string>(), whole: new Set<string>() };
  // The reference date that the version before was told comes back with it.
  const [, before] = await lastVersions(db, 2);
  const reference = before?.informada ? (before.dadosAte ?? undefined) : undefined;
  return applyChanges({ ...place, folder, deltas, arquivos, geography: undefined, reference, present });
}
