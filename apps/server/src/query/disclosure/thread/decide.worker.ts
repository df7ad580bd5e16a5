import { parentPort } from 'node:worker_threads';
import { decideTable, type TableQuestion } from '../decide-table.ts';

parentPort?.on('message', (question: TableQuestion) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(decideTable(question));
});
