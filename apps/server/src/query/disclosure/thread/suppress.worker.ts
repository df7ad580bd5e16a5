import { parentPort, workerData } from 'node:worker_threads';
import { suppress, type ProtectedTable } from '../suppress.ts';

const { table, least } = workerData as { table: ProtectedTable; least: number };
parentPort?.postMessage(suppress(table, least));
