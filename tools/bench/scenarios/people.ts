import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf, GRID_PAGE_SIZE, PROFILES } from '@fonte/contracts';
import { users } from '@fonte/contracts/endpoints/people';
import { userFilters, userOrders } from '@fonte/contracts/routes/people';
import { formatInteger, formatNumber } from '@fonte/pt-br';
import { forgetAccounts, forgetMails, makeAccounts, makeNotification } from '../crowd/accounts.ts';
import { ordinaryWaits } from '../crowd/ordinary.ts';
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
/** Mails are prepared in so many turns, each beside as long a time without. */
const PAIRS = 3;
const LASTS_MS = 10_000;
const SLOWER = 1.2;

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

/** 'Enviar agora' to many, while ten people read: how long until all are queued, and how much longer the ten wait while the mails are written. */
async function mails(portal: Portal, url: string, emails: readonly string[]): Promise<Findings> {
  const { db } = portal.database;
  const senders = await administrators(portal, 'sender', PAIRS);
  const ten = await administrators(portal, 'reader', 10);
  const environment = environmentOf(url);
  const server = await startServer({ ...environment, STATEMENT_TIMEOUT: '30' });
  const reading = async (): Promise<readonly number[]> => {
    const { waits, failed } = await ordinaryWaits(server, ten, LASTS_MS);
    if (failed > 0) throw new Error(`${failed} calls failed`);
    return waits;
  };
  const rows: string[][] = [];
  const ratios: number[] = [];
  const queued: number[] = [];
  try {
    await reading();
    for (const [at, cookie] of senders.entries()) {
      /* oxlint-disable no-await-in-loop -- one after the other is what is measured */
      const id = await makeNotification(db, emails, at);
      const alone = await reading();
      const send = timed(() => sent(server.url, id, cookie));
      const beside = await reading();
      const took = await send;
      const done = await preparedOf(db, id);
      await forgetMails(db);
      /* oxlint-enable no-await-in-loop */
      queued.push(took);
      ratios.push(median(beside) / median(alone));
      const p95 = [alone, beside].map((waits) => ms(quantile(waits, 0.95)));
      rows.push([
        String(at + 1),
        ms(took),
        formatInteger(done),
        formatNumber(median(alone), 1),
        formatNumber(median(beside), 1),
        ...p95,
      ]);
    }
    return {
      title: `Notificação a ${formatInteger(RECIPIENTS)} destinatários`,
      head: [
        'Vez',
        'Na fila, ms',
        `Escritos em ${LASTS_MS / 1_000} s`,
        'p50 sem, ms',
        'p50 durante, ms',
        'p95 sem, ms',
        'p95 durante, ms',
      ],
      rows,
      notes: [
        `Na fila: 'Enviar agora' inteiro, pela rede, com as ${formatInteger(RECIPIENTS)} entregas e suas tarefas na mesma transação; mediana ${ms(median(queued))} ms, o limite é ${formatInteger(QUEUED_MS)} ms.`,
        `Dez pessoas leem antes e durante, ${LASTS_MS / 1_000} s cada; a espera mediana é ${formatNumber(median(ratios), 2)} × a de antes, o limite é ${formatNumber(SLOWER, 1)}.`,
      ],
    };
  } finally {
    await server.stop();
    // Without a mail server they are written to files.
    await rm(join(environment['DATA_DIR'] ?? '', 'outbox'), { recursive: true, force: true });
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
