import { setTimeout as pause } from 'node:timers/promises';
import { formatInteger, formatNumber } from '@fonte/pt-br';
import { newFilters, REPORT, reportUrl, unreadFiles, type Load } from '../crowd/loads.ts';
import { administrators } from '../crowd/people.ts';
import { environmentOf, portalOn } from '../portal.ts';
import type { Cells, Scenario } from '../scenario.ts';
import { memoryOf, peakDuring, startServer, type Server } from '../server.ts';

/** How long each state of things lasts, ms. */
const LASTS_MS = 15_000;
const ORDINARY = 10;
/** An ordinary person asks, reads, and asks again, ms. */
const READS_MS = 250;
const FLOOD = 200;
const SLOW_PEOPLE = 6;
const FILES_EACH = 4;

/** Ten ordinary people while others leave files unread, and while two hundred ask what nobody has asked: how long do the ten wait, and who is refused? */
export const scenario: Scenario = async (setup) => {
  const { url, properties } = await setup.programme(setup.properties);
  const portal = await portalOn(url);
  const server = await startServer({ ...environmentOf(url), STATEMENT_TIMEOUT: '30' });
  const loads: Load[] = [];
  try {
    const ten = await administrators(portal, 'ten', ORDINARY);
    const many = await administrators(portal, 'many', FLOOD);
    const rows: Cells[] = [];
    const measure = async (name: string, refusals: () => string): Promise<void> => {
      const { peak, value } = await peakDuring(server.pid, () => tenPeople(server, ten));
      rows.push([name, ...value, refusals(), formatNumber(peak, 0)]);
    };
    await measure('ninguém mais', () => '–');
    loads.push(unreadFiles(server, many.slice(0, SLOW_PEOPLE), FILES_EACH));
    await measure(`${SLOW_PEOPLE * FILES_EACH} arquivos que ninguém lê`, () => '–');
    const flood = newFilters(server, many);
    loads.push(flood);
    await measure(`e ${FLOOD} pessoas com filtros novos`, () => toldLine(flood));
    await Promise.all(loads.map((load) => load.end()));
    await pause(5_000);
    await measure('depois', () => '–');
    return {
      title: `Multidão: ${ORDINARY} pessoas comuns, ${formatInteger(properties)} propriedades`,
      head: [
        'Ao mesmo tempo',
        'Chamadas',
        'p50, ms',
        'p95, ms',
        'Maior, ms',
        'Faltas',
        'Da multidão',
        'Servidor, MB',
      ],
      rows,
      notes: [
        `Cada pessoa comum pergunta a cada ${READS_MS} ms, em turnos: sessão, relatório ${REPORT} sem filtro, saúde do servidor. Cada estado dura ${LASTS_MS / 1_000} s; ${memoryOf(server.pid).toFixed(0)} MB no fim.`,
      ],
    };
  } finally {
    await Promise.all(loads.map((load) => load.end()));
    await server.stop();
    await portal.close();
  }
};

/** Calls, median, 95th, worst and failures of ordinary people for a while. */
async function tenPeople({ url }: Server, cookies: readonly string[]): Promise<string[]> {
  const calls = ['/api/indicators/auth/session', reportUrl({ co_consulta: String(REPORT) }), '/health/ready'];
  const waits: number[] = [];
  let failed = 0;
  const end = performance.now() + LASTS_MS;
  const person = async (cookie: string, own: number): Promise<void> => {
    for (let at = own; performance.now() < end; at += 1) {
      /* oxlint-disable no-await-in-loop -- a person does one thing after the other */
      const began = performance.now();
      const answer = await fetch(`${url}${calls[at % calls.length]}`, { headers: { cookie } });
      await answer.arrayBuffer();
      waits.push(performance.now() - began);
      if (answer.status !== 200) failed += 1;
      await pause(READS_MS);
      /* oxlint-enable no-await-in-loop */
    }
  };
  await Promise.all(cookies.map(person));
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number): string => formatNumber(sorted[Math.ceil(sorted.length * share) - 1] ?? 0, 0);
  return [formatInteger(sorted.length), at(0.5), at(0.95), at(1), formatInteger(failed)];
}

const toldLine = ({ told }: Load): string =>
  [...told].map(([status, count]) => `${status}: ${formatInteger(count)}`).join(', ');
