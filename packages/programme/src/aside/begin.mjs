// @ts-check
// The beginning of a process that opens files; its program is named by who starts it. Plain JavaScript because it inherits neither tsx nor vitest: it asks for
// the loader itself.
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

register();
await import(pathToFileURL(process.argv[2] ?? '').href);
