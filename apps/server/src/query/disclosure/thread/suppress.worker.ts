import { parentPort, workerData } from 'node:worker_threads';
import { suppress, type ProtectedTable } from '../suppress.ts';

const { table, least } = workerData as { table: ProtectedTable; least: number };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(suppress(table, least));
