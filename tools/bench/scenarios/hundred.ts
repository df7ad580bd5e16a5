import { setTimeout as pause } from 'node:timers/promises';
import { boardFor, reportsAtOnce } from '@fonte/contracts/boards';
import { formatInteger, formatNumber } from '@fonte/pt-br';
import { administrators } from '../crowd/people.ts';
import { quantile } from '../measure.ts';
import { environmentOf, portalOn } from '../portal.ts';
import type { Cells, Scenario } from '../scenario.ts';
import { peakDuring, processorMs, startServer, type Server } from '../server.ts';

const PEOPLE = 100;
/** Everybody reads for so long, on average, before asking again, ms. */
const READS_MS = 3_000;
/** How long each state of things lasts, ms. */
const LASTS_MS = 30_000;

const YEARS = ['[]', '[2025]', '[2024]', '[2023]'];
const STATES = ['[]', '["GO"]', '["MG"]', '["MS"]', '["BA"]', '["MT"]'];

/** A hundred people who read the dashboard and its reports, with filters drawn by lot: what do they wait while nothing is kept, and once it is? */
export const scenario: Scenario = async (setup) => {
  const { url, properties } = await setup.programme(setup.properties);
  const portal = await portalOn(url);
  const server = await startServer({ ...environmentOf(url), STATEMENT_TIMEOUT: '30' });
  try {
    const people = await administrators(portal, 'hundred', PEOPLE);
    const rows: Cells[] = [];
    for (const name of ['nada guardado no começo', 'os mesmos, de novo']) {
      const began = processorMs(server.pid);
      // oxlint-disable-next-line no-await-in-loop -- one state after the other
      const { peak, value } = await peakDuring(server.pid, () => reading(server, people));
      const each = (processorMs(server.pid) - began) / value.asked;
      rows.push([name, ...value.cells, formatNumber(each, 1), formatNumber(peak, 0)]);
    }
    return {
      title: `${PEOPLE} pessoas com uma pausa de ${READS_MS / 1_000} s, ${formatInteger(properties)} propriedades`,
      head: [
        'Estado',
        'Chamadas',
        'p50, ms',
        'p95, ms',
        'Maior, ms',
        'Faltas',
        'Processador por chamada, ms',
        'Servidor, MB',
      ],
      rows,
      notes: [
        `Cada uma pergunta o dashboard ou um de seus relatórios, ano e estado sorteados (${YEARS.length} × ${STATES.length}), e lê ${READS_MS / 1_000} s em média; cada estado dura ${LASTS_MS / 1_000} s, o segundo com o mesmo sorteio. Limite: p95 de 800 ms guardado, nenhuma falta.`,
      ],
    };
  } finally {
    await server.stop();
    await portal.close();
  }
};

interface Read {
  readonly asked: number;
  /** Calls, median, 95th, worst, failures. */
  readonly cells: readonly string[];
}

async function reading({ url }: Server, people: readonly string[]): Promise<Read> {
  const waits: number[] = [];
  let failed = 0;
  const end = performance.now() + LASTS_MS;
  await Promise.all(
    people.map(async (cookie, own) => {
      const lot = lots(own + 1);
      await pause(lot() * READS_MS);
      while (performance.now() < end) {
        const began = performance.now();
        const path = drawn(lot);
        // oxlint-disable-next-line no-await-in-loop -- a person does one thing after the other
        const answer = await fetch(`${url}${path}`, { headers: { cookie } });
        // oxlint-disable-next-line no-await-in-loop
        await answer.arrayBuffer();
        waits.push(performance.now() - began);
        if (answer.status !== 200) failed += 1;
        // oxlint-disable-next-line no-await-in-loop
        await pause(READS_MS * (0.5 + lot()));
      }
    }),
  );
  const times = [0.5, 0.95, 1].map((share) => formatNumber(quantile(waits, share), 0));
  return { asked: waits.length, cells: [formatInteger(waits.length), ...times, formatInteger(failed)] };
}

const REPORTS = reportsAtOnce(boardFor('dashboard', 'administrador')).filter((id) => id !== 123_456);

/** The address of what the lot says: every third time the dashboard, else one of its reports. */
function drawn(lot: () => number): string {
  const one = <T>(of: readonly T[]): T => of[Math.floor(lot() * of.length)]!;
  const filters = { $ano: one(YEARS), $uf: one(STATES) };
  const query =
    lot() < 1 / 3
      ? { module: 'consulta', controller: 'dash-board', action: 'load-report-dash', ...filters }
      : {
          module: 'relatorio',
          controller: 'index',
          action: 'retorno-direto',
          co_consulta: String(one(REPORTS)),
          ...filters,
        };
  return `/api/app/?${new URLSearchParams(query).toString()}`;
}

/** Numbers from 0 to 1 that come out alike in every run (a linear congruential generator). */
function lots(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
