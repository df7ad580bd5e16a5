import { currentVersion, databaseFault, VERSION_CHANNEL } from '@fonte/database';
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

/**
 * Queues the preparation of the version that is there, and of each that comes. Not in the import's own transaction: the command imports without a server, and what a
 * notice that was lost leaves out the next start, or the first who asks, makes up for. Gives the function that stops it.
 */
export function watchVersions(app: App): () => void {
  const queue = (): void => {
    queuePreparation(app).catch((error: unknown) => {
      app.server.log.warn({ err: error, fault: databaseFault(error) }, 'observers are not prepared for');
    });
  };
  queue();
  return app.database.notices.subscribe(VERSION_CHANNEL, queue, queue);
}
