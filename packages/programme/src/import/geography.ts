import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import { loadBuiltInGeography, loadGeography } from '../geography/index.ts';
import type { FaultList } from '../read/fault.ts';
import { GEOGRAPHY_FOLDER, type ImportFolder } from './folder.ts';
import type { FileOutcome } from './result.ts';

type Db = Kysely<Database>;

/** Properties lie in municipalities: a database that has none yet, nor is given any, gets the built-in ones. */
export async function ensureGeography(db: Db): Promise<void> {
  if (!(await hasGeography(db))) await loadBuiltInGeography(db);
}

async function hasGeography(db: Db): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`SELECT EXISTS (SELECT FROM geo.municipio) AS some`.execute(
    db,
  );
  return rows[0]?.some ?? false;
}

/** Whether importing the folder would change the geography. */
export async function changesGeography(db: Db, folder: ImportFolder): Promise<boolean> {
  return !(await hasGeography(db)) || (await newGeography(db, folder)) !== undefined;
}

/** Official meshes that are not yet those of the database. */
export interface NewGeography {
  readonly dir: string;
  readonly sha256: string;
}

/** The folder's meshes, unless the last import that brought any brought the same bytes. */
export async function newGeography(db: Db, { geography }: ImportFolder): Promise<NewGeography | undefined> {
  if (geography === undefined) return undefined;
  const sha256 = await hashOf(geography);
  const { rows } = await sql<{ sha256: string }>`
    SELECT a ->> 'sha256' AS sha256 FROM portal.importacao i CROSS JOIN LATERAL jsonb_array_elements(i.arquivos) a
    WHERE i.situacao = 'concluida' AND a ->> 'arquivo' = ${GEOGRAPHY_FOLDER}
    ORDER BY i.id_importacao DESC LIMIT 1`.execute(db);
  return rows[0]?.sha256 === sha256 ? undefined : { dir: geography, sha256 };
}

async function hashOf(dir: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(dir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  for (const name of names.sort()) {
    hash.update(`${name}\0`);
    // oxlint-disable-next-line no-await-in-loop -- one hash over all
    for await (const piece of createReadStream(join(dir, name))) hash.update(piece as Buffer);
  }
  return hash.digest('hex');
}

/** Loads the meshes within the import's transaction. Errors: `GeographyRefused` once faults are listed, `TooManyFaults`. */
export async function applyGeography(
  trx: Db,
  { dir, sha256 }: NewGeography,
  list: FaultList,
): Promise<FileOutcome> {
  const started = performance.now();
  const counts = await loadGeography(trx, dir, {
    add: (fault) => list.add({ ...fault, arquivo: `${GEOGRAPHY_FOLDER}/${fault.arquivo}` }),
    warn: (warning) => list.warn({ ...warning, arquivo: `${GEOGRAPHY_FOLDER}/${warning.arquivo}` }),
    get refused() {
      return list.refused;
    },
  });
  const linhas = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const segundos = Math.round(performance.now() - started) / 1000;
  return { arquivo: GEOGRAPHY_FOLDER, linhas, novas: 0, alteradas: linhas, removidas: 0, segundos, sha256 };
}
