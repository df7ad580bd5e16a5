import type { View } from '@fonte/contracts/view';
import { describe, expect, test } from 'vitest';
import type { ResultItem, ViewResult } from '../asked/contract.ts';
import { openPoint, pointTitle } from './view-point.ts';

const filter = (colname: string, value: string) => ({
  alias: 'propriedade',
  colname,
  operator: '=' as const,
  value: [value],
});

const result: ViewResult = {
  series: [
    { name: 'Visitas', id: 7, keys: [] },
    { name: 'Visitas leite', id: 7, keys: [filter('atividade', 'leite')] },
  ],
  data: [{}],
  groupby: [
    { name: 'UF', alias: 'propriedade', colname: 'uf', type: 'varchar', dateFormat: null },
    { name: 'Mês', alias: 'tempo', colname: 'data', type: 'date', dateFormat: 'MM YYYY' },
  ],
  itens_search: [
    {
      keys: [filter('uf', 'GO')],
      value: 'GO / ago. 2025',
      valueData: ['GO', 202508],
      index: 0,
      primary: 'GO',
      secondary: 'ago. 2025',
      indicador: null,
    },
  ],
  percent: null,
  totals: [],
  rowCount: 1,
  dados_ate: null,
  carga: null,
};

const view: Pick<View, 'filters' | 'grouprow' | 'indicadores'> = {
  filters: [filter('situacao', 'Ativa')],
  grouprow: [
    {
      alias: 'tempo',
      colname: 'data',
      type: 'date',
      sort: null,
      dateFormat: 'MM YYYY',
      filters: [{ operator: '>=', value: '2025-08-15' }],
    },
  ],
  indicadores: [
    { id: 6, visible: false, sort: null, splitFilters: [] },
    { id: 7, visible: true, sort: null, splitFilters: [] },
  ],
};

const [item] = result.itens_search as [ResultItem];

describe('pointTitle', () => {
  test('names every dimension with its value', () => {
    expect(pointTitle(result, item, 'Visitas')).toBe('valores para: UF(GO), Mês(ago. 2025)');
  });
  test('says which part of a split was clicked', () => {
    expect(pointTitle(result, item, 'Visitas leite')).toBe(
      'valores para: UF(GO), Mês(ago. 2025), Visitas leite',
    );
  });
  test('a figure over everything is named by its series', () => {
    expect(pointTitle({ ...result, groupby: [] }, undefined, 'Visitas')).toBe('valores para: Visitas');
  });
  test('a total of rows is named by the groups that it has', () => {
    const total = { ...item, value: 'GO', valueData: ['GO'], secondary: null };
    expect(pointTitle(result, total, 'Visitas')).toBe('valores para: UF(GO)');
  });
  test('a label that holds the separator is not torn apart', () => {
    const torn = { ...item, value: 'GO / Sul / ago. 2025' };
    expect(pointTitle(result, torn, 'Visitas')).toBe('valores para: UF / Mês(GO / Sul / ago. 2025)');
  });
});

describe('openPoint', () => {
  test('asks for the group, the split, the view, its columns and the page together', () => {
    const opened = openPoint(result, view, { group: ['GO', 202508], series: 'Visitas leite' }, [
      filter('perfil', 'Pequena'),
    ]);
    expect(opened?.indicator).toBe(7);
    expect(opened?.filters.map(({ colname, operator }) => `${colname} ${operator}`)).toEqual([
      'uf =',
      'atividade =',
      'situacao =',
      'data >=',
      'perfil =',
    ]);
    // A condition of the column is on its days, not on the months it is grouped by.
    expect(opened?.filters[3]).not.toHaveProperty('dateFormat');
  });
  test('a condition that stands twice is asked once', () => {
    const opened = openPoint(result, view, { group: ['GO', 202508], series: null }, [filter('uf', 'GO')]);
    expect(opened?.filters.filter(({ colname }) => colname === 'uf')).toHaveLength(1);
  });
  test('without a series it is the first visible indicator', () => {
    expect(openPoint(result, view, { group: ['GO', 202508], series: null }, [])?.indicator).toBe(7);
  });
  test('a group that is not in the data any more opens nothing', () => {
    expect(openPoint(result, view, { group: ['TO', 202508], series: null }, [])).toBeNull();
  });
});
