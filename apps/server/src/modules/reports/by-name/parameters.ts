import { CHOICES, type ChoiceName } from '@fonte/contracts/boards';
import type { FigureParameter } from '@fonte/contracts/routes/figures';
import { stateName, type Offered } from '../../../answers/index.ts';
import { observes, PlanRefused, scope, scopeList, type Filter } from '../../../query/index.ts';
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
export const parametersOf = (report: Report, reading: Reading, offers: Offers): Parameter[] => [
  ...ownParameters(report, reading, offers),
  ...narrowingsOf(report, reading).map(narrowingParameter),
];

/** Those that are given of them, without looking through all that there could be. */
export const givenParameters = (
  report: Report,
  reading: Reading,
  offers: Offers,
  given: Readonly<Record<string, unknown>>,
): Parameter[] =>
  [
    ...ownParameters(report, reading, offers),
    ...narrowable(report, reading)
      .filter(({ dimension: { key } }) => given[key] !== undefined)
      .filter((one) => wrongWith(report, reading, [one]).length === 0)
      .map(narrowingParameter),
  ].filter(({ nome }) => given[nome] !== undefined);

const narrowingParameter = (narrowing: Narrowing): Parameter => ({
  nome: narrowing.dimension.key,
  titulo: narrowing.dimension.label,
  forma: LIST,
  narrowing,
});

/** What a report is narrowed by whatever its rows are. */
function ownParameters(report: Report, reading: Reading, { YEARS, STATES }: Offers): Parameter[] {
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
    ...(takesFilter(report, reading)
      ? [{ nome: 'filtro', titulo: 'Condições', forma: "como area_total > 100 AND situacao = 'a_ematend'" }]
      : []),
  ];
}

/** Whether its rows are asked of the query engine, which takes conditions. */
const takesFilter = ({ source, published }: Report, { access }: Reading): boolean =>
  source.kind !== 'fixed' && published?.for(access) !== true;

/** What there is to narrow a report by; the name of its choice is the choice's. */
const narrowable = (report: Report, reading: Reading): readonly Narrowing[] =>
  takesFilter(report, reading) ? NARROWINGS.filter(({ dimension }) => dimension.key !== report.choice) : [];

/** What may be laid on a report's question: what the model reaches from it, and what the caller may ask. */
function narrowingsOf(report: Report, reading: Reading): readonly Narrowing[] {
  const all = narrowable(report, reading);
  const oneByOne = () => all.filter((one) => wrongWith(report, reading, [one]).length === 0);
  // Who only observes may not ask of two qualities at once; of everybody else's question all conditions that are wrong are told together.
  if (observes(reading.access)) return oneByOne();
  let left = all;
  for (;;) {
    const wrong = wrongWith(report, reading, left);
    if (wrong.length === 0) return left;
    if (wrong.includes(ELSE)) return oneByOne();
    left = left.filter((_, at) => !wrong.includes(at));
  }
}

/** Something else than a condition is wrong with a question. */
const ELSE = -1;

/** Which of these conditions a report's question may not have, by their places. */
function wrongWith(report: Report, reading: Reading, laid: readonly Narrowing[]): readonly number[] {
  const { source } = report;
  const asked = { ...reading, more: laid.map(sampleOf) };
  const wrong = (filters: readonly Filter[] | undefined, ask: () => unknown): number[] => {
    try {
      ask();
      return [];
    } catch (error) {
      if (!(error instanceof PlanRefused)) throw error;
      // The caller's conditions are the last of a question.
      const first = (filters?.length ?? 0) - laid.length;
      return error.problems.map(({ at }) => {
        const [, place] = /^filters\.(\d+)/.exec(at) ?? [];
        return place === undefined ? ELSE : Math.max(ELSE, Number(place) - first);
      });
    }
  };
  if (source.kind === 'list') {
    const plan = listOf(report, source, asked);
    return wrong(plan.filters, () => scopeList(plan, reading.access));
  }
  if (source.kind !== 'plan') return [];
  return [planOf(report, source, asked), wholePlanOf(report, source, asked)].flatMap((plan) =>
    plan === undefined ? [] : wrong(plan.filters, () => scope(plan, reading.access)),
  );
}
