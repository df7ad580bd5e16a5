import { databaseFault, VERSION_CHANNEL } from '@fonte/database';
import { queueFigures } from '../modules/history/index.ts';
import { queuePreparation } from '../modules/observers/index.ts';
import { queueAnswers } from '../modules/reports/index.ts';
import type { App } from '../platform/app/app.ts';

/** What is done once with each version of the data. */
const QUEUES: readonly ((app: App) => Promise<void>)[] = [queueAnswers, queuePreparation, queueFigures];

/**
 * Queues what is to be done with the version that is there, and with each that comes. Not in the import's own transaction: the command imports without a server, and what a
 * notice that was lost leaves out the next start makes up for; of observers also the first who asks. Gives the function that stops it.
 */
export function watchVersions(app: App): () => void {
  const queue = (): void => {
    for (const one of QUEUES)
      one(app).catch((error: unknown) => {
        app.server.log.warn(
          { err: error, fault: databaseFault(error) },
          'work of a data version is not queued',
        );
      });
  };
  queue();
  return app.database.notices.subscribe(VERSION_CHANNEL, queue, queue);
}
