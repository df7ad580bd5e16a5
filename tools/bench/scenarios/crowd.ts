import { setTimeout as pause } from 'node:timers/promises';
import { formatInteger, formatNumber } from '@fonte/pt-br';
import { newFilters, REPORT, unreadFiles, type Load } from '../crowd/loads.ts';
import { ordinaryPeople, READS_MS, WAITED } from '../crowd/ordinary.ts';
import { administrators } from '../crowd/people.ts';
import { environmentOf, portalOn } from '../portal.ts';
import type { Cells, Scenario } from '../scenario.ts';
import { memoryOf, peakDuring, startServer } from '../server.ts';

/** How long each state of things lasts, ms. */
const LASTS_MS = 15_000;
const ORDINARY = 10;
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
      const { peak, value } = await peakDuring(server.pid, () => ordinaryPeople(server, ten, LASTS_MS));
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
      head: ['Ao mesmo tempo', ...WAITED, 'Da multidão', 'Servidor, MB'],
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

const toldLine = ({ told }: Load): string =>
  [...told].map(([status, count]) => `${status}: ${formatInteger(count)}`).join(', ');
