import { VISITS_CYCLE, VISITS_TARGET } from '@fonte/contracts/programme/visits';
import type { SituationCode } from '@fonte/contracts/programme/situations';
import type { CsvRow } from '../../folder/columns.ts';
import { phaseOfVisit } from '../../phases.ts';
import { firstDay, isoDay, LAST_DAY, monthOf, workday } from '../drawn-from/calendar.ts';
import type { Farm } from '../farm/farm.ts';
import { clamp, round, type Random } from '../drawn-from/random.ts';

/** The assistance is planned for 24 months; a farm that is behind is kept on for eight more. */
const MONTHS_AT_MOST = 32;
const SLOTS = 48;
const LAST_MONTH = monthOf('2025-12');

export type Situacao = SituationCode | null;

export interface Visit {
  readonly numero: number;
  readonly day: number;
  /** Minutes after midnight at which it begins. */
  readonly minute: number;
  readonly checkin: readonly [number, number] | null;
  readonly minutes: number;
  readonly synced: boolean;
  readonly hasEntries: boolean;
}

/** Whether the counting rule counts it. */
export const counts = ({ synced, checkin, hasEntries }: Visit): boolean =>
  synced && (checkin !== null || hasEntries);

/** What happened on a farm from its start to the end of 2025. */
export interface Story {
  readonly situacao: Situacao;
  readonly start: number;
  readonly end: number | null;
  readonly visits: readonly Visit[];
}

/** What a farm is in for; the rest follow from their visits. */
type Fate = 'assisted' | 'waiting' | 'dropped' | 'neverVisited' | 'onlyRegistered' | 'unknown';
const FATES: readonly (readonly [Fate, number])[] = [
  ['assisted', 0.847],
  ['waiting', 0.065],
  ['dropped', 0.05],
  ['neverVisited', 0.02],
  ['onlyRegistered', 0.014],
  ['unknown', 0.004],
];

/**
 * The day and the half of it in which the technician visits this farm in a month. The multiplier is coprime to the
 * slots, so no two farms of a technician meet; adding to it by month keeps the days from repeating.
 */
function appointment(farm: Farm, month: number): { readonly day: number; readonly afternoon: boolean } {
  const slot = (farm.slot * 7 + month * 5) % SLOTS;
  return { day: workday(month, slot >> 1), afternoon: slot % 2 === 1 };
}

function makeVisit(random: Random, farm: Farm, numero: number, month: number): Visit {
  const { day, afternoon } = appointment(farm, month);
  const { technician, site } = farm;
  // One in a hundred and fifty checks in far away from the farm.
  const reach = random.chance(0.0065) ? random.between(0.12, 0.4) : 0.004;
  const hasCheckin = random.chance(0.965);
  const recent = LAST_DAY - day;
  return {
    numero,
    day,
    minute: (afternoon ? 13 * 60 : 7 * 60 + 30) + random.whole(0, 60),
    checkin: hasCheckin
      ? [
          round(site.lon + random.between(-reach, reach), 6),
          round(site.lat + random.between(-reach, reach), 6),
        ]
      : null,
    minutes: Math.round(clamp(random.logNormal(technician.minutes, 0.22), 25, 235)),
    // The telephones send when they next see a network: of the last days much is still missing.
    synced: !random.chance(recent < 18 ? 0.16 : 0.006),
    hasEntries: random.chance(hasCheckin ? 0.93 : 0.9),
  };
}

/** Monthly visits from the month after the start, of which some fall out. */
function monthlyVisits(random: Random, farm: Farm, start: number, atMost: number): Visit[] {
  const visits: Visit[] = [];
  const startMonth = monthOf(isoDay(start));
  const own = clamp(farm.technician.missed * random.between(0.5, 1.5), 0, 0.8);
  for (let i = 1; i <= MONTHS_AT_MOST && visits.length < atMost; i += 1) {
    const month = startMonth + i;
    if (month > LAST_MONTH) break;
    // Rains, holidays: fewer visits in December and January.
    const season = month % 12 === 11 || month % 12 === 0 ? 0.07 : 0;
    if (random.chance(own + season)) continue;
    visits.push(makeVisit(random, farm, visits.length + 1, month));
  }
  return visits;
}

