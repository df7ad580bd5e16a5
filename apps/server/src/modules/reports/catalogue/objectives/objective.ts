import { OBJECTIVES as PROGRAMME } from '@fonte/contracts/programme/objectives';
import { ABC_RULE, CONSERVATION_RULE, PLANNING_RULE } from '@fonte/contracts/programme/rules';
import { formatInteger } from '@fonte/pt-br';
import { COUNTS } from '../../../../model/measures/conditions.ts';
import type { Filter, Measure, MeasureName } from '../../../../query/index.ts';

const [CONSERVATION, ABC, PLANNING] = PROGRAMME;

/** One of the project's three objectives, as its reports read it (second text, 2.14). */
export type Objective = (typeof PROGRAMME)[number] & {
  readonly areaTitle: string;
  /** Hectares registered up to the end of the year. */
  readonly area: MeasureName;
  /** One row per property that applies it, from the day it first did. */
  readonly relation: 'aplica_conservacao' | 'aplica_abc' | 'aplica_planejamento';
  readonly rule: string;
  /** The target of hectares, where there is one. */
  readonly target?: MeasureName;
};

export const OBJECTIVES: readonly Objective[] = [
  {
    ...CONSERVATION,
    areaTitle: 'Área com práticas de conservação e restauração',
    area: 'area_conservacao',
    relation: 'aplica_conservacao',
    rule: CONSERVATION_RULE,
    target: 'meta_area_conservacao',
  },
  {
    ...ABC,
    areaTitle: 'Área com tecnologias ABC',
    area: 'area_abc',
    relation: 'aplica_abc',
    rule: ABC_RULE,
    target: 'meta_area_abc',
  },
  {
    ...PLANNING,
    areaTitle: 'Área com planejamento da paisagem',
    area: 'area_planejamento',
    relation: 'aplica_planejamento',
    rule: PLANNING_RULE,
  },
];

/** The part of a share, in parentheses where it is not the figure above it, or the percentage could not be checked. */
export const partWritten = (part: number, figure: number | undefined): string =>
  part === figure ? '' : ` (${formatInteger(part)})`;

/** Properties that apply it up to the end of the year. */
export const applying = ({ relation }: Objective, where: readonly Filter[] = []): Measure => ({
  count: relation,
  where,
});

/** Their producers. */
export const farmers = ({ relation }: Objective, where: readonly Filter[] = []): Measure => ({
  distinct: 'propriedade.id_produtor',
  over: relation,
  where,
});

const ofAttended = ({ relation }: Objective): readonly Filter[] => [
  COUNTS,
  { exists: relation, period: 'to' },
];

/** Of the properties attended in the period, those that apply it by its end: part and whole count the same properties. */
export const attendedThatApply = (objective: Objective): Measure => ({
  distinct: 'visita.cod_propriedade',
  where: ofAttended(objective),
});

/** Of the producers attended, those of such properties. */
export const attendedFarmers = (objective: Objective): Measure => ({
  distinct: 'propriedade.id_produtor',
  over: 'visita',
  where: ofAttended(objective),
});

/** A share of two figures of the same plan, percent. */
export const percentOf = (part: string, whole: string): Measure => ({
  op: '*',
  args: [{ op: '/', args: [part, whole] }, { number: '100' }],
});
