import { afterEach, describe, expect, test } from 'vitest';
import {
  addressOfFilters,
  changeFilters,
  clearFilters,
  currentFilters,
  defaultYear,
  filtersOfAddress,
  forgetFilters,
  valuesUpdated,
} from './filters-store.ts';

afterEach(forgetFilters);

describe('filters', () => {
  test('the default year is the current one, capped at 2025', () => {
    expect(defaultYear(new Date('2023-05-01'))).toBe(2023);
    expect(defaultYear(new Date('2026-11-20'))).toBe(2025);
  });

  test('are kept in local storage, and forgotten on logout', () => {
    changeFilters({ ano: 2022, uf: 'GO' });
    expect(JSON.parse(localStorage.getItem('fonte.filters') ?? '')).toMatchObject({ ano: 2022, uf: 'GO' });
    expect(currentFilters().updateValues).toBe(true);
    valuesUpdated();
    expect(currentFilters()).toMatchObject({ ano: 2022, uf: 'GO', updateValues: false });
    forgetFilters();
    expect(localStorage.getItem('fonte.filters')).toBeNull();
    expect(currentFilters()).toMatchObject({ ano: defaultYear(), uf: null });
  });

  test("'Limpar filtros' clears ano and uf", () => {
    changeFilters({ ano: 2022, uf: 'GO' });
    clearFilters();
    expect(currentFilters()).toMatchObject({ ano: null, uf: null });
  });

  test('travel in an address and back, no year and no uf too', () => {
    for (const filters of [
      { ano: 2024, uf: 'BA' },
      { ano: null, uf: null },
    ]) {
      expect(filtersOfAddress(addressOfFilters(new URLSearchParams('x=1'), filters))).toEqual(filters);
    }
    expect(addressOfFilters(new URLSearchParams('x=1'), { ano: null, uf: null }).toString()).toBe(
      'x=1&ano=todos&uf=todas',
    );
  });

  test('what an address names wrongly is not taken', () => {
    expect(filtersOfAddress(new URLSearchParams('ano=12&uf=<b>'))).toEqual({});
  });
});
