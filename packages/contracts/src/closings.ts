import type { BoardName } from './board-names.ts';
import { daysOfSemester } from './semesters.ts';

/**
 * What can be closed: boards as they stand on paper, of a period that is over. `period` says what the period is, `place` where: the whole country, one
 * state, or either.
 */
export const CLOSABLE = {
  semestre: { title: 'Relatório Semestral GIZ', period: 'semestre', place: 'any' },
  impressao: { title: 'Relatório mensal do país', period: 'ano', place: 'country' },
  impressaoUf: { title: 'Relatório mensal de um estado', period: 'ano', place: 'state' },
  resumo: { title: 'Sumário executivo', period: 'ano', place: 'any' },
} as const satisfies Partial<Record<BoardName, Closable>>;

export type Closable = {
  readonly title: string;
  readonly period: 'semestre' | 'ano';
  readonly place: 'any' | 'country' | 'state';
};

export type ClosableName = keyof typeof CLOSABLE;
export const CLOSABLE_NAMES = Object.keys(CLOSABLE) as [ClosableName, ...ClosableName[]];

export const isClosable = (board: string): board is ClosableName => Object.hasOwn(CLOSABLE, board);

/** A period as it travels: '2023-2', '2023'. */
const PERIODS = { semestre: /^\d{4}-[12]$/, ano: /^\d{4}$/ } as const;

export const isPeriod = (name: ClosableName, period: string): boolean =>
  PERIODS[CLOSABLE[name].period].test(period);

/** Whether a closing of it can be of this place; null is the whole country. */
export const isPlace = (name: ClosableName, uf: string | null): boolean =>
  CLOSABLE[name].place === 'any' || (CLOSABLE[name].place === 'state') === (uf !== null);

/** First and last day of a period. */
export const daysOfPeriod = (period: string): { readonly inicio: string; readonly fim: string } =>
  period.includes('-') ? daysOfSemester(period) : { inicio: `${period}-01-01`, fim: `${period}-12-31` };

/** Letters of the reason for which a period is closed. */
export const CLOSING_REASON_LEAST = 3;
export const CLOSING_REASON_MOST = 500;

/** Closings that one person makes in 24 hours: more than all semesters of all states need. */
export const CLOSINGS_A_DAY = 200;
