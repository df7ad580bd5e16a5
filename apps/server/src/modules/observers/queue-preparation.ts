import { currentVersion } from '@fonte/database';
import type { App } from '../../platform/index.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { preparationOf } from '../../query/index.ts';

/** Queues the preparation of the data version that holds, once for all processes; none before the first import, or where all figures are shown. */
export async function queuePreparation({ database, settings }: App): Promise<void> {
  const version = await currentVersion(database.db);
  if (version === null || settings.SMALL_GROUP <= 1) return;
  await addJob(database.db, 'observers.prepare', {
    data: { versao: version.versao },
    key: preparationOf(version.versao, settings.SMALL_GROUP),
  });
}
