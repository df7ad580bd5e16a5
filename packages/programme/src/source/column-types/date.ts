import { TIME_ZONE } from '@fonte/pt-br';
import { Refusal, type ColumnType, type FileForm } from '../column.ts';
import { REASONS } from '../reasons.ts';

const NOT_DATE = new Refusal(REASONS.notDate);
const UNREAL = new Refusal(REASONS.unrealDate);
const OTHER_FORM = {
  iso: new Refusal(REASONS.otherDateForm.iso),
  ptBr: new Refusal(REASONS.otherDateForm.ptBr),
};
const ISO = /^\d{4}-\d\d-\d\d$/;
const PT_BR = /^\d\d?\/\d\d?\/\d{4}$/;
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** 'yyyy-mm-dd' from either form; the first date of a file settles the form of all of them. */
export function readDate(value: string, form: FileForm): string | Refusal {
  const kind = ISO.test(value) ? 'iso' : PT_BR.test(value) ? 'ptBr' : undefined;
  if (kind === undefined) return NOT_DATE;
  const iso = kind === 'iso' ? value : reorder(value);
  if (!isReal(iso)) return UNREAL;
  form.dates ??= kind;
  return form.dates === kind ? iso : OTHER_FORM[form.dates];
}

function reorder(value: string): string {
  const [day = '', month = '', year = ''] = value.split('/');
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function isReal(iso: string): boolean {
  const month = Number(iso.slice(5, 7));
  const day = Number(iso.slice(8, 10));
  const days = DAYS[month - 1];
  if (days === undefined || day < 1 || day > days) return false;
  if (month !== 2 || day < 29) return true;
  const year = Number(iso.slice(0, 4));
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Which dates a column may hold. */
export interface Period {
  readonly from: string;
  /** The last day as yyyy-mm-dd; 'today' is the day of the import where the programme's people live. */
  readonly to: string;
}

const CALENDAR = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });
const MINUTE_MS = 60_000;
let asked = { minute: 0, day: '' };

/** The day it is in Brasília, yyyy-mm-dd; asked of the calendar once a minute, as millions of rows want to know. */
export function today(now = Date.now()): string {
  const minute = Math.floor(now / MINUTE_MS);
  if (asked.minute !== minute) asked = { minute, day: CALENDAR.format(now) };
  return asked.day;
}

const brazilian = (iso: string): string => iso.split('-').reverse().join('/');

/** Days beyond it are slips of the pen rather than plans. */
const LATEST = '2099-12-31';

/** A day within a period. */
export function date({ from, to }: Period, example: string): ColumnType {
  return {
    label: 'data (`dd/mm/aaaa` ou `aaaa-mm-dd`)',
    example,
    free: false,
    day: true,
    read(value, form) {
      const iso = readDate(value, form);
      if (typeof iso !== 'string') return iso;
      const last = to === 'today' ? today() : to;
      if (iso >= from && iso <= last) return iso;
      if (iso > last && to === 'today' && iso <= LATEST) return new Refusal(REASONS.future(brazilian(last)));
      return new Refusal(REASONS.implausibleDate(brazilian(from), brazilian(last)));
    },
  };
}

/** The day of something that has happened in the programme. */
export const factDate = (example = '14/03/2024'): ColumnType =>
  date({ from: '2000-01-01', to: 'today' }, example);

/** A day that may have been planned ahead. */
export const plannedDate = (example = '31/10/2025'): ColumnType =>
  date({ from: '2000-01-01', to: LATEST }, example);

export const birthDate = date({ from: '1900-01-01', to: 'today' }, '02/08/1961');
