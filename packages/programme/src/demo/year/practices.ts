import type { ObjectiveCode } from '@fonte/contracts/programme/objectives';
import { LAST_DAY } from '../drawn-from/calendar.ts';
import type { Farm } from '../farm/farm.ts';
import { round, type Random } from '../drawn-from/random.ts';
import type { Story, Visit } from './schedule.ts';

export interface Practice {
  readonly objetivo: ObjectiveCode;
  readonly tipo: string;
  readonly area: number | null;
  readonly day: number;
}

export interface Advice {
  /** Index of the visit in the story. */
  readonly visit: number;
  readonly tema: string;
  readonly situacao: 'aberta' | 'concluida';
  readonly day: number;
}

const ABC: readonly (readonly [string, number])[] = [
  ['Recuperação de pastagem degradada', 58],
  ['Integração lavoura-pecuária', 16],
  ['Integração lavoura-pecuária-floresta', 7],
  ['Plantio direto', 8],
  ['Bioinsumos', 4],
  ['Florestas plantadas', 3],
  ['Manejo de dejetos da produção animal', 4],
];
const CONSERVATION: readonly (readonly [string, number])[] = [
  ['Cercamento de APP', 30],
  ['Regeneração natural com manejo', 18],
  ['Plantio de mudas nativas', 16],
  ['Proteção de nascente', 14],
  ['Restauração de reserva legal', 12],
  ['Barraginhas', 10],
];
const PLANNING: readonly (readonly [string, number])[] = [
  ['PRADA', 30],
  ['Plano de adequação ambiental', 34],
  ['Adesão ao PRA', 20],
  ['Plano de recomposição de APP', 16],
];
const THEMES: readonly (readonly [string, number])[] = [
  ['manejo do solo', 12],
  ['recursos naturais', 7],
  ['tecnologias sustentaveis', 6],
  ['producao de mudas', 3],
  ['poda', 2],
  ['outra', 70],
];

/** Adopters and their share of the farm's area, such that the means come out at 15.8 ha of ABC and 3.4 ha of conservation per farm. */
const ABC_SHARE = { adopt: 0.46, low: 0.1, high: 0.49 } as const;
const CONSERVATION_SHARE = { adopt: 0.47, low: 0.01, high: 0.122 } as const;
/** No single ABC area is larger than this share of the farm. */
const LARGEST_PART = 0.18;

function dayOfPractice(random: Random, visits: readonly Visit[]): number {
  const visit = visits[random.whole(Math.min(3, visits.length - 1), visits.length - 1)];
  return Math.min((visit?.day ?? LAST_DAY) + random.whole(0, 10), LAST_DAY);
}

/** The practices registered on a farm; only farms that were visited a few times have any. */
export function practices(random: Random, farm: Farm, story: Story): Practice[] {
  const { visits } = story;
  const rows: Practice[] = [];
  if (visits.length < 3) return rows;
  const { total } = farm.areas;
  if (random.chance(ABC_SHARE.adopt)) {
    const share = random.between(ABC_SHARE.low, ABC_SHARE.high);
    const parts = Math.ceil(share / LARGEST_PART);
    for (let part = 0; part < parts; part += 1) {
      const area = random.chance(0.02) ? null : round((total * share) / parts, 2);
      rows.push({ objetivo: 'abc', tipo: random.weighted(ABC), area, day: dayOfPractice(random, visits) });
    }
  }
  if (random.chance(CONSERVATION_SHARE.adopt)) {
    const share = random.between(CONSERVATION_SHARE.low, CONSERVATION_SHARE.high);
    const area = random.chance(0.03) ? null : round(total * share, 2);
    rows.push({
      objetivo: 'conservacao',
      tipo: random.weighted(CONSERVATION),
      area,
      day: dayOfPractice(random, visits),
    });
  }
  if (random.chance(0.36)) {
    const area = random.chance(0.2) ? null : round(total * random.between(0.03, 0.22), 2);
    rows.push({
      objetivo: 'planejamento',
      tipo: random.weighted(PLANNING),
      area,
      day: dayOfPractice(random, visits),
    });
  }
  return rows;
}

/** The technician's recommendations, one at about every ninth visit. */
export function advise(random: Random, story: Story): Advice[] {
  const rows: Advice[] = [];
  for (const [index, visit] of story.visits.entries()) {
    if (!random.chance(0.11)) continue;
    const old = LAST_DAY - visit.day > 120;
    rows.push({
      visit: index,
      tema: random.weighted(THEMES),
      situacao: random.chance(old ? 0.7 : 0.2) ? 'concluida' : 'aberta',
      day: visit.day,
    });
  }
  return rows;
}
