import {
  WAVES,
  FARMS_PER_TECHNICIAN,
  STATE_SHARES,
  STREAM,
  TECHNICIANS_PER_SUPERVISOR,
  type StateShare,
} from '../drawn-from/programme.ts';
import { demoCpf } from '../drawn-from/cpf.ts';
import { monthOf } from '../drawn-from/calendar.ts';
import { personName } from '../drawn-from/names.ts';
import { Random } from '../drawn-from/random.ts';

/** CPF serials of the staff: 14 000 for each state, of which the last thousand for supervisors. */
const STAFF = 900_000;
const STAFF_PER_STATE = 14_000;
const SUPERVISORS_FROM = 13_000;
/** More than the farms of any technician: a farm's own number is made of the technician's and its slot. */
export const SLOTS_PER_TECHNICIAN = 64;

export interface Person {
  readonly cpf: string;
  readonly nome: string;
}

export interface Technician extends Person {
  readonly state: StateShare;
  /** 0 for the first of the state; four digits of the farms' codes. */
  readonly serial: number;
  readonly supervisor: Person;
  readonly farms: number;
  /** Month in which the farms of this technician start. */
  readonly startMonth: number;
  /** Chance that a monthly visit falls out: a few technicians are far behind. */
  readonly missed: number;
  readonly minutes: number;
}

/** Farms per state for a programme of `properties`: largest remainders, so that the shares hold for small ones too. */
export function farmsPerState(properties: number): Map<string, number> {
  const exact = STATE_SHARES.map((state) => ({ uf: state.uf, n: properties * state.share }));
  const counts = new Map(exact.map(({ uf, n }) => [uf, Math.floor(n)]));
  let left = properties - [...counts.values()].reduce((sum, n) => sum + n, 0);
  for (const { uf } of exact.toSorted((a, b) => (b.n % 1) - (a.n % 1))) {
    if (left <= 0) break;
    counts.set(uf, (counts.get(uf) ?? 0) + 1);
    left -= 1;
  }
  return counts;
}

function stateIndex(state: StateShare): number {
  return STATE_SHARES.indexOf(state);
}

/** The `serial`-th supervisor of a state; the same for every size of programme. */
export function supervisorOf(seed: number, state: StateShare, serial: number): Person {
  const place = stateIndex(state) * STAFF_PER_STATE + SUPERVISORS_FROM + serial;
  const random = new Random(seed, STREAM.supervisor, place);
  return {
    cpf: demoCpf(STAFF + place),
    nome: personName(random, random.chance(0.4) ? 'Feminino' : 'Masculino'),
  };
}

/** The `serial`-th technician of a state; name and CPF are the same for every size of programme. */
export function technicianOf(seed: number, state: StateShare, serial: number, farms: number): Technician {
  const place = stateIndex(state) * STAFF_PER_STATE + serial;
  const random = new Random(seed, STREAM.technician, place);
  const nome = personName(random, random.chance(0.45) ? 'Feminino' : 'Masculino');
  // Golden-ratio steps fill the waves evenly however few technicians a state has.
  const [from, to] = WAVES[waveAt(state.waves, (0.15 + serial * 0.618_034) % 1)] as readonly [number, number];
  const behind = serial % 8 === 3 || random.chance(0.05);
  const missed = behind ? random.between(0.25, 0.5) : random.between(0.02, 0.09);
  return {
    state,
    serial,
    nome,
    cpf: demoCpf(STAFF + place),
    supervisor: supervisorOf(seed, state, Math.floor(serial / TECHNICIANS_PER_SUPERVISOR)),
    farms,
    // The first of each state, whose account is shown, has its farms in the middle of the two years.
    startMonth: serial === 0 ? monthOf('2024-03') : random.whole(from, to),
    missed: serial === 0 ? 0.06 : missed,
    minutes: random.between(95, 175),
  };
}

function waveAt(weights: StateShare['waves'], share: number): number {
  let left = share * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [wave, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return wave;
  }
  return weights.length - 1;
}

/** All technicians of a programme, state by state, with 26 to 30 farms each (fewer only where a state has fewer). */
export function* technicians(seed: number, properties: number): Generator<Technician> {
  const perState = farmsPerState(properties);
  for (const state of STATE_SHARES) {
    const farms = perState.get(state.uf) ?? 0;
    const count = farms === 0 ? 0 : Math.max(1, Math.round(farms / FARMS_PER_TECHNICIAN));
    let given = 0;
    for (let serial = 0; serial < count; serial += 1) {
      const upTo = Math.floor((farms * (serial + 1)) / count);
      // One more here, one less there, so that portfolios differ; the last brings the sum back.
      const mean = farms / count;
      const extra = serial === count - 1 || mean < 27 || mean > 29 ? 0 : (serial % 3) - 1;
      const size = Math.max(1, upTo + extra - given);
      given += size;
      yield technicianOf(seed, state, serial, size);
    }
  }
}
