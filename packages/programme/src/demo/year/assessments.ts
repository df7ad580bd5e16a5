import { CYCLES } from '@fonte/contracts/programme/cycles';
import type { CsvRow } from '../../folder/columns.ts';
import { isoDay, LAST_DAY } from '../drawn-from/calendar.ts';
import { MILK, type Farm } from '../farm/farm.ts';
import { clamp, round, type Random } from '../drawn-from/random.ts';
import type { Story } from './schedule.ts';

const DIMENSIONS = [
  'balanco_economico',
  'balanco_social',
  'gestao',
  'qualidade_solo_agua',
  'manejo_sistemas',
  'diversificacao_paisagem',
  'vegetacao_nativa',
] as const;

/** Which visit each moment follows, and the mean of the index: 0.57 at first, as measured in 39 farms of Minas Gerais, 0.7 aimed at. */
const MOMENTS = [
  { momento: 1, after: 2, mean: 0.57 },
  { momento: 2, after: 12, mean: 0.64 },
  { momento: 3, after: 23, mean: 0.705 },
] as const;

/** The farm's ISA at the moments it has reached; the index is the mean of its seven dimensions. */
export function assess(random: Random, farm: Farm, story: Story): CsvRow<'isa'>[] {
  const level = random.normal() * 0.12;
  const rows: CsvRow<'isa'>[] = [];
  for (const { momento, after, mean } of MOMENTS) {
    const visit = story.visits.find(({ numero }) => numero === after);
    // A few measurements are never made.
    if (!visit || random.chance(0.05)) continue;
    const base = mean + level + random.normal() * 0.04;
    const dimensions = DIMENSIONS.map(
      (name) => [name, round(clamp(base + random.normal() * 0.09, 0.02, 1), 4)] as const,
    );
    const indice = round(dimensions.reduce((sum, [, value]) => sum + value, 0) / DIMENSIONS.length, 4);
    const dt = isoDay(Math.min(visit.day + random.whole(0, 20), LAST_DAY));
    rows.push({ cod_propriedade: farm.cod, momento, dt, indice, ...Object.fromEntries(dimensions) });
  }
  return rows;
}

type Measure = readonly [nome: string, unidade: string, first: number, growth: number];
const MILK_RESULTS: readonly Measure[] = [
  ['Produção diária de leite', 'L/dia', 165, 1.14],
  ['Produtividade por vaca em lactação', 'L/vaca/dia', 9.4, 1.12],
  ['Margem bruta por litro', 'R$/L', 0.52, 1.2],
  ['Taxa de lotação', 'UA/ha', 1.15, 1.15],
];
const BEEF_RESULTS: readonly Measure[] = [
  ['Produtividade', '@/ha/ano', 5.1, 1.18],
  ['Taxa de lotação', 'UA/ha', 0.95, 1.16],
  ['Taxa de desmame', '%', 63, 1.1],
  ['Margem bruta por hectare', 'R$/ha', 310, 1.22],
];

/** Indicators of result (IR) of the cycles that the farm has completed. */
export function results(random: Random, farm: Farm, story: Story): CsvRow<'indicador_resultado'>[] {
  const rows: CsvRow<'indicador_resultado'>[] = [];
  const own = random.between(0.6, 1.4);
  for (const { code: ciclo, visits } of CYCLES) {
    const visit = story.visits.find(({ numero }) => numero === visits);
    if (!visit) break;
    for (const [nome, unidade, first, growth] of farm.atividade === MILK ? MILK_RESULTS : BEEF_RESULTS) {
      const valor = round(first * own * growth ** (ciclo - 1) * random.between(0.9, 1.1), 2);
      rows.push({ cod_propriedade: farm.cod, ciclo, nome, valor, unidade, dt: isoDay(visit.day) });
    }
  }
  return rows;
}
