import { HISTORY_DAYS, HISTORY_TABLES, type HistoryTable } from '@fonte/contracts/history';
import { toIsoDate } from '@fonte/pt-br';
import type { Asked } from './calls.ts';

/** What stands in the fields, either part of which may not be set yet. */
export type Fields = { table: HistoryTable | ''; date: string };

const DAY_MS = 86_400_000;
const ISO = /^\d{4}-\d{2}-\d{2}$/;

/** First and last day that may be chosen: today and the six before (second text, section 9), by the programme's clock. */
export function offeredDays(now = new Date()): { min: string; max: string } {
  return { min: toIsoDate(new Date(now.getTime() - (HISTORY_DAYS - 1) * DAY_MS)), max: toIsoDate(now) };
}

export const isOffered = (date: string, { min, max } = offeredDays()): boolean => date >= min && date <= max;

const tableOf = (value: string | null): HistoryTable | '' =>
  HISTORY_TABLES.find((table) => table === value) ?? '';

/** What a link asks for; what it names wrongly is not set. */
export function fieldsOf(params: URLSearchParams): Fields {
  const date = params.get('data') ?? '';
  return { table: tableOf(params.get('tabela')), date: ISO.test(date) ? date : '' };
}

/** The property whose changes a link of before asks for; null where it asks for a day. */
export const propertyOf = (params: URLSearchParams): string | null => params.get('propriedade') || null;

export const askedOf = ({ table, date }: Fields): Asked | null =>
  table === '' || date === '' ? null : { table, date };
