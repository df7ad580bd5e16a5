import { formatNumber } from '@fonte/pt-br';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alternately, median, timed } from '../measure.ts';
import type { Scenario } from '../scenario.ts';
import { ROOT, startServer } from '../server.ts';

const STARTS = 5;

/** `npm start` on the embedded database with the usual demonstration: first start, second start, and what tsx costs of it. */
export const scenario: Scenario = async (setup) => {
  const dir = await mkdtemp(join(tmpdir(), 'fonte-bench-'));
  const environment = { DATA_DIR: dir, DATABASE_URL: '', LOG_LEVEL: 'silent' };
  try {
    setup.say('Primeira partida, com a demonstração…');
    const first = await started(environment);
    const later: number[] = [];
    for (let start = 0; start < STARTS; start += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      later.push(await started(environment));
    const modules = await alternately(
      () => load(['--import', 'tsx', '--eval', `import(${JSON.stringify(APP)})`]),
      () => load(['--eval', '0']),
      STARTS,
    );
    const bare = await alternately(
      () => load(['--import', 'tsx', '--eval', '0']),
      () => load(['--eval', '0']),
      STARTS,
    );
    const second = median(later);
    return {
      title: 'Partida do servidor, banco embutido, demonstração de 2.000 propriedades',
      head: ['Medida', 's'],
      rows: [
        ['Primeira partida: tabelas, demonstração, importação', formatNumber(first / 1_000, 1)],
        ['Segunda partida', formatNumber(second / 1_000, 2)],
        [
          'Carregar todo o programa do servidor por tsx (sem abrir o banco)',
          formatNumber((modules.a - modules.b) / 1_000, 2),
        ],
        ['… disso, o próprio tsx sem programa', formatNumber((bare.a - bare.b) / 1_000, 2)],
      ],
      notes: [
        `Do começo do processo até /health/ready responder; segunda partida: mediana de ${STARTS}. Carregar por tsx é ${formatNumber((100 * (modules.a - modules.b)) / second, 0)}% da segunda partida, com o cache do tsx cheio.`,
      ],
    };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
};

const APP = join(ROOT, 'apps/server/src/app.ts');

async function started(environment: Readonly<Record<string, string>>): Promise<number> {
  const server = await startServer(environment);
  await server.stop();
  return server.readyMs;
}

const load = (args: readonly string[]): Promise<number> =>
  timed(async () => {
    const { status, stderr } = spawnSync(process.execPath, [...args], { cwd: ROOT, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  });
