import { gzipSync } from 'node:zlib';
import { addressOf, undotted, type ReportAnswer, type ReportId } from '@fonte/contracts';
import { mediaOfProperty } from '@fonte/contracts/endpoints/media';
import { propertyDetail } from '@fonte/contracts/endpoints/properties';
import { report } from '@fonte/contracts/endpoints/reports';
import { PACK_HEADER } from '@fonte/contracts/taken-along';
import { formatInteger, formatNumber } from '@fonte/pt-br';
import { people, portalOn, type Portal } from '../portal.ts';
import type { Scenario } from '../scenario.ts';

/** What a device asks of each own property (apps/web/src/core/pack/pack-questions.ts): pace, areas, indicators, visits, place, areas on the map, their history, CAR; expenses last. */
const REPORTS: readonly ReportId[] = [
  13216, 11207, 11200, 11201, 123456, 67676705, 67676704, 67676706, 11202,
];
const LIST: ReportId = 8768991;
const TAKEN = { [PACK_HEADER]: '1' };

interface Asked {
  readonly what: string;
  requests: number;
  ms: number;
  bytes: number;
  packed: number;
}

/** What a Supervisor's device takes along, asked as it asks: one answer after the other, each property whole. Without a network, so that it is the server's part. */
export const scenario: Scenario = async (setup) => {
  const { url } = await setup.programme(setup.properties);
  const portal = await portalOn(url);
  try {
    const [, , { cookie, name }] = await people(portal);
    const asked = new Map<string, Asked>();
    const properties: number[] = [];
    const ask = async (what: string, address: string): Promise<string> => {
      const of = asked.get(what) ?? { what, requests: 0, ms: 0, bytes: 0, packed: 0 };
      asked.set(what, of);
      const began = performance.now();
      const { body } = await portal.get(address, cookie, TAKEN);
      of.ms += performance.now() - began;
      of.requests += 1;
      of.bytes += body.length;
      of.packed += gzipSync(body).length;
      return body;
    };
    const before = await lines(portal);
    const { user, system } = process.cpuUsage();
    const list = JSON.parse(await ask(String(LIST), reportOf(LIST))) as ReportAnswer;
    const codes = list.tbody.map((row) => String(row['cod_propriedade']));
    for (const code of codes) {
      let bytes = 0;
      for (const [what, address] of questionsOf(code))
        // oxlint-disable-next-line no-await-in-loop -- as the device asks
        bytes += (await ask(what, address)).length;
      properties.push(bytes);
    }
    const cpu = process.cpuUsage({ user, system });
    const all = [...asked.values()];
    const sum = (of: (one: Asked) => number) => all.reduce((total, one) => total + of(one), 0);
    return {
      title: `O que o aparelho de um Supervisor com ${formatInteger(codes.length)} propriedades leva`,
      head: ['Pergunta', 'Pedidos', 'ms cada', 'KB cada', 'MB', 'MB comprimidos'],
      rows: [
        ...all.map(({ what, requests, ms, bytes, packed }) => [
          what,
          formatInteger(requests),
          formatNumber(ms / requests, 1),
          formatNumber(bytes / requests / 1_000, 1),
          mega(bytes),
          mega(packed),
        ]),
        [
          'Tudo',
          formatInteger(sum(({ requests }) => requests)),
          '',
          '',
          mega(sum(({ bytes }) => bytes)),
          mega(sum(({ packed }) => packed)),
        ],
      ],
      notes: [
        `${name}: ${formatNumber(sum(({ ms }) => ms) / 1_000, 1)} s, um pedido depois do outro e sem rede; ${formatNumber((cpu.user + cpu.system) / 1e6, 1)} s de processador deste processo, a compressão da medição com ele.`,
        `A maior propriedade tem ${formatInteger(Math.round(Math.max(...properties) / 1_000))} KB. Linhas no registro de acessos: ${formatInteger((await lines(portal)) - before)}.`,
      ],
    };
  } finally {
    await portal.close();
  }
};

const mega = (bytes: number): string => formatNumber(bytes / 1e6, 2);

const reportOf = (id: ReportId, moreFilter?: string): string =>
  addressOf(report, {
    query: { co_consulta: id, typereturn: 'Json', page: -1, ...(moreFilter ? { moreFilter } : {}) },
  });

function questionsOf(code: string): [string, string][] {
  const params = { id: undotted(code) };
  const own = `cod_propriedade = '${code}'`;
  return [
    ['cabeçalho', addressOf(propertyDetail, { params })],
    ...REPORTS.map((id): [string, string] => [String(id), reportOf(id, own)]),
    ['mídias', addressOf(mediaOfProperty, { params })],
  ];
}

/** Lines of the audit, those that still wait with them. */
async function lines({ app, database: { db } }: Portal): Promise<number> {
  await app.trail.flush();
  const { n } = await db
    .selectFrom('portal.acesso')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
