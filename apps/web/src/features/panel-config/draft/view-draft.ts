import {
  DEFAULT_DATE_FORMAT,
  DEFAULT_VIEW_SIZE,
  isWholePeriod,
  kindOfType,
  type ViewType,
} from '@fonte/contracts';
import { sidesOf } from '@fonte/contracts/pivot-sides';
import type { GroupRow, View, ViewFilter, ViewIndicator } from '@fonte/contracts/view';
import { isComplete } from '../../../core/indicator/words/filter-words.ts';
import { fittingLook } from './fitting-look.ts';
import { fittingPivot, isPivot } from './fitting-pivot.ts';
import type { DimensionField } from '../../../core/indicator/asked/indicator-calls.ts';

/** A view while it is filled: its type may not be chosen yet. */
export type ViewDraft = Omit<View, 'type'> & { type: ViewType | null };

/** A filter while it is filled: its operator may not be chosen yet. */
export type FilterDraft = { operator: ViewFilter['operator'] | ''; value?: ViewFilter['value'] };

/** An indicator's settings while they are filled: visibility is chosen, not given. */
export type IndicatorDraft = Omit<ViewIndicator, 'visible' | 'splitFilters'> & {
  visible: boolean | null;
  splitFilters: FilterDraft[];
};

/** A dimension column's settings while they are filled. */
export type ColumnDraft = Omit<GroupRow, 'filters'> & { filters: FilterDraft[] };

export const newView = (): ViewDraft => ({
  title: '',
  subtitle: '',
  size: DEFAULT_VIEW_SIZE,
  type: null,
  inline: false,
  splitSerie: null,
  splitFilters: [],
  splitStack: false,
  indicadores: [],
  dimensoes: [],
  grouprow: [],
  filters: [],
  dynamicTexts: { top: '', bottom: '' },
});

/** A view like another, which the server names as its own. */
export const copyOf = ({ id: _other, ...view }: View, title: string): View => ({ ...view, title });

export type ViewField = 'title' | 'subtitle' | 'type' | 'indicadores' | 'dimensoes' | 'grouprow' | 'period';

/** The required fields that are empty; dimensions and their columns may be left out by bigNumber only (third text, section 5). */
export function missingFields(draft: ViewDraft): ViewField[] {
  const number = draft.type === 'bigNumber';
  const empty: Record<ViewField, boolean> = {
    title: draft.title.trim() === '',
    subtitle: draft.subtitle.trim() === '',
    type: draft.type === null,
    indicadores: draft.indicadores.length === 0,
    dimensoes: !number && draft.dimensoes.length === 0,
    grouprow: !number && rowsOf(draft).length === 0,
    period: !isWhole(draft.period),
  };
  return (Object.keys(empty) as ViewField[]).filter((field) => empty[field]);
}

/** Columns that make rows: of a pivot table not the one that goes across. */
const rowsOf = (draft: ViewDraft): readonly GroupRow[] =>
  isPivot(draft) ? sidesOf(draft).rows : draft.grouprow;

const isWhole = (period: ViewDraft['period']): boolean => !period || isWholePeriod(period);

/** Whether the smaller groups may be one: of one column, which is no date. */
export const mayCut = ({ type, grouprow }: ViewDraft): boolean =>
  type !== 'bigNumber' &&
  type !== 'pivot' &&
  grouprow.length === 1 &&
  kindOfType(grouprow[0]?.type) !== 'date';

const topOf = (draft: ViewDraft): number | null => (mayCut(draft) ? (draft.top ?? null) : null);

/** The draft as it is saved, or null while something is missing. */
export function viewOf(draft: ViewDraft): View | null {
  const { type } = draft;
  return type !== null && missingFields(draft).length === 0
    ? {
        ...fittingPivot(draft),
        type,
        top: topOf(draft),
        look: fittingLook(draft),
        title: draft.title.trim(),
        subtitle: draft.subtitle.trim(),
      }
    : null;
}

