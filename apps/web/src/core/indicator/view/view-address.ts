import type { Cell, RowList } from '@fonte/contracts';
import type { ColumnFilter } from '@fonte/contracts/view';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Choice, Mark } from '../brush/choice/choice.ts';
import { readRowList, writeRowList } from '../../report/drill/row-list.ts';
import type { ViewPoint } from './view-point.ts';

/**
 * What an address says of the page besides Ano, Uf and the panel: the form's filters and the opened point. It stands behind the '#',
 * because a value may name a person, and this part of an address is never sent to a server or written to its log.
 */
export type ViewAddress = {
  filters: ColumnFilter[];
  /** The marks of one card whose rows alone the others show. */
  choice: Choice | null;
  point: ViewPoint | null;
  page: number;
  /** How the rows behind the point are narrowed and ordered. */
  list: RowList;
  look: PointLook;
};

/** What is looked at behind the point: its rows, one property's history, or a cross table by these columns ('alias.colname' with a date's parts). */
export type PointLook =
  | { kind: 'linhas' }
  | { kind: 'historico'; entry: string }
  | { kind: 'cruzada'; rows: string[]; columns: string[] };

export const ROWS: PointLook = { kind: 'linhas' };

const NONE: ViewAddress = { filters: [], choice: null, point: null, page: 1, list: {}, look: ROWS };

/** Reads the part of an address behind its '#'. What cannot be read is as if it were not there. */
export function readViewHash(hash: string): ViewAddress {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const view = Number(given.get('visao') ?? NaN);
  const page = Number(given.get('pagina') ?? 1);
  const group = listOf(given.get('ponto')) as Cell[];
  return {
    filters: listOf(given.get('filtros')).filter(isFilter),
    choice: readChoice(given),
    point: Number.isInteger(view) && view >= 0 ? { view, group, series: given.get('serie') } : null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    list: readRowList(given),
    look: readLook(given),
  };
}

/** More marks than a chart has places for are nobody's choice. */
const MOST_MARKS = 1000;

function readChoice(given: URLSearchParams): Choice | null {
  const view = Number(given.get('escolha') ?? NaN);
  const marks = listOf(given.get('marcas')).filter(isMark);
  return Number.isInteger(view) && view >= 0 && marks.length > 0 && marks.length <= MOST_MARKS
    ? { view, marks }
    : null;
}

const isMark = (value: unknown): value is Mark =>
  Array.isArray(value) &&
  value.length <= 2 &&
  value.every((one) => one === null || ['string', 'number', 'boolean'].includes(typeof one));

function readLook(given: URLSearchParams): PointLook {
  const entry = given.get('propriedade');
  if (entry) return { kind: 'historico', entry };
  const names = (key: string): string[] =>
    listOf(given.get(key)).filter((one): one is string => typeof one === 'string');
  return given.has('linhas') ? { kind: 'cruzada', rows: names('linhas'), columns: names('colunas') } : ROWS;
}

function writeLook(given: URLSearchParams, look: PointLook): void {
  if (look.kind === 'historico') given.set('propriedade', look.entry);
  if (look.kind !== 'cruzada') return;
  given.set('linhas', JSON.stringify(look.rows));
  if (look.columns.length > 0) given.set('colunas', JSON.stringify(look.columns));
}

/** Writes it. */
export function viewHash({ filters, choice, point, page, list, look }: ViewAddress): string {
  const given = new URLSearchParams();
  if (filters.length > 0) given.set('filtros', JSON.stringify(filters));
  if (choice) {
    given.set('escolha', String(choice.view));
    given.set('marcas', JSON.stringify(choice.marks));
  }
  if (point) {
    given.set('visao', String(point.view));
    if (point.group.length > 0) given.set('ponto', JSON.stringify(point.group));
    if (point.series !== null) given.set('serie', point.series);
    if (page > 1) given.set('pagina', String(page));
    writeRowList(given, list);
    writeLook(given, look);
  }
  const text = given.toString();
  return text === '' ? '' : `#${text}`;
}

function listOf(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isFilter(value: unknown): value is ColumnFilter {
  const one = value as Partial<ColumnFilter> | null;
  return (
    typeof one?.alias === 'string' && typeof one.colname === 'string' && typeof one.operator === 'string'
  );
}

/** The address' state and how to change it. Opening a point makes an entry in the history, so that back closes it. */
export function useViewAddress() {
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const state = useMemo(() => readViewHash(hash), [hash]);
  const go = useCallback(
    (change: Partial<ViewAddress>, replace: boolean) =>
      void navigate(
        { search, hash: viewHash({ ...NONE, ...state, ...change }) },
        { replace, preventScrollReset: true },
      ),
    [navigate, search, state],
  );
  return {
    ...state,
    setFilters: (filters: ColumnFilter[]) => go({ ...NONE, choice: state.choice, filters }, false),
    /** One entry in the history for a choice, however often it is changed. */
    choose: (choice: Choice | null) => go({ choice }, state.choice !== null),
    clear: () => go(NONE, false),
    openPoint: (point: ViewPoint) => go({ point, page: 1, list: {}, look: ROWS }, false),
    /** Another figure of the same group. */
    changePoint: (point: ViewPoint) => go({ point, page: 1, list: {} }, true),
    turnTo: (page: number) => go({ page }, true),
    narrow: (list: RowList) => go({ list, page: 1 }, true),
    lookAt: (look: PointLook) => go({ look }, true),
    closePoint: () => go({ point: null, page: 1, list: {}, look: ROWS }, true),
  };
}
