import { addressOf, type ReportAnswer, type ReportId } from '@fonte/contracts';
import { report } from '@fonte/contracts/endpoints/reports';
import { formatInteger, formatNumber } from '@fonte/pt-br';
import { prepareObservers } from '../../../apps/server/src/modules/observers/index.ts';
import {
  added,
  countryFiguresOf,
  figuresOf,
  IDS,
  LEAST,
  shownOf,
  usefulOf,
} from '../../../apps/server/src/modules/reports/testing/told-figures.ts';
import { MOST_DEVIATION_PERCENT } from '../../../apps/server/src/query/disclosure/question/deviate.ts';
import {
  attackByAreas,
  questionByAreas,
  type Learnt,
} from '../../../apps/server/src/query/disclosure/testing/attack-by-areas.ts';
import {
  OF_PROPERTY,
  readProperties,
} from '../../../apps/server/src/query/disclosure/testing/attack-words.ts';
import { people, portalOn, signedIn, type Person, type Portal } from '../portal.ts';
import type { Findings, Scenario, Setup } from '../scenario.ts';

const ANO = 2025;
/** Of larger places nearly every sum can be made up in many ways, and trying them takes long. */
const MOST_FARMS = 40;
const PLACES = { municipio: 'município', bacia: 'bacia' } as const;

/** What the protection of observers' figures costs in figures, and what it leaves to who knows the area of every farm: against the same questions with the rule off. */
export const scenario: Scenario = async (setup) => {
  const { url } = await setup.programme(setup.properties);
  const ruled = await portalOn(url, { SMALL_GROUP: String(LEAST) });
  const open = await portalOn(url, { SMALL_GROUP: '1' });
  try {
    await decide(ruled, setup);
    const [, { access }] = await people(open);
    return [await price(ruled, open, access.uf ?? '', setup), await attack(ruled, open, setup)];
  } finally {
    await open.close();
    await ruled.close();
  }
};

/** What the job does after a load. */
async function decide({ app }: Portal, setup: Setup): Promise<void> {
  const { versao } = await app.engine.version();
  const job = { data: { versao }, parts: app, signal: new AbortController().signal };
  setup.say(String(await prepareObservers.run(job as unknown as Parameters<typeof prepareObservers.run>[0])));
}

/** How many figures of five and more are shown, and how far those of the country are from the exact ones. */
async function price(ruled: Portal, open: Portal, uf: string, setup: Setup): Promise<Findings> {
  const [reader, free] = [await signedIn(ruled, 'consulta'), await signedIn(open, 'consulta')];
  const rows: string[][] = [];
  for (const [ufs, where] of [
    [[], 'País'],
    [[uf], uf],
  ] as const)
    for (const [anos, when] of [
      [[], 'todos os anos'],
      [[ANO], String(ANO)],
    ] as const) {
      setup.say(`${where}, ${when}…`);
      const found = [];
      for (const id of IDS) {
        // oxlint-disable no-await-in-loop -- one after the other, as a reader goes through them
        const told = await answer(ruled, reader, id, ufs, anos);
        const there = await answer(open, free, id, ufs, anos);
        // oxlint-enable no-await-in-loop
        const useful = usefulOf(countryFiguresOf(told), countryFiguresOf(there));
        found.push({ ...shownOf(figuresOf(told), figuresOf(there)), ...useful });
      }
      const { shown, all, figures, deviating, beyond } = added(found);
      const percent = (part: number, whole: number) =>
        `${formatNumber(whole === 0 ? 0 : (part / whole) * 100, 1)}%`;
      rows.push([
        `${where}, ${when}`,
        formatInteger(all),
        percent(shown, all),
        formatInteger(figures),
        formatInteger(deviating),
        percent(figures - beyond, figures),
      ]);
    }
  return {
    title: `O que se diz a quem só observa, ${formatInteger(setup.properties)} propriedades`,
    head: ['Pergunta', 'Números de 5 e mais', 'Ditos', 'Sem lugar, ditos', 'Com desvio', 'A até 1% do exato'],
    rows,
    notes: [
      `Todos os relatórios das páginas de Consulta Pública (${IDS.length}), com SMALL_GROUP=${LEAST} e sem. 'Sem lugar': totais e linhas que não são de um estado, município ou bacia; do país, limite de 95% a até 1% do exato (decisions/0052, 0077).`,
    ],
  };
}

async function answer(
  portal: Portal,
  { cookie }: Person,
  id: ReportId,
  $uf: readonly string[],
  $ano: readonly number[],
): Promise<ReportAnswer> {
  const query = { co_consulta: id, typereturn: 'Json' as const, page: -1, $ano: [...$ano], $uf: [...$uf] };
  return JSON.parse((await portal.get(addressOf(report, { query }), cookie)).body) as ReportAnswer;
}

/** Of how many farms who knows all areas, and by how much sums may deviate, knows for certain that they are in a group or not. */
async function attack(ruled: Portal, open: Portal, setup: Setup): Promise<Findings> {
  const farms = await readProperties(open.database);
  const rows: string[][] = [];
  for (const place of ['municipio', 'bacia'] as const)
    for (const quality of OF_PROPERTY) {
      setup.say(`${quality}, ${PLACES[place]}…`);
      const asked = { place, quality, mostFarms: MOST_FARMS };
      // oxlint-disable no-await-in-loop -- one after the other
      await ruled.app.engine.prepare(questionByAreas(asked));
      const exact = await attackByAreas(open.app.engine, farms, { ...asked, off: 0 });
      const told = await attackByAreas(ruled.app.engine, farms, {
        ...asked,
        off: MOST_DEVIATION_PERCENT / 100,
      });
      // oxlint-enable no-await-in-loop
      rows.push([`${quality} por ${PLACES[place]}`, ...cells(exact), ...cells(told)]);
    }
  return {
    title: `Quem conhece a área de cada propriedade, ${formatInteger(setup.properties)} propriedades`,
    head: [
      'Grupos',
      'Sem a regra',
      'resolvidos',
      'dentro',
      'fora',
      'erradas',
      'Com a regra',
      'resolvidos',
      'dentro',
      'fora',
      'erradas',
    ],
    rows,
    notes: [
      `Contagem e hectares de cada membro em cada lugar de até ${MOST_FARMS} propriedades: quais estão certamente dentro ou fora do grupo, de quantas vezes propriedade. Sem a regra as somas são exatas; com ela o atacante sabe que desviam até ${MOST_DEVIATION_PERCENT}%. Entre parênteses grupos grandes demais para tentar.`,
    ],
  };
}

function cells({ groups, solved, farms, inside, outside, wrong, left }: Learnt): string[] {
  const share = (part: number) =>
    `${formatInteger(part)} (${formatNumber(farms === 0 ? 0 : (part / farms) * 100, 1)}%)`;
  return [
    `${formatInteger(groups)} (${formatInteger(left)})`,
    formatInteger(solved),
    share(inside),
    share(outside),
    formatInteger(wrong),
  ];
}
