import { formatNumber } from '@fonte/pt-br';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alternately } from '../measure.ts';
import type { Scenario } from '../scenario.ts';
import { ROOT, startServer } from '../server.ts';

const STARTS = 5;

/** `npm start` on the embedded database with the usual demonstration: first start, second start, and the second start from the sources. */
export const scenario: Scenario = async (setup) => {
  const dir = await mkdtemp(join(tmpdir(), 'fonte-bench-'));
  const environment = { DATA_DIR: dir, DATABASE_URL: '', LOG_LEVEL: 'silent' };
  try {
    setup.say('Primeira partida, com a demonstração…');
    const first = await started(environment);
    const { a: built, b: sources } = await alternately(
      () => started(environment),
      () => started(environment, FROM_SOURCES),
      STARTS,
    );
    return {
      title: 'Partida do servidor, banco embutido, demonstração de 2.000 propriedades',
      head: ['Medida', 's'],
      rows: [
        ['Primeira partida: tabelas, demonstração, importação', formatNumber(first / 1_000, 1)],
        ['Segunda partida', formatNumber(built / 1_000, 2)],
        ['Segunda partida, dos fontes por tsx (npm run dev)', formatNumber(sources / 1_000, 2)],
      ],
      notes: [
        `Primeira: do começo do processo até /health/ready responder. Segunda: até o seu fim, pedido então; mediana de ${STARTS} de cada, uma de um modo e uma do outro. Montado, o servidor parte em ${formatNumber((100 * built) / sources, 0)}% do tempo.`,
      ],
    };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
};

const FROM_SOURCES = ['--import', 'tsx', join(ROOT, 'apps/server/src/main.ts')];

async function started(
  environment: Readonly<Record<string, string>>,
  command?: readonly string[],
): Promise<number> {
  const server = await startServer(environment, command);
  await server.stop();
  return server.readyMs;
}
