import { expect, it } from 'vitest';
import type { RowExpr } from '../../model/expression.ts';
import { sqlText } from '../testing/sql-text.ts';
import { rowSql } from './expression-sql.ts';
import { RowSource } from './row-source.ts';

const BANDS = [
  { value: 'jovem', label: 'Jovem', below: '30' },
  { value: 'adulto', label: 'Adulto', from: '30', below: '60' },
];
const textOf = (expr: RowExpr): string =>
  sqlText(rowSql(expr, new RowSource('produtor', undefined, true), '2025-10-14')!);

it('an age is worked out once, however many bands there are', () => {
  const ages = textOf({
    band: { age: 'produtor.dt_nascimento' },
    bands: [...BANDS, { value: 'idoso', label: 'Idoso', from: '60' }],
  });
  expect(ages.split('age(').length - 1).toBe(1);
  expect(ages).toContain(`(array['jovem', 'adulto', 'idoso']::text[])[width_bucket(`);
  expect(ages).toContain('array[30, 60]) + 1]');
});

it('bands that do not rise are looked through one by one', () => {
  expect(textOf({ band: { age: 'produtor.dt_nascimento' }, bands: BANDS.toReversed() })).toMatch(
    /^case when/,
  );
});
