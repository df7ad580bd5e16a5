// @ts-check
// A drawing thread's beginning. Plain JavaScript because a worker thread inherits neither tsx nor vitest: it asks for the loader itself.
import { register } from 'tsx/esm/api';

register();
await import('./draw.worker.ts');
