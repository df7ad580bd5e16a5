import type { HeadColumn } from '@fonte/contracts';
import { counted } from '@fonte/pt-br';
import type { Measure } from '../../../query/index.ts';
import { groupColumn } from '../../../answers/tables/head-columns.ts';
import { drawTable } from '../draw/draw-table.ts';
import type { Reading } from '../declared/reading.ts';
import type { PlanSource, Report } from '../declared/report.ts';

/** The places by which the programme is read: one table of each, under one title with a tab for each. */
export type Region = 'uf' | 'municipio' | 'bacia';

const REGIONS: Readonly<
  Record<Region, { readonly heading: string; readonly noun: readonly [string, string] }>
> = {
  uf: { heading: 'Estado', noun: ['estado', 'estados'] },
  municipio: { heading: 'Município', noun: ['município', 'municípios'] },
  bacia: { heading: 'Bacia', noun: ['bacia', 'bacias'] },
};

export interface Regional extends Pick<
  Report,
  'period' | 'profiles' | 'subtitle' | 'definition' | 'ofPersons' | 'choice'
> {
  /** What the tables count: 'Propriedades com tecnologias ABC'. */
  readonly title: string;
  readonly measures: (reading: Reading, region: Region) => Readonly<Record<string, Measure>>;
  /** Columns of figures, in order; the first is what the rows of a cell without a figure of its own are of. */
  readonly columns: (reading: Reading, region: Region) => readonly HeadColumn[];
  /** Figures of the whole that have no groups (a national target). */
  readonly whole?: (reading: Reading, region: Region) => Readonly<Record<string, Measure>> | undefined;
  readonly steps?: PlanSource['steps'];
  readonly drill: readonly string[];
  readonly noun: readonly [string, string];
}

/** The three tables of one matter, by UF, Município and Bacia; totals are worked out at their own level. */
export const byRegion = (family: Regional): Readonly<Record<Region, Report>> => ({
  uf: regional(family, 'uf'),
  municipio: regional(family, 'municipio'),
  bacia: regional(family, 'bacia'),
});

function regional(family: Regional, region: Region): Report {
  const { title, measures, columns, whole, steps, drill, noun, profiles, ...report } = family;
  const { heading, noun: place } = REGIONS[region];
  // Two municipalities may have one name: their state stands beside it.
  const groups = region === 'municipio' ? ['municipio', 'uf'] : [region];
  const first = drill[0];
  return {
    ...report,
    title: `${title} por ${place[0]}`,
    shape: 'table',
    profiles,
    source: {
      kind: 'plan',
      noun,
      plan: (reading) => ({
        measures: measures(reading, region),
        by: groups,
        sort: groups.map((group) => ({ by: group })),
        totals: true,
      }),
      ...(whole === undefined
        ? {}
        : {
            whole: (reading: Reading) => {
              const figures = whole(reading, region);
              return figures && { measures: figures };
            },
          }),
      draw: drawTable({
        group: region,
        ...(region === 'municipio' ? { also: ['uf'] } : {}),
        columns: (reading) => [
          groupColumn(region, heading),
          ...(region === 'municipio' ? [groupColumn('uf', 'Estado')] : []),
          ...columns(reading, region),
        ],
        total: (rows) => `Total de ${counted(rows, ...place)}`,
        ...(first === undefined ? {} : { rows: first }),
      }),
      ...(steps === undefined ? {} : { steps }),
      drill,
    },
  };
}
