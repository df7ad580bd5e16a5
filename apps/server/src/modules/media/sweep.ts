import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { counted } from '@fonte/pt-br';
import { sql } from 'kysely';
import { Failure } from '../../platform/index.ts';
import { JobFailed, type JobHandler } from '../../platform/jobs/job.ts';
import { filesOf } from '../../platform/storage/files.ts';
import { keyOf, PICTURE_SIZES } from '../../platform/storage/storage.ts';
import { removeLoose, removeParts, takeAway, UPLOAD_LIVES_MS } from './receive/intent.ts';

/** Uploads that nobody has touched for a day. */
export const uploadOver = sql<boolean>`tocado_em < now() - ${UPLOAD_LIVES_MS / 1_000} * interval '1 second'`;

/** Notes of what no process can store any more. A portal of the release before 0121 dates `criado_em` ahead instead. */
export const noteOver = sql<boolean>`greatest(criado_em, vence_em) <= now()`;

/** What may still come was looked for so short a time ago, minutes, that another look waits: one job comes for each file that is removed. */
const LOOKED_MINUTES = 5;
const noteDue = sql<boolean>`(${noteOver} or procurado_em is null or procurado_em < now() - ${LOOKED_MINUTES} * interval '1 minute')`;

/** So many are given up at once. */
const MOST = 1_000;

/** Gives up what nobody has touched for a day, and removes parts on this machine that no row names. */
export const sweepJob: JobHandler = {
  async run({ parts, db }) {
    const files = filesOf(parts.settings);
    const old = await parts.database.db.transaction().execute(async (trx) => {
      // Asked of each row twice: one that was touched since it was found is somebody's.
      const found = sql`select id_envio from portal.envio where ${uploadOver} limit ${MOST}`;
      const gone = await takeAway(trx, sql`id_envio in (${found}) and ${uploadOver}`);
      if (gone.length > 0) await removeLoose(trx, gone);
      return gone;
    });
    await removeParts({ files }, old);
    let removed = 0;
    for (const name of await readdir(files.incoming).catch(() => [])) {
      const path = join(files.incoming, name);
      // oxlint-disable no-await-in-loop -- few, and nobody waits
      const found = await stat(path).catch(() => null);
      if (found === null || parts.clock.now().getTime() - found.mtimeMs < UPLOAD_LIVES_MS) continue;
      const row = await sql`select 1 from portal.envio where id_envio::text = ${name.slice(0, 36)}`.execute(
        db,
      );
      if (row.rows.length > 0) continue;
      await rm(path, { force: true });
      // oxlint-enable no-await-in-loop
      removed += 1;
    }
    return `${counted(old.length, 'envio desfeito', 'envios desfeitos')}, ${counted(removed, 'resto apagado', 'restos apagados')}`;
  },
};

/**
 * Removes the objects that a committed change left behind: first the bytes, then the note. A note that lasts stays until it is over, for its bytes may come yet (`takeAway`). Errors: `JobFailed`
 * while the storage is away.
 */
export const looseJob: JobHandler = {
  async run({ parts, db, signal }) {
    const { storage } = filesOf(parts.settings);
    const { rows: loose } = await sql<{ chave: string; desde: string; vencida: boolean }>`
      select chave, criado_em::text as desde, ${noteOver} as vencida from portal.objeto_solto
      where ${noteDue} order by criado_em`.execute(db);
    let gone = 0;
    for (const { chave, desde, vencida } of loose) {
      signal.throwIfAborted();
      try {
        // oxlint-disable no-await-in-loop -- one after the other
        for (const size of [undefined, ...PICTURE_SIZES]) await storage.remove(keyOf(chave, size));
      } catch (error) {
        if (error instanceof Failure) throw new JobFailed(error.message, { cause: error });
        throw error;
      }
      // Of one whose time came meanwhile bytes may have come after they were looked for: the next look strikes it out.
      if (!vencida) {
        await sql`update portal.objeto_solto set procurado_em = now() where chave = ${chave} and criado_em::text = ${desde}`.execute(
          db,
        );
        continue;
      }
      // One that was noted anew meanwhile may have bytes that were not there yet.
      await sql`delete from portal.objeto_solto where chave = ${chave} and criado_em::text = ${desde}`.execute(
        db,
      );
      gone += 1;
      // oxlint-enable no-await-in-loop
    }
    return counted(gone, 'arquivo apagado', 'arquivos apagados');
  },
};
