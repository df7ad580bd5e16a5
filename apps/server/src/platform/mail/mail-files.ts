import { createHmac } from 'node:crypto';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { Settings } from '../../settings.ts';
import { installationSecret } from '../identity/installation-secret.ts';
import { seal, unseal } from '../identity/sealed.ts';

type Db = Kysely<Database>;
type Where = Pick<Settings, 'SESSION_SECRET' | 'DATA_DIR'>;

/** A file or picture that goes with a mail. */
export interface MailFile {
  readonly name: string;
  /** MIME. */
  readonly type: string;
  readonly bytes: Buffer;
  /** By which the drawn form shows it; without one it is an attachment. */
  readonly cid?: string;
  /** All that it says, where the mail's own text does not: whom it names is looked for in it (modules/privacy, anonymise/forget-mails.ts). */
  readonly words?: string;
}

/** So long after its last use a file that no mail names is taken for left over: a mail that names it may be about to be committed. */
const LEFT_OVER = sql`interval '1 hour'`;
/** So long after it its use is written down again: not for each of thousands of mails. */
const FRESH = sql`interval '10 minutes'`;

const placeOf = (id: string): string => `email_arquivo ${id}`;
const placeOfWords = (id: string): string => `email_arquivo ${id} palavras`;

/** Puts files beside a mail of the outbox, in its transaction. What other mails have too, as a chart that many are sent, is there once. */
export async function keepFiles(
  settings: Where,
  trx: Db,
  idEmail: string,
  files: readonly MailFile[],
): Promise<void> {
  const secret = await installationSecret(settings);
  const named = files.map((file, at) => ({
    file,
    ordem: at + 1,
    id: createHmac('sha256', secret).update(file.bytes).digest('base64url'),
  }));
  if (named.length === 0) return;
  const there = await trx
    .selectFrom('portal.email_arquivo')
    .where(
      'id_arquivo',
      'in',
      named.map(({ id }) => id),
    )
    .where(sql<boolean>`usado_em > now() - ${FRESH}`)
    .select(['id_arquivo', sql<boolean>`palavras is not null`.as('said')])
    .execute();
  const fresh = new Map(there.map(({ id_arquivo, said }) => [id_arquivo, said]));
  // In one order, so that two that keep the same never wait for each other.
  for (const { id, file } of named.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    if (fresh.get(id) ?? false) continue;
    if (file.words === undefined && fresh.has(id)) continue;
    // oxlint-disable no-await-in-loop -- one connection
    const conteudo = await seal(settings, placeOf(id), file.bytes);
    const palavras =
      file.words === undefined ? null : await seal(settings, placeOfWords(id), Buffer.from(file.words));
    await trx
      .insertInto('portal.email_arquivo')
      .values({ id_arquivo: id, conteudo, palavras })
      .onConflict((conflict) =>
        conflict.column('id_arquivo').doUpdateSet({
          usado_em: sql`now()`,
          // What was kept before what it says was (migration 0110), or with a mail that says it too.
          palavras: sql`coalesce(excluded.palavras, email_arquivo.palavras)`,
        }),
      )
      .execute();
    // oxlint-enable no-await-in-loop
  }
  await trx
    .insertInto('portal.email_anexo')
    .values(
      named.map(({ id, ordem, file: { name, type, cid } }) => ({
        id_email: idEmail,
        ordem,
        id_arquivo: id,
        nome: name,
        tipo: type,
        cid: cid ?? null,
      })),
    )
    .execute();
}

/** The files of a mail, in their order; null where one was sealed with another secret. */
export async function filesOf(settings: Where, db: Db, idEmail: string): Promise<MailFile[] | null> {
  const rows = await db
    .selectFrom('portal.email_anexo as x')
    .innerJoin('portal.email_arquivo as a', 'a.id_arquivo', 'x.id_arquivo')
    .where('x.id_email', '=', idEmail)
    .orderBy('x.ordem')
    .select(['a.id_arquivo', 'a.conteudo', 'x.nome', 'x.tipo', 'x.cid'])
    .execute();
  const files: MailFile[] = [];
  for (const { id_arquivo, conteudo, nome: name, tipo: type, cid } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- no I/O after the first
    const bytes = await unseal(settings, placeOf(id_arquivo), conteudo);
    if (bytes === null) return null;
    files.push({ name, type, bytes, ...(cid === null ? {} : { cid }) });
  }
  return files;
}

/** What the files that wait say, beside what their mails do; null of one that was sealed with another secret. */
export async function wordsOfFiles(
  settings: Where,
  db: Db,
): Promise<{ readonly id: string; readonly words: string | null }[]> {
  const rows = await db
    .selectFrom('portal.email_arquivo')
    .where('palavras', 'is not', null)
    .select(['id_arquivo as id', 'palavras'])
    .execute();
  return Promise.all(
    rows.map(async ({ id, palavras }) => ({
      id,
      words: (await unseal(settings, placeOfWords(id), palavras!))?.toString() ?? null,
    })),
  );
}

/** Lets go of what went with a mail that has been delivered. */
export const forgetFilesOf = (trx: Db, idEmail: string) =>
  trx.deleteFrom('portal.email_anexo').where('id_email', '=', idEmail).execute();

/** Files that no mail names any more. */
export const mailFileOver = sql<boolean>`(usado_em < now() - ${LEFT_OVER}
  and not exists (select from portal.email_anexo x where x.id_arquivo = email_arquivo.id_arquivo))`;

/** Removes them; gives how many. */
export async function removeLeftFiles(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('portal.email_arquivo')
    .where(mailFileOver)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
