import { createStore } from '../store.ts';

/** A filter of the open page's own form, as the strip of applied filters shows it. */
export type PageFilterChip = {
  key: string;
  name: string;
  operator: string;
  value: string;
  onRemove: () => void;
};

export type PageFilters = { chips: readonly PageFilterChip[]; clear: () => void };

/** Set by the page that has such a form, emptied when it is left. */
const store = createStore<PageFilters | null>(null);

export const setPageFilters = store.set;
export const usePageFilters = store.use;
