import type { Filter } from '../filter.ts';
import type { Measure, NamedMeasure } from '../measure.ts';

/** Those of the programme (programa.meta), by the names of their measures. */
const INDICATORS = {
  meta_propriedades: 'propriedades',
  meta_produtores: 'produtores',
  meta_visitas: 'visitas',
  meta_area_conservacao: 'area_conservacao',
  meta_area_abc: 'area_abc',
} as const;

export type TargetName = keyof typeof INDICATORS;

const isTarget = (name: string): name is TargetName => Object.hasOwn(INDICATORS, name);

/** The targets that a measure names, each once. */
export const targetsOf = (measure: Measure): readonly TargetName[] => {
  const names = (one: Measure): readonly string[] => {
    if (typeof one === 'string') return [one];
    if ('use' in one) return [one.use];
    return 'op' in one ? one.args.flatMap(names) : [];
  };
  return [...new Set(names(measure).filter(isTarget))];
};

const ofIndicator = (relation: string, name: TargetName): Filter => ({
  field: `${relation}.indicador`,
  is: '=',
  value: INDICATORS[name],
});

/** How many states that are asked about are to have such a target, since another has it. */
export const statesOf = (name: TargetName): Exclude<Measure, string> => ({
  count: 'meta',
  where: [ofIndicator('meta', name)],
});

/** How many of these have none. */
export const statesWithout = (name: TargetName): Exclude<Measure, string> => ({
  count: 'meta',
  where: [ofIndicator('meta', name), { field: 'meta.valor', is: 'null' }],
  label: 'Estados sem esta meta',
});

const target = (name: TargetName, label: string): NamedMeasure => ({
  label,
  definition:
    'Meta acumulada até o fim do ano escolhido: a nacional, ou a soma das dos estados quando se olham estados, se todos a têm. Sem meta cadastrada não há valor, e a de um estado não é a de um supervisor ou técnico.',
  measure: {
    first: [
      {
        over: 'meta_nacional',
        measure: { sum: 'meta_nacional.valor', where: [ofIndicator('meta_nacional', name)] },
      },
      {
        // Else what all states have done would be held against what some of them were to do (docs/decisions/0073).
        over: 'meta',
        measure: {
          op: 'if',
          args: [
            { op: '=', args: [statesWithout(name), { number: '0' }] },
            { sum: 'meta.valor', where: [ofIndicator('meta', name)] },
          ],
        },
      },
    ],
  },
});

type Relation = 'meta' | 'meta_nacional';

/** Targets registered up to a year, or for it alone, whatever the period. */
const registered = (relation: Relation, name: TargetName, is: '<=' | '=', year: number) => ({
  period: 'none' as const,
  where: [
    ofIndicator(relation, name),
    { field: `${relation}.ano`, is, value: year },
    { field: `${relation}.valor`, is: 'not_null' },
  ] satisfies Filter[],
});

/**
 * The target of a year from which the next year's is counted on: nothing before the first one that was registered, and no value where an earlier one was,
 * but not that year's. Of several states it is known where it is of each of them (docs/decisions/0081).
 */
export const targetBefore = (name: TargetName, year: number): Exclude<Measure, string> => ({
  first: [
    {
      over: 'meta_nacional',
      measure: {
        op: 'if',
        args: [
          {
            op: '=',
            args: [
              { count: 'meta_nacional', ...registered('meta_nacional', name, '<=', year) },
              { number: '0' },
            ],
          },
          { number: '0' },
          { sum: 'meta_nacional.valor', ...registered('meta_nacional', name, '=', year) },
        ],
      },
    },
    {
      over: 'meta',
      measure: {
        op: 'if',
        args: [
          {
            op: '=',
            args: [
              { distinct: 'meta.uf', ...registered('meta', name, '<=', year) },
              { distinct: 'meta.uf', ...registered('meta', name, '=', year) },
            ],
          },
          { sum: 'meta.valor', ...registered('meta', name, '=', year), orZero: true },
        ],
      },
    },
  ],
});

/** The programme's targets as measures. */
export const TARGETS = {
  meta_propriedades: target('meta_propriedades', 'Meta de propriedades'),
  meta_produtores: target('meta_produtores', 'Meta de produtores'),
  meta_visitas: target('meta_visitas', 'Meta de visitas'),
  meta_area_conservacao: target('meta_area_conservacao', 'Meta de área de conservação'),
  meta_area_abc: target('meta_area_abc', 'Meta de área ABC'),
} as const satisfies Record<TargetName, NamedMeasure>;
