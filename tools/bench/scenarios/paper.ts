import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf } from '@fonte/contracts';
import { printedSheet } from '@fonte/contracts/endpoints/print';
import { report } from '@fonte/contracts/endpoints/reports';
import { formatInteger, formatNumber } from '@fonte/pt-br';
import { groupMegabytes } from '../../../apps/server/src/modules/print/group-memory.ts';
import { ordinaryPeople, READS_MS, WAITED } from '../crowd/ordinary.ts';
import { administrators } from '../crowd/people.ts';
import { environmentOf, portalOn } from '../portal.ts';
import type { Cells, Scenario } from '../scenario.ts';
import { memoryOf, peakDuring, startServer, type Server } from '../server.ts';

/** The download of visits. */
const VISITS = 20036;
const LASTS_MS = 15_000;
const ORDINARY = 10;
const PDF_S = 10;
const PDF_MB = 900;
const XLSX_MB = 100;
const OTHERS_MS = 1_000;

/** A sheet's address that nobody has asked for: what is kept is kept by it. */
const sheet = (path: string, turn = 0): string => {
  const pagina = `${path}${path.includes('?') ? '&' : '?'}vez=${turn}`;
  return addressOf(printedSheet, { query: { pagina } });
};
const NATIONAL = '/dashboard/print?ano=2025&uf=todas';
const SUMMARY = '/resumo-executivo?ano=2025&uf=todas';
const visits = addressOf(report, {
  query: { co_consulta: VISITS, typereturn: 'Xlsx', page: -1, $ano: [] },
});

/** PDFs of sheets with all of Chromium's processes, a long .xlsx with the server's memory, and how long ten ordinary people wait meanwhile. */
export const scenario: Scenario = async (setup) => {
  const { url, properties } = await setup.programme(setup.properties);
  const portal = await portalOn(url);
  const server = await startServer({ ...environmentOf(url), PDF: 'unsandboxed' });
  const title = `Papel e planilhas, ${formatInteger(properties)} propriedades`;
  try {
    const [cookie = '', ...ten] = await administrators(portal, 'paper', ORDINARY + 1);
    await download(`${server.url}/health/ready`, cookie);
    const rows: Cells[] = [];
    for (const [name, path] of [
      ['PDF nacional, nada guardado', sheet(NATIONAL)],
      ['PDF nacional, respostas guardadas', sheet(NATIONAL, 1)],
      ['PDF nacional, o mesmo de novo', sheet(NATIONAL, 1)],
      ['PDF do sumário, nada guardado', sheet(SUMMARY)],
      ['XLSX de visitas', visits],
      ['XLSX de visitas, de novo', visits],
    ] as const) {
      /* oxlint-disable no-await-in-loop -- one after the other */
      await pause(1_000);
      const before = memoryOf(server.pid);
      const {
        chromium,
        server: peak,
        value,
      } = await watched(server, () => download(`${server.url}${path}`, cookie));
      /* oxlint-enable no-await-in-loop */
      rows.push([
        name,
        value.rows === null ? '' : formatInteger(value.rows),
        formatNumber(value.bytes / 2 ** 20, 1),
        formatNumber(value.ms / 1_000, 2),
        chromium === 0 ? '' : formatNumber(chromium, 0),
        formatNumber(before, 0),
        formatNumber(peak - before, 0),
      ]);
    }
    const others: Cells[] = [];
    for (const [name, path] of [
      ['ninguém mais', null],
      ['um PDF atrás do outro', (turn: number) => sheet(NATIONAL, turn + 2)],
      ['um XLSX atrás do outro', () => visits],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one state of things after the other
      const [waited, files] = await beside(server, ten, cookie, path);
      others.push([name, ...waited, path === null ? '' : formatInteger(files)]);
    }
    return [
      {
        title,
        head: ['Arquivo', 'Linhas', 'MB', 'Tudo, s', 'Chromium, MB', 'Servidor antes, MB', 'A mais, MB'],
        rows,
        notes: [
          `Limites: PDF nacional ${PDF_S} s e ${PDF_MB} MB, XLSX de 100.000 linhas ${XLSX_MB} MB a mais no servidor. Chromium: PSS de todos os seus processos, olhado a cada 50 ms; servidor: memória residente, a cada 20 ms.`,
        ],
      },
      {
        title: `${title}: os outros enquanto isso`,
        head: ['Ao mesmo tempo', ...WAITED, 'Arquivos prontos'],
        rows: others,
        notes: [
          `Limite: p95 ${OTHERS_MS} ms. ${ORDINARY} pessoas comuns perguntam a cada ${READS_MS} ms por ${LASTS_MS / 1_000} s: sessão, um relatório, saúde do servidor.`,
        ],
      },
    ];
  } finally {
    await server.stop();
    await portal.close();
  }
};

/** Waits of ordinary people while somebody takes one file after the other, and how many of these came. */
async function beside(
  server: Server,
  people: readonly string[],
  cookie: string,
  path: ((turn: number) => string) | null,
): Promise<[waited: string[], files: number]> {
  const state = { going: true };
  let files = 0;
  const taker = (async () => {
    if (path === null) return;
    for (let turn = 0; state.going; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      await download(`${server.url}${path(turn)}`, cookie);
      files += 1;
    }
  })();
  const waited = await ordinaryPeople(server, people, LASTS_MS);
  state.going = false;
  await taker;
  return [waited, files];
}

/** The most memory, MB, of the server and of the Chromium that it starts, while work is done. */
async function watched<T>(
  server: Server,
  work: () => Promise<T>,
): Promise<{ chromium: number; server: number; value: T }> {
  let chromium = 0;
  const watch = setInterval(() => {
    for (const group of childrenOf(server.pid)) chromium = Math.max(chromium, groupMegabytes(group));
  }, 50);
  try {
    const { peak, value } = await peakDuring(server.pid, work);
    return { chromium, server: peak, value };
  } finally {
    clearInterval(watch);
  }
}

/** Processes that a process has started; each leads a group of its own. */
function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

/** A file, whole. Errors: any answer but 200. */
async function download(
  address: string,
  cookie: string,
): Promise<{ bytes: number; ms: number; rows: number | null }> {
  const began = performance.now();
  const answer = await fetch(address, { headers: { cookie } });
  if (answer.status !== 200)
    throw new Error(`${address}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).byteLength;
  const rows = answer.headers.get('x-total-count');
  return { bytes, ms: performance.now() - began, rows: rows === null ? null : Number(rows) };
}
