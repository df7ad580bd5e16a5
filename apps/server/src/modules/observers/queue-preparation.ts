import { currentVersion } from '@fonte/database';
import { release, type App } from '../../platform/index.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { preparationOf } from '../../query/index.ts';

/** Queues the preparation of the data version that holds, once for all processes of a release, whose answers are its own; none before the first import. */
export async function queuePreparation({ database, settings }: App): Promise<void> {
  const version = await currentVersion(database.db);
  if (version === null) return;
  const prepared = preparationOf(version.versao, settings.SMALL_GROUP);
  await addJob(database.db, 'observers.prepare', {
    data: { versao: version.versao },
    key: [prepared, await release(), settings.PRODUCT_NAME].join('/'),
  });
}
