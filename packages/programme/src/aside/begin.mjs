// @ts-check
// The beginning of a process that opens files; its program is named by who starts it. Plain JavaScript because it inherits neither tsx nor vitest: it asks for
// the loader itself where the program is a source.
import { pathToFileURL } from 'node:url';

const program = process.argv[2] ?? '';
if (program.endsWith('.ts')) (await import('tsx/esm/api')).register();
await import(pathToFileURL(program).href);
