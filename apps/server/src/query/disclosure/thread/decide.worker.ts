import { parentPort } from 'node:worker_threads';
import { decideTable } from '../solve/decide-table.ts';
import { decideDots } from '../solve/dots.ts';
import type { Question } from './question.ts';

parentPort?.on('message', (question: Question) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage('table' in question ? decideTable(question.table) : decideDots(question.dots));
});
