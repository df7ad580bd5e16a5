// `npm run files -- check [--hash] [--apply]`: holds the files that people sent against their rows, both ways (docs/operations.md).
import { existsSync } from 'node:fs';
import { counted } from '@fonte/pt-br';
import { clockOf } from '@fonte/pt-br/clock-of';
import { checkFiles } from '../modules/media/index.ts';
import { readSettings } from '../settings.ts';
import { openDatabase } from '../start-up/open-database.ts';
import { refusalOf } from '../start-up/sentences.ts';

const USAGE = `Uso: npm run files -- check [--hash] [--apply]
--hash lê cada arquivo inteiro; --apply apaga o que nenhuma linha cita há mais de sete dias.`;

const [command, ...words] = process.argv.slice(2);
if (command !== 'check' || words.some((word) => word !== '--hash' && word !== '--apply')) {
  console.error(USAGE);
  process.exit(2);
}
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  const [hash, apply] = [words.includes('--hash'), words.includes('--apply')];
  const database = await openDatabase(settings, () => undefined);
  try {
    const parts = { db: database.db, settings, clock: clockOf() };
    const { rows, faulty, loose } = await checkFiles(parts, { hash, apply }, console.log);
    const told = [
      counted(rows, 'linha conferida', 'linhas conferidas'),
      counted(faulty, 'com falha', 'com falha'),
      counted(loose, 'objeto sem linha', 'objetos sem linha'),
    ];
    console.log(told.join(', '));
    process.exitCode = faulty > 0 || (loose > 0 && !apply) ? 1 : 0;
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(refusalOf(error) ?? error);
  process.exit(1);
}
