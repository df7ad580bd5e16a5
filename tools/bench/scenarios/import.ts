import { formatInteger, formatNumber } from '@fonte/pt-br';
import { copyAll } from '../copied.ts';
import { createDatabase, dropDatabase, withDemoFolder } from '../programme.ts';
import type { Cells, Scenario } from '../scenario.ts';
import { importIn } from '../taken.ts';

const SMALL = 2_000;
const RATIO = 4;

/** Import ÷ plain COPY of the same rows into the same tables with the same keys and indexes; the importer's memory at two sizes. */
export const scenario: Scenario = async (setup) => {
  const rows: Cells[] = [];
  for (const properties of new Set([SMALL, setup.properties])) {
    setup.say(`Importando ${properties} propriedades…`);
    // oxlint-disable-next-line no-await-in-loop -- one at a time
    rows.push(await measured(setup.databaseUrl, properties));
  }
  return {
    title: 'Importação ÷ COPY das mesmas linhas, num PostgreSQL vazio',
    head: [
      'Propriedades',
      'Linhas',
      'Importação, s',
      'COPY, s',
      'Razão',
      'Memória antes, MB',
      'Pico, MB',
      'CPU do importador, s',
    ],
    rows,
    notes: [
      `Limite da razão: ${RATIO}. A importação lê, confere linha a linha, compara, grava, conta as visitas e refaz os resumos; o COPY só copia os arquivos que ela gravou, tabela por tabela, com as mesmas chaves e índices.`,
    ],
  };
};

async function measured(serverUrl: string, properties: number): Promise<Cells> {
  const names = ['fonte_bench_import', 'fonte_bench_copy'] as const;
  for (const name of names)
    // oxlint-disable-next-line no-await-in-loop -- one server
    await dropDatabase(serverUrl, name);
  try {
    const url = await createDatabase(serverUrl, names[0]);
    const taken = await withDemoFolder(properties, async (dir) => importIn(url, dir));
    const copyUrl = await createDatabase(serverUrl, names[1]);
    const copied = await copyAll(url, copyUrl);
    return [
      formatInteger(properties),
      formatInteger(copied.rows),
      formatNumber(taken.ms / 1_000, 1),
      formatNumber(copied.ms / 1_000, 1),
      formatNumber(taken.ms / copied.ms, 2),
      formatNumber(taken.before, 0),
      formatNumber(taken.peak, 0),
      formatNumber(taken.cpuMs / 1_000, 1),
    ];
  } finally {
    for (const name of names)
      // oxlint-disable-next-line no-await-in-loop
      await dropDatabase(serverUrl, name);
  }
}
