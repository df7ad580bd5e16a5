import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { JobFailed, JobLost, type CommandParts, type Job, type JobHandler } from '../jobs/job.ts';
import type { JobPayload } from '../jobs/kinds.ts';
import { short } from '../jobs/queue.ts';
import { handOver } from './hand-over/hand-over.ts';
import type { HandOver, Message } from './hand-over/message.ts';
import { filesOf } from './mail-files.ts';
import { openText } from './sealed-text.ts';

type Db = Kysely<Database>;
type Payload = JobPayload<'mail.send'>;
type MailJob = Job<Payload, CommandParts>;
type Refused = Exclude<HandOver, { outcome: 'aceito' }>;

const GONE = 'O texto do email já foi apagado: a pessoa precisa pedir outro';
const EXPIRED = 'O endereço que o email traz venceu antes de ele ser entregue';
const OTHER_SECRET = 'O texto do email foi cifrado com outro SESSION_SECRET';
const KILLED = 'O processo terminou durante o envio: não se sabe se o servidor de email ficou com a mensagem';

/** Delivers one mail of the outbox to the mail server, and writes down each attempt before it begins and after it has ended. */
export const sendMail: JobHandler<Payload, CommandParts> = {
  run: deliver,
  async abandoned(trx, data) {
    const { id } = data as { readonly id?: unknown };
    if (typeof id !== 'string') return;
    await trx
      .updateTable('portal.email')
      .set({ situacao: 'falhou', corpo: sql<string | null>`case when secreto then null else corpo end` })
      .where(sql<boolean>`id_email::text = ${id}`)
      .where('situacao', '<>', 'enviado')
      .execute();
  },
};

async function deliver(job: MailJob): Promise<void> {
  const { id } = job.data;
  const mail = await short(() => readMail(job.parts.database.db, id));
  if (mail === undefined) throw new JobFailed(GONE, { final: true });
  if (mail.situacao === 'enviado') return job.finish(async () => undefined);
  if (mail.expired) throw new JobFailed(EXPIRED, { final: true });
  const message = await messageOf(job, mail);
  const attempt = await beginAttempt(job, id);
  const handed = await handOver(job.parts, message, job.signal);
  if (handed.outcome === 'aceito') {
    const sent = (trx: Db) => markSent(trx, id, attempt);
    try {
      return await job.finish(sent);
    } catch (error) {
      // Cancelled, or another's by now: sent all the same.
      if (error instanceof JobLost) await short(() => job.parts.database.db.transaction().execute(sent));
      throw error;
    }
  }
  // Also at a stop or past the time limit: what is known of the attempt is known.
  await short(() => endAttempt(job.parts.database.db, id, attempt, handed));
  throw new JobFailed(handed.reason, { final: handed.outcome === 'recusado', retryBy: mail.vale_ate });
}

async function readMail(db: Db, id: string) {
  return db
    .selectFrom('portal.email')
    .where('id_email', '=', id)
    .selectAll()
    .select([
      sql<boolean>`coalesce(vale_ate <= now(), false)`.as('expired'),
      sql<boolean>`exists (select from portal.email_anexo x where x.id_email = portal.email.id_email)`.as(
        'has_files',
      ),
    ])
    .executeTakeFirst();
}

async function messageOf(
  { parts, db }: MailJob,
  mail: NonNullable<Awaited<ReturnType<typeof readMail>>>,
): Promise<Message> {
  if (mail.corpo === null) throw new JobFailed(GONE, { final: true });
  const text = await openText(parts.settings, mail.id_email, mail.corpo);
  if (text === null) throw new JobFailed(OTHER_SECRET, { final: true });
  const { id_email: id, nome: name, destinatario: address, assunto: subject, criado_em: date } = mail;
  const [html = null, unsubscribe = null] = await Promise.all(
    [mail.html, mail.descadastro].map(async (sealed) => sealed && openText(parts.settings, id, sealed)),
  );
  const files = mail.has_files ? await filesOf(parts.settings, db, id) : [];
  if (files === null) throw new JobFailed(OTHER_SECRET, { final: true });
  return { id, name, address, subject, text, html, unsubscribe, files, date };
}

/** Writes that an attempt begins; of one that never ended nobody knows how it went. Gives its number. */
async function beginAttempt({ parts }: MailJob, id: string): Promise<number> {
  const { rows } = await short(() =>
    sql<{ numero: number }>`
      with lost as (
        update portal.email_tentativa set terminou_em = now(), resultado = 'desconhecido', motivo = ${KILLED}
        where id_email = ${id} and terminou_em is null
      )
      insert into portal.email_tentativa (id_email, numero)
      select ${id}::uuid, coalesce(max(numero), 0) + 1 from portal.email_tentativa where id_email = ${id}
      returning numero`.execute(parts.database.db),
  );
  return rows[0]!.numero;
}

/**
 * Writes that the mail server has it, and lets go of what went with it. The mail's own row first, by which the others are found, as whoever removes it takes what
 * belongs to it after it: else each would wait for the other.
 */
async function markSent(trx: Db, id: string, attempt: number): Promise<void> {
  await sql`
    with sent as (
      update portal.email
      set situacao = 'enviado', enviado_em = clock_timestamp(), corpo = null, html = null, descadastro = null
      where id_email = ${id} returning id_email
    ), let_go as (
      delete from portal.email_anexo x using sent where x.id_email = sent.id_email
    )
    update portal.email_tentativa t set terminou_em = clock_timestamp(), resultado = 'aceito'
    from sent where t.id_email = sent.id_email and t.numero = ${attempt} and t.terminou_em is null`.execute(
    trx,
  );
}

async function endAttempt(db: Db, id: string, numero: number, handed: Refused): Promise<void> {
  await db
    .updateTable('portal.email_tentativa')
    .set({
      terminou_em: sql`clock_timestamp()`,
      resultado: handed.outcome,
      motivo: handed.reason,
    })
    .where('id_email', '=', id)
    .where('numero', '=', numero)
    .where('terminou_em', 'is', null)
    .execute();
}
