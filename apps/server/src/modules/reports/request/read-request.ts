import { CHOICE_NAMES, type ChoiceName, type Chosen } from '@fonte/contracts/boards';
import { fail, type Call } from '../../../platform/index.ts';
import { accessOf, type DataVersion } from '../../../query/index.ts';
import type { Reading } from '../declared/reading.ts';
import { parseDays, type RawDays } from './days.ts';
import { parseMoreFilter } from './more-filter.ts';
import { narrowedTo, parseStates, type Narrowing } from './states.ts';
import { parseYears } from './years.ts';

/** The filters of a call as they travel, in a query or in a body. */
export interface RawFilters extends RawDays, Readonly<Partial<Record<ChoiceName, string | undefined>>> {
  readonly $ano?: string | readonly (string | number)[] | null | undefined;
  readonly $uf?: string | readonly (string | number)[] | null | undefined;
  /** The state of a printed report's address. */
  readonly ufurl?: string | null | undefined;
  readonly moreFilter?: string | null | undefined;
}

/** A drill-down's body may carry lists as themselves, a query as JSON text. */
const asText = (given: RawFilters['$ano']): string | undefined =>
  given === null || given === undefined || typeof given === 'string'
    ? (given ?? undefined)
    : JSON.stringify(given);

/** 'A uf_perfil cookie, when present, forces the uf filter on every report request' (first text, section 6): it narrows what is asked and gives no row. */
const STATE_COOKIE = 'uf_perfil';

/** What else than `$uf` narrows a call to one state. */
const narrowings = (call: Call, { ufurl }: RawFilters): readonly Narrowing[] => [
  { name: 'ufurl', text: ufurl ?? undefined },
  { name: STATE_COOKIE, text: call.request.cookies[STATE_COOKIE] },
];

/** What a call asks, checked, with who asks. Errors: invalidParameter, invalidFilter, statesDisagree. */
export function readingOf(call: Call, raw: RawFilters, version: DataVersion): Reading {
  const moreText = raw.moreFilter?.trim() ?? '';
  const anos = parseYears(asText(raw.$ano));
  return {
    anos,
    days: parseDays(raw, anos),
    ufs: narrowedTo(parseStates(asText(raw.$uf)), narrowings(call, raw)),
    more: parseMoreFilter(moreText),
    moreText: moreText === '' ? null : moreText,
    chosen: chosenOf(raw),
    access: accessOf(call),
    version,
    product: call.app.settings.PRODUCT_NAME,
  };
}

const chosenOf = (raw: RawFilters): Chosen =>
  Object.fromEntries(CHOICE_NAMES.flatMap((name) => (raw[name] === undefined ? [] : [[name, raw[name]]])));

/** The page of a call: −1 for everything, else from 1 on. Errors: invalidParameter for 0. */
export function pageOf(page: number): number {
  return page === 0 ? fail('invalidParameter', { name: 'page' }) : page;
}
