import { can, GRID_PAGE_SIZE } from '@fonte/contracts';
import type { ScheduledTask, Task, TaskGroup, taskDeliveries } from '@fonte/contracts/routes/tasks';
import type { Database } from '@fonte/database';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { fail, type Call } from '../../platform/index.ts';
import { isJobName, jobKind, jobNamesOn, type JobName } from '../../platform/jobs/kinds.ts';

type Db = Kysely<Database>;
type Deliveries = z.infer<NonNullable<(typeof taskDeliveries)['answer']>>['result'];

const SITUATIONS: Readonly<Record<TaskGroup, readonly Task['situacao'][]>> = {
  agora: ['executando', 'esperando'],
  falharam: ['falhou'],
  terminadas: ['concluida', 'cancelada'],
};

/** What runs, then what is due next; what has ended, the newest first. */
const ORDER: Readonly<Record<TaskGroup, RawBuilder<unknown>>> = {
  agora: sql`t.situacao desc, t.prioridade desc, t.quando, t.id_tarefa`,
  falharam: sql`t.terminada_em desc, t.id_tarefa desc`,
  terminadas: sql`t.terminada_em desc, t.id_tarefa desc`,
};

/** 'j***@exemplo.com': enough to know which mail is meant, of one that is known. */
const masked = sql<string>`left(e.destinatario, 1) || '***' || substr(e.destinatario, strpos(e.destinatario, '@'))`;

/** Whether the text of a mail's job can still be sent; null for other jobs. */
const sendable = sql<
  boolean | null
>`case when e.id_email is not null then e.corpo is not null and coalesce(e.vale_ate > now(), true) when t.tipo = 'mail.send' then false end`;

const rows = (db: Db) =>
  db
    .selectFrom('portal.tarefa as t')
    .leftJoin('portal.email as e', (on) =>
      on.on('t.tipo', '=', 'mail.send').on(sql<boolean>`e.id_email::text = t.dados->>'id'`),
    )
    .select(['t.id_tarefa as id', 't.tipo', 't.tentativas', 't.criada_em', 't.quando'])
    .select(['t.iniciada_em', 't.terminada_em', 't.motivo', 't.resultado'])
    .select([
      sql<Task['situacao']>`t.situacao`.as('situacao'),
      sql<string | null>`e.assunto || ' · ' || ${masked}`.as('sobre'),
      sendable.as('sendable'),
      sql<boolean>`t.quando > now()`.as('later'),
    ]);

/** A page of one of the three lists, and how many rows each has. */
export async function listTasks({
  db,
  query: { grupo, pagina },
  profile,
}: Call<unknown, { grupo: TaskGroup; pagina: number }>) {
  // What this version does not know is shown to who may see the page.
  const hidden = jobNames().filter((name) => !can(profile, jobKind(name).visible));
  const found = await rows(db)
    .where('t.situacao', 'in', [...SITUATIONS[grupo]])
    .where((eb) => (hidden.length === 0 ? eb.val(true) : eb('t.tipo', 'not in', hidden)))
    .orderBy(ORDER[grupo])
    .limit(GRID_PAGE_SIZE)
    .offset(pagina * GRID_PAGE_SIZE)
    .execute();
  return { totais: await totals(db, hidden), linhas: found.map(shown) };
}

async function totals(db: Db, hidden: readonly JobName[]): Promise<Record<TaskGroup, number>> {
  const counts = await db
    .selectFrom('portal.tarefa')
    .where((eb) => (hidden.length === 0 ? eb.val(true) : eb('tipo', 'not in', hidden)))
    .groupBy('situacao')
    .select((eb) => [sql<Task['situacao']>`situacao`.as('situacao'), eb.fn.countAll<number>().as('n')])
    .execute();
  const of = (group: TaskGroup): number =>
    counts.reduce((sum, { situacao, n }) => sum + (SITUATIONS[group].includes(situacao) ? n : 0), 0);
  return { agora: of('agora'), falharam: of('falharam'), terminadas: of('terminadas') };
}

const jobNames = (): JobName[] => [...new Set([...jobNamesOn('embedded'), ...jobNamesOn('postgres')])];

function shown({
  sendable: canSend,
  later,
  ...row
}: Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]): Task {
  const kind = isJobName(row.tipo) ? jobKind(row.tipo) : undefined;
  const pode: Task['pode'] = [];
  const stopped = row.situacao === 'falhou' || row.situacao === 'cancelada';
  const waitsForLater = row.situacao === 'esperando' && later;
  if (kind !== undefined && canSend !== false && (stopped || waitsForLater)) pode.push('executar');
  if (row.situacao === 'esperando' || row.situacao === 'executando') pode.push('cancelar');
  return { ...row, nome: kind?.label ?? row.tipo, limite: kind?.attempts ?? null, pode };
}

/** What comes by itself on this database, the next one first, and how its last run went. */
export async function listSchedule({ db, app, profile }: Call): Promise<ScheduledTask[]> {
  const names = jobNamesOn(app.database.kind).filter((name) => can(profile, jobKind(name).visible));
  const { rows: found } = await sql<Omit<ScheduledTask, 'nome' | 'sobre'> & { tipo: JobName }>`
    select a.nome as tipo, a.proxima, t.iniciada_em as ultima, t.situacao, coalesce(t.motivo, t.resultado) as resultado
    from portal.agenda a left join lateral (
      select * from portal.tarefa t where t.tipo = a.nome order by t.id_tarefa desc limit 1
    ) t on true
    where a.nome = any (${names}::text[]) order by a.proxima`.execute(db);
  return found.map((row) => ({ ...row, nome: jobKind(row.tipo).label, sobre: jobKind(row.tipo).about }));
}

/** The delivery log of a mail's job, the first attempt first. Errors: `taskNotFound`. */
export async function deliveriesOf({ db, params: { id } }: Call<{ id: number }>): Promise<Deliveries> {
  const task = await db
    .selectFrom('portal.tarefa')
    .where('id_tarefa', '=', id)
    .where('tipo', '=', 'mail.send')
    .select(sql<string | null>`dados->>'id'`.as('mail'))
    .executeTakeFirst();
  if (task === undefined) fail('taskNotFound', { id });
  return db
    .selectFrom('portal.email_tentativa')
    .where(sql<boolean>`id_email::text = ${task.mail}`)
    .orderBy('numero')
    .select(['numero', 'comecou_em', 'terminou_em', 'motivo'])
    .select(sql<Deliveries[number]['resultado']>`resultado`.as('resultado'))
    .execute();
}
