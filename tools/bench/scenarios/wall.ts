import { boardFor, reportsOf as reportsOfBoard } from '@fonte/contracts/boards';
import { formatNumber } from '@fonte/pt-br';
import { answerReport } from '../../../apps/server/src/modules/reports/answer/answer-report.ts';
import { CATALOGUE } from '../../../apps/server/src/modules/reports/index.ts';
import type { Reading } from '../../../apps/server/src/modules/reports/declared/reading.ts';
import type { Reports } from '../../../apps/server/src/modules/reports/question/service.ts';
import type { QueryEngine } from '../../../apps/server/src/query/index.ts';
import { createEngine } from '../../../apps/server/src/query/run/run.ts';
import { withoutWall } from '../../../apps/server/src/query/testing/without-wall.ts';
import { AnswerCache } from '../../../apps/server/src/query/kept/answer-cache.ts';
import { sql } from 'kysely';
import {
  changesOfDay,
  changesOfProperty,
  IN_ORDER,
  LATEST_FIRST,
} from '../../../apps/server/src/modules/history/changes.ts';
import { diffPage } from '../../../apps/server/src/modules/history/diff-page.ts';
import { changesSql } from '../../../apps/server/src/modules/history/since/changed-rows.ts';
import { galleryOf } from '../../../apps/server/src/modules/media/lists/gallery.ts';
import { listProperties } from '../../../apps/server/src/modules/media/lists/property-list.ts';
import { propertyAgenda } from '../../../apps/server/src/modules/properties/agenda.ts';
import { propertyHead } from '../../../apps/server/src/modules/properties/property-head.ts';
import { searchProperties } from '../../../apps/server/src/modules/properties/search-properties.ts';
import { listQueue } from '../../../apps/server/src/modules/quality/list-queue.ts';
import type { Call } from '../../../apps/server/src/platform/index.ts';
import { groundOf } from '../../../apps/server/src/testing/walled-callers.ts';
import { behindWall } from '../../../apps/server/src/query/index.ts';
import { forgetStores, makeStores } from '../crowd/stores.ts';
import { alternately, median } from '../measure.ts';
import { people, portalOn, type Person, type Portal } from '../portal.ts';
import type { Cells, Findings, Scenario } from '../scenario.ts';

const PAIRS = 7;
const ANO = 2025;
const RATIO = 1.15;

/** Every dashboard report of three profiles on a cold answer cache, behind the database's own wall ÷ the same without it (docs/decisions/0037). */
export const scenario: Scenario = async (setup) => {
  const { url, properties } = await setup.programme(setup.properties);
  const portal = await portalOn(url);
  const cache: { get: unknown } = AnswerCache.prototype;
  const kept = cache.get;
  cache.get = () => undefined;
  try {
    const rows: Row[] = [];
    // oxlint-disable-next-line no-await-in-loop -- they would measure each other
    for (const person of await people(portal)) rows.push(...(await reportsOf(portal, person)));
    const over = rows.filter(({ ratio }) => ratio > RATIO).length;
    const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
    const figures: Findings = {
      title: `Segunda parede, ${properties.toLocaleString('pt-BR')} propriedades, ${ANO}`,
      head: ['Relatório', 'Perfil', 'Com a parede, ms', 'Sem, ms', 'Razão'],
      rows: rows.map((row) => row.cells),
      notes: [
        `Medianas de ${PAIRS} pares alternados, depois de um par sem medir; o relatório inteiro, cache vazio. Sem: as mesmas instruções pelo usuário da conexão.`,
        `Mediana das razões ${formatNumber(median(rows.map(({ ratio }) => ratio)), 2)}; soma das medianas ${formatNumber(sum(({ a }) => a) / sum(({ b }) => b), 2)}; ${rows.length - over} de ${rows.length} até ${formatNumber(RATIO, 2)}.`,
      ],
    };
    return [figures, await stores(portal)];
  } finally {
    cache.get = kept;
    await portal.close();
  }
};

/** With what each of them is asked. */
const asking = <Asked extends object>(call: Call, asked: Asked): Call & Asked => ({ ...call, ...asked });

/**
 * What modules read with statements of their own, for the same people: a page of a day, a property's changes, what a load changed, a gallery, the list of properties with media; a
 * property's page, the search, the agenda, and Data Quality's list.
 */
