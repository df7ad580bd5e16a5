import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { counted } from '@fonte/pt-br';
import { sql } from 'kysely';
import { Failure } from '../../platform/index.ts';
import { JobFailed, type JobHandler } from '../../platform/jobs/job.ts';
import { filesOf } from '../../platform/storage/files.ts';
import { keyOf, PICTURE_SIZES } from '../../platform/storage/storage.ts';
import { giveUp } from './receive/intent.ts';
import { UPLOAD_LIVES_MS } from './receive/resumable.ts';

/** Uploads that nobody has touched for a day. */
export const uploadOver = sql<boolean>`tocado_em < now() - ${UPLOAD_LIVES_MS / 1_000} * interval '1 second'`;

/** Gives up what nobody has touched for a day, and removes parts on this machine that no row names. */
export const sweepJob: JobHandler = {
  async run({ parts, db }) {
    const files = filesOf(parts.settings);
    const old = await db
      .selectFrom('portal.envio')
      .where(uploadOver)
      .select('id_envio')
      .limit(1_000)
      .execute();
    await giveUp(
      { database: parts.database, files },
      old.map(({ id_envio }) => id_envio),
    );
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

/** Removes the objects that a committed change left behind: first the bytes, then the note. Errors: `JobFailed` while the storage is away. */
export const looseJob: JobHandler = {
  async run({ parts, db, signal }) {
    const { storage } = filesOf(parts.settings);
    const { rows: loose } = await sql<{ chave: string; desde: string }>`
      select chave, criado_em::text as desde from portal.objeto_solto order by criado_em`.execute(db);
    for (const { chave, desde } of loose) {
      signal.throwIfAborted();
      try {
        // oxlint-disable no-await-in-loop -- one after the other
        for (const size of [undefined, ...PICTURE_SIZES]) await storage.remove(keyOf(chave, size));
      } catch (error) {
        if (error instanceof Failure) throw new JobFailed(error.message, { cause: error });
        throw error;
      }
      // One that was noted anew meanwhile may have bytes that were not there yet.
      await sql`delete from portal.objeto_solto where chave = ${chave} and criado_em::text = ${desde}`.execute(
        db,
      );
      // oxlint-enable no-await-in-loop
    }
    return counted(loose.length, 'arquivo apagado', 'arquivos apagados');
  },
};
