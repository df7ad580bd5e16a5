import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_NAME_LIMIT } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { App, Call } from '../../../platform/index.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import { namedAmong } from '../named-keys.ts';

/** Untouched for so long an upload is gone, ms. No commit lasts so long. */
export const UPLOAD_LIVES_MS = 24 * 3_600_000;

/** A file on its way in. Its row is there before its first byte, so that nothing lies anywhere that no row names. */
export interface Intent {
  readonly id: string;
  /** The object's name, 32 hexadecimal digits. */
  readonly key: string;
  readonly name: string;
}

/** Where the bytes of an intent lie on this machine. */
export const partOf = ({ files }: Pick<App, 'files'>, id: string): string => join(files.incoming, id);

/** A file's name without folders, control and direction signs; never empty, its suffix kept where it is cut. */
export function cleanName(given: string | undefined): string {
  const bare = (given ?? '')
    .toWellFormed()
    .normalize('NFC')
    .split(/[/\\]/)
    .at(-1)!
    // oxlint-disable-next-line no-control-regex -- that is what is taken out
    .replace(/[\0-\x1f\x7f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/[<>:"|?*;]/g, '_')
    .trim()
    .replace(/^\.+/, '');
  const [, stem = '', suffix = ''] = /^(.*?)(\.[^.]{1,10})?$/s.exec(bare) ?? [];
  return (
    `${Array.from(stem)
      .slice(0, FILE_NAME_LIMIT - suffix.length)
      .join('')}${suffix}` || 'arquivo'
  );
}

/** Notes that a file comes. */
export async function beginIntent(
  { app, session }: Pick<Call, 'app' | 'session'>,
  given: { name: string; size?: number; property?: string; sha256?: string | undefined },
): Promise<Intent> {
  const intent = { id: randomUUID(), key: randomBytes(16).toString('hex'), name: given.name };
  await mkdir(app.files.incoming, { recursive: true, mode: 0o700 });
  await app.database.db
    .insertInto('portal.envio')
    .values({
      id_envio: intent.id,
      id_usuario: session.idUsuario,
      cod_propriedade: given.property ?? null,
      nome: intent.name,
      tamanho: given.size ?? null,
      sha256_dito: given.sha256 ?? null,
      chave: intent.key,
      maquina: app.files.machine,
    })
    .execute();
  await app.files.stage('intent');
  return intent;
}

/**
 * Takes intents from whoever may be at them still, and notes what they named. That one may store it yet and be killed before it finds that its row has gone: the note lasts a day, and until then
 * its bytes are removed whenever some have come (sweep.ts). What comes in parts is stored under the name of its commit's own intent (commit-uploads.ts), and never under its own. Gives the ids.
 */
export async function takeAway(trx: Kysely<Database>, which: RawBuilder<boolean>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with foram as (delete from portal.envio where ${which} returning id_envio, chave, tamanho is null as guarda),
      soltas as (insert into portal.objeto_solto (chave, vence_em)
        select chave, now() + case when guarda then ${UPLOAD_LIVES_MS / 1_000} else 0 end * interval '1 second' from foram
        on conflict do nothing)
    select id_envio::text as id from foram`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Gives intents of one's own up: whoever takes the row owns what it named, so that a commit of the same cannot win as well. What of them lies in the storage is noted and
 * removed by a job. Where the row was taken before (another process swept it, or anonymised whose farm it is), what it named may have been stored since, so that who may have stored
 * something says its `keys`: what no row has, a file's least of all, is noted again.
 */
export async function giveUp(
  app: Pick<App, 'database' | 'files'>,
  ids: readonly string[],
  keys: readonly string[] = [],
): Promise<void> {
  if (ids.length === 0) return;
  await app.database.db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('portal.envio')
      .where('id_envio', 'in', ids)
      .returning('chave')
      .execute();
    const loose = new Set([...gone.map(({ chave }) => chave), ...(await nobodys(trx, keys))]);
    if (loose.size === 0) return;
    await trx
      .insertInto('portal.objeto_solto')
      .values([...loose].map((chave) => ({ chave })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await removeLoose(trx, ids);
  });
  await removeParts(app, ids);
}

/** Has what was noted of these intents removed, once that is committed. */
export async function removeLoose(trx: Kysely<Database>, [first = '']: readonly string[]): Promise<void> {
  await addJob(trx, 'media.loose', { data: {}, key: `soltos de ${first}` });
}

/** Those of the names that no row has. */
async function nobodys(trx: Kysely<Database>, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  // An older note may be struck out at this moment, by the job that has looked for the bytes before they were there: a new one stays.
  await trx.deleteFrom('portal.objeto_solto').where('chave', 'in', keys).execute();
  const named = await namedAmong(trx, keys);
  return keys.filter((key) => !named.has(key));
}

/** Removes the bytes of intents on this machine, with what a reader made beside them. */
export async function removeParts(app: Pick<App, 'files'>, ids: readonly string[]): Promise<void> {
  const names = ids.flatMap((id) => ['', '.1600', '.400', '.kml'].map((more) => `${partOf(app, id)}${more}`));
  await Promise.all(names.map((name) => rm(name, { force: true })));
}
