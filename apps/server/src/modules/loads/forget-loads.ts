import { counted } from '@fonte/pt-br';
import { sql } from 'kysely';
import type { JobHandler } from '../../platform/jobs/job.ts';
import type { Settings } from '../../settings.ts';
import { loosenFiles, RUNNING } from './store.ts';
import { clearUnpacked } from './unpacked.ts';

/** Loads whose files were not imported in time. */
export const loadOver = ({ LOAD_DAYS }: Pick<Settings, 'LOAD_DAYS'>) =>
  sql<boolean>`(chaves is not null and situacao <> all(${[...RUNNING]}::text[])
    and enviada_em < now() - make_interval(days => ${LOAD_DAYS}::integer))`;

/** Takes out the files of loads that were sent and not imported in time, and what killed processes have left unpacked. */
export const forgetLoadsJob: JobHandler = {
  async run({ parts, db }) {
    const { settings, database } = parts;
    await clearUnpacked(parts);
    const old = await db
      .selectFrom('portal.carga')
      .where(loadOver(settings))
      .select('id_carga as id')
      .execute();
    for (const { id } of old) {
      // oxlint-disable-next-line no-await-in-loop -- few, each by itself
      await database.db.transaction().execute(async (trx) => {
        const load = await trx
          .updateTable('portal.carga')
          .where('id_carga', '=', id)
          .where('situacao', 'not in', [...RUNNING])
          .set({ situacao: 'vencida' })
          .returning(['id_carga as id', 'chaves'])
          .executeTakeFirst();
        if (load) await loosenFiles(trx, load);
      });
    }
    return counted(old.length, 'carga apagada', 'cargas apagadas');
  },
};
