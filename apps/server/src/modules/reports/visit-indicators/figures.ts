import type { Activity } from '@fonte/contracts';
import { CYCLES } from '@fonte/contracts/programme/cycles';
import { COUNTS, ofNature } from '../../../model/measures/conditions.ts';
import type { Filter, Measure } from '../../../query/index.ts';

/** An indicator of result that the programme works out for an activity, with the unit that it is in. */
export interface Result {
  readonly name: string;
  readonly unit: string | null;
}

/** In what an activity's production is counted. */
const PRODUCT: Readonly<Record<Activity, { readonly unit: string; readonly counted: string }>> = {
  corte: { unit: '@', counted: 'arroba' },
  leite: { unit: 'L', counted: 'litro' },
};

/** Items of the group of effective operating cost, as the programme names it: 'Custo operacional efetivo (COE)'. */
export const EFFECTIVE_COSTS: Filter = { field: 'item.nom_grupo', is: 'contains', value: '(COE)' };

const is = (field: string, value: string | number): Filter => ({ field, is: '=', value });

/** What the programme's data let a file of an activity have. */
export interface Outline {
  readonly results: readonly Result[];
  /** Whether its items have the group of effective costs: without it there is no COE, and a margin above it would be the revenue under another name. */
  readonly effectiveCosts: boolean;
}

/** The figures of one property, in the order of the file's columns. What is not there has no value, and is never 0. */
export function figuresOf(activity: Activity, { results, effectiveCosts }: Outline): Record<string, Measure> {
  return Object.fromEntries([
    ...results.flatMap((result, index) => resultMeasures(result, `ir_${index}`)),
    ...CYCLES.flatMap(({ code }) => entryMeasures(activity, code, effectiveCosts)),
    ...[1, 2, 3].map((moment): Named => [
      `isa_${moment}`,
      { max: 'isa.indice', where: [is('isa.momento', moment)], label: `ISA ${moment}` },
    ]),
  ]);
}

type Named = readonly [alias: string, measure: Measure];

/**
 * A result of cycle 1 is that at 12 visits, one of cycle 2 that at 24; the change is of the first, and there is none from nothing or less: from a loss
 * of 1 to a gain of 1 it would be −200 %.
 */
function resultMeasures({ name, unit }: Result, alias: string): Named[] {
  const heading = unit === null ? {} : { unit };
  const own: Filter =
    unit === null
      ? { field: 'indicador_resultado.unidade', is: 'null' }
      : is('indicador_resultado.unidade', unit);
  const [first = '', second = ''] = CYCLES.map(({ visits }) => `${alias}_${visits}`);
  const share: Measure = { op: '/', args: [{ op: '-', args: [second, first] }, first] };
  const change: Measure = {
    op: 'if',
    args: [
      { op: '>', args: [first, { number: '0' }] },
      { op: 'round', args: [{ op: '*', args: [{ number: '100' }, share] }, { number: '2' }] },
    ],
    label: `${name}, mudança em %`,
  };
  return [
    ...CYCLES.map(({ code: cycle, visits }): Named => [
      `${alias}_${visits}`,
      {
        max: 'indicador_resultado.valor',
        where: [is('indicador_resultado.nome', name), own, is('indicador_resultado.ciclo', cycle)],
        label: `${name} com ${visits} visitas`,
        ...heading,
      },
    ]),
    [`${alias}_mudanca`, change],
  ];
}

/** What the entries of a cycle's valid visits come to. An empty part beside one that is there counts as 0 (decisions/0036). */
function entryMeasures(activity: Activity, cycle: number, effectiveCosts: boolean): Named[] {
  const alias = (name: string) => `${name}_${cycle}`;
  const money = (label: string, where: readonly Filter[]): Measure => ({
    sum: { op: '*', args: ['lancamento.qtde', 'lancamento.vlr'] },
    where: [...where, ...ofCycle(cycle)],
    label: `${label} do ciclo ${cycle}`,
    unit: 'R$',
  });
  const margin = (label: string, cost: string): Measure => ({
    op: 'total',
    args: [alias('receita'), { op: 'neg', args: [alias(cost)] }],
    label: `${label} do ciclo ${cycle}`,
    unit: 'R$',
  });
  const { unit, counted } = PRODUCT[activity];
  const spent = ofNature('despesa');
  return [
    [alias('receita'), money('Receita', [ofNature('receita')])],
    ...when(effectiveCosts, [alias('coe'), money('COE', [spent, EFFECTIVE_COSTS])]),
    [alias('cot'), money('COT', [spent])],
    ...when(effectiveCosts, [alias('margem_bruta'), margin('Margem bruta', 'coe')]),
    [alias('margem_liquida'), margin('Margem líquida', 'cot')],
    [
      alias('producao'),
      {
        sum: 'lancamento.qtde',
        where: [
          ofNature('producao'),
          { field: 'item.unidade', is: 'contains', value: counted },
          ...ofCycle(cycle),
        ],
        label: `Produção do ciclo ${cycle}`,
        unit,
      },
    ],
  ];
}

const when = (so: boolean, named: Named): Named[] => (so ? [named] : []);

const ofCycle = (cycle: number): readonly Filter[] => [COUNTS, is('visita.ciclo', cycle)];