/** The draft as the preview asks for it, with words of its own where title and subtitle are missing; null while there is nothing to ask. */
export function previewOf(draft: ViewDraft, words: { title: string; subtitle: string }): View | null {
  const { type } = draft;
  if (type === null || draft.indicadores.length === 0) return null;
  if (type !== 'bigNumber' && rowsOf(draft).length === 0) return null;
  return {
    ...fittingPivot(draft),
    type,
    top: topOf(draft),
    look: fittingLook(draft),
    period: isWhole(draft.period) ? draft.period : null,
    title: draft.title.trim() || words.title,
    subtitle: draft.subtitle.trim() || words.subtitle,
  };
}

/** The indicators, by id, that a view's texts have places for and the view does not show: nothing is written there. */
export function unfilledPlaces(
  { top, bottom }: View['dynamicTexts'],
  indicadores: readonly Pick<ViewIndicator, 'id' | 'visible'>[],
): number[] {
  const shown = new Set(indicadores.filter(({ visible }) => visible).map(({ id }) => id));
  const named = [...`${top}${bottom}`.matchAll(/data-indicador="(\d+)"/g)].map(([, id]) => Number(id));
  return [...new Set(named)].filter((id) => !shown.has(id));
}

const complete = (filters: readonly FilterDraft[]): boolean => filters.every(isComplete);

/** Confirm of an indicator's settings: a visibility is chosen and no filter is empty (third text, section 5). */
export function mayConfirmIndicator(draft: IndicatorDraft): boolean {
  return draft.visible !== null && complete(draft.splitFilters);
}

/** Confirm of a column's settings: date columns have a date format, and no filter is empty (third text, section 5). */
export function mayConfirmColumn(draft: ColumnDraft): boolean {
  const formatted = kindOfType(draft.type) !== 'date' || (draft.dateFormat ?? '').trim() !== '';
  return formatted && complete(draft.filters);
}

/** Filters as they are kept. Only complete ones are confirmed. */
export function filtersOf(drafts: readonly FilterDraft[]): ViewFilter[] {
  return drafts.flatMap(({ operator, value }) =>
    operator === '' ? [] : [{ operator, value: value ?? null }],
  );
}

/** A new indicator of the view: nothing about it is decided yet. */
export const newIndicator = (id: number): IndicatorDraft => ({
  id,
  sort: null,
  visible: null,
  splitSerie: null,
  splitFilters: [],
});

/** A new column of the view; dates begin with the default format (third text, section 9). */
export function newColumn(field: DimensionField): ColumnDraft {
  const { nspname, relname, alias, colname, type, description } = field;
  return {
    nspname,
    relname,
    alias,
    colname,
    type,
    description,
    sort: null,
    dateFormat: kindOfType(type) === 'date' ? DEFAULT_DATE_FORMAT : null,
    filters: [],
  };
}

/** `schema.table|alias.column|type`: the key of a split (third text, section 3). */
export const splitKeyOf = ({ nspname, relname, alias, colname, type }: DimensionField): string =>
  `${nspname}.${relname}|${alias}.${colname}|${type}`;

/** Another split clears the filters of the one before (third text, section 4). */
export function withSplit<T extends { splitSerie?: string | null | undefined; splitFilters: unknown[] }>(
  draft: T,
  key: string | null,
): T {
  return key === (draft.splitSerie ?? null) ? draft : { ...draft, splitSerie: key, splitFilters: [] };
}

/** Without a dimension go its columns, and a split by one of them. */
export function withoutDimension(draft: ViewDraft, id: string): ViewDraft {
  const splitGone = draft.splitSerie?.split('|')[1]?.startsWith(`${id}.`) ?? false;
  return {
    ...draft,
    dimensoes: draft.dimensoes.filter((one) => one.id !== id),
    grouprow: draft.grouprow.filter((one) => one.alias !== id),
    ...(splitGone ? { splitSerie: null, splitFilters: [] } : {}),
  };
}

/** The same things in the order of their keys; what no key names stays at the end. */
export function inOrder<T>(items: readonly T[], keys: readonly string[], keyOf: (item: T) => string): T[] {
  const place = (item: T): number => {
    const at = keys.indexOf(keyOf(item));
    return at < 0 ? keys.length : at;
  };
  return items.toSorted((a, b) => place(a) - place(b));
}
