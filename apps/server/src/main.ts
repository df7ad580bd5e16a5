import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { readSettings } from './settings.ts';
import { openDatabase } from './start-up/open-database.ts';
import { refusalOf } from './start-up/sentences.ts';
import { sayingStill } from './start-up/still-at-it.ts';

// By itself V8 lets the heap double before it looks for garbage, and a file of a hundred thousand rows leaves 50 MB of it. Looked for when
// the heap has grown by 40 %, the same file costs a quarter of that and no more time (docs/benchmarks-diary.md, Files).
setFlagsFromString('--heap-growing-percent=40');

const say = (line: string) => console.log(line);

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  const opening = sayingStill(say);
  const database = await openDatabase(settings, opening.say).finally(opening.end);
  // The rest is loaded only now, so that a second process on a folder in use is told so at once.
  const { start } = await import('./start-up/start.ts');
  await start(settings, database, say);
} catch (error) {
  console.error(refusalOf(error) ?? error);
  process.exit(1);
}
