import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { forgetFilesOf, wordsOfFiles } from '../../../platform/mail/mail-files.ts';
import { openText } from '../../../platform/mail/sealed-text.ts';
import type { Settings } from '../../../settings.ts';
import { anyMention, type Mention } from '../mentions.ts';

type Db = Kysely<Database>;

const CLEARED = sql`corpo = null, html = null, descadastro = null`;

/** Mails opened at once. */
const BATCH = 200;

/**
 * Clears the texts of mails to others that name the person, or that have a file which does, waiting or failed; they go out no more. Texts are sealed, so that each is opened to be looked at; what was sealed with
 * another secret nobody can look at, nor send. Those that were queued after `until` (ISO) are about somebody else. Gives how many mails it was.
 */
export async function forgetMails(
  trx: Db,
  settings: Pick<Settings, 'SESSION_SECRET' | 'DATA_DIR'>,
  mentions: readonly Mention[],
  until?: string,
): Promise<number> {
  if (mentions.length === 0) return 0;
  let cleared = await forgetByFiles(trx, settings, mentions, until);
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    // oxlint-disable no-await-in-loop -- one connection
    const mails = await trx
      .selectFrom('portal.email')
      .where('id_email', '>', after)
      .where(sql<boolean>`num_nonnulls(corpo, html) > 0`)
      .$if(until !== undefined, (query) => query.where('criado_em', '<=', until!))
      .select(['id_email', 'corpo', 'html'])
      .orderBy('id_email')
      .limit(BATCH)
      .execute();
    const last = mails.at(-1);
    if (last === undefined) return cleared;
    after = last.id_email;
    const texts = await Promise.all(
      mails.map(async ({ id_email: id, corpo, html }) => {
        const parts = [corpo, html].filter((sealed) => sealed !== null);
        const opened = await Promise.all(parts.map((sealed) => openText(settings, id, sealed)));
        return { id, texto: opened.includes(null) ? null : opened.join('\n') };
      }),
    );
    const { rows } = await sql<{ id: string }>`
      update portal.email e set ${CLEARED}
      from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as t(id uuid, texto text)
      where e.id_email = t.id and (t.texto is null or t.texto ~ ${anyMention(mentions)}::text)
      returning t.id`.execute(trx);
    for (const { id } of rows) await forgetFilesOf(trx, id);
    // oxlint-enable no-await-in-loop
    cleared += rows.length;
  }
}

/** Those whose file names the person though the text does not. */
async function forgetByFiles(
  trx: Db,
  settings: Pick<Settings, 'SESSION_SECRET' | 'DATA_DIR'>,
  mentions: readonly Mention[],
  until: string | undefined,
): Promise<number> {
  const words = await wordsOfFiles(settings, trx);
  if (words.length === 0) return 0;
  const { rows } = await sql<{ id: string }>`
    update portal.email e set ${CLEARED}
    where num_nonnulls(corpo, html) > 0 and criado_em <= coalesce(${until ?? null}::timestamptz, 'infinity')
      and exists (
        select from portal.email_anexo x
        join jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as f(id text, words text) on f.id = x.id_arquivo
        where x.id_email = e.id_email and (f.words is null or f.words ~ ${anyMention(mentions)}::text)
      )
    returning e.id_email as id`.execute(trx);
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const { id } of rows) await forgetFilesOf(trx, id);
  return rows.length;
}
