// `npm run import -- PASTA`: takes a folder into the database, through the running server or by itself (docs/importacao.md).
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseInUse } from '@fonte/database';
import {
  failureReason,
  faultSentence,
  ImportCancelled,
  ImportRunning,
  writeManifest,
  type ImportWish,
} from '../import/index.ts';
import { FaultReport } from './fault-report.ts';
import { readLimits } from './limits.ts';
import { readOrder } from './order.ts';
import { ProgressLine } from './progress-line.ts';
import { runImport } from './run-import.ts';
import { summaryOf } from './summary.ts';

const REFUSED = 1;
const FAILED = 2;

async function main(): Promise<number> {
  const order = readOrder(process.argv.slice(2));
  if (typeof order === 'string') {
    console.error(order);
    return FAILED;
  }
  const { dir, wish, json, writeManifest: onlyManifest } = order;
  if (existsSync('.env')) process.loadEnvFile('.env');
  const limits = readLimits(process.env);
  if (typeof limits === 'string') {
    console.error(limits);
    return FAILED;
  }
  const dataDir = process.env['DATA_DIR'] || './data';
  // npm runs scripts in the repository's folder; the path was written where the person stands.
  const folder = dir === null ? null : resolve(process.env['INIT_CWD'] ?? '.', dir);
  if (onlyManifest && folder !== null) return manifestOf(folder, wish);
  const ending = new AbortController();
  // A second one ends the process at once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => ending.abort(new ImportCancelled('cancelada por quem a pediu')));
  }
  const progress = new ProgressLine(process.stderr);
  try {
    const result = await runImport(folder, {
      ...wish,
      limits,
      dataDir,
      url: process.env['DATABASE_OWNER_URL'] || process.env['DATABASE_URL'] || undefined,
      say: (line) => {
        progress.clear();
        console.error(line);
      },
      listener: (event) => progress.show(event),
      signal: ending.signal,
    });
    progress.clear();
    console.log(json ? JSON.stringify(result, null, 2) : summaryOf(result));
    if (result.situacao !== 'recusada') return 0;
    await new FaultReport(dataDir, folder ?? 'desfazer').write(result.falhas, (line) => console.error(line));
    return REFUSED;
  } catch (error) {
    progress.clear();
    console.error(sentenceOf(error));
    return FAILED;
  }
}

async function manifestOf(folder: string, wish: ImportWish): Promise<number> {
  const { files, faults } = await writeManifest(folder, wish);
  for (const fault of faults) console.error(faultSentence(fault));
  if (faults.length > 0) return REFUSED;
  console.log(`Manifesto escrito em ${join(folder, 'manifesto.json')}, com ${files.length} arquivo(s).`);
  return 0;
}

function sentenceOf(error: unknown): string {
  if (error instanceof ImportRunning) return error.message;
  if (error instanceof DatabaseInUse) {
    return `O banco embutido está em uso pelo processo ${error.pid} (${error.host}), que não recebe importações; encerre-o e tente de novo`;
  }
  if (error instanceof ImportCancelled) return `Importação cancelada, e nada foi mudado: ${error.message}`;
  return `A importação não terminou e nada foi mudado: ${failureReason(error)}`;
}

process.exitCode = await main();
