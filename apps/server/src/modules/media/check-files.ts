import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Database } from '@fonte/database';
import { counted } from '@fonte/pt-br';
import type { Clock } from '@fonte/pt-br/clock';
import { sql, type Kysely } from 'kysely';
import type { Settings } from '../../settings.ts';
import { filesOf } from '../../platform/storage/files.ts';
import { keyOf, PICTURE_SIZES, type Storage } from '../../platform/storage/storage.ts';
import { namedAmong } from './named-keys.ts';

type Db = Kysely<Database>;

/** Younger objects may belong to a write that is on its way, or to a put that was given up and lands late. */
const LOOSE_AFTER_DAYS = 7;
const DAY_MS = 86_400_000;
/** Rows, or objects, that are looked at together. */
const BATCH = 1_000;

interface Options {
  /** Reads every file whole and holds it against its SHA-256. */
  readonly hash: boolean;
  /** Removes what no row names. */
  readonly apply: boolean;
}

export interface FilesCheck {
  readonly rows: number;
  /** Rows whose bytes are not there, or are not theirs. */
  readonly faulty: number;
  /** Objects that no row names and that are old enough to be nobody's. */
  readonly loose: number;
}

/** Holds rows and stored files against each other, both ways; each thing found is said as it is found. Errors: those of the storage. */
export async function checkFiles(
  { db, settings, clock }: { readonly db: Db; readonly settings: Settings; readonly clock: Clock },
  options: Options,
  say: (line: string) => void,
): Promise<FilesCheck> {
  const { storage } = filesOf(settings);
  const { rows, faulty } = await checkRows(db, storage, options.hash, say);
  const loose = await checkObjects(db, storage, { ...options, now: clock.now().getTime() }, say);
  return { rows, faulty, loose };
}

interface Row {
  readonly alvo: string;
  readonly chave: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly foto: boolean;
}

const ROWS = sql`
  select 'arquivo ' || id_arquivo as alvo, chave, bytes, sha256, tipo = 'photo' as foto from portal.arquivo where chave is not null
  union all select 'geometria ' || id_geometria, chave, bytes, sha256, false from portal.geometria_enviada`;

async function checkRows(db: Db, storage: Storage, hash: boolean, say: (line: string) => void) {
  let [rows, faulty, after] = [0, 0, ''];
  for (;;) {
    // oxlint-disable no-await-in-loop -- one after the other: nobody waits, and others work
    const batch =
      await sql<Row>`select * from (${ROWS}) r where chave > ${after} order by chave limit ${BATCH}`.execute(
        db,
      );
    for (const row of batch.rows) {
      const fault = await faultOf(storage, row, hash);
      // Removed, or written anew, since the batch was read.
      if (fault === null || !(await stands(db, row.chave))) continue;
      faulty += 1;
      say(`${row.alvo}: ${fault} (${keyOf(row.chave)})`);
    }
    // oxlint-enable no-await-in-loop
    rows += batch.rows.length;
    after = batch.rows.at(-1)?.chave ?? '';
    if (batch.rows.length < BATCH) return { rows, faulty };
  }
}

const stands = async (db: Db, chave: string): Promise<boolean> =>
  (await sql`select from (${ROWS}) r where chave = ${chave}`.execute(db)).rows.length > 0;

/** What is wrong with the bytes of a row, in words; null where nothing is. */
async function faultOf(
  storage: Storage,
  { chave, bytes, sha256, foto }: Row,
  hash: boolean,
): Promise<string | null> {
  const original = await storage.head(keyOf(chave));
  if (original === null) return 'os bytes não estão no armazenamento';
  if (original.bytes !== bytes) return `tem ${original.bytes} bytes em vez de ${bytes}`;
  for (const size of foto ? PICTURE_SIZES : [])
    // oxlint-disable-next-line no-await-in-loop -- two
    if ((await storage.head(keyOf(chave, size))) === null) return `falta a foto de ${size} pontos`;
  return !hash || (await hashOf(storage, chave)) === sha256 ? null : 'os bytes não são os que foram enviados';
}

async function hashOf(storage: Storage, chave: string): Promise<string | null> {
  const stream = await storage.get(keyOf(chave));
  if (stream === null) return null;
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  return hash.digest('hex');
}

/** Objects are named by files, geometries, what is on its way in or to be removed, and loads. */
async function checkObjects(
  db: Db,
  storage: Storage,
  { apply, now }: Options & { readonly now: number },
  say: (line: string) => void,
): Promise<number> {
  let loose = 0;
  let batch: { key: string; name: string; days: number }[] = [];
  const look = async () => {
    const named = await namedAmong(
      db,
      batch.map(({ name }) => name),
    );
    for (const { key, days } of batch.filter(({ name }) => !named.has(name))) {
      loose += 1;
      // oxlint-disable-next-line no-await-in-loop -- few
      if (apply) await storage.remove(key);
      say(`${key}: nenhuma linha o cita, há ${counted(days, 'dia', 'dias')}${apply ? '; apagado' : ''}`);
    }
    batch = [];
  };
  for await (const { key, modified } of storage.list('midia/')) {
    const days = Math.floor((now - modified.getTime()) / DAY_MS);
    const name = /([0-9a-f]{32})(?:\.\d+)?$/.exec(key)?.[1];
    if (name === undefined || days < LOOSE_AFTER_DAYS) continue;
    batch.push({ key, name, days });
    if (batch.length === BATCH) await look();
  }
  await look();
  return loose;
}
