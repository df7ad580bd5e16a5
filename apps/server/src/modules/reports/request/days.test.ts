import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../platform/index.ts';
import type { Reading } from '../declared/reading.ts';
import { daysInWords, during, upTo } from '../../../answers/words/sentences.ts';
import { parseDays } from './days.ts';

describe('$inicio and $fim', () => {
  it.each([
    [{}, null],
    [{ $inicio: '', $fim: null }, null],
    [
      { $inicio: '2025-03-01', $fim: '2025-03-31' },
      { from: '2025-03-01', until: '2025-03-31' },
    ],
    [
      { $inicio: ' 2024-02-29 ', $fim: '2024-02-29' },
      { from: '2024-02-29', until: '2024-02-29' },
    ],
  ])('%j is %j', (given, days) => expect(parseDays(given, [])).toEqual(days));

  it.each([
    ['$fim', { $inicio: '2025-03-01' }],
    ['$inicio', { $fim: '2025-03-01' }],
    ['$fim', { $inicio: '2025-03-02', $fim: '2025-03-01' }],
    ['$inicio', { $inicio: '2025-02-29', $fim: '2025-03-01' }],
    ['$inicio', { $inicio: '01/03/2025', $fim: '2025-03-31' }],
    ['$fim', { $inicio: '2025-03-01', $fim: "2025-03-31' or 1=1" }],
    ['$inicio', { $inicio: '0001-01-01', $fim: '2025-03-31' }],
    ['$fim', { $inicio: '2025-03-01', $fim: '9999-12-31' }],
  ])('%s is refused of %j', (name, given) =>
    expect(() => parseDays(given, [])).toThrow(`O parâmetro ${name} não é válido`),
  );

  it('are instead of years, not beside them', () => {
    expect(() => parseDays({ $inicio: '2025-03-01', $fim: '2025-03-31' }, [2025])).toThrow(
      'O parâmetro $ano não é válido',
    );
  });

  it('are days or a failure, of any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), ($inicio, $fim) => {
        try {
          const days = parseDays({ $inicio, $fim }, []);
          return days === null || days.from <= days.until;
        } catch (error) {
          return error instanceof Failure && error.failure === 'invalidParameter';
        }
      }),
    );
  });
});

it.each([
  ['2025-03-01', '2025-03-31', 'de 01/03 a 31/03/2025', '01/03/2025 a 31/03/2025'],
  ['2024-12-15', '2025-01-14', 'de 15/12/2024 a 14/01/2025', '15/12/2024 a 14/01/2025'],
  ['2025-03-05', '2025-03-05', 'em 05/03/2025', '05/03/2025'],
  ['2023-07-01', '2023-12-31', 'no 2º semestre de 2023', '01/07/2023 a 31/12/2023'],
  ['2024-01-01', '2024-06-30', 'no 1º semestre de 2024', '01/01/2024 a 30/06/2024'],
  ['2023-01-01', '2024-06-30', 'de 01/01/2023 a 30/06/2024', '01/01/2023 a 30/06/2024'],
])('%s to %s is said', (from, until, during_, filter) => {
  const reading = { anos: [], days: { from, until } } as unknown as Reading;
  expect(during(reading)).toBe(during_);
  expect(daysInWords({ from, until })).toBe(filter);
  expect(upTo(reading)).toBe(`até ${until.split('-').toReversed().join('/')}`);
});

it.each([
  ['2025-12-20', '2025-12-20', 'até 20/12/2025'],
  // What is dated after the last visit that counts is counted.
  ['2025-12-20', '2026-02-03', 'até 03/02/2026'],
  [null, null, 'até hoje'],
])('all there is, of data until %s with a fact of %s, is said as %s', (dadosAte, ultimoFato, said) => {
  expect(upTo({ anos: [], version: { dadosAte, ultimoFato } } as unknown as Reading)).toBe(said);
});