async function stores(portal: Portal): Promise<Findings> {
  const { db } = portal.database;
  try {
    const { date, versao } = await makeStores(db);
    const rows: string[][] = [];
    const ratios: number[] = [];
    for (const person of await people(portal)) {
      // oxlint-disable no-await-in-loop -- they would measure each other
      const farm = await ownFarm(db, person);
      const [walled, bare] = [portal.database, withoutWall(portal.database)].map((database) => ({
        app: { ...portal.app, database },
        db: database.db,
        profile: person.profile,
        session: { ...person.access, idUsuario: 0 },
        signal: new AbortController().signal,
        tell: () => {},
      })) as unknown as [Call, Call];
      const asked: [string, (call: Call) => Promise<unknown>][] = [
        [
          'página de um dia',
          (call) => diffPage(call, changesOfDay(call, { table: 'visita', date }), IN_ORDER, 0),
        ],
        [
          'mudanças de uma propriedade',
          (call) => diffPage(call, changesOfProperty(call, farm), LATEST_FIRST, 0),
        ],
        [
          'o que uma carga mudou, por tipo',
          (call) =>
            sql`select d.table_name, d.type, count(*) from ${changesSql(call, versao)} group by 1, 2`.execute(
              behindWall(call),
            ),
        ],
        ['galeria de uma propriedade', (call) => galleryOf(call, sql`a.cod_propriedade = ${farm}`)],
        ['propriedades com mídias', (call) => listProperties(call, undefined)],
        [
          'página de uma propriedade',
          (call) => propertyHead(groundOf(call), asking(call, { params: { id: farm } })),
        ],
        [
          'busca de propriedades',
          (call) => searchProperties(asking(call, { query: { texto: 'sitio', limite: 5 } })),
        ],
        ['agenda', (call) => propertyAgenda(groundOf(call), call)],
        [
          'lista de achados',
          (call) =>
            listQueue(
              asking(call, {
                query: {
                  situacao: 'abertos',
                  pagina: 0,
                  regra: undefined,
                  uf: undefined,
                  meus: undefined,
                },
              }),
            ),
        ],
      ];
      for (const [what, ask] of asked) {
        const { a, b, ratio } = await alternately(
          () => ask(walled),
          () => ask(bare),
          PAIRS,
        );
        ratios.push(ratio);
        rows.push([what, person.name, formatNumber(a, 1), formatNumber(b, 1), formatNumber(ratio, 2)]);
      }
      // oxlint-enable no-await-in-loop
    }
    return {
      title: 'Segunda parede do que os módulos leem por si',
      head: ['O quê', 'Perfil', 'Com a parede, ms', 'Sem, ms', 'Razão'],
      rows,
      notes: [
        `Três mudanças e duas fotos de cada propriedade. Mediana das razões ${formatNumber(median(ratios), 2)}.`,
      ],
    };
  } finally {
    await forgetStores(db);
  }
}

async function ownFarm(db: Portal['database']['db'], { access }: Person): Promise<string> {
  const { uf, cpf } = access;
  const { rows } = await sql<{ cod: string }>`
    select cod_propriedade as cod from programa.propriedade
    where (${uf}::text is null or uf = ${uf}::text) and (${cpf}::text is null or cpf_supervisor = ${cpf}::text) order by 1 limit 1`.execute(
    db,
  );
  return rows[0]!.cod;
}

interface Row {
  readonly cells: Cells;
  readonly a: number;
  readonly b: number;
  readonly ratio: number;
}

async function reportsOf(portal: Portal, person: Person): Promise<Row[]> {
  const walled = createEngine({ database: portal.database });
  const bare = createEngine({ database: withoutWall(portal.database) });
  const reading: Reading = {
    anos: [ANO],
    ufs: [],
    more: [],
    moreText: null,
    access: person.access,
    version: await walled.version(),
    product: portal.app.settings.PRODUCT_NAME,
  };
  const rows: Row[] = [];
  for (const id of reportsOfBoard(boardFor('dashboard', person.profile))) {
    const asked = { id, report: CATALOGUE[id], reading, page: -1 };
    // answerReport asks only the engine.
    const answer = (engine: QueryEngine) => async () =>
      JSON.stringify(await answerReport({ engine } as Reports, asked));
    // oxlint-disable-next-line no-await-in-loop -- they would measure each other
    const { a, b, ratio } = await alternately(answer(walled), answer(bare), PAIRS);
    const cells = [a, b, ratio].map((value, index) => formatNumber(value, index === 2 ? 2 : 1));
    rows.push({ a, b, ratio, cells: [String(id), person.name, ...cells] });
  }
  return rows;
}
