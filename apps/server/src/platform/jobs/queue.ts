import { asCaller, type Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { jobKind, type JobName } from './kinds.ts';

type Db = Kysely<Database>;

/** A row that one attempt has for itself. */
export interface TakenJob {
  readonly id: number;
  readonly name: JobName;
  readonly data: unknown;
  readonly attempt: number;
  /** Drawn with each taking; only who knows it writes the end. */
  readonly token: string;
}

/** What there is to do. */
export interface Outlook {
  /** Kinds of which rows are due. */
  readonly due: readonly JobName[];
  /** Whether the time of rows that are being done has run out. */
  readonly expired: boolean;
  /** Scheduled ones that are due. */
  readonly scheduled: readonly JobName[];
  /** Until something is due, ms; null while nothing waits. */
  readonly nextMs: number | null;
}

/** Statements of the queue itself are short, and work waits for them: before figures. */
export const short = <T>(work: () => Promise<T>): Promise<T> => asCaller({ urgent: true }, work);

/** Looks what is due, in one statement. */
export async function lookAhead(db: Db, names: readonly JobName[]): Promise<Outlook> {
  const { rows } = await short(() =>
    sql<{ nome: JobName | null; agendada: boolean; vencida: boolean; ms: number }>`
      with proximas as (
        select nome, false as agendada, (
          select min(t.quando) from portal.tarefa t where t.tipo = nome and t.situacao = 'esperando'
        ) as momento from unnest(${names}::text[]) nome
        union all
        select a.nome, true, a.proxima from portal.agenda a where a.nome = any (${names}::text[])
        union all
        select null, false, (
          select min(t.tomada_ate) from portal.tarefa t where t.situacao = 'executando' and t.tipo = any (${names}::text[])
        )
      )
      select nome, agendada, momento <= now() as vencida,
        ceil(extract(epoch from momento - now()) * 1000)::int8 as ms
      from proximas where momento is not null`.execute(db),
  );
  const due = rows.filter(({ vencida }) => vencida);
  const coming = rows.filter(({ vencida }) => !vencida).map(({ ms }) => ms);
  const named = (scheduled: boolean): JobName[] =>
    due.flatMap(({ nome, agendada }) => (nome !== null && agendada === scheduled ? [nome] : []));
  return {
    due: named(false),
    scheduled: named(true),
    expired: due.some(({ nome }) => nome === null),
    nextMs: coming.length === 0 ? null : Math.min(...coming),
  };
}

/** Takes up to `most` due rows of a kind for so long; never more than the kind lets run at the same time, in all processes. */
export async function takeJobs(db: Db, name: JobName, most: number, leaseMs: number): Promise<TakenJob[]> {
  const { concurrency } = jobKind(name);
  const { rows } = await short(() =>
    sql<TakenJob>`
      select id_tarefa as id, tipo as name, dados as data, tentativas as attempt, tomada_por as token
      from portal.tomar_tarefas(${name}::text, ${most}::int, ${concurrency}::int, ${leaseMs}::int) order by id_tarefa`.execute(
      db,
    ),
  );
  return rows;
}

/** Takes one row that waits, due or not; undefined where somebody else has it or it has ended. */
export async function takeJob(
  db: Db,
  name: JobName,
  key: string,
  leaseMs: number,
): Promise<TakenJob | undefined> {
  const { rows } = await short(() =>
    sql<TakenJob>`
      update portal.tarefa
      set situacao = 'executando', tentativas = tentativas + 1, iniciada_em = now(), motivo = null,
        tomada_por = gen_random_uuid(), tomada_ate = clock_timestamp() + ${leaseMs}::int * interval '1 ms'
      where tipo = ${name} and chave = ${key} and situacao = 'esperando'
      returning id_tarefa as id, tipo as name, dados as data, tentativas as attempt, tomada_por as token`.execute(
      db,
    ),
  );
  return rows[0];
}

/** Prolongs what is being done here. Gives the tokens that are no longer ours. */
export async function prolong(db: Db, tokens: readonly string[], leaseMs: number): Promise<string[]> {
  const { rows } = await short(() =>
    sql<{ token: string }>`
      update portal.tarefa set tomada_ate = clock_timestamp() + ${leaseMs}::int * interval '1 ms'
      where situacao = 'executando' and tomada_por = any (${tokens}::uuid[])
      returning tomada_por as token`.execute(db),
  );
  const ours = new Set(rows.map(({ token }) => token));
  return tokens.filter((token) => !ours.has(token));
}

/** Puts back what is not to be done here any more; the attempt does not count. */
export async function putBack(db: Db, tokens: readonly string[]): Promise<void> {
  await short(() =>
    sql`update portal.tarefa
      set situacao = 'esperando', tomada_por = null, tomada_ate = null, quando = now(), tentativas = greatest(0, tentativas - 1)
      where situacao = 'executando' and tomada_por = any (${tokens}::uuid[])`.execute(db),
  );
}

/** Rows of these kinds whose time has run out, kept from others by the caller's transaction. */
export async function expiredJobs(trx: Db, names: readonly JobName[], most: number): Promise<TakenJob[]> {
  const { rows } = await sql<TakenJob>`
    select id_tarefa as id, tipo as name, dados as data, tentativas as attempt, tomada_por as token
    from portal.tarefa where situacao = 'executando' and tomada_ate <= now() and tipo = any (${names}::text[])
    order by tomada_ate limit ${most}::int for update skip locked`.execute(trx);
  return rows;
}

/** The time of all rows runs out now: nobody else can be at work on a database that belongs to one process. */
export async function expireAll(db: Db): Promise<void> {
  await short(() =>
    sql`update portal.tarefa set tomada_ate = now() where situacao = 'executando'`.execute(db),
  );
}
