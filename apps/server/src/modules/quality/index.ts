export { registerQuality } from './routes.ts';
export { queuedOf } from './queued.ts';
