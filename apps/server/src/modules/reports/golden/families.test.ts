import { expect, it } from 'vitest';
import { familiesOf, familyText } from './families.ts';

const ask = (column: string, year: string, more = '') =>
  `select "p"."${column}" where a >= '${year}'${more};`;

it('statements that differ by names and values are one family, others are not', () => {
  const families = familiesOf(
    new Map([
      ['1', ask('sexo', '2025')],
      ['2', ask('idade', '2025')],
      ['3', ask('sexo', '2024', ' and b > 0')],
      ['4', ask('cor', '2023')],
      ['5', ask('sexo', '2025')],
    ]),
  );
  expect(families.map(({ first, others }) => [first, ...others.map(({ name }) => name)])).toEqual([
    ['1', '2', '4', '5'],
    ['3'],
  ]);
  expect(familyText(families[0]!)).toBe(
    [
      `select "p"."sexo" where a >= '2025';`,
      '-- And so ask:',
      '-- 2: "p"."sexo" -> "p"."idade"',
      `-- 4: "p"."sexo" -> "p"."cor", '2025' -> '2023'`,
      '-- 5: the same',
      '',
    ].join('\n'),
  );
});

it('one name that would become two makes no family: the line could not say which', () => {
  const families = familiesOf(
    new Map([
      ['1', 'select "a", "a"'],
      ['2', 'select "a", "b"'],
    ]),
  );
  expect(families).toHaveLength(2);
});
