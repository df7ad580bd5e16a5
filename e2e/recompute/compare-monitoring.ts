import { ALL_PAGES, type Profile } from '@fonte/contracts';
import { boardFor, CHOICES, reportsOf, type Chosen } from '@fonte/contracts/boards';
import { RULE_IDS } from '@fonte/contracts/quality-ids';
import {
  chartFigures,
  columnFigures,
  FigureComparison,
  under,
  type Comparison,
} from './figure-comparison.ts';
import { comparedFigures } from './compared-figures.ts';
import { monitoringFigures } from './monitoring-figures.ts';
import type { Portal } from './portal.ts';
import type { Case, Programme } from './programme.ts';
import { qualityFigures } from './quality-figures.ts';

/** Big numbers, and of which what they are a part of is told. */
const TILES = [13010, 13020, 13022, 13110, 13114, 13217, 13218, 13219, 13319];
const CHARTS = [13014, 13015, 13016, 13017, 13023, 13116, 13213, 13214, 13215, 13312, 13314];
/** Of each table the columns that are counted once more. */
const OF_VISITED = ['propriedades', 'todas', 'produtores', 'visitas'];
const OF_PRODUCERS = ['produtores', 'mulheres', 'propriedades', 'visitas'];
const OF_VISITS = ['visitas', 'previstas', 'propriedades', 'produtores'];
const OF_STARTS = ['inicios', 'todas'];
const OF_COMPARED = [
  'previstas',
  'visitas',
  'propriedades',
  'esperado',
  'diferenca',
  'faixa_de',
  'faixa_ate',
];
const OF_PLAN = ['previstas', 'ate_hoje', 'visitas', 'a_fazer', 'atrasadas'];
const TABLES: Readonly<Record<number, readonly string[]>> = {
  13011: OF_VISITED,
  13012: OF_VISITED,
  13013: OF_VISITED,
  13111: OF_PRODUCERS,
  13112: OF_PRODUCERS,
  13113: OF_PRODUCERS,
  13210: ['previstas', 'visitas', 'propriedades', 'sem_visita'],
  13211: OF_VISITS,
  132112: OF_VISITS,
  132113: OF_VISITS,
  13212: ['visitas', 'propriedades', 'nao_contam'],
  13310: ['visitas', 'propriedades', 'nao_contam'],
  13311: ['tecnicos', 'propriedades', 'visitas', 'atrasadas'],
  13313: OF_STARTS,
  133132: OF_STARTS,
  133133: OF_STARTS,
  13511: OF_PLAN,
  13512: OF_PLAN,
  13513: OF_PLAN,
  13515: OF_COMPARED,
  13516: OF_COMPARED,
  13517: OF_COMPARED,
};
/** Who is compared, and whether with those of the same state only. */
const COMPARED = [
  [13515, 'cpf_tecnico', true],
  [13516, 'cpf_supervisor', false],
  [13517, 'codigo_municipio', true],
] as const;
const LISTS = [13021, 13031, 13032];

/** Reports that the profile has on pages of monitoring and of Data Quality, under whatever is chosen there. */
function shownTo(profile: Profile): ReadonlySet<number> {
  const boards = ALL_PAGES.flatMap(([, { draws, path, profiles }]) =>
    'board' in draws &&
    profiles.includes(profile) &&
    /^\/(?:propriedades|produtores|visitas|ateg|data-quality)/.test(path)
      ? [draws.board]
      : [],
  );
  return new Set(
    boards.flatMap((name) => {
      const { choice } = boardFor(name, profile);
      const chosen = choice ? CHOICES[choice].options.map(({ value }) => ({ [choice]: value })) : [{}];
      return chosen.flatMap((one) => reportsOf(boardFor(name, profile, one)));
    }),
  );
}

/** Compares what the monitoring pages and Data Quality say to somebody who sees rows with what the folder says. */
export async function compareMonitoring(
  result: Comparison,
  programme: Programme,
  portal: Portal,
  profile: Profile,
  one: Case,
): Promise<void> {
  const { anos, ufs } = one;
  const shown = shownTo(profile);
  const comparison = new FigureComparison(result, profile, one);
  const figures = await monitoringFigures(programme, one);
  for (const [id, group, byState] of COMPARED.filter(([id]) => shown.has(id)))
    for (const [name, value] of await comparedFigures(programme, String(id), group, byState))
      figures.set(name, value);
  const figure = (name: string) => figures.get(name) ?? 0;
  const tile = async (id: number, name: string, chosen: Chosen = {}) => {
    const answer = await portal.report(id, anos, ufs, chosen);
    comparison.compare(name, figure(name), Number(answer.series[0]?.data[0] ?? 0));
    if (figures.has(`${name}:todo`) && answer.share)
      comparison.compare(`${name} de`, figure(`${name}:todo`), answer.share.whole);
  };
  const table = async (id: number, columns: readonly string[]) => {
    const answer = await portal.report(id, anos, ufs);
    // Of a period that is over all that was foreseen was due: there is one column for both.
    const over = answer.thead.every(({ field }) => field !== 'ate_hoje');
    for (const column of columns.filter((one) => one !== 'ate_hoje' || !over))
      comparison.compareAll(
        `${id} ${column}`,
        under(figures, `${id}/${column}`),
        columnFigures(answer, column),
      );
  };
  for (const id of TILES.filter((one) => shown.has(one))) await tile(id, String(id));
  for (const id of CHARTS.filter((one) => shown.has(one)))
    comparison.compareAll(
      String(id),
      under(figures, String(id)),
      chartFigures(await portal.report(id, anos, ufs)),
    );
  for (const [id, columns] of Object.entries(TABLES))
    if (shown.has(Number(id))) await table(Number(id), columns);
  for (const id of LISTS.filter((one) => shown.has(one))) {
    const [lines, stated] = await portal.csvLines(id, anos, ufs);
    comparison.compare(`${id} csv`, figure(String(id)), lines);
    comparison.compare(`${id} csv, declarado`, lines, stated);
  }
  for (const { value: ciclo } of CHOICES.ciclo.options) {
    for (const id of [13030, 13033]) await tile(id, `${id}.${ciclo}`, { ciclo });
    const answer = await portal.report(13034, anos, ufs, { ciclo });
    comparison.compareAll(`13034.${ciclo}`, under(figures, `13034.${ciclo}`), chartFigures(answer));
  }
  for (const { value: fase, label } of CHOICES.fase.options) {
    const name = fase === 'sem-fase' ? 'null' : label;
    await tile(13317, `13317:${name}`, { fase });
    await tile(13318, `13318:${name}`, { fase });
    comparison.compareAll(
      `13315 ${fase}`,
      new Map(
        [...under(figures, '13315/na_fase')].flatMap(([key, n]) =>
          key.startsWith(`${name}/`) ? [[key.slice(name.length + 1), n]] : [],
        ),
      ),
      columnFigures(await portal.report(13315, anos, ufs, { fase }), 'na_fase'),
    );
  }
  // What the rules found is of the load, whatever the year.
  if (anos.length > 0 || !shown.has(13400)) return;
  const found = await qualityFigures(programme);
  for (const id of RULE_IDS) {
    const answer = await portal.report(id, anos, ufs);
    for (const column of ['achados', 'examinados'])
      if (found.has(`${id}/${column}`))
        comparison.compareAll(
          `${id} ${column}`,
          found.get(`${id}/${column}`) ?? new Map(),
          columnFigures(answer, column),
        );
  }
}
