import { PROFILES } from '@fonte/contracts';
import { RANGE } from '@fonte/contracts/compared';
import { VISIT_PLAN, VISIT_RULE } from '@fonte/contracts/programme/rules';
import { during, ofPlace } from '../../../../answers/words/sentences.ts';
import { ofState } from '../../../../answers/words/state-names.ts';
import { DUE } from '../../../../model/measures/conditions.ts';
import type { Measure } from '../../../../query/index.ts';
import { asksOfStates, singleState, type Reading } from '../../declared/reading.ts';
import type { Report } from '../../declared/report.ts';
import { COMPARERS, COMPARERS_OF_TEAMS } from '../profiles.ts';
import { drawCompared } from './draw.ts';
import { limitsSentence, type Noun } from './words.ts';

/** Technicians, supervisors and municipalities held against what is to be expected of each (docs/decisions/0085). 13515 to 13517. */

/** What makes them comparable, and the visits made of those that were due, as the plan of visits counts them (docs/decisions/0070). */
const MEASURES: Readonly<Record<string, Measure>> = {
  propriedades: { distinct: 'visita_prevista.cod_propriedade', where: [DUE] },
  meses: { avg: 'visita_prevista.numero', where: [DUE] },
  previstas: 'visitas_vencidas',
  visitas: 'visitas',
  [RANGE.share]: {
    op: '*',
    args: [{ op: '/', args: ['visitas', 'previstas'] }, { number: '100' }],
  },
};

/** The quarter in which attendance began: of what is planned a new property is made less of than one that goes on. */
const BEGUN = { as: 'inicio', field: { part: 'propriedade.dt_inicio', grain: 'YYYY T' } } as const;

const TWO_STATES = 'quem responde por propriedades de dois estados tem uma linha em cada um';

interface Of {
  readonly who: 'tecnico' | 'supervisor' | 'municipio';
  readonly heading: string;
  readonly noun: Noun;
  readonly byState: boolean;
  readonly profiles: Report['profiles'];
  /** By whom properties are told apart: 'pelo técnico responsável'. */
  readonly by: string;
  /** Of whom a member's group is. */
  readonly among: (reading: Reading) => string;
}

/** Whether only the own team is seen. */
const leadsTeam = ({ access }: Reading): boolean => PROFILES[access.profile].rows === 'supervisor';

function compared({ who, heading, noun, byState, profiles, by, among }: Of): Report {
  const subtitle = (reading: Reading) =>
    `Visitas feitas das previstas ${during(reading)}${ofPlace(reading)}, ao lado do que se espera, entre ${among(reading)}`;
  return {
    title: `Comparação entre ${noun[1]}`,
    shape: 'table',
    period: 'in',
    profiles,
    subtitle,
    definition: (reading) =>
      `${VISIT_PLAN}. ${VISIT_RULE} As visitas feitas ${during(reading)} são comparadas com as previstas até a data dos dados, ${by}. Propriedades são as com visita prevista; o mês do atendimento é aquele em que caem, em média, as visitas previstas, de 1 a 24. O grupo de cada um são ${among(reading)}. ${limitsSentence(noun[1])} A distância até as propriedades não está nos dados e não entra. A ordem é a do nome: não é uma classificação.`,
    source: {
      kind: 'plan',
      noun: ['visita', 'visitas'],
      plan: () => ({
        measures: MEASURES,
        by: [who, 'uf', 'atividade', BEGUN],
        sort: [{ by: 'uf' }, { by: who }],
        totals: [[who, 'uf'], []],
      }),
      draw: drawCompared({ who, byState, kind: 'atividade', since: BEGUN.as, heading, noun, subtitle }),
      drill: ['visitas', 'previstas', 'propriedades'],
      units: { propriedades: 'propriedades' },
    },
  };
}

export const comparedTechnicians = compared({
  who: 'tecnico',
  heading: 'Técnico',
  noun: ['técnico', 'técnicos'],
  byState: true,
  profiles: COMPARERS,
  by: `pelo técnico responsável pela propriedade; ${TWO_STATES}`,
  among: (reading) => (leadsTeam(reading) ? 'os técnicos da sua equipe' : 'os técnicos do mesmo estado'),
});

export const comparedSupervisors = compared({
  who: 'supervisor',
  heading: 'Supervisor',
  noun: ['supervisor', 'supervisores'],
  // Few states have supervisors enough for a group of their own.
  byState: false,
  profiles: COMPARERS_OF_TEAMS,
  by: `pelo supervisor responsável pela propriedade; ${TWO_STATES}`,
  among: (reading) => {
    const state = singleState(reading);
    if (state !== null) return `os supervisores ${ofState(state)}`;
    return asksOfStates(reading) ? 'os supervisores dos estados escolhidos' : 'os supervisores do programa';
  },
});

export const comparedMunicipalities = compared({
  who: 'municipio',
  heading: 'Município',
  noun: ['município', 'municípios'],
  byState: true,
  profiles: COMPARERS,
  by: 'pelo município da propriedade',
  among: (reading) =>
    leadsTeam(reading)
      ? 'os municípios do mesmo estado, nas propriedades da sua supervisão'
      : 'os municípios do mesmo estado',
});
