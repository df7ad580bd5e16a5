import { VISITS_CYCLE, VISITS_TARGET, type PaceRow } from '@fonte/contracts';
import { CYCLE_RULE, VISIT_RULE } from '@fonte/contracts/programme/rules';
import { ON_THE_WAY } from '../../../model/measures/conditions.ts';
import type { Answer, Filter, Plan } from '../../../query/index.ts';
import { countColumn, figureColumn, plainColumn, shareColumn } from '../../../answers/tables/head-columns.ts';
import { exact, numberOf } from '../../../answers/figures/exact.ts';
import { monthAfter } from '../draw/forecast.ts';
import { grandTotal, isProtected } from '../draw/levels.ts';
import { percentOf } from '../draw/percent.ts';
import type { Reading } from '../declared/reading.ts';
import type { Drawing, Report } from '../declared/report.ts';
import { ofPlace } from '../../../answers/words/sentences.ts';
import { concluded, visitsOf } from './cycles.ts';
import { EVERYONE } from './profiles.ts';

/** With fewer visits than this there is no pace to speak of (visual guide, section 3). */
const LEAST_VISITS = 3;
const DAYS_PER_MONTH = 365.25 / 12;

const visits = (is: '>' | '>=' | '<', value: number): Filter => ({
  field: 'visita_ritmo.visitas',
  is,
  value,
});
const VISITED = [visits('>', 0)];
/** Properties on their way: their own past pace is what a forecast goes by. */
const WITH_A_PACE: Filter[] = [visits('>=', LEAST_VISITS), visits('<', VISITS_TARGET), ON_THE_WAY];

const plan = (): Plan => ({
  measures: {
    media: 'visitas_por_propriedade',
    esperado: 'previstas_por_propriedade',
    propriedades: { count: 'visita_ritmo', where: VISITED },
    visitas: { sum: 'visita_ritmo.visitas', where: VISITED, orZero: true },
    atrasadas: 'propriedades_atrasadas',
    fizeram: { count: 'visita_ritmo', where: [...VISITED, concluded('1')] },
    andamento: { count: 'visita_ritmo', where: WITH_A_PACE },
    andamento_visitas: { sum: 'visita_ritmo.visitas', where: WITH_A_PACE, orZero: true },
    andamento_previstas: { sum: 'visita_ritmo.previstas', where: WITH_A_PACE, orZero: true },
    andamento_dias: {
      sum: { op: '-', args: ['visita_ritmo.ultima', 'visita_ritmo.primeira'] },
      over: 'visita_ritmo',
      where: WITH_A_PACE,
      orZero: true,
    },
  },
});

/** Month in which the properties on their way reach a number of visits at their own mean pace; null without a pace. */
function forecast(
  target: number,
  values: Readonly<Record<string, number>>,
  from: string | null,
): string | null {
  const { andamento = 0, andamento_visitas = 0, andamento_dias = 0 } = values;
  const intervals = andamento_visitas - andamento;
  if (andamento === 0 || intervals <= 0 || andamento_dias <= 0 || from === null) return null;
  const missing = Math.max(0, target - andamento_visitas / andamento);
  return monthAfter(from, (missing * andamento_dias) / intervals / DAYS_PER_MONTH);
}

