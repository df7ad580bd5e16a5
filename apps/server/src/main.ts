import { existsSync } from 'node:fs';
import { readSettings } from './settings.ts';
import { openDatabase } from './start-up/open-database.ts';
import { refusalOf } from './start-up/sentences.ts';

const say = (line: string) => console.log(line);

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, say);
  // The rest is loaded only now, so that a second process on a folder in use is told so at once.
  const { start } = await import('./start-up/start.ts');
  await start(settings, database, say);
} catch (error) {
  console.error(refusalOf(error) ?? error);
  process.exit(1);
}
