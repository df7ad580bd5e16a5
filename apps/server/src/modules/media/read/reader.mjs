// @ts-check
// The beginning of a process that opens files. Plain JavaScript because it inherits neither tsx nor vitest: it asks for the loader itself.
import { register } from 'tsx/esm/api';

register();
await import('./reader.ts');
