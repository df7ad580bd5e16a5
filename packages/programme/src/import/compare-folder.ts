import type { Kysely } from 'kysely';
import { currentVersion, type Database } from '@fonte/database';
import { GeographyRefused } from '../geography/index.ts';
import { SOURCES, type TableSource } from '../source/index.ts';
import { compare } from './apply/compare.ts';
import type { Delta } from './delta.ts';
import { checkFolder } from './check/check-folder.ts';
import { checkReference, type NamedReference } from './check/reference-date.ts';
import { alteredColumns } from './altered.ts';
import { emptiedColumns } from './emptied.ts';
import { TooManyFaults } from '../read/fault.ts';
import type { ImportFolder } from './folder.ts';
import { applyGeography, ensureGeography, newGeography, type NewGeography } from './geography.ts';
import { checkLimits, type Loss } from './limits.ts';
import { checkDeclaredRows, checkManifest } from './manifest/check-manifest.ts';
import type { Running } from './running.ts';
import { stageFolder, type StagedFolder } from './stage/stage-folder.ts';
import { replaceAnonymised } from './stage/anonymised.ts';
import { createStaging } from './stage/staging.ts';

type Db = Kysely<Database>;

/** What reading, checking and comparing a folder gave; faults are in the import's list. */
export interface Compared {
  readonly files: StagedFolder;
  /** Empty where faults kept the folder from being compared. */
  readonly losses: readonly Loss[];
  /** Official meshes that the import is still to take. */
  readonly geography: NewGeography | undefined;
  /** The reference date that the load names, yyyy-mm-dd. */
  readonly reference?: string | undefined;
}

/**
 * Reads a folder into staging, holds rows and files against each other and against what stands, and tells what would change: all of an import and of
 * its preview, up to the one transaction that applies it. Errors: the signal's reason, the database's.
 */
export async function compareFolder(running: Running): Promise<Compared> {
  const { db, folder, list, listener, signal, wish, limits } = running;
  const numbers = wish.numbers ?? folder.manifest?.numbers;
  const replacing = await replacesDemonstration(db, folder);
  const sources = replacing ? SOURCES : folder.files.map(({ source }) => source);
  let files: StagedFolder = new Map();
  let geography: NewGeography | undefined;
  let reference: string | undefined;
  const losses: Loss[] = [];
  try {
    if (list.refused) return { files, losses, geography };
    await checkManifest(folder, list, signal);
    if (list.refused) return { files, losses, geography };
    geography = await readyGeography(running);
    await createStaging(db, sources);
    files = await stageFolder(db, folder, { list, listener, signal, numbers });
    checkDeclaredRows(folder, files, list);
    const replaced = await replaceAnonymised(db, sources);
    if (replaced > 0)
      listener({ type: 'log', text: `${replaced} linhas de pessoas anonimizadas foram trocadas` });
    if (replacing) {
      listener({ type: 'log', text: 'O programa de demonstração é substituído por inteiro' });
      for (const source of SOURCES) if (!files.has(source.name)) files.set(source.name, nothingOf(source));
    }
    await checkFolder(db, list, files, { geography: geography !== undefined, listener, signal });
    reference = await checkReference(db, list, namedReference(running), files.has('visita'));
    if (list.refused) return { files, losses, geography };
    for (const [i, source] of sources.entries()) {
      signal?.throwIfAborted();
      listener({ type: 'progress', phase: 'comparando', what: source.name, share: i / sources.length });
      const rows = files.get(source.name)?.rows ?? 0;
      // oxlint-disable no-await-in-loop -- one connection
      const delta: Delta = await compare(db, source, rows);
      losses.push({
        delta,
        rows,
        unended: files.get(source.name)?.unended ?? false,
        emptied: await emptiedColumns(db, delta),
        altered: await alteredColumns(db, delta),
      });
      // oxlint-enable no-await-in-loop
    }
    // What goes of invented data is no loss.
    if (!(await currentVersion(db))?.demonstracao) checkLimits(list, losses, limits, wish);
  } catch (error) {
    if (!(error instanceof TooManyFaults || error instanceof GeographyRefused)) throw error;
  }
  return { files, losses, geography, reference };
}

/** What the command names goes before what the folder does. */
function namedReference({ wish, folder }: Running): NamedReference | undefined {
  if (wish.reference !== undefined) return { text: wish.reference, from: '--reference-date' };
  const { manifest } = folder;
  return manifest?.reference === undefined ? undefined : { text: manifest.reference, from: manifest.name };
}

/** The meshes that the import has yet to take. A preview, whose transaction is not kept, takes them at once. */
async function readyGeography({ db, folder, list, wish }: Running): Promise<NewGeography | undefined> {
  const geography = await newGeography(db, folder);
  if (!geography) await ensureGeography(db);
  if (!geography || !wish.preview) return geography;
  await applyGeography(db, geography, list);
  return undefined;
}

/** Real properties over invented ones: then also the tables of absent files are emptied, lest both stand side by side. */
async function replacesDemonstration(db: Db, { demonstration, files }: ImportFolder): Promise<boolean> {
  if (demonstration || !files.some(({ source }) => source.name === 'propriedade')) return false;
  return (await currentVersion(db))?.demonstracao ?? false;
}

const nothingOf = (source: TableSource) => ({
  source,
  rows: 0,
  whole: true,
  unended: false,
  seconds: 0,
  sha256: '',
});
