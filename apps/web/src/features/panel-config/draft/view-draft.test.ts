import { describe, expect, test } from 'vitest';
import {
  filtersOf,
  inOrder,
  mayConfirmColumn,
  mayConfirmIndicator,
  missingFields,
  newColumn,
  newIndicator,
  newView,
  previewOf,
  splitKeyOf,
  viewOf,
  withoutDimension,
  withSplit,
  type ViewDraft,
} from './view-draft.ts';

const field = (colname: string, type: string, alias = 'visita') => ({
  nspname: 'programa',
  relname: 'visita',
  alias,
  colname,
  type,
  description: colname,
});

const indicator = { id: 1, visible: true, sort: null, splitFilters: [] };
const column = { ...newColumn(field('fase', 'varchar')), filters: [] };

const whole: ViewDraft = {
  ...newView(),
  title: 'Visitas',
  subtitle: 'por fase',
  type: 'column',
  indicadores: [indicator],
  dimensoes: [{ id: 'visita', nome: 'Visita' }],
  grouprow: [column],
};

describe('a view', () => {
  test('needs everything; a new one has only its size', () => {
    expect(missingFields(newView())).toEqual([
      'title',
      'subtitle',
      'type',
      'indicadores',
      'dimensoes',
      'grouprow',
    ]);
    expect(newView().size).toBe(6);
    expect(viewOf(newView())).toBeNull();
  });
  test('dimensions and their columns are optional only for bigNumber', () => {
    const bare = { ...whole, dimensoes: [], grouprow: [] };
    expect(missingFields({ ...bare, type: 'bigNumber' })).toEqual([]);
    for (const type of ['line', 'bar', 'column', 'treemap', 'table'] as const)
      expect(missingFields({ ...bare, type })).toEqual(['dimensoes', 'grouprow']);
  });
  test('a period of days needs both, the first one first; the preview does without until then', () => {
    const words = { title: 'Sem título', subtitle: 'Sem subtítulo' };
    const days = (from?: string, until?: string): ViewDraft => ({
      ...whole,
      period: { kind: 'days', from, until },
    });
    for (const draft of [days(), days('2025-01-01'), days('2025-02-01', '2025-01-01')]) {
      expect(missingFields(draft)).toEqual(['period']);
      expect(previewOf(draft, words)?.period).toBeNull();
    }
    const period = { kind: 'days', from: '2025-01-01', until: '2025-01-31' };
    expect(viewOf(days('2025-01-01', '2025-01-31'))).toMatchObject({ period });
    expect(missingFields({ ...whole, period: { kind: 'year_before' } })).toEqual([]);
  });
  test('a pivot table keeps rows and columns alone, and other types have none', () => {
    const year = { ...newColumn(field('ano', 'int8', 'tempo')), filters: [] };
    const split = { splitSerie: splitKeyOf(field('fase', 'varchar')), splitFilters: [] };
    const draft: ViewDraft = {
      ...whole,
      ...split,
      type: 'pivot',
      grouprow: [column, year],
      indicadores: [{ ...indicator, ...split }],
      inline: true,
      splitStack: true,
      compare: true,
      top: 5,
      pivot: { across: 'tempo.ano', folded: true },
    };
    expect(viewOf(draft)).toMatchObject({
      pivot: { across: 'tempo.ano', folded: true },
      inline: false,
      splitStack: false,
      splitSerie: null,
      compare: null,
      top: null,
      indicadores: [{ splitSerie: null }],
    });
    // A column that is there no more goes across no more; one alone makes no rows.
    expect(viewOf({ ...draft, grouprow: [column] })?.pivot).toEqual({ across: null, folded: true });
    expect(missingFields({ ...draft, grouprow: [year] })).toEqual(['grouprow']);
    expect(previewOf({ ...draft, grouprow: [year] }, { title: '', subtitle: '' })).toBeNull();
    expect(viewOf({ ...draft, type: 'table' })).toMatchObject({ inline: true, splitSerie: split.splitSerie });
    expect(viewOf({ ...draft, type: 'table' })).not.toHaveProperty('pivot');
  });
  test('spaces are no title', () => {
    expect(missingFields({ ...whole, title: '   ' })).toEqual(['title']);
  });
  test('can be previewed before it has a title, not before it has something to show', () => {
    const words = { title: 'Sem título', subtitle: 'Sem subtítulo' };
    expect(previewOf({ ...whole, title: '', subtitle: '' }, words)).toMatchObject(words);
    expect(previewOf({ ...whole, grouprow: [] }, words)).toBeNull();
    expect(previewOf({ ...whole, type: null }, words)).toBeNull();
    expect(previewOf({ ...whole, type: 'bigNumber', grouprow: [] }, words)).not.toBeNull();
  });
  test('loses with a dimension its columns and a split by it', () => {
    const split = {
      ...whole,
      splitSerie: splitKeyOf(field('fase', 'varchar')),
      splitFilters: [{ operator: 'null' as const, value: null }],
    };
    expect(withoutDimension(split, 'visita')).toMatchObject({
      dimensoes: [],
      grouprow: [],
      splitSerie: null,
      splitFilters: [],
    });
    expect(withoutDimension(split, 'outra')).toMatchObject({ splitSerie: split.splitSerie });
  });
});

