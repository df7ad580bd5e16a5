import { randomUUID } from 'node:crypto';
import { publishNotice, type Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { fail, type Call } from '../../platform/index.ts';
import { addJob, JOB_CHANNEL, JOB_WITHDRAWN } from '../../platform/jobs/add-job.ts';
import type { JobHandler, JobHandlers } from '../../platform/jobs/job.ts';
import { isJobName, jobKind, jobNamesOn } from '../../platform/jobs/kinds.ts';
import { recordAccess } from '../../platform/trail/audit.ts';

type Db = Kysely<Database>;

/**
 * Lets a job that failed or was cancelled begin anew, with all its attempts, and one that waits for later begin now. Errors: `taskNotFound`, `taskMoved` where it runs or is done,
 * `taskTextGone` for a mail whose text has been forgotten.
 */
export async function runTask(call: Call<{ id: number }>): Promise<true> {
  return changed(call, 'executar', async (trx, task) => {
    if (!isJobName(task.tipo) || !['falhou', 'cancelada', 'esperando'].includes(task.situacao))
      fail('taskMoved');
    if (task.tipo === 'mail.send') await refuseForgotten(trx, task.dados);
    await trx
      .updateTable('portal.tarefa')
      .set({ situacao: 'esperando', quando: sql`now()`, terminada_em: null })
      .set((eb) => ({ tentativas: task.situacao === 'esperando' ? eb.ref('tentativas') : 0 }))
      .where('id_tarefa', '=', task.id_tarefa)
      .execute();
  });
}

async function refuseForgotten(trx: Db, data: unknown): Promise<void> {
  const { id } = data as { readonly id?: unknown };
  const mail = await trx
    .selectFrom('portal.email')
    .where(sql<boolean>`id_email::text = ${String(id)}`)
    .where('corpo', 'is not', null)
    .where(sql<boolean>`coalesce(vale_ate > now(), true)`)
    .select('id_email')
    .executeTakeFirst();
  if (mail === undefined) fail('taskTextGone');
}

/** Ends a job that waits, or is being done: who does it is told, and writes nothing any more. Errors: `taskNotFound`, `taskMoved` where it has ended. */
export async function cancelTask(call: Call<{ id: number }>, handlers: JobHandlers): Promise<true> {
  return changed(call, 'cancelar', async (trx, task) => {
    if (!['esperando', 'executando'].includes(task.situacao)) fail('taskMoved');
    await trx
      .updateTable('portal.tarefa')
      .set({
        situacao: 'cancelada',
        terminada_em: sql`clock_timestamp()`,
        tomada_por: null,
        tomada_ate: null,
      })
      .where('id_tarefa', '=', task.id_tarefa)
      .execute();
    if (isJobName(task.tipo)) await (handlers[task.tipo] as JobHandler).abandoned?.(trx, task.dados);
  });
}

/** Puts a job that comes by itself into the queue, beside its schedule. Errors: `taskNotFound` for a kind that does not. */
export async function runScheduled({
  app,
  params: { tipo },
  session,
  request,
}: Call<{ tipo: string }>): Promise<true> {
  if (
    !isJobName(tipo) ||
    !jobNamesOn(app.database.kind).includes(tipo) ||
    jobKind(tipo).schedule === undefined
  )
    fail('taskNotFound', { id: tipo });
  await app.database.db.transaction().execute(async (trx) => {
    await addJob(trx, tipo, { data: {}, key: `pedida ${randomUUID()}` });
    await recordAccess(trx, session, {
      acao: 'alterar',
      alvo: 'tarefas',
      endereco: request.ip,
      detalhe: { feito: 'executar', tipo },
    });
  });
  return true;
}

interface Row {
  readonly id_tarefa: number;
  readonly tipo: string;
  readonly situacao: string;
  readonly dados: unknown;
}

/** Changes one row, that nobody else changes meanwhile; the change and who made it are written together, and every process hears of it. */
async function changed(
  { app, params: { id }, session, request }: Call<{ id: number }>,
  feito: 'executar' | 'cancelar',
  change: (trx: Db, task: Row) => Promise<void>,
): Promise<true> {
  await app.database.db.transaction().execute(async (trx) => {
    const task = await trx
      .selectFrom('portal.tarefa')
      .where('id_tarefa', '=', id)
      .select(['id_tarefa', 'tipo', 'situacao', 'dados'])
      .forUpdate()
      .executeTakeFirst();
    if (task === undefined) fail('taskNotFound', { id });
    await change(trx, task);
    await recordAccess(trx, session, {
      acao: 'alterar',
      alvo: 'tarefas',
      endereco: request.ip,
      detalhe: { feito, tarefa: id, tipo: task.tipo },
    });
    await publishNotice(trx, JOB_CHANNEL, feito === 'cancelar' ? JOB_WITHDRAWN : '');
  });
  return true;
}