function startOf(random: Random, farm: Farm): number {
  return Math.min(firstDay(farm.technician.startMonth) + random.whole(0, 75), LAST_DAY - 100);
}

/** The story of one farm: when it starts, which visits are made, how it ends. */
export function tellStory(random: Random, farm: Farm): Story {
  const fate = random.weighted(FATES);
  const start = startOf(random, farm);
  switch (fate) {
    case 'waiting': {
      const late = LAST_DAY - random.whole(10, 80);
      // A first visit that does not count yet leaves it without visits all the same.
      const made = monthlyVisits(random, farm, late, 1).map((visit) => ({ ...visit, synced: false }));
      return { situacao: 'a_vstzero', start: late, end: null, visits: random.chance(0.4) ? made : [] };
    }
    case 'neverVisited':
      return { situacao: 'i_semvst', start, end: endOf(start + random.whole(60, 200)), visits: [] };
    case 'onlyRegistered': {
      const visit = { ...makeVisit(random, farm, 0, monthOf(isoDay(start)) + 1), synced: true };
      return { situacao: 'i_vstzero', start, end: endOf(visit.day + random.whole(30, 150)), visits: [visit] };
    }
    case 'dropped': {
      const visits = monthlyVisits(random, farm, start, random.whole(1, 14));
      const last = visits.at(-1);
      if (!last) return { situacao: 'i_semvst', start, end: endOf(start + 120), visits };
      return { situacao: 'i_inativa', start, end: endOf(last.day + random.whole(20, 90)), visits };
    }
    case 'assisted':
    case 'unknown':
      return assisted(random, farm, start, fate === 'unknown');
  }
}

const endOf = (day: number): number => Math.min(day, LAST_DAY);

function assisted(random: Random, farm: Farm, start: number, unknown: boolean): Story {
  const visits = monthlyVisits(random, farm, start, VISITS_TARGET);
  const last = visits.at(-1);
  const over = monthOf(isoDay(start)) + MONTHS_AT_MOST < LAST_MONTH || visits.length >= VISITS_TARGET;
  if (unknown) return { situacao: null, start, end: null, visits };
  if (!last || !visits.some(counts)) {
    return { situacao: 'a_vstzero', start, end: null, visits };
  }
  if (!over) return { situacao: 'a_ematend', start, end: null, visits };
  return {
    situacao: visits.length >= VISITS_CYCLE ? 'a_concluida' : 'i_inativa',
    start,
    end: endOf(last.day + random.whole(0, 12)),
    visits,
  };
}

/** The columns of `propriedade` that follow from the story: dates, cycles and phase; the second cycle begins so many days too early. */
export function storyColumns(story: Story, early = 0): CsvRow<'propriedade'> {
  const { start, visits } = story;
  const twelfth = visits.find((visit) => visit.numero === VISITS_CYCLE);
  const last = visits.at(-1);
  const day = (value: number | null) => (value === null ? null : isoDay(value));
  const second = twelfth ? twelfth.day + 1 : null;
  return {
    situacao: story.situacao,
    dt_inicio: day(start),
    dt_fim: day(story.end),
    ciclo_1_inicio: visits.length > 0 ? day(start) : null,
    ciclo_1_fim: visits.length > 0 ? day(twelfth?.day ?? start + 365) : null,
    ciclo_2_inicio: day(second === null ? null : second - early),
    ciclo_2_fim: second === null ? null : day(last?.numero === VISITS_TARGET ? last.day : second + 365),
    fase: last && story.situacao !== null ? phaseOfVisit(last.numero) : null,
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The columns of a visit; `id` is unique in the whole folder. */
export function visitColumns(farm: Farm, visit: Visit, id: number): CsvRow<'visita'> {
  const iso = isoDay(visit.day);
  const { checkin, minute } = visit;
  return {
    id_visita: id,
    cod_propriedade: farm.cod,
    cpf_tecnico: farm.technician.cpf,
    numero: visit.numero,
    dt_visita: iso,
    dt_checkin: checkin && `${iso}T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00-03:00`,
    lon_checkin: checkin && checkin[0],
    lat_checkin: checkin && checkin[1],
    duracao_min: visit.minutes,
    fase: phaseOfVisit(visit.numero),
    // The source states none: it follows from the order of the visits that count.
    ciclo: null,
    sincronizada: visit.synced,
  };
}
