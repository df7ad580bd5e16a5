import { databaseFault } from '@fonte/database';
import { VERSION_CHANNEL } from '@fonte/programme';
import { removeOldClaims } from '../modules/auth/index.ts';
import type { App } from '../platform/app/app.ts';
import { removeDemoAccounts } from '../platform/identity/demonstration.ts';
import { removeOldAttempts } from '../platform/identity/rate-limit.ts';
import { removeEndedSessions } from '../platform/identity/session-store.ts';
import { prune } from './prune.ts';

const EVERY_MS = 3_600_000;

/** Removes what has run out, every hour, and the demonstration accounts as soon as other data come. Gives the function that stops it. */
export function keepHouse(app: App): () => void {
  const tidy = guarded(app, async () => {
    await removeEndedSessions(app);
    await removeOldAttempts(app);
    await prune(app);
    await removeOldClaims(app);
  });
  const checkAccounts = guarded(app, () => removeDemoAccounts(app.database.db, app.settings));
  const timer = setInterval(tidy, EVERY_MS).unref();
  const unsubscribe = app.database.notices.subscribe(VERSION_CHANNEL, checkAccounts, checkAccounts);
  tidy();
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}

/** Housekeeping that fails is tried again next time; nobody waits for it. */
function guarded(app: App, work: () => Promise<void>): () => void {
  return () => {
    work().catch((error: unknown) => {
      app.server.log.warn({ err: error, fault: databaseFault(error) }, 'housekeeping put off');
    });
  };
}
