// @ts-check
// The beginning of a thread that decides tables. Plain JavaScript because a worker thread inherits neither tsx nor vitest: it asks for the loader itself.
import { register } from 'tsx/esm/api';

register();
await import('./decide.worker.ts');
