import type { Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import { SOURCES } from '../../source/index.ts';
import type { Listener } from '../events.ts';
import type { FaultList } from '../../read/fault.ts';
import type { StagedFolder } from '../stage/stage-folder.ts';
import { checkAreas } from './areas.ts';
import { fillBasins } from './fill-basins.ts';
import { checkGeography } from './geography.ts';
import { checkReferences, checkStanding, type Present } from './references.ts';
import { checkCodesWithoutDots, checkRepetition } from './repetition.ts';
import { checkShapes } from './shapes.ts';

/** What the checks between rows and files need to know of the files. */
export function presentFiles(files: StagedFolder): Present {
  const whole = [...files].filter(([, file]) => file.whole).map(([name]) => name);
  return { names: new Set(files.keys()), whole: new Set(whole) };
}

export interface CheckOptions {
  /** True when new official meshes are to be taken first: where properties lie is then checked after that. */
  readonly geography: boolean;
  readonly listener: Listener;
  readonly signal: AbortSignal | undefined;
}

/**
 * Holds the staged rows against each other, against the files beside them and against what stands.
 * Errors: `TooManyFaults`, the signal's reason, the database's.
 */
export async function checkFolder(
  db: Kysely<Database>,
  list: FaultList,
  files: StagedFolder,
  { geography, listener, signal }: CheckOptions,
): Promise<void> {
  const present = presentFiles(files);
  const sources = SOURCES.filter(({ name }) => files.has(name));
  for (const [i, source] of sources.entries()) {
    signal?.throwIfAborted();
    listener({ type: 'progress', phase: 'conferindo', what: source.name, share: i / sources.length });
    // oxlint-disable no-await-in-loop -- faults are listed in order
    await checkRepetition(db, list, source);
    if (source.name === 'propriedade') await checkCodesWithoutDots(db, list, source);
    await checkShapes(db, list, source);
    await checkAreas(db, list, source);
    await checkReferences(db, list, source, present);
    await checkStanding(db, list, source, present);
    // oxlint-enable no-await-in-loop
  }
  if (geography) return;
  await checkGeography(db, list, present);
  if (present.names.has('propriedade')) await fillBasins(db);
}
