import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { PROFILES } from '@fonte/contracts';
import { formatInteger, formatNumber } from '@fonte/pt-br';
import { openSession } from '../../../apps/server/src/platform/identity/session-store.ts';
import { environmentOf, portalOn, type Portal } from '../portal.ts';
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

const REPORT = 11_116;
const VISITS = 20_036;

/** Ten ordinary people while others leave files unread, and while two hundred ask what nobody has asked: how long do the ten wait, and who is refused? */
export const scenario: Scenario = async (setup) => {
  const { url, properties } = await setup.programme(setup.properties);
  const portal = await portalOn(url);
  const server = await startServer({ ...environmentOf(url), STATEMENT_TIMEOUT: '30' });
  const unread: Socket[] = [];
  let flooding = true;
  try {
    const ten = await sessions(portal, ORDINARY);
    const many = await sessions(portal, FLOOD);
    const rows: Cells[] = [];
    const measure = async (name: string, refusals: () => string): Promise<void> => {
      const { peak, value } = await peakDuring(server.pid, () => tenPeople(server, ten));
      rows.push([name, ...value, refusals(), formatNumber(peak, 0)]);
    };
    await measure('ninguém mais', () => '–');
    for (const cookie of many.slice(0, SLOW_PEOPLE))
      for (let file = 0; file < FILES_EACH; file += 1) unread.push(neverReads(server, cookie));
    await measure(`${unread.length} arquivos que ninguém lê`, () => '–');
    const told = new Map<number, number>();
    const flood = many.map((cookie, at) => floodBy(server, cookie, at, () => flooding, told));
    await measure(`e ${FLOOD} pessoas com filtros novos`, () => toldLine(told));
    flooding = false;
    await Promise.all(flood);
    for (const socket of unread) socket.destroy();
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
    flooding = false;
    for (const socket of unread) socket.destroy();
    await server.stop();
    await portal.close();
  }
};

/** So many people, an Administrador each. */
async function sessions({ app, database: { db } }: Portal, count: number): Promise<string[]> {
  const id_perfil = PROFILES.administrador.id;
  const cookies: string[] = [];
  for (let at = 0; at < count; at += 1) {
    /* oxlint-disable no-await-in-loop -- a few short statements each */
    const email = `bench.crowd.${count}.${at}@example`;
    await db.deleteFrom('portal.usuario').where('email', '=', email).execute();
    const { id_usuario } = await db
      .insertInto('portal.usuario')
      .values({ nome: 'Medição', email, senha: '!', id_perfil })
      .returning('id_usuario')
      .executeTakeFirstOrThrow();
    await db.insertInto('portal.usuario_perfil').values({ id_usuario, id_perfil }).execute();
    cookies.push(`sid=${await openSession(app, db, id_usuario, id_perfil)}`);
    /* oxlint-enable no-await-in-loop */
  }
  return cookies;
}

const reportUrl = (more: Record<string, string>): string =>
  `/api/app/?${new URLSearchParams({ module: 'relatorio', controller: 'index', action: 'retorno-direto', $ano: '[]', ...more }).toString()}`;

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

/** Asks for a long file and takes nothing of it. */
function neverReads({ url }: Server, cookie: string): Socket {
  const { port, hostname } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname });
  socket.on('error', () => {});
  socket.pause();
  const path = reportUrl({ co_consulta: String(VISITS), typereturn: 'Csv' });
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\n\r\n`);
  return socket;
}

/** One of the crowd: another filter each time, without a rest but what it is told to take. */
async function floodBy(
  { url }: Server,
  cookie: string,
  own: number,
  going: () => boolean,
  told: Map<number, number>,
): Promise<void> {
  for (let at = 0; going(); at += 1) {
    /* oxlint-disable no-await-in-loop -- one question after the other */
    const moreFilter = `area_total > ${own}.${String(at).padStart(4, '0')}`;
    const path = reportUrl({ co_consulta: String(REPORT), moreFilter });
    const answer = await fetch(`${url}${path}`, { headers: { cookie } });
    await answer.arrayBuffer();
    told.set(answer.status, (told.get(answer.status) ?? 0) + 1);
    if (answer.status === 503) await pause(Number(answer.headers.get('retry-after')) * 1_000);
    /* oxlint-enable no-await-in-loop */
  }
}

const toldLine = (told: ReadonlyMap<number, number>): string =>
  [...told].map(([status, count]) => `${status}: ${formatInteger(count)}`).join(', ');
