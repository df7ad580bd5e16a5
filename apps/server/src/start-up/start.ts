import { refusesWrites, type DatabaseAccess } from '@fonte/database';
import { buildApp } from '../app.ts';
import { HANDLERS } from '../jobs.ts';
import { asOwner } from '../platform/app/as-owner.ts';
import { createDemoAccounts, type DemoAccount } from '../modules/auth/index.ts';
import { keepFiguresNow } from '../modules/history/index.ts';
import { createDemoMedia, removeDemoMedia } from '../modules/media/index.ts';
import { createDemoPanels, removeDemoPanels } from '../modules/panels/index.ts';
import type { App } from '../platform/app/app.ts';
import { failureOf } from '../platform/call/error-handler.ts';
import { JobWorker } from '../platform/jobs/worker.ts';
import { isDemonstration, removeDemoAccounts } from '../platform/identity/demonstration.ts';
import { faultsOutsideDemonstration, SettingsFault, type Settings } from '../settings.ts';
import { demoPeopleHere, fillDemonstration } from './demonstration.ts';
import { fillGeography } from './geography.ts';
import { watchDemoAccounts } from './watch-demo-accounts.ts';
import { readyImports } from './imports.ts';
import { watchVersions } from './watch-versions.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { readyLines } from './ready-lines.ts';
import { closeOnSignal } from './shutdown.ts';

/** Starts the portal on an open database: geography, demonstration, accounts, then it listens. `say` is told each step. */
export async function start(
  settings: Settings,
  database: DatabaseAccess,
  say: (line: string) => void,
): Promise<App> {
  try {
    const { app, accounts } = await oneAtATime(database, say, async () => {
      await asOwner(settings, database, (owner) => fillGeography(owner, say));
      const built = await buildApp({ settings, database });
      await asOwner(settings, database, (owner) =>
        fillDemonstration(settings, owner, say, () => keepFiguresNow(built)),
      );
      await built.spool.clean();
      return { app: built, accounts: await accountsUnlessReadOnly(built, say) };
    });
    const imports = await readyImports(settings, database);
    const stopWatching = watchDemoAccounts(app);
    await app.server.listen({ port: settings.PORT, host: settings.HOST });
    const stopJobs = new JobWorker({ ...app, log: app.server.log }, HANDLERS).start();
    const stopPreparing = watchVersions(app);
    closeOnSignal(app, async () => {
      stopWatching();
      stopPreparing();
      await Promise.all([stopJobs(), imports?.close()]);
    });
    for (const line of readyLines(app, accounts)) say(line);
    return app;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A start on a database that only reads makes no accounts, says why, and goes on: whoever is signed in can read. */
async function accountsUnlessReadOnly(app: App, say: (line: string) => void): Promise<DemoAccount[]> {
  try {
    return await readyAccounts(app);
  } catch (error) {
    if (!refusesWrites(error)) throw error;
    say(failureOf(error).message);
    return [];
  }
}

/**
 * The demonstration's accounts, made anew where they are missing. Outside the demonstration there are none, and a good secret and an https address are demanded: also
 * where the settings would allow the demonstration but other data have come. Errors: `SettingsFault`.
 */
async function readyAccounts(app: App): Promise<DemoAccount[]> {
  if (await isDemonstration(app)) {
    await createDemoPanels(app);
    await createDemoMedia(app.database.db);
    return createDemoAccounts(app, demoPeopleHere());
  }
  const faults = faultsOutsideDemonstration(app.settings);
  if (faults.length > 0) throw new SettingsFault(faults);
  await removeDemoAccounts(app.database.db, app.settings);
  await removeDemoPanels(app);
  await removeDemoMedia(app.database.db);
  return [];
}
