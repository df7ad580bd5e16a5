import { addressOf, GRID_PAGE_SIZE, PROFILES } from '@fonte/contracts';
import { users } from '@fonte/contracts/endpoints/people';
import { userFilters, userOrders } from '@fonte/contracts/routes/people';
import { formatInteger, formatNumber } from '@fonte/pt-br';
import { forgetAccounts, forgetMails, makeAccounts, makeNotification } from '../crowd/accounts.ts';
import { mailSink } from '../crowd/mail-sink.ts';
import { ordinaryWaits } from '../crowd/ordinary.ts';
import { fillOutbox } from '../crowd/outbox.ts';
import { administrators } from '../crowd/people.ts';
import { median, medianOf, quantile, timed } from '../measure.ts';
import { environmentOf, people, portalOn, type Person, type Portal } from '../portal.ts';
import type { Findings, Scenario } from '../scenario.ts';
import { startServer } from '../server.ts';

const ACCOUNTS = 20_000;
const LIST_MS = 100;
const TURNS = 5;
const RECIPIENTS = 5_000;
const QUEUED_MS = 2_000;
/** Mails are prepared and sent in so many turns, each beside as long a time without. */
const PAIRS = 3;
const LASTS_MS = 8_000;
const SLOWER = 1.2;
type Phase = 'escritos' | 'enviados';

/** The list of many accounts in every order, filtered and searched, its far pages too; and a notification to many, prepared while others read. */
export const scenario: Scenario = async (setup) => {
  const { url } = await setup.programme(setup.properties);
  const portal = await portalOn(url);
  const { db } = portal.database;
  try {
    const emails = await makeAccounts(db, ACCOUNTS);
    const [administrador] = await people(portal);
    const listed = await lists(portal, administrador);
    return [listed, await mails(portal, url, emails.slice(0, RECIPIENTS))];
  } finally {
    await forgetAccounts(db);
    await portal.close();
  }
};

const ms = (value: number): string => formatNumber(value, 0);

async function lists(portal: Portal, { cookie, name }: Person): Promise<Findings> {
  const totalOf = async (query: object): Promise<number> =>
    (JSON.parse((await portal.get(listUrl(query, 0), cookie)).body) as { total: number }).total;
  const asked: [string, object][] = [
    ...userOrders.flatMap((one): [string, object][] => [
      [one, { ordem: one }],
      [`-${one}`, { ordem: `-${one}` }],
    ]),
    ...userFilters.map((situacao): [string, object] => [`situação ${situacao}`, { situacao }]),
    ['perfil Técnico', { perfil: PROFILES.tecnico.id, ordem: '-ultimo_acesso' }],
    ['uf GO', { uf: 'GO', ordem: 'email' }],
    ['busca de uma palavra', { busca: 'conceicao' }],
    ['busca de três palavras', { busca: 'Ávila ana 1' }],
    ['busca que nada encontra', { busca: 'ninguem assim' }],
  ];
  const rows: string[][] = [];
  const times: number[] = [];
  for (const [what, query] of asked) {
    /* oxlint-disable no-await-in-loop -- they would measure each other */
    const total = await totalOf(query);
    const last = Math.max(0, Math.ceil(total / GRID_PAGE_SIZE) - 1);
    const waits: number[] = [];
    for (const page of [0, Math.floor(last / 2), last])
      waits.push(await medianOf(() => portal.get(listUrl(query, page), cookie), TURNS));
    /* oxlint-enable no-await-in-loop */
    times.push(...waits);
    rows.push([what, formatInteger(total), ...waits.map(ms)]);
  }
  return {
    title: `Lista de ${formatInteger(ACCOUNTS)} contas`,
    head: ['Ordem ou filtro', 'Contas', 'Primeira página, ms', 'Página do meio, ms', 'Última, ms'],
    rows,
    notes: [
      `${name}. Medianas de ${TURNS} chamadas inteiras depois de uma sem medir, com sessão e autorização, sem rede; ${GRID_PAGE_SIZE} linhas por página.`,
      `${times.filter((one) => one <= LIST_MS).length} de ${times.length} páginas até ${LIST_MS} ms; a mais lenta leva ${ms(Math.max(...times))} ms.`,
    ],
  };
}

const listUrl = (query: object, pagina: number): string => addressOf(users, { query: { ...query, pagina } });

