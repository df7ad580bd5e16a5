import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { publicOrigin } from '../../../platform/app/public-address.ts';
import type { Job, JobHandler } from '../../../platform/jobs/job.ts';
import type { JobPayload } from '../../../platform/jobs/kinds.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { contentsOf, pastOf, type Sends } from '../content/contents.ts';
import { recipientOf } from '../content/recipient.ts';
import { unsubscribeAddress } from './unsubscribe.ts';
import { cidOf, writtenMail } from './written-once.ts';

type Db = Kysely<Database>;
type Payload = JobPayload<'notify.deliver'>;

/** Mails to an address that the mail server refused for good, one after the other, after which no more are tried. */
const REFUSALS = 3;
/** What is not delivered within a day tells nothing new any more. */
const USEFUL_HOURS = 24;

/** Writes the mail of one delivery: with the access that its reader has now, or none at all. */
export const deliverJob: JobHandler<Payload> = { run: deliver };

async function deliver(job: Job<Payload>): Promise<void> {
  const { db, parts, data } = job;
  const asked = await readDelivery(db, data.id);
  // Removed meanwhile, or done by an attempt that was killed before it could say so.
  if (asked === undefined || asked.situacao !== 'esperando') return job.finish(async () => undefined);
  const refusal = await refusalOf(db, asked);
  if (refusal !== null) return ended(job, refusal);
  const reader = await recipientOf(db, parts.settings, asked.email);
  if (reader === null) return ended(job, 'sem_conta');
  const past = await pastOf(db, asked);
  const { content, exact } = await contentsOf(parts, reader, sendsOf(asked), asked.ocasiao, past, job.signal);
  if (content === null) return ended(job, 'nada', exact);
  const unsubscribe = await unsubscribeAddress(parts, asked.id_destino);
  const mail = writtenMail(content, asked.nome, { portal: publicOrigin(parts), unsubscribe });
  await job.finish(async (trx) => {
    const id_email = await queueMail(parts, trx, {
      to: { name: reader.nome, address: reader.email },
      subject: `Fonte de dados: ${content.subject}`,
      ...mail,
      files: [
        ...content.charts.map(({ png }, at) => ({
          name: `grafico-${at + 1}.png`,
          type: 'image/png',
          bytes: png,
          cid: cidOf(at),
        })),
        ...content.files,
      ],
      unsubscribe,
      key: `entrega ${data.id}`,
      usefulUntil: new Date(parts.clock.now().getTime() + USEFUL_HOURS * 3_600_000),
    });
    await write(trx, data.id, { situacao: 'na_fila', id_email: id_email ?? null, figuras: exact });
    // The log of jobs has what left the portal as a file.
    return ['Email na fila', ...content.files.map(({ name }) => `com ${name}`)].join(', ');
  });
}

const readDelivery = (db: Db, id: number) =>
  db
    .selectFrom('portal.entrega as e')
    .innerJoin('portal.notificacao as n', 'n.id_notificacao', 'e.id_notificacao')
    .innerJoin('portal.notificacao_destino as d', (on) =>
      on.onRef('d.id_notificacao', '=', 'e.id_notificacao').onRef('d.email', '=', 'e.email'),
    )
    .where('e.id_entrega', '=', id)
    .select(['e.id_entrega as id', 'e.email', 'e.ocasiao', 'e.situacao', 'd.id_destino', 'd.cancelado_em'])
    .select(['n.id_notificacao', 'n.nome', 'n.importacao', 'n.fonte', 'n.resumo', 'n.mudancas'])
    .select(['n.graficos', 'n.anexo'])
    .select(['n.limite_figura', 'n.limite_sentido', 'n.limite_valor'])
    .executeTakeFirst();
type Asked = NonNullable<Awaited<ReturnType<typeof readDelivery>>>;

/** Whether the mail server refused the mail `m`. One that it was away for, until it told nothing new any more, says nothing of its address. */
const refused = sql<boolean>`(m.situacao = 'falhou' and exists (
  select from portal.email_tentativa t where t.id_email = m.id_email and t.resultado = 'recusado'
))`;

/** Why an address is not written to: it wants no more, or its last mails were all refused. Somebody's 'Enviar agora' tries it again, once a day: a mail that is taken is what ends it. */
async function refusalOf(db: Db, asked: Asked): Promise<'cancelada' | 'suspensa' | null> {
  const { email, ocasiao, cancelado_em } = asked;
  if (cancelado_em !== null) return 'cancelada';
  const last = await db
    .selectFrom('portal.entrega as e')
    .innerJoin('portal.email as m', 'm.id_email', 'e.id_email')
    .where('e.email', '=', email)
    .where((eb) => eb.or([eb('m.situacao', '=', 'enviado'), refused]))
    .orderBy('e.id_entrega', 'desc')
    .limit(REFUSALS)
    .select(refused.as('refused'))
    .execute();
  if (last.length < REFUSALS || !last.every((one) => one.refused)) return null;
  return ocasiao.startsWith('agora ') && !(await triedToday(db, email)) ? null : 'suspensa';
}

/** Whether a mail that somebody sent to an address by hand was written within a day, whatever became of it: by many notifications, or every minute, it is not tried more often. */
async function triedToday(db: Db, email: string): Promise<boolean> {
  const tried = await db
    .selectFrom('portal.entrega as e')
    .where('e.email', '=', email)
    .where('e.ocasiao', 'like', 'agora %')
    .where('e.id_email', 'is not', null)
    .where(sql<boolean>`e.criada_em > now() - interval '1 day'`)
    .select('e.id_entrega')
    .limit(1)
    .executeTakeFirst();
  return tried !== undefined;
}

function sendsOf(asked: Asked): Sends {
  const { importacao, fonte, resumo, mudancas, graficos, anexo, limite_figura: figura } = asked;
  const limite =
    figura === null
      ? null
      : { figura, sentido: asked.limite_sentido ?? 'acima', valor: Number(asked.limite_valor) };
  return { importacao, fonte, resumo, mudancas, graficos, anexo, limite } as Sends;
}

const write = (
  trx: Db,
  id: number,
  {
    situacao,
    figuras = null,
    id_email = null,
  }: { situacao: string; figuras?: Record<string, string | null> | null; id_email?: string | null },
) =>
  trx
    .updateTable('portal.entrega')
    .set({
      situacao: sql<string>`${situacao}`,
      id_email,
      figuras: figuras === null ? null : JSON.stringify(figuras),
    })
    .where('id_entrega', '=', id)
    .execute();

const ENDS = {
  cancelada: 'O destinatário deixou de receber',
  suspensa:
    'Três emails seguidos a este endereço foram recusados. “Enviar agora” tenta de novo, uma vez por dia',
  sem_conta: 'O endereço não tem conta ativa',
  nada: 'Nada a dizer a este perfil',
} as const;

function ended(
  job: Job<Payload>,
  situacao: keyof typeof ENDS,
  figuras: Record<string, string | null> | null = null,
): Promise<void> {
  return job.finish(async (trx) => {
    await write(trx, job.data.id, { situacao, figuras });
    return ENDS[situacao];
  });
}
