// A portal that ends itself at one stage of a write, as kill -9 would: what the test of kills starts, once for each life. For tools/rig/killed-uploads.ts, which
// kills it itself, it does the jobs that are due, too.
import type { AddressInfo } from 'node:net';
import { connect } from '@fonte/database';
import { buildApp } from '../../../app.ts';
import { HANDLERS } from '../../../jobs.ts';
import { JobWorker } from '../../../platform/jobs/worker.ts';
import { readSettings } from '../../../settings.ts';

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
if (jobs === '1') new JobWorker({ ...app, log: app.server.log }, HANDLERS).start();
console.log(`porta ${(app.server.server.address() as AddressInfo).port}`);