function rowOf(answer: Answer, reading: Reading): PaceRow {
  const total = grandTotal(answer);
  const { values } = total;
  const tells = (...aliases: string[]): boolean => !aliases.some((alias) => isProtected(total, alias));
  const numbers = Object.fromEntries(Object.keys(values).map((key) => [key, numberOf(values[key])]));
  const { propriedades = 0, atrasadas = 0, fizeram = 0, andamento = 0, andamento_previstas = 0 } = numbers;
  const known = propriedades > 0 && tells('media', 'esperado');
  const going = tells('andamento', 'andamento_visitas', 'andamento_dias', 'andamento_previstas');
  const media = numbers['media'] ?? 0;
  const esperado = numbers['esperado'] ?? 0;
  const { dadosAte } = reading.version;
  const month24 = going ? forecast(VISITS_TARGET, numbers, dadosAte) : null;
  return {
    media: known ? Number(exact(values['media'] ?? null)) : null,
    percentual: known ? percentOf(media, VISITS_TARGET) : null,
    esperado: known ? Number(exact(values['esperado'] ?? null)) : null,
    diferenca: known ? Number((media - esperado).toFixed(6)) : null,
    propriedades: tells('propriedades') ? propriedades : null,
    atrasadas: tells('atrasadas') ? atrasadas : null,
    fizeram_12: tells('fizeram', 'propriedades') ? percentOf(fizeram, propriedades) : null,
    previsao_12: media >= VISITS_CYCLE || !going || !known ? null : forecast(VISITS_CYCLE, numbers, dadosAte),
    previsao_24: month24,
    sem_previsao: month24 === null,
    meta_plano:
      andamento === 0 || dadosAte === null || !going
        ? null
        : monthAfter(dadosAte, Math.max(0, VISITS_TARGET - andamento_previstas / andamento)),
  };
}

function draw(answer: Answer, reading: Reading): Drawing {
  const row = rowOf(answer, reading);
  return {
    series: [{ name: 'Ritmo das visitas', data: [row.media], unidade: 'visitas' }],
    labels: ['Média de visitas por propriedade'],
    keys: [{}],
    thead: [
      figureColumn('media', 'Média de visitas por propriedade', { type: 'visits', scale: 1 }),
      shareColumn('percentual', '% de 24 visitas'),
      figureColumn('esperado', 'Esperado hoje', { scale: 1 }),
      figureColumn('diferenca', 'Diferença', { scale: 1 }),
      countColumn('propriedades', 'Propriedades com visita'),
      countColumn('atrasadas', 'Propriedades atrasadas'),
      shareColumn('fizeram_12', '% com a 12ª visita'),
      plainColumn('previsao_12', 'Previsão da 12ª visita', { type: 'month' }),
      plainColumn('previsao_24', 'Previsão da 24ª visita', { type: 'month' }),
      plainColumn('meta_plano', 'Meta do plano', { type: 'month' }),
    ],
    tbody: [row],
    rows: row.atrasadas,
  };
}

/** 13216 */
export const pace: Report = {
  title: 'Ritmo das visitas',
  shape: 'pace',
  period: 'none',
  profiles: EVERYONE,
  subtitle: (reading) => `Propriedades com visita${ofPlace(reading)}, desde o início até hoje`,
  definition: () =>
    `Visitas válidas desde o início, divididas pelas propriedades que já têm visita válida, em atendimento, concluídas ou inativas. ${VISIT_RULE} Tem a 12ª visita a propriedade que concluiu o ciclo 1. ${CYCLE_RULE} O esperado é, das mesmas propriedades, uma visita por mês enquanto o atendimento dura, até 24. Atrasada é a propriedade em atendimento com duas visitas ou mais a menos que o esperado. A previsão segue o ritmo das propriedades em atendimento com três visitas ou mais; a meta do plano é uma visita por mês. O ano não muda este número.`,
  params: { unit: 'visitas', scale: 1 },
  source: {
    kind: 'plan',
    noun: ['propriedade', 'propriedades'],
    plan,
    draw,
    steps: () => [
      { label: 'Visitas do ciclo 1', measure: inCycle('1') },
      { label: 'Visitas do ciclo 2', measure: inCycle('2') },
      {
        label: 'Visitas válidas das propriedades',
        measure: { sum: 'visita_ritmo.visitas', where: VISITED, orZero: true },
        total: true,
      },
    ],
    drill: ['atrasadas', 'propriedades'],
  },
};

function inCycle(cycle: string) {
  return { sum: visitsOf(cycle), where: VISITED, orZero: true } as const;
}
