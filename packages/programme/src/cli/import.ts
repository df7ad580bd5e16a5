// `npm run import -- PASTA`: takes a folder into the database, through the running server or by itself (docs/importacao.md).
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseInUse } from '@fonte/database';
import { ImportRunning } from '../import/index.ts';
import { FaultReport } from './fault-report.ts';
import { ProgressLine } from './progress-line.ts';
import { runImport } from './run-import.ts';
import { summaryOf } from './summary.ts';

const REFUSED = 1;
const FAILED = 2;

async function main(): Promise<number> {
  const [dir, ...rest] = process.argv.slice(2);
  if (dir === undefined || rest.length > 0) {
    console.error('Uso: npm run import -- PASTA');
    return FAILED;
  }
  if (existsSync('.env')) process.loadEnvFile('.env');
  const dataDir = process.env['DATA_DIR'] || './data';
  // npm runs scripts in the repository's folder; the path was written where the person stands.
  const folder = resolve(process.env['INIT_CWD'] ?? '.', dir);
  const ending = new AbortController();
  process.once('SIGINT', () => ending.abort(new Error('Importação cancelada; nada foi mudado')));
  const progress = new ProgressLine(process.stderr);
  try {
    const result = await runImport(folder, {
      dataDir,
      url: process.env['DATABASE_URL'] || undefined,
      listener: (event) => progress.show(event),
      signal: ending.signal,
    });
    progress.clear();
    console.log(summaryOf(result));
    if (result.situacao !== 'recusada') return 0;
    await new FaultReport(dataDir, folder).write(result.falhas, (line) => console.error(line));
    return REFUSED;
  } catch (error) {
    progress.clear();
    console.error(sentenceOf(error));
    return FAILED;
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof ImportRunning) return error.message;
  if (error instanceof DatabaseInUse) {
    return `O banco embutido está em uso pelo processo ${error.pid} (${error.host}), que não recebe importações; encerre-o e tente de novo`;
  }
  return `A importação não terminou e nada foi mudado: ${error instanceof Error ? error.message : String(error)}`;
}

process.exitCode = await main();
