// @ts-check
// The beginning of the thread that hands mails over. Plain JavaScript because a worker thread inherits neither tsx nor vitest: it asks for the loader itself.
import { register } from 'tsx/esm/api';

register();
await import('./hand-over.worker.ts');
