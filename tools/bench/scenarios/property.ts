import { addressOf, GRID_PAGE_SIZE, type ReportAnswer, type ReportId } from '@fonte/contracts';
import { mediaOfProperty } from '@fonte/contracts/endpoints/media';
import { propertyDetail } from '@fonte/contracts/endpoints/properties';
import { report } from '@fonte/contracts/endpoints/reports';
import { formatNumber } from '@fonte/pt-br';
import { AnswerCache } from '../../../apps/server/src/query/kept/answer-cache.ts';
import { medianOf } from '../measure.ts';
import { people, portalOn, type Person, type Portal } from '../portal.ts';
import type { Findings, Scenario } from '../scenario.ts';

const TURNS = 7;
const PAGE_TURNS = 3;
const PAGE_MS = 150;
const DETAIL_MS = 1_000;
const DRAWN = 10;
/** The list of properties, as two people have it. */
const OWN: ReportId = 8768991;
/** The other lists of properties, of a cycle that is concluded, by phase, and of the plan: who sees all rows. */
const OTHERS: readonly ReportId[] = [13031, 13316, 13514];
const ANO = 2025;
/** What the tabs ask besides the head and the media: pace, areas, indicators, visits, expenses, and the map's areas, history and CAR. */
const TABS: readonly ReportId[] = [13216, 11207, 11200, 11201, 11202, 67676705, 67676704, 67676706];

/** The lists of properties in every order, nothing kept; and all that the tabs of a property ask, asked before. */
export const scenario: Scenario = async (setup) => {
  const { url, properties } = await setup.programme(setup.properties);
  const portal = await portalOn(url, { ANSWERS_MB: '0' });
  try {
    const [administrador, , supervisor] = await people(portal);
    return [
      await lists(
        portal,
        [
          [OWN, administrador],
          [OWN, supervisor],
          ...OTHERS.map((list): [ReportId, Person] => [list, administrador]),
        ],
        properties,
      ),
      await details(portal, administrador, properties),
    ];
  } finally {
    await portal.close();
  }
};

const listUrl = (list: ReportId, page: number, ordem?: string): string =>
  addressOf(report, {
    query: { co_consulta: list, typereturn: 'Json', page, $ano: [ANO], ...(ordem ? { ordem } : {}) },
  });

const count = (properties: number): string => properties.toLocaleString('pt-BR');
const ms = (value: number): string => formatNumber(value, 0);

async function lists(
  portal: Portal,
  readers: readonly (readonly [ReportId, Person])[],
  properties: number,
): Promise<Findings> {
  // Nothing is kept: every page is the first.
  const cache: { get: unknown } = AnswerCache.prototype;
  const kept = cache.get;
  cache.get = () => undefined;
  try {
    const orders: Order[] = [];
    for (const [list, person] of readers)
      // oxlint-disable-next-line no-await-in-loop -- they would measure each other
      orders.push(...(await ordersOf(portal, list, person)));
    const times = orders.flatMap(({ pages }) => pages);
    const slow = times.filter((one) => one > PAGE_MS).length;
    return {
      title: `Listas de propriedades em cada ordem, ${count(properties)} propriedades`,
      head: ['Lista', 'Ordem', 'Perfil', 'Linhas', 'Primeira página, ms', 'Do meio, ms', 'Última, ms'],
      rows: orders.map(({ list, ordem, name, total, pages }) => [
        String(list),
        ordem,
        name,
        count(total),
        ...pages.map(ms),
      ]),
      notes: [
        `Medianas de ${PAGE_TURNS} chamadas inteiras depois de uma sem medir, com sessão e autorização, sem rede e sem respostas guardadas; ${GRID_PAGE_SIZE} linhas por página.`,
        `${times.length - slow} de ${times.length} páginas até ${PAGE_MS} ms; a mais lenta leva ${ms(Math.max(...times))} ms.`,
      ],
    };
  } finally {
    cache.get = kept;
  }
}

interface Order {
  readonly list: ReportId;
  readonly ordem: string;
  readonly name: string;
  readonly total: number;
  /** First, middle and last page, ms. */
  readonly pages: readonly number[];
}

/** Every column of a list, upwards and downwards. */
async function ordersOf(portal: Portal, list: ReportId, { cookie, name }: Person): Promise<Order[]> {
  const whole = JSON.parse((await portal.get(listUrl(list, 1), cookie)).body) as ReportAnswer;
  const total = whole.total ?? 0;
  const last = Math.max(1, Math.ceil(total / GRID_PAGE_SIZE));
  const orders: Order[] = [];
  for (const { field } of whole.thead)
    for (const ordem of [field, `-${field}`]) {
      const pages: number[] = [];
      for (const page of [1, Math.ceil(last / 2), last])
        // oxlint-disable-next-line no-await-in-loop -- they would measure each other
        pages.push(await medianOf(() => portal.get(listUrl(list, page, ordem), cookie), PAGE_TURNS));
      orders.push({ list, ordem, name, total, pages });
    }
  return orders;
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
    const head = await medianOf(() => portal.get(urls[0]!, cookie), TURNS);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const whole = await medianOf(() => Promise.all(urls.map((one) => portal.get(one, cookie))), TURNS);
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
