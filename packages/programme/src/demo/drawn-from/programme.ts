import { monthOf } from './calendar.ts';

/** One state's share of the programme, and how its farms' starts lie over the years. */
export interface StateShare {
  readonly uf: string;
  readonly codigo_uf: number;
  /** Share of all farms: MG 42 % and MS 5 % as in the real programme, the others a guess between them. */
  readonly share: number;
  /** Weights of the four waves of starts, below. */
  readonly waves: readonly [number, number, number, number];
  /** Towns that come first when technicians are given a place. */
  readonly towns: readonly string[];
}

const MOST: StateShare['waves'] = [9, 14, 37, 40];

export const STATE_SHARES: readonly StateShare[] = [
  {
    uf: 'MG',
    codigo_uf: 31,
    share: 0.42,
    waves: [19, 21, 32, 28],
    towns: [
      'Uberlândia',
      'Ituiutaba',
      'Prata',
      'Uberaba',
      'Campina Verde',
      'Patos de Minas',
      'Paracatu',
      'Unaí',
    ],
  },
  {
    uf: 'GO',
    codigo_uf: 52,
    share: 0.2,
    waves: [2, 5, 40, 53],
    towns: ['Rio Verde', 'Jataí', 'Goianésia', 'Formosa', 'Piracanjuba', 'Porangatu', 'Mineiros', 'Catalão'],
  },
  {
    uf: 'BA',
    codigo_uf: 29,
    share: 0.1,
    waves: MOST,
    towns: ['Barreiras', 'Correntina', 'Santa Maria da Vitória', 'Riachão das Neves'],
  },
  { uf: 'TO', codigo_uf: 17, share: 0.09, waves: MOST, towns: [] },
  {
    uf: 'MT',
    codigo_uf: 51,
    share: 0.08,
    waves: MOST,
    towns: ['Vila Rica', 'Barra do Garças', 'Água Boa', 'Rondonópolis'],
  },
  {
    uf: 'MA',
    codigo_uf: 21,
    share: 0.06,
    waves: MOST,
    towns: ['Balsas', 'Tuntum', 'Barra do Corda', 'Grajaú'],
  },
  {
    uf: 'MS',
    codigo_uf: 50,
    share: 0.05,
    waves: MOST,
    towns: ['Campo Grande', 'Camapuã', 'Coxim', 'Ribas do Rio Pardo'],
  },
];

/** First and last month of each wave of starts; field work began in November 2019. */
export const WAVES: readonly (readonly [number, number])[] = [
  [monthOf('2019-11'), monthOf('2021-06')],
  [monthOf('2021-07'), monthOf('2022-12')],
  [monthOf('2023-01'), monthOf('2024-04')],
  [monthOf('2024-05'), monthOf('2025-08')],
];

export const FARMS_PER_TECHNICIAN = 28;
export const TECHNICIANS_PER_SUPERVISOR = 13;
/** Mean area of a farm in hectares, and the deviation of its logarithm: most are small, a few very large. */
export const MEAN_AREA = 130;
export const AREA_SPREAD = 0.95;

/** Streams of random numbers (see Random). */
export const STREAM = { farm: 1, technician: 2, supervisor: 3, producer: 4, lawsuit: 5, shapes: 6 } as const;
