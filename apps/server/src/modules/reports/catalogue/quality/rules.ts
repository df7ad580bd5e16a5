import { CODES_BETWEEN, type HeadColumn, type Row } from '@fonte/contracts';
import { EXAMINED, MENDERS, QUALITY_RULES, SEVERITIES } from '@fonte/contracts/quality';
import { formatDayMonth } from '@fonte/pt-br';
import { observes, type Answer, type AnswerRow, type Measure } from '../../../../query/index.ts';
import {
  countColumn,
  figureColumn,
  groupColumn,
  plainColumn,
  shareColumn,
} from '../../../../answers/tables/head-columns.ts';
import { exact, numberOf } from '../../../../answers/figures/exact.ts';
import { grandTotal, isProtected } from '../../draw/levels.ts';
import { percentOf } from '../../draw/percent.ts';
import type { Reading } from '../../declared/reading.ts';
import type { Drawing, Report } from '../../declared/report.ts';
import { ofPlace } from '../../../../answers/words/sentences.ts';
import { EVERYONE } from '../profiles.ts';
import { AT_LOAD, examinedBy, foundBy, NOUN, ofRule, QUIET, quietOf } from './found.ts';

const found = (id: number): string => `achados_${id}`;
const examined = (id: number): string => `examinados_${id}`;
const quiet = (id: number): string => `silenciados_${id}`;
const before = (id: number): string => `antes_${id}`;
/** The properties with the least and the greatest code of those in which a rule found something. */
const EXAMPLES = ['primeira', 'ultima'] as const;
const example = (which: (typeof EXAMPLES)[number], id: number): string => `${which}_${id}`;
/** The day of the load before; nothing at the first. */
const LOAD_BEFORE = 'carga_anterior';

/** Two loads would subtract to a few: how it was before, and examples, are for those who know the single rows. */
const tellsRows = ({ access }: Reading): boolean => !observes(access);

const BEFORE = { field: 'qualidade.ordem', is: '=', value: 2 } as const;

function rowMeasures(): Record<string, Measure> {
  return {
    ...Object.fromEntries(
      QUALITY_RULES.flatMap(({ id }): [string, Measure][] => [
        [example('primeira', id), { min: 'achado.cod_propriedade', where: [ofRule(id)] }],
        [example('ultima', id), { max: 'achado.cod_propriedade', where: [ofRule(id)] }],
      ]),
    ),
    ...Object.fromEntries(QUALITY_RULES.map(({ id }): [string, Measure] => [quiet(id), quietOf(id)])),
    [LOAD_BEFORE]: { max: 'qualidade.carga', where: [BEFORE] },
    ...Object.fromEntries(
      QUALITY_RULES.map(({ id }): [string, Measure] => [
        before(id),
        {
          sum: 'qualidade.achados',
          where: [BEFORE, { field: 'qualidade.regra', is: '=', value: id }],
        },
      ]),
    ),
  };
}

function draw(answer: Answer, reading: Reading): Drawing {
  const total = grandTotal(answer);
  const { values } = total;
  const day = values[LOAD_BEFORE];
  const change: HeadColumn[] =
    typeof day === 'string'
      ? [figureColumn('mudanca', `Mudança desde ${formatDayMonth(day)}`, { type: 'integer', scale: 0 })]
      : [];
  return {
    series: [],
    labels: QUALITY_RULES.map(({ title }) => title),
    keys: QUALITY_RULES.map(({ id }) => ({ idColuna: found(id) })),
    thead: [
      groupColumn('regra', 'Regra'),
      groupColumn('gravidade', 'Gravidade'),
      countColumn('achados', 'Achados', { valuecoluna: null, typepost: 'row' }),
      ...(tellsRows(reading) ? [plainColumn('silenciados', 'Silenciados', { type: 'integer' })] : []),
      ...change,
      plainColumn('examinados', 'De', { type: 'integer' }),
      groupColumn('unidade', 'Examinados'),
      shareColumn('percentual', '%'),
      ...(tellsRows(reading) ? [plainColumn('exemplos', 'Exemplos', { type: 'link' })] : []),
      groupColumn('corrige', 'Quem corrige'),
      groupColumn('como', 'O que fazer'),
    ],
    tbody: QUALITY_RULES.map((rule): Row => {
      const { id } = rule;
      const part = numberOf(values[found(id)]);
      const whole = numberOf(values[examined(id)]);
      const hidden = isProtected(total, found(id)) || isProtected(total, examined(id));
      const earlier = values[before(id)];
      return {
        regra: rule.title,
        gravidade: SEVERITIES[rule.severity],
        achados: exact(values[found(id)]),
        ...(tellsRows(reading) ? { silenciados: exact(values[quiet(id)]) } : {}),
        mudanca: earlier === null || earlier === undefined ? null : part - numberOf(earlier),
        examinados: exact(values[examined(id)]),
        unidade: EXAMINED[rule.examined][1],
        percentual: hidden || whole === 0 ? null : percentOf(part, whole),
        exemplos: examplesOf(values, id),
        corrige: MENDERS[rule.mends],
        como: rule.how,
      };
    }),
    params: { subtitle: subtitleOf(reading) },
  };
}

/** Codes to look at, without repeating one. */
const examplesOf = (values: AnswerRow['values'], id: number): string | null =>
  [...new Set(EXAMPLES.flatMap((which) => values[example(which, id)] ?? []))].join(CODES_BETWEEN) || null;

const subtitleOf = (reading: Reading): string =>
  `O que cada regra achou na última carga${ofPlace(reading)}, e de quantos`;

/** 13400 */
export const rules: Report = {
  title: 'Regras de qualidade',
  shape: 'table',
  period: 'none',
  profiles: EVERYONE,
  subtitle: subtitleOf,
  live: true,
  definition: (reading) =>
    `Uma linha por regra: o que ela achou e quantos examinou, que são os que podiam estar errados. O que cada regra procura está na sua tabela por estado. ${AT_LOAD}${tellsRows(reading) ? ` ${QUIET}` : ''}`,
  source: {
    kind: 'plan',
    noun: NOUN,
    plan: (reading) => ({
      measures: {
        ...Object.fromEntries(
          QUALITY_RULES.flatMap((rule): [string, Measure][] => [
            [found(rule.id), foundBy(rule.id)],
            [examined(rule.id), examinedBy(rule)],
          ]),
        ),
        ...(tellsRows(reading) ? rowMeasures() : {}),
      },
    }),
    draw,
    drill: QUALITY_RULES.map(({ id }) => found(id)),
  },
};
