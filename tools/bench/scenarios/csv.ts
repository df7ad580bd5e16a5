import { addressOf } from '@fonte/contracts';
import { report } from '@fonte/contracts/endpoints/reports';
import { formatInteger, formatNumber } from '@fonte/pt-br';
import { setTimeout as pause } from 'node:timers/promises';
import { download } from '../download.ts';
import { environmentOf, people, portalOn } from '../portal.ts';
import type { Cells, Scenario } from '../scenario.ts';
import { memoryOf, peakDuring, startServer } from '../server.ts';

/** The download of visits. */
const VISITS = 20036;
const FIRST_BYTE_MS = 300;
const RISE_MB = 50;

/** A long CSV: first byte, the server's memory meanwhile, and whether every row that was promised is there. */
export const scenario: Scenario = async (setup) => {
  const { url, properties } = await setup.programme(setup.properties);
  const portal = await portalOn(url);
  const server = await startServer(environmentOf(url));
  try {
    const [administrador] = await people(portal);
    const address = `${server.url}${csvUrl()}`;
    // A page and a moment's rest: what a running server has in memory anyway is not the file's.
    await download(`${server.url}/health/ready`, administrador.cookie, 0);
    const rows: Cells[] = [];
    for (const [name, restMs] of [
      ['primeira vez', 0],
      ['segunda vez', 0],
      ['leitor lento', 4],
    ] as const) {
      /* oxlint-disable no-await-in-loop -- one after the other */
      await pause(1_000);
      const before = memoryOf(server.pid);
      const { peak, value } = await peakDuring(server.pid, () =>
        download(address, administrador.cookie, restMs),
      );
      /* oxlint-enable no-await-in-loop */
      rows.push([
        name,
        formatInteger(value.rows),
        value.rows === value.stated ? 'sim' : `não: ${formatInteger(value.stated)}`,
        formatNumber(value.bytes / 2 ** 20, 1),
        formatNumber(value.firstMs, 0),
        formatNumber(value.allMs / 1_000, 2),
        formatNumber(before, 0),
        formatNumber(peak - before, 0),
      ]);
    }
    return {
      title: `CSV de visitas, ${formatInteger(properties)} propriedades`,
      head: [
        'Pedido',
        'Linhas',
        'Como anunciado',
        'MB',
        'Primeiro byte, ms',
        'Tudo, s',
        'Servidor antes, MB',
        'A mais, MB',
      ],
      rows,
      notes: [
        `Limites: primeiro byte ${FIRST_BYTE_MS} ms, ${RISE_MB} MB a mais. Memória residente do processo do servidor, olhada a cada 20 ms; o leitor lento descansa 4 ms a cada pedaço.`,
      ],
    };
  } finally {
    await server.stop();
    await portal.close();
  }
};

const csvUrl = (): string =>
  addressOf(report, { query: { co_consulta: VISITS, typereturn: 'Csv', page: -1, $ano: [] } });
