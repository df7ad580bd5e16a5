import { statfs } from 'node:fs/promises';
import { OPEN_UPLOADS_BYTES, OPEN_UPLOADS_LIMIT, SENT_A_DAY } from '@fonte/contracts';
import { formatInteger } from '@fonte/pt-br';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { fail, type App } from '../../../platform/index.ts';

const MEGABYTE = 1_048_576;
/** Less than this free on the disk, and nothing new is begun. */
const LEAST_FREE = 1_024 * MEGABYTE;

/** Largest file that may be sent, bytes. */
export const mostBytes = ({ settings }: Pick<App, 'settings'>): number => settings.UPLOAD_MAX_MB * MEGABYTE;

/** Refuses what would fill the disk, before the first byte. Errors: `storageFull`. */
export async function refuseWithoutRoom({ files }: Pick<App, 'files'>): Promise<void> {
  const { bavail, bsize } = await statfs(files.incoming);
  if (bavail * bsize < LEAST_FREE) fail('storageFull');
}

/** Refuses one more of a person who has too many open, or has sent too much today. Errors: `tooManyUploads`, those of `refuseTooMuch`. */
export async function refuseTooMany(db: Kysely<Database>, person: number): Promise<void> {
  const open = await db
    .selectFrom('portal.envio')
    .where('id_usuario', '=', person)
    .select((eb) => eb.fn.countAll<number>().as('quantos'))
    .select(sql<number>`coalesce(sum(recebido), 0)::float8`.as('bytes'))
    .executeTakeFirstOrThrow();
  if (open.quantos >= OPEN_UPLOADS_LIMIT || open.bytes >= OPEN_UPLOADS_BYTES) fail('tooManyUploads');
  await refuseTooMuch(db, person);
}

/** Refuses one more of a person who has sent as much as one may in 24 hours: files stay, those of polygons too, and the disk is everybody's. Errors: `tooMuchSent` with Retry-After. */
export async function refuseTooMuch(db: Kysely<Database>, person: number): Promise<void> {
  const today = (table: 'portal.arquivo' | 'portal.geometria_enviada') =>
    db
      .selectFrom(table)
      .where('enviado_por', '=', person)
      .where(sql<boolean>`criado_em > now() - interval '24 hours'`)
      .select(['bytes', 'criado_em']);
  const sent = await db
    .selectFrom(today('portal.arquivo').unionAll(today('portal.geometria_enviada')).as('enviado'))
    .select((eb) => eb.fn.countAll<number>().as('files'))
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'))
    .select(
      sql<number>`ceil(extract(epoch from min(criado_em) + interval '24 hours' - now()))::int`.as('seconds'),
    )
    .executeTakeFirstOrThrow();
  if (sent.files < SENT_A_DAY.files && sent.bytes < SENT_A_DAY.bytes) return;
  const told = { files: formatInteger(SENT_A_DAY.files), gigabytes: SENT_A_DAY.bytes / 1_024 ** 3 };
  fail('tooMuchSent', told, { retryAfterSeconds: sent.seconds });
}
