import { KEPT_LIMITS, type KeptThing } from '@fonte/contracts';
import { formatInteger } from '@fonte/pt-br';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { fail } from '../failures/fail.ts';

const MEGABYTE = 1_048_576;
const DAY_SECONDS = 86_400;

/** Where a kind of definition and its versions stand, and what of a version is long. */
const PLACES: Readonly<Record<KeptThing, { table: string; versions: string; id: string; long: string }>> = {
  panel: { table: 'painel', versions: 'painel_versao', id: 'id_painel', long: 'config' },
  indicator: {
    table: 'indicador',
    versions: 'indicador_versao',
    id: 'id_indicador',
    long: 'formula_struct',
  },
};

/**
 * Refuses a further version of what people define where they, or all together, have written too much: nobody fills the disk that all share (contracts/limits). Called in the
 * transaction that writes it, whose writers wait for each other. Errors: tooManySaves with when to come again, tooManyKept, tooMuchKept.
 */
export async function refuseWithoutRoom(
  trx: Kysely<Database>,
  thing: KeptThing,
  { author, isNew }: { readonly author: number | null; readonly isNew: boolean },
  limits: Readonly<Record<'most' | 'megabytes' | 'savesADay', number>> = KEPT_LIMITS[thing],
): Promise<void> {
  const { most, megabytes, savesADay } = limits;
  const { what } = KEPT_LIMITS[thing];
  const { table, versions, long } = PLACES[thing];
  const { rows } = await sql<{ standing: number; bytes: string; saves: number; oldest: number | null }>`
    select
      (select count(*)::integer from ${sql.table(`portal.${table}`)} where removido_em is null) as standing,
      (select coalesce(sum(pg_column_size(${sql.ref(long)})), 0)::text from ${sql.table(`portal.${versions}`)}) as bytes,
      count(*)::integer as saves,
      ceil(extract(epoch from now() - min(criada_em)))::integer as oldest
    from ${sql.table(`portal.${versions}`)}
    where autor = ${author}::bigint and criada_em > now() - interval '1 day'`.execute(trx);
  const [{ standing, bytes, saves, oldest }] = rows as [(typeof rows)[number]];
  if (saves >= savesADay)
    fail(
      'tooManySaves',
      { limit: formatInteger(savesADay) },
      { retryAfterSeconds: Math.max(1, DAY_SECONDS - (oldest ?? 0)) },
    );
  if (isNew && standing >= most) fail('tooManyKept', { limit: formatInteger(most), what });
  if (Number(bytes) >= megabytes * MEGABYTE) fail('tooMuchKept', { limit: formatInteger(megabytes), what });
}

/** Forgets the oldest versions of one, but the one that is published, so that so many are kept. */
export async function forgetOldVersions(
  trx: Kysely<Database>,
  thing: KeptThing,
  id: number,
  { published = null, keep = KEPT_LIMITS[thing].versions }: { published?: number | null; keep?: number } = {},
): Promise<void> {
  const { versions, id: key } = PLACES[thing];
  const name = sql.table(`portal.${versions}`);
  await sql`delete from ${name} where ${sql.ref(key)} = ${id} and versao is distinct from ${published}::integer and versao <=
    (select max(versao) from ${name} where ${sql.ref(key)} = ${id}) - ${keep}::integer`.execute(trx);
}
