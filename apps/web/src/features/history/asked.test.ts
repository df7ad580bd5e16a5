import { expect, it } from 'vitest';
import { askedOf, fieldsOf, isOffered, offeredDays, propertyOf } from './asked.ts';

it("offers today and the six days before, by the programme's clock", () => {
  // Half past one at night in London is still the day before in São Paulo.
  const days = offeredDays(new Date('2025-03-01T01:30:00Z'));
  expect(days).toEqual({ min: '2025-02-22', max: '2025-02-28' });
  expect(['2025-02-21', '2025-02-22', '2025-02-28', '2025-03-01'].map((day) => isOffered(day, days))).toEqual(
    [false, true, true, false],
  );
});

it('reads a link, and asks for nothing until both are there', () => {
  const asked = (search: string) => askedOf(fieldsOf(new URLSearchParams(search)));
  expect(asked('tabela=visita&data=2025-02-28')).toEqual({ table: 'visita', date: '2025-02-28' });
  for (const search of [
    '',
    'tabela=visita',
    'data=2025-02-28',
    'tabela=usuario&data=2025-02-28',
    'tabela=visita&data=ontem',
  ])
    expect(asked(search)).toBeNull();
});

it('reads the property whose changes a link asks for', () => {
  expect(propertyOf(new URLSearchParams('propriedade=52.0001.0001'))).toBe('52.0001.0001');
  expect(propertyOf(new URLSearchParams('propriedade='))).toBeNull();
  expect(propertyOf(new URLSearchParams('tabela=visita'))).toBeNull();
});
