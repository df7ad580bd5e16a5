import { databaseFault } from '@fonte/database';
import { tidy } from '@fonte/database/tidy';
import type { App } from '../platform/app/app.ts';

const EVERY_MS = 6 * 3_600_000;

/**
 * Gives back, every six hours, the room of what the portal has changed and removed in the embedded database, which nobody else does there; an import
 * does so for all else. One short statement per table, between everybody's. Gives the function that stops it.
 */
export function keepTidy(app: App): () => void {
  if (app.database.kind !== 'embedded') return () => {};
  const timer = setInterval(() => {
    tidy(app.database, ['portal']).catch((error: unknown) => {
      app.server.log.warn({ err: error, fault: databaseFault(error) }, 'tidying put off');
    });
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
}
