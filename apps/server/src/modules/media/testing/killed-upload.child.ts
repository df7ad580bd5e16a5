// A portal that ends itself at one stage of a write, as kill -9 would: what the test of kills starts, once for each life. For tools/rig/killed-uploads.ts, which
// kills it itself, it does the jobs that are due, too, and takes away the intents of what is being stored when it is told to (a line `tira`), as anonymising does.
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { connect } from '@fonte/database';
import { sql } from 'kysely';
import { buildApp } from '../../../app.ts';
import { HANDLERS } from '../../../jobs.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import { JobWorker } from '../../../platform/jobs/worker.ts';
import { readSettings } from '../../../settings.ts';
import { takeAway } from '../receive/intent.ts';

const { BANCO: folder = '', FIM: end, TAREFAS: jobs } = process.env;
const settings = readSettings(process.env);
const database = await connect(settings.DATABASE_URL === null ? { folder } : { url: settings.DATABASE_URL });
const app = await buildApp({
  settings,
  database,
  files: {
    stage: (stage) => {
      if (stage === end) process.kill(process.pid, 'SIGKILL');
    },
  },
});
await app.server.listen({ port: 0, host: '127.0.0.1' });
if (jobs === '1') {
  new JobWorker({ ...app, log: app.server.log }, HANDLERS).start();
  createInterface({ input: process.stdin }).on('line', (line) => {
    if (line !== 'tira') return;
    // Those of commits and forms: of an upload in parts what has come is told to its sender, who would look for it.
    void database.db.transaction().execute(async (trx) => {
      await takeAway(trx, sql`tamanho is null`);
      await addJob(trx, 'media.loose', { data: {} });
    });
  });
}
console.log(`porta ${(app.server.server.address() as AddressInfo).port}`);
