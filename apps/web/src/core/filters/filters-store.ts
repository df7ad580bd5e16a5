import { ALL_STATES, ALL_YEARS, FIRST_YEAR, LAST_YEAR } from '@fonte/contracts';
import { createTabStore, removeKept } from '../store.ts';

/** The global filters (first text, section 3, 'Filter state'). null: not filtered. */
export type Filters = {
  ano: number | null;
  uf: string | null;
  /** Set by a change, so that layers which fetch for themselves refresh. */
  updateValues: boolean;
};

/** The current year, capped at the last one that may be chosen (first text, section 5); of the specification's years, or of the installation's, which have no gaps. */
export function defaultYear(today = new Date(), years: readonly number[] = [FIRST_YEAR, LAST_YEAR]): number {
  return Math.min(Math.max(today.getFullYear(), Math.min(...years)), Math.max(...years));
}

/** What narrows figures. */
export type Narrowed = Pick<Filters, 'ano' | 'uf'>;

const initial = (): Filters => ({ ano: defaultYear(), uf: null, updateValues: false });

const KEY = 'fonte.filters';

/** Each tab has its own, so that two years can stand side by side. */
const store = createTabStore<Filters>(KEY, initial(), readFilters);

export const currentFilters = store.get;
export const useStoredFilters = store.use;

/** Changes ano, uf or both. */
export function changeFilters(change: Partial<Narrowed>): void {
  store.set({ ...store.get(), ...change, updateValues: true });
}

/** Whoever fetches for itself has taken the change (second text, section 4: the flag is then reset). */
export function valuesUpdated(): void {
  store.set({ ...store.get(), updateValues: false });
}

/** 'Limpar filtros': no year, no state. */
export function clearFilters(): void {
  changeFilters({ ano: null, uf: null });
}

/** After logout: nothing remains, the next person starts with the default year. */
export function forgetFilters(): void {
  store.set(initial());
  removeKept(KEY);
}

function readFilters(stored: unknown): Filters {
  const { ano, uf } = (stored ?? {}) as Partial<Record<keyof Filters, unknown>>;
  return {
    ano: ano === null ? null : (yearOf(ano) ?? defaultYear()),
    uf: stateOf(uf) ?? null,
    updateValues: false,
  };
}

/**
 * Filters as an installation has them: a state that it does not have filters nothing, as every call would be refused; a year that cannot be chosen is
 * the default one, as nothing would be found under it.
 */
export function knownFilters(
  { ano, uf }: Narrowed,
  { anos, ufs }: { anos: readonly number[]; ufs: readonly { uf: string }[] },
): Narrowed {
  return {
    ano: ano === null || anos.includes(ano) ? ano : defaultYear(new Date(), anos),
    uf: ufs.some((state) => state.uf === uf) ? uf : null,
  };
}

/** The filters an address names; undefined where it says nothing we offer. */
export function filtersOfAddress(search: URLSearchParams): Partial<Narrowed> {
  const ano = search.get('ano');
  const uf = search.get('uf');
  const year = ano === ALL_YEARS ? null : yearOf(ano);
  const state = uf?.toLowerCase() === ALL_STATES ? null : stateOf(uf);
  return { ...(year === undefined ? {} : { ano: year }), ...(state === undefined ? {} : { uf: state }) };
}

/** The address with the filters that are given written in; other parameters stay. */
export function addressOfFilters(search: URLSearchParams, { ano, uf }: Partial<Narrowed>): URLSearchParams {
  const next = new URLSearchParams(search);
  if (ano !== undefined) next.set('ano', ano === null ? ALL_YEARS : String(ano));
  if (uf !== undefined) next.set('uf', uf ?? ALL_STATES);
  return next;
}

function yearOf(value: unknown): number | undefined {
  const year = typeof value === 'string' && /^\d{4}$/.test(value) ? Number(value) : value;
  return typeof year === 'number' && Number.isInteger(year) && year >= 1990 && year <= 2100
    ? year
    : undefined;
}

function stateOf(value: unknown): string | undefined {
  const uf = typeof value === 'string' ? value.toUpperCase() : undefined;
  return uf && /^[A-Z]{2}$/.test(uf) ? uf : undefined;
}