describe('settings', () => {
  test('an indicator is confirmed once a visibility is chosen and no filter is empty', () => {
    const fresh = newIndicator(7);
    expect(mayConfirmIndicator(fresh)).toBe(false);
    expect(mayConfirmIndicator({ ...fresh, visible: false })).toBe(true);
    expect(mayConfirmIndicator({ ...fresh, visible: true, splitFilters: [{ operator: '' }] })).toBe(false);
    expect(
      mayConfirmIndicator({ ...fresh, visible: true, splitFilters: [{ operator: '=', value: [] }] }),
    ).toBe(false);
    expect(mayConfirmIndicator({ ...fresh, visible: true, splitFilters: [{ operator: 'not_null' }] })).toBe(
      true,
    );
  });
  test('a date column begins with the default format and cannot be confirmed without one', () => {
    const date = newColumn(field('dt_visita', 'date'));
    expect(date.dateFormat).toBe('DD MM YYYY');
    expect(mayConfirmColumn(date)).toBe(true);
    expect(mayConfirmColumn({ ...date, dateFormat: '' })).toBe(false);
  });
  test('other columns need none, but no filter may be empty', () => {
    expect(column.dateFormat).toBeNull();
    expect(mayConfirmColumn(column)).toBe(true);
    expect(mayConfirmColumn({ ...column, filters: [{ operator: '=' }] })).toBe(false);
  });
  test('another split clears its filters, the same one keeps them', () => {
    const draft = { splitSerie: 'a|b.c|varchar', splitFilters: [{ operator: 'null' as const }] };
    expect(withSplit(draft, 'a|b.c|varchar')).toBe(draft);
    expect(withSplit(draft, 'a|b.d|varchar')).toEqual({ splitSerie: 'a|b.d|varchar', splitFilters: [] });
    expect(withSplit(draft, null)).toEqual({ splitSerie: null, splitFilters: [] });
  });
  test('the key of a split is schema.table|alias.column|type', () => {
    expect(splitKeyOf(field('fase', 'varchar'))).toBe('programa.visita|visita.fase|varchar');
  });
  test('only filters with an operator are kept', () => {
    expect(filtersOf([{ operator: '' }, { operator: 'null' }])).toEqual([{ operator: 'null', value: null }]);
  });
});

test('things follow their keys, what no key names stays at the end', () => {
  const own = (item: string) => item;
  expect(inOrder(['a', 'b', 'c'], ['c', 'a', 'b'], own)).toEqual(['c', 'a', 'b']);
  expect(inOrder(['a', 'b', 'c'], ['c'], own)).toEqual(['c', 'a', 'b']);
});
