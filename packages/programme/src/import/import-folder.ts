import type { Kysely } from 'kysely';
import type { Database, DatabaseAccess } from '@fonte/database';
import { GeographyRefused } from '../geography/index.ts';
import { fileName, SOURCES, type FileForm, type TableSource } from '../source/index.ts';
import { applyChanges } from './apply/apply-changes.ts';
import { compare, changesAnything, type Delta } from './apply/compare.ts';
import { currentVersion } from './apply/version.ts';
import { checkFolder, presentFiles } from './check/check-folder.ts';
import type { Listener } from './events.ts';
import { failureReason } from './failure.ts';
import { FaultList, TooManyFaults } from './fault.ts';
import { readFolder, type ImportFolder } from './folder.ts';
import { ensureGeography, newGeography, type NewGeography } from './geography.ts';
import { closeInterrupted, closeJournal, markInterrupted, openJournal } from './journal.ts';
import { asOnlyImport } from './lock.ts';
import type { FileOutcome, ImportResult } from './result.ts';
import { stageFolder, type StagedFolder } from './stage/stage-folder.ts';
import { createStaging, dropStaging } from './stage/staging.ts';
import type { ImportWish } from './wish.ts';

type Db = Kysely<Database>;

export interface ImportOptions extends ImportWish {
  /** Told what the import is busy with. */
  readonly listener?: Listener;
  /** Ends the import before its transaction; nothing is kept. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Imports a folder in the programme's format (docs/importacao.md), all or nothing: read and validate into staging tables, hold rows and files against
 * each other, compare with what stands, then one transaction for facts, history, rollups and data version. A refused folder is an ordinary result,
 * with its faults. Errors: `ImportRunning`, the signal's reason, the database's own.
 */
export async function importFolder(
  access: DatabaseAccess,
  dir: string,
  { listener = () => {}, signal, numbers }: ImportOptions = {},
): Promise<ImportResult> {
  const started = performance.now();
  return asOnlyImport(access, async (db) => {
    const list = new FaultList();
    const folder = await readFolder(dir, list);
    await markInterrupted(db);
    const id = await openJournal(db, folder.name);
    try {
      const outcome = await imported({ access, db, folder, list, listener, signal, numbers, id });
      return { ...outcome, avisos: list.warnings, segundos: (performance.now() - started) / 1000 };
    } catch (error) {
      // Where the database has gone away, the next import marks it.
      await closeInterrupted(db, id, failureReason(error)).catch(() => {});
      throw error;
    } finally {
      await dropStaging(db).catch(() => {});
    }
  });
}

interface Running {
  readonly access: DatabaseAccess;
  readonly db: Db;
  readonly folder: ImportFolder;
  readonly list: FaultList;
  readonly listener: Listener;
  readonly signal: AbortSignal | undefined;
  readonly numbers: FileForm['numbers'] | undefined;
  readonly id: number;
}

type Outcome = Pick<ImportResult, 'situacao' | 'versao' | 'arquivos' | 'falhas'>;

async function imported(running: Running): Promise<Outcome> {
  const { db, folder, list, listener, signal, numbers, id } = running;
  const replacing = await replacesDemonstration(db, folder);
  const sources = replacing ? SOURCES : folder.files.map(({ source }) => source);
  let files: StagedFolder = new Map();
  let geography: NewGeography | undefined;
  try {
    if (list.refused) return await refused(running, files);
    geography = await newGeography(db, folder);
    if (!geography) await ensureGeography(db);
    await createStaging(db, sources);
    files = await stageFolder(db, folder, { list, listener, signal, numbers });
    if (replacing) {
      listener({ type: 'log', text: 'O programa de demonstração é substituído por inteiro' });
      for (const source of SOURCES) if (!files.has(source.name)) files.set(source.name, nothingOf(source));
    }
    await checkFolder(db, list, files, { geography: geography !== undefined, listener, signal });
  } catch (error) {
    if (!(error instanceof TooManyFaults)) throw error;
  }
  if (list.refused) return refused(running, files);
  const deltas: Delta[] = [];
  for (const [i, source] of sources.entries()) {
    signal?.throwIfAborted();
    listener({ type: 'progress', phase: 'comparando', what: source.name, share: i / sources.length });
    // oxlint-disable-next-line no-await-in-loop -- one connection
    deltas.push(await compare(db, source, files.get(source.name)?.rows ?? 0));
  }
  const arquivos = outcomes(files, deltas);
  if (!geography && !deltas.some(changesAnything)) {
    await closeJournal(db, id, { situacao: 'sem_mudancas', arquivos, falhas: [] });
    return {
      situacao: 'sem_mudancas',
      versao: (await currentVersion(db))?.versao ?? null,
      arquivos,
      falhas: [],
    };
  }
  signal?.throwIfAborted();
  try {
    return await applyChanges({ ...running, deltas, arquivos, geography, present: presentFiles(files) });
  } catch (error) {
    if (!(error instanceof GeographyRefused || error instanceof TooManyFaults)) throw error;
    return refused(running, files);
  }
}

/** Real properties over invented ones: then also the tables of absent files are emptied, lest both stand side by side. */
async function replacesDemonstration(db: Db, { demonstration, files }: ImportFolder): Promise<boolean> {
  if (demonstration || !files.some(({ source }) => source.name === 'propriedade')) return false;
  return (await currentVersion(db))?.demonstracao ?? false;
}

const nothingOf = (source: TableSource) => ({ source, rows: 0, whole: true, seconds: 0, sha256: '' });

async function refused({ db, list, id }: Running, files: StagedFolder): Promise<Outcome> {
  const arquivos = outcomes(files, []);
  await closeJournal(db, id, { situacao: 'recusada', arquivos, falhas: list.faults });
  return {
    situacao: 'recusada',
    versao: (await currentVersion(db))?.versao ?? null,
    arquivos,
    falhas: list.faults,
  };
}

function outcomes(files: StagedFolder, deltas: readonly Delta[]): FileOutcome[] {
  return [...files.values()].map(({ source, rows, seconds, sha256 }) => {
    const delta = deltas.find((candidate) => candidate.source === source);
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
