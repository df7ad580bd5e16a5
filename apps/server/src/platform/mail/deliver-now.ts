import { setTimeout as pause } from 'node:timers/promises';
import type { CommandParts } from '../jobs/job.ts';
import { jobKind } from '../jobs/kinds.ts';
import { takeJob } from '../jobs/queue.ts';
import { runJob } from '../jobs/run-job.ts';
import { sendMail } from './send-mail.ts';

const LOOK_MS = 250;

/**
 * Tries to deliver a mail of the outbox once, for a command at which somebody waits; where a running portal was faster, waits for that. Gives whether the mail
 * server has it. What it has not goes on being tried by the portal.
 */
export async function deliverNow(parts: CommandParts, id: string): Promise<boolean> {
  const { db } = parts.database;
  const limitMs = jobKind('mail.send').timeLimit * 1_000;
  const taken = await takeJob(db, 'mail.send', id, limitMs + 10_000);
  if (taken !== undefined) await runJob(parts, sendMail, taken, new AbortController().signal);
  const until = performance.now() + (taken === undefined ? limitMs : 0);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    const mail = await db
      .selectFrom('portal.email as e')
      .innerJoin('portal.tarefa as t', (on) =>
        on.onRef('t.chave', '=', (eb) => eb.cast('e.id_email', 'text')),
      )
      .where('t.tipo', '=', 'mail.send')
      .where('e.id_email', '=', id)
      .select(['e.situacao', 't.situacao as job'])
      .executeTakeFirst();
    if (mail?.job !== 'executando' || performance.now() >= until) return mail?.situacao === 'enviado';
    // oxlint-disable-next-line no-await-in-loop
    await pause(LOOK_MS);
  }
}
