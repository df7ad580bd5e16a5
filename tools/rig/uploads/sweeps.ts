import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { addJob } from '../../../apps/server/src/platform/jobs/add-job.ts';
import { filesOf } from '../../../apps/server/src/platform/storage/files.ts';
import type { Settings } from '../../../apps/server/src/settings.ts';
import { opened } from './opened.ts';

const EVERY_MS = 400;
const OLD_MS = 25 * 3_600_000;
/** A job takes a moment: one that was begun so long ago was a killed process's, s. */
const DEAD_AFTER_S = 5;
/** So long after it was taken from others nobody stores something any more, s: no life lasts longer. */
const LONG_AGO_S = 60;

export interface Sweeping {
  /** Ends it, once or more often; gives how many sweeps were asked for. Errors: those of the database meanwhile. */
  stop(): Promise<number>;
}

/**
 * Has the portals sweep again and again while people send: each time there is something to sweep, an upload that nobody has touched for a day and a part that no row names. What a
 * killed process had taken is taken again at once, as its lease would be over.
 */
export async function sweepAllTheWhile(
  settings: Settings,
  environment: NodeJS.ProcessEnv,
  property: string,
): Promise<Sweeping> {
  const database = await opened(environment);
  const { incoming, machine } = filesOf(settings);
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const old = new Date(Date.now() - OLD_MS);
  const part = async (id: string): Promise<void> => {
    await writeFile(join(incoming, id), 'old');
    await utimes(join(incoming, id), old, old);
  };
  let sweeps = 0;
  const sweep = async (): Promise<void> => {
    const { db } = database;
    const id = randomUUID();
    await part(id);
    await part(randomUUID());
    await sql`insert into portal.envio (id_envio, id_usuario, cod_propriedade, nome, chave, maquina, tocado_em)
      select ${id}, min(id_usuario), ${property}, 'antigo', ${randomBytes(16).toString('hex')}, ${machine}, now() - interval '25 hours'
      from portal.usuario`.execute(db);
    await sql`update portal.tarefa set tomada_ate = now()
      where situacao = 'executando' and iniciada_em < now() - ${DEAD_AFTER_S} * interval '1 second'`.execute(
      db,
    );
    await sql`update portal.objeto_solto set vence_em = now()
      where vence_em > now() and criado_em < now() - ${LONG_AGO_S} * interval '1 second'`.execute(db);
    await addJob(db, 'media.sweep', { data: {} });
    sweeps += 1;
  };
  const over = new AbortController();
  const sweeping = (async () => {
    try {
      while (!over.signal.aborted) {
        // oxlint-disable no-await-in-loop -- one after the other
        await sweep();
        await pause(EVERY_MS);
        // oxlint-enable no-await-in-loop
      }
    } finally {
      await database.close();
    }
  })();
  // Told to who stops it.
  sweeping.catch(() => {});
  return {
    stop: async () => {
      over.abort();
      await sweeping;
      return sweeps;
    },
  };
}
