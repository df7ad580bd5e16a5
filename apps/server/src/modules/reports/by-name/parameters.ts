import { CHOICES, type ChoiceName } from '@fonte/contracts/boards';
import type { FigureParameter } from '@fonte/contracts/routes/figures';
import { stateName, type Offered } from '../../../answers/index.ts';
import { PlanRefused, scope, scopeList, type Plan } from '../../../query/index.ts';
import type { Call } from '../../../platform/index.ts';
import type { Reading } from '../declared/reading.ts';
import type { Report } from '../declared/report.ts';
import { listOf, planOf, wholePlanOf } from '../question/ask.ts';
import { NARROWINGS, sampleOf, type Narrowing } from './narrowing.ts';

/** What programs narrow reports by, under plain names, and what of it each report takes. */

/** A parameter in the words of the catalogue, with its values; of a narrowing only the data know them. */
export type Parameter = Omit<FigureParameter, 'valores'> & {
  readonly of?: readonly Offered[];
  readonly narrowing?: Narrowing;
};

const LIST = 'um ou vários, separados por vírgulas';
const CHOICE_LIST = 'um só';
const DAY = 'um dia, 2025-03-31';

export const stateValues = (states: readonly string[]): Offered[] =>
  states.map((valor) => ({ valor, titulo: stateName(valor) }));
export const yearValues = (years: readonly number[]): Offered[] =>
  years.map((valor) => ({ valor, titulo: String(valor) }));

const choiceValues = (name: ChoiceName): Offered[] =>
  CHOICES[name].options.map(({ value, label }) => ({ valor: value, titulo: label }));

type Offers = Pick<Call['app']['settings'], 'YEARS' | 'STATES'>;

/** Every parameter of a report, for a reading of it. */
export function parametersOf(report: Report, reading: Reading, { YEARS, STATES }: Offers): Parameter[] {
  const { choice, period } = report;
  return [
    ...(period === 'none'
      ? []
      : [
          { nome: 'ano', titulo: 'Ano', forma: LIST, of: yearValues(YEARS) },
          { nome: 'inicio', titulo: 'Primeiro dia, com fim e em lugar de ano', forma: DAY },
          { nome: 'fim', titulo: 'Último dia', forma: DAY },
        ]),
    ...(report.source.kind === 'fixed'
      ? []
      : [{ nome: 'uf', titulo: 'UF', forma: LIST, of: stateValues(STATES) }]),
    ...(choice === undefined
      ? []
      : [{ nome: choice, titulo: CHOICES[choice].label, forma: CHOICE_LIST, of: choiceValues(choice) }]),
    ...narrowingsOf(report, reading)
      .filter(({ dimension }) => dimension.key !== choice)
      .map((narrowing) => ({
        nome: narrowing.dimension.key,
        titulo: narrowing.dimension.label,
        forma: LIST,
        narrowing,
      })),
    ...(takesFilter(report, reading)
      ? [{ nome: 'filtro', titulo: 'Condições', forma: "como area_total > 100 AND situacao = 'ativa'" }]
      : []),
  ];
}

/** Whether its rows are asked of the query engine, which takes conditions. */
const takesFilter = ({ source, published }: Report, { access }: Reading): boolean =>
  source.kind !== 'fixed' && published?.for(access) !== true;

/** What may be laid on a report's question: what the model reaches from it, and what the caller may ask. */
function narrowingsOf(report: Report, reading: Reading): readonly Narrowing[] {
  if (!takesFilter(report, reading)) return [];
  return NARROWINGS.filter((one) => isAsked(report, { ...reading, more: [sampleOf(one)] }));
}

function isAsked(report: Report, reading: Reading): boolean {
  const { source } = report;
  try {
    if (source.kind === 'list') scopeList(listOf(report, source, reading), reading.access);
    if (source.kind === 'plan')
      [planOf(report, source, reading), wholePlanOf(report, source, reading)].forEach(
        (plan: Plan | undefined) => plan && scope(plan, reading.access),
      );
    return true;
  } catch (error) {
    if (error instanceof PlanRefused) return false;
    throw error;
  }
}
