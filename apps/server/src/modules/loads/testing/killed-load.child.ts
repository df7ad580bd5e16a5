// A process that does the jobs of loads and ends itself, as kill -9 would, once an import stands in the journal: what the test of kills starts.
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '@fonte/database';
import { buildApp } from '../../../app.ts';
import { HANDLERS } from '../../../jobs.ts';
import { JobWorker } from '../../../platform/jobs/worker.ts';
import { readSettings } from '../../../settings.ts';

const { BANCO: folder = '' } = process.env;
const settings = readSettings(process.env);
const database = await connect(
  settings.DATABASE_URL === null ? { folder, guarded: true } : { url: settings.DATABASE_URL },
);
const app = await buildApp({ settings, database });
const done = new JobWorker({ ...app, log: app.server.log }, HANDLERS).drain();
let begun = false;
while (!begun) {
  // oxlint-disable no-await-in-loop -- until it is there
  const row = await database.db.selectFrom('portal.importacao').select('situacao').executeTakeFirst();
  begun = row !== undefined;
  if (!begun) await pause(2);
  // oxlint-enable no-await-in-loop
}
process.kill(process.pid, 'SIGKILL');
await done;
