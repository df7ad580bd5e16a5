import { databaseFault, VERSION_CHANNEL } from '@fonte/database';
import type { App } from '../platform/app/app.ts';
import { removeDemoAccounts } from '../platform/identity/demonstration.ts';

/** Removes the demonstration's accounts as soon as other data come, in the process that is told first. Gives the function that stops it. */
export function watchDemoAccounts(app: App): () => void {
  const check = (): void => {
    removeDemoAccounts(app.database.db, app.settings).catch((error: unknown) => {
      app.server.log.warn({ err: error, fault: databaseFault(error) }, 'demonstration accounts left');
    });
  };
  return app.database.notices.subscribe(VERSION_CHANNEL, check, check);
}