/** 'Enviar agora' to many, and as many mails given to the mail server, while ten people read: how long until all are queued, and how much longer the ten wait meanwhile. */
async function mails(portal: Portal, url: string, emails: readonly string[]): Promise<Findings> {
  const { db } = portal.database;
  const senders = await administrators(portal, 'sender', PAIRS);
  const ten = await administrators(portal, 'reader', 10);
  const sink = await mailSink();
  const environment = { ...environmentOf(url), STATEMENT_TIMEOUT: '30', SMTP_URL: sink.url };
  const server = await startServer(environment);
  const reading = async (): Promise<readonly number[]> => {
    const { waits, failed } = await ordinaryWaits(server, ten, LASTS_MS);
    if (failed > 0) throw new Error(`${failed} calls failed`);
    return waits;
  };
  const rows: string[][] = [];
  const ratios: Record<Phase, { p50: number; p95: number }[]> = { escritos: [], enviados: [] };
  const queued: number[] = [];
  /** Reads without, then while something goes on; gives what was done of it. */
  const held = async (phase: Phase, begin: () => Promise<() => Promise<string[]>>): Promise<void> => {
    const alone = await reading();
    const before = await sink.taken();
    const end = await begin();
    const beside = await reading();
    const arrived = (await sink.taken()) - before;
    const told = await end();
    await forgetMails(db);
    const at = (waits: readonly number[], share: number) => quantile(waits, share);
    ratios[phase].push({
      p50: at(beside, 0.5) / at(alone, 0.5),
      p95: at(beside, 0.95) / at(alone, 0.95),
    });
    rows.push([
      phase,
      ...told,
      formatInteger(arrived),
      ...[0.5, 0.95].flatMap((share) => [alone, beside].map((waits) => formatNumber(at(waits, share), 1))),
    ]);
  };
  try {
    await reading();
    for (const [turn, cookie] of senders.entries()) {
      /* oxlint-disable no-await-in-loop -- one after the other is what is measured */
      const id = await makeNotification(db, emails, turn);
      await held('escritos', async () => {
        const send = timed(() => sent(server.url, id, cookie));
        return async () => {
          const took = await send;
          queued.push(took);
          return [ms(took), formatInteger(await preparedOf(db, id))];
        };
      });
      await held('enviados', async () => {
        // Before anybody reads: sealing them is this process's work, which the readers' own clocks would count.
        const fill = await timed(() => fillOutbox(db, environment, emails));
        return async () => [ms(fill), '–'];
      });
      /* oxlint-enable no-await-in-loop */
    }
    const middle = (phase: Phase, which: 'p50' | 'p95') =>
      formatNumber(median(ratios[phase].map((one) => one[which])), 2);
    return {
      title: `Notificação a ${formatInteger(RECIPIENTS)} destinatários`,
      head: [
        'O que se faz',
        'Na fila, ms',
        `Escritos em ${LASTS_MS / 1_000} s`,
        'Entregues ao servidor de email',
        'p50 sem, ms',
        'p50 durante, ms',
        'p95 sem, ms',
        'p95 durante, ms',
      ],
      rows,
      notes: [
        `Na fila: 'Enviar agora' inteiro, pela rede, com as ${formatInteger(RECIPIENTS)} entregas e suas tarefas na mesma transação; mediana ${ms(median(queued))} ms, o limite é ${formatInteger(QUEUED_MS)} ms. 'enviados': ${formatInteger(RECIPIENTS)} emails prontos, entregues um a um a um servidor de email em outro processo da mesma máquina.`,
        `Dez pessoas leem antes e durante, ${LASTS_MS / 1_000} s cada. Espera durante ÷ antes, mediana de ${PAIRS}: ao pôr na fila e escrever p50 ${middle('escritos', 'p50')}, p95 ${middle('escritos', 'p95')}; ao entregar p50 ${middle('enviados', 'p50')}, p95 ${middle('enviados', 'p95')}; o limite é ${formatNumber(SLOWER, 1)}.`,
      ],
    };
  } finally {
    await server.stop();
    await sink.close();
  }
}

async function sent(origin: string, id: number, cookie: string): Promise<void> {
  const answer = await fetch(`${origin}/api/indicators/auth/notify/${id}/send`, {
    method: 'POST',
    headers: { cookie, origin },
  });
  if (answer.status !== 200) throw new Error(`send: ${answer.status} ${await answer.text()}`);
}

async function preparedOf(db: Portal['database']['db'], id: number): Promise<number> {
  const { done } = await db
    .selectFrom('portal.entrega')
    .where('id_notificacao', '=', id)
    .where('situacao', '<>', 'esperando')
    .select(({ fn }) => fn.countAll<number>().as('done'))
    .executeTakeFirstOrThrow();
  return done;
}
