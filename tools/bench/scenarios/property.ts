import { addressOf, GRID_PAGE_SIZE, type ReportAnswer, type ReportId } from '@fonte/contracts';
import { mediaOfProperty } from '@fonte/contracts/endpoints/media';
import { propertyDetail } from '@fonte/contracts/endpoints/properties';
import { report } from '@fonte/contracts/endpoints/reports';
import { formatNumber } from '@fonte/pt-br';
import { AnswerCache } from '../../../apps/server/src/query/kept/answer-cache.ts';
import { median, timed } from '../measure.ts';
import { people, portalOn, type Person, type Portal } from '../portal.ts';
import type { Findings, Scenario } from '../scenario.ts';

const TURNS = 7;
const PAGE_MS = 150;
const DETAIL_MS = 1_000;
const DRAWN = 10;
const LIST: ReportId = 8768991;
/** What the tabs ask besides the head and the media: pace, areas, indicators, visits, expenses, and the map's areas, history and CAR. */
const TABS: readonly ReportId[] = [13216, 11207, 11200, 11201, 11202, 67676705, 67676704, 67676706];

/** The list of properties in every order, nothing kept; and all that the tabs of a property ask, asked before. */
export const scenario: Scenario = async (setup) => {
  const { url, properties } = await setup.programme(setup.properties);
  const portal = await portalOn(url, { ANSWERS_MB: '0' });
  try {
    const [administrador, , supervisor] = await people(portal);
    return [
      await lists(portal, [administrador, supervisor], properties),
      await details(portal, administrador, properties),
    ];
  } finally {
    await portal.close();
  }
};

const listUrl = (page: number, ordem: string): string =>
  addressOf(report, { query: { co_consulta: LIST, typereturn: 'Json', page, ordem } });

const count = (properties: number): string => properties.toLocaleString('pt-BR');
const ms = (value: number): string => formatNumber(value, 0);

async function lists(portal: Portal, readers: readonly Person[], properties: number): Promise<Findings> {
  // Nothing is kept: every page is the first.
  const cache: { get: unknown } = AnswerCache.prototype;
  const kept = cache.get;
  cache.get = () => undefined;
  try {
    const pages: Page[] = [];
    for (const person of readers)
      // oxlint-disable-next-line no-await-in-loop -- they would measure each other
      pages.push(...(await ordersOf(portal, person)));
    const times = pages.flatMap(({ first, middle }) => [first, middle]);
    const slow = times.filter((one) => one > PAGE_MS).length;
    return {
      title: `Lista de propriedades (${LIST}) em cada ordem, ${count(properties)} propriedades`,
      head: ['Ordem', 'Perfil', 'Linhas', 'Primeira página, ms', 'Página do meio, ms'],
      rows: pages.map(({ ordem, name, total, first, middle }) => [
        ordem,
        name,
        count(total),
        ms(first),
        ms(middle),
      ]),
      notes: [
        `Medianas de ${TURNS} chamadas inteiras depois de uma sem medir, com sessão e autorização, sem rede e sem respostas guardadas; ${GRID_PAGE_SIZE} linhas por página.`,
        `${times.length - slow} de ${times.length} páginas até ${PAGE_MS} ms; a mais lenta leva ${ms(Math.max(...times))} ms.`,
      ],
    };
  } finally {
    cache.get = kept;
  }
}

interface Page {
  readonly ordem: string;
  readonly name: string;
  readonly total: number;
  readonly first: number;
  readonly middle: number;
}

/** Every column of the list, upwards and downwards. */
async function ordersOf(portal: Portal, { cookie, name }: Person): Promise<Page[]> {
  const whole = JSON.parse((await portal.get(listUrl(1, 'propriedade'), cookie)).body) as ReportAnswer;
  const total = whole.total ?? 0;
  const middle = Math.max(1, Math.ceil(total / GRID_PAGE_SIZE / 2));
  const pages: Page[] = [];
  for (const { field } of whole.thead)
    for (const ordem of [field, `-${field}`]) {
      const [first, other] = [listUrl(1, ordem), listUrl(middle, ordem)];
      pages.push({
        ordem,
        name,
        total,
        // oxlint-disable-next-line no-await-in-loop -- they would measure each other
        first: await medianOf(() => portal.get(first, cookie)),
        // oxlint-disable-next-line no-await-in-loop -- as above
        middle: await medianOf(() => portal.get(other, cookie)),
      });
    }
  return pages;
}

/** Properties with most visits, since these have most to tell; each with all that its tabs ask, side by side as the browser asks it. */
async function details(portal: Portal, { cookie, name }: Person, properties: number): Promise<Findings> {
  const most = await portal.database.db
    .selectFrom('programa.visita')
    .select('cod_propriedade')
    .groupBy('cod_propriedade')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('cod_propriedade')
    .limit(DRAWN)
    .execute();
  const rows: string[][] = [];
  const all: number[] = [];
  for (const { cod_propriedade: code } of most) {
    const urls = urlsOf(code);
    // oxlint-disable-next-line no-await-in-loop -- they would measure each other
    const head = await medianOf(() => portal.get(urls[0]!, cookie));
    // oxlint-disable-next-line no-await-in-loop -- as above
    const whole = await medianOf(() => Promise.all(urls.map((one) => portal.get(one, cookie))));
    all.push(whole);
    rows.push([code, ms(head), ms(whole)]);
  }
  return {
    title: `Uma propriedade com todas as abas, ${count(properties)} propriedades`,
    head: ['Propriedade', 'Cabeçalho, ms', 'Todas as abas, ms'],
    rows,
    notes: [
      `${name}. Medianas de ${TURNS} vezes depois de uma sem medir: cabeçalho, mídias e os relatórios ${TABS.join(', ')}, lado a lado, sem rede e sem desenhar.`,
      `As ${DRAWN} propriedades com mais visitas; a mais lenta leva ${ms(Math.max(...all))} ms, o limite é ${ms(DETAIL_MS)} ms.`,
    ],
  };
}

function urlsOf(code: string): string[] {
  const params = { id: code.replaceAll('.', '') };
  const moreFilter = `cod_propriedade = '${code}'`;
  return [
    addressOf(propertyDetail, { params }),
    addressOf(mediaOfProperty, { params }),
    ...TABS.map((id) =>
      addressOf(report, { query: { co_consulta: id, typereturn: 'Json', page: -1, moreFilter } }),
    ),
  ];
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let turn = 0; turn < TURNS; turn += 1) times.push(await timed(work));
  return median(times);
}
