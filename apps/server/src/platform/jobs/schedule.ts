import type { Database } from '@fonte/database';
import { TIME_ZONE } from '@fonte/pt-br';
import { Cron } from 'croner';
import { sql, type Kysely } from 'kysely';
import { addJob } from './add-job.ts';
import { jobKind, type JobName } from './kinds.ts';
import { short } from './queue.ts';

type Db = Kysely<Database>;

/** The first moment after another at which a rule (minute, hour, day, month, weekday) is due where the programme's people live. */
export function nextDue(rule: string, after: Date): Date {
  const next = new Cron(rule, { timezone: TIME_ZONE, mode: '5-part' }).nextRun(after);
  if (next === null) throw new Error(`${rule} is never due`);
  return next;
}

/** The database's moment, by which all processes go. */
async function now(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(db);
  return new Date(rows[0]!.now);
}

/** Gives each kind that comes by itself its row; a rule that has changed is counted from now. */
export async function readySchedule(db: Db, names: readonly JobName[]): Promise<void> {
  const from = await now(db);
  const rows = names.flatMap((nome) => {
    const { schedule: regra } = jobKind(nome);
    return regra === undefined ? [] : [{ nome, regra, proxima: nextDue(regra, from) }];
  });
  await db
    .insertInto('portal.agenda')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('nome')
        .doUpdateSet((eb) => ({ regra: eb.ref('excluded.regra'), proxima: eb.ref('excluded.proxima') }))
        .whereRef('portal.agenda.regra', '<>', 'excluded.regra'),
    )
    .execute();
}

/**
 * Puts the job of a due kind into the queue, once per due time: of several processes the one that moves the row on does. A portal that was down over several due
 * times makes up for one.
 */
export async function queueDue(db: Db, name: JobName): Promise<void> {
  const { schedule } = jobKind(name);
  if (schedule === undefined) return;
  await short(() =>
    db.transaction().execute(async (trx) => {
      const due = await trx
        .updateTable('portal.agenda')
        .set({
          ultima: sql<string>`proxima`,
          proxima: nextDue(schedule, await now(trx)),
        })
        .where('nome', '=', name)
        .where(sql<boolean>`proxima <= now()`)
        .returning('ultima')
        .executeTakeFirst();
      if (due?.ultima == null) return;
      await addScheduled(trx, name, due.ultima);
    }),
  );
}

/** One that comes by itself is given nothing; its key is its due time. */
export async function addScheduled(trx: Db, name: JobName, due: string): Promise<void> {
  await addJob<JobName>(trx, name, { data: {}, key: `agenda ${due}` });
}
