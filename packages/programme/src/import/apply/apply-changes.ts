import { sql, type Kysely } from 'kysely';
import { currentVersion, VERSION_CHANNEL, type Database, type DatabaseAccess } from '@fonte/database';
import { demandKnown } from '@fonte/database/migration/migrate';
import { GeographyRefused } from '../../geography/index.ts';
import { fillBasins } from '../check/fill-basins.ts';
import { checkGeography } from '../check/geography.ts';
import type { Present } from '../check/references.ts';
import type { Listener } from '../events.ts';
import type { FaultList } from '../../read/fault.ts';
import { GEOGRAPHY_FOLDER, type ImportFolder } from '../folder.ts';
import { applyGeography, type NewGeography } from '../geography.ts';
import { closeJournal } from '../journal.ts';
import { standing } from '../relations.ts';
import type { FileOutcome, ImportResult } from '../result.ts';
import { forgetReplaced, keepReplaced, sealReplaced } from './replaced.ts';
import { evaluateQuality } from './quality.ts';
import { changesAnything, type Delta } from '../delta.ts';
import { countVisits } from './counting.ts';
import { writeHistory } from './history.ts';
import { merge } from './merge.ts';
import { refreshRollups } from './rollups.ts';
import { dateVersion, writeVersion } from './version.ts';

type Db = Kysely<Database>;

export interface Applying {
  readonly access: DatabaseAccess;
  readonly db: Db;
  readonly folder: Pick<ImportFolder, 'files' | 'demonstration'>;
  readonly listener: Listener;
  readonly id: number | undefined;
  readonly deltas: readonly Delta[];
  readonly arquivos: readonly FileOutcome[];
  readonly list: FaultList;
  /** Official meshes to take first. */
  readonly geography: NewGeography | undefined;
  readonly present: Present;
  /** The reference date that the load names, yyyy-mm-dd. */
  readonly reference: string | undefined;
}

type Outcome = Pick<ImportResult, 'situacao' | 'versao' | 'arquivos' | 'falhas'>;

/**
 * The one transaction of an import: geography, facts, counted visits, rollups, version, history, journal, notice.
 * Errors: `GeographyRefused` and `TooManyFaults` once faults of the geography are listed; `MigrationConflict` where a newer program has brought the database further meanwhile.
 */
export async function applyChanges(applying: Applying): Promise<Outcome> {
  const { access, db, folder, listener, id, deltas, reference } = applying;
  if (id === undefined) throw new Error('A preview applies nothing');
  let arquivos = applying.arquivos;
  const versao = await db.transaction().execute(async (trx) => {
    const before = await currentVersion(trx);
    if (applying.geography) arquivos = [await takeGeography(trx, applying), ...arquivos];
    const demonstration = isDemonstration(folder, before?.demonstracao ?? false);
    const undoable = before?.demonstracao === demonstration;
    await (undoable ? keepReplaced(trx, deltas) : forgetReplaced(trx));
    await merge(trx, deltas, (what) =>
      listener({ type: 'progress', phase: 'gravando', what, share: share(deltas, what) }),
    );
    if (deltas.some((delta) => touchesVisits(delta))) await countVisits(trx, deltas);
    const number = await writeVersion(trx, { id, demonstration, reference });
    await refreshRollups(trx, (what, done) =>
      listener({ type: 'progress', phase: 'resumos', what, share: done }),
    );
    await evaluateQuality(trx, number, (what, done) =>
      listener({ type: 'progress', phase: 'resumos', what, share: done }),
    );
    if (undoable) await sealReplaced(trx, number);
    // A real programme's history does not begin with the going of an invented one.
    if (demonstration || !before?.demonstracao) await writeHistories(trx, deltas, number);
    await closeJournal(trx, id, { situacao: 'concluida', arquivos, falhas: [] });
    await dateVersion(trx, number);
    await demandKnown(trx);
    await access.notices.publish(VERSION_CHANNEL, String(number), trx);
    return number;
  });
  await vacuum(db, deltas);
  return { situacao: 'concluida', versao, arquivos, falhas: [] };
}

/** Takes the meshes, and holds the properties that come with them against them. */
async function takeGeography(
  trx: Db,
  { geography, list, present, listener }: Applying,
): Promise<FileOutcome> {
  listener({ type: 'progress', phase: 'gravando', what: GEOGRAPHY_FOLDER, share: 0 });
  const outcome = await applyGeography(trx, geography!, list);
  await checkGeography(trx, list, present);
  if (list.refused) throw new GeographyRefused();
  if (present.names.has('propriedade')) await fillBasins(trx);
  return outcome;
}

function share(deltas: readonly Delta[], name: string): number {
  return deltas.findIndex(({ source }) => source.name === name) / deltas.length;
}

const touchesVisits = (delta: Delta): boolean =>
  (delta.source.name === 'visita' || delta.source.name === 'lancamento') && changesAnything(delta);

/** Invented data stay so until real properties replace them. */
function isDemonstration(folder: Applying['folder'], before: boolean): boolean {
  return (
    folder.demonstration || (before && !folder.files.some(({ source }) => source.name === 'propriedade'))
  );
}

async function writeHistories(trx: Db, deltas: readonly Delta[], versao: number): Promise<void> {
  const filled = new Set(deltas.filter(({ fill }) => fill).map(({ source }) => source.name));
  const compared = new Set(deltas.filter(({ fill }) => !fill).map(({ source }) => source.name));
  // Without a file of visits, those that the counting rule has changed have been noted all the same.
  if (!filled.has('visita') && (compared.has('visita') || (await notedVisits(trx)))) {
    await writeHistory(trx, 'visita', versao);
  }
  for (const name of ['propriedade', 'poligono']) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (compared.has(name)) await writeHistory(trx, name, versao);
  }
}

async function notedVisits(trx: Db): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`SELECT to_regclass('entrada.muda_visita') IS NOT NULL AS found`.execute(trx);
  return rows[0]?.found ?? false;
}

/** What an update leaves behind is cleared at once: the embedded database has nobody who would do it later. */
async function vacuum(db: Db, deltas: readonly Delta[]): Promise<void> {
  for (const delta of deltas) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (changesAnything(delta)) await sql`VACUUM ${standing(delta.source)}`.execute(db).catch(() => {});
  }
}
