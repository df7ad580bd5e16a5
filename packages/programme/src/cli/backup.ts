// `npm run backup -- PASTA` copies the embedded database, through the running server or by itself; `npm run restore -- PASTA` puts such a copy in its place
// (docs/operations.md).
import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { connect, DatabaseInUse } from '@fonte/database';
import { restoreFolder } from '@fonte/database/embedded/restore';
import { failureReason } from '../import/failure.ts';
import { askBackup } from '../import/hand-over/ask-server.ts';
import { noteBackup } from '../import/hand-over/backup-list.ts';
import { backUp } from '../import/hand-over/back-up.ts';
import { codelessSentence, goneSentence } from '../import/hand-over/gone-sentences.ts';
import { databaseFolder } from '../import/hand-over/places.ts';

const FAILED = 2;

async function main([what, path, ...rest]: readonly string[]): Promise<number> {
  if ((what !== 'backup' && what !== 'restore') || path === undefined || rest.length > 0) {
    console.error('Uso: npm run backup -- PASTA, npm run restore -- PASTA');
    return FAILED;
  }
  if (existsSync('.env')) process.loadEnvFile('.env');
  if (process.env['DATABASE_URL']) {
    console.error('O banco é um PostgreSQL (DATABASE_URL): use pg_dump e pg_restore.');
    return FAILED;
  }
  const dataDir = process.env['DATA_DIR'] || './data';
  // npm runs scripts in the repository's folder; the path was written where the person stands.
  const folder = resolve(process.env['INIT_CWD'] ?? '.', path);
  try {
    console.log(await (what === 'backup' ? backup(dataDir, folder) : restore(dataDir, folder)));
    return 0;
  } catch (error) {
    console.error(sentenceOf(error));
    return FAILED;
  }
}

async function backup(dataDir: string, to: string): Promise<string> {
  if (!(await askBackup(dataDir, to))) {
    if (!existsSync(databaseFolder(dataDir))) throw new Error(`não há banco embutido em ${dataDir}`);
    const access = await connect({ folder: databaseFolder(dataDir) });
    await backUp(access, to).finally(() => access.close());
  }
  const kept = await noteBackup(dataDir, to).then(
    () => '',
    (error: unknown) => ` Não foi anotada em ${dataDir}: ${failureReason(error)}.`,
  );
  return `Cópia do banco feita em ${to}. Quem for anonimizado depois continua nela até que seja apagada.${kept}`;
}

async function restore(dataDir: string, from: string): Promise<string> {
  const folder = databaseFolder(dataDir);
  const { aside, back, codeless } = await restoreFolder({
    folder,
    dataDir,
    backup: from,
    tell: (fault) => console.error(goneSentence(fault)),
  });
  return [
    'Cópia restaurada.',
    ...(aside === undefined
      ? []
      : [
          ...backWords(back, codeless),
          `O banco que havia está em ${basename(aside)}, dentro de ${folder}, até a próxima troca.`,
        ]),
  ].join(' ');
}

/** Who has to be anonymised once more. */
function backWords(back: readonly string[] | null, codeless: number): string[] {
  if (back === null)
    return [
      'Não foi possível ver quem foi anonimizado depois dela: anonimize outra vez, em Privacidade, quem saiu.',
    ];
  const untold = codeless === 0 ? [] : [codelessSentence(codeless)];
  if (back.length === 0)
    return codeless === 0 ? ['Ninguém que ela tem foi anonimizado depois dela.'] : untold;
  return [
    `Foram anonimizados depois dela e estão nela outra vez: ${back.join(', ')}. Com o portal aberto, Privacidade os mostra, para anonimizar outra vez.`,
    ...untold,
  ];
}

function sentenceOf(error: unknown): string {
  if (error instanceof DatabaseInUse) {
    return `O banco embutido está em uso pelo processo ${error.pid} (${error.host}); encerre-o e tente de novo.`;
  }
  return `Nada foi feito: ${failureReason(error)}.`;
}

process.exitCode = await main(process.argv.slice(2));
