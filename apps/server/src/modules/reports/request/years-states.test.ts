import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../platform/index.ts';
import { parseStates } from './states.ts';
import { parseYears } from './years.ts';

describe('$ano', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['null', []],
    ['[]', []],
    ['todos', []],
    ['2025', [2025]],
    ['[2025]', [2025]],
    ['["2025",2024,2025]', [2024, 2025]],
    ['[null]', []],
  ])('%s is %j', (text, years) => expect(parseYears(text)).toEqual(years));

  it.each(['[2025', '{"a":1}', '[[2025]]', '20255', "2025' or 1=1", '[1e400]', '[true]', '[2025.5]', '[1]'])(
    'refuses %s',
    (text) => expect(() => parseYears(text)).toThrow('O parâmetro $ano não é válido'),
  );
});

describe('$uf', () => {
  it.each([
    [undefined, []],
    ['todas', []],
    ['["todas"]', []],
    ['GO', ['GO']],
    ['go', ['GO']],
    ['"GO"', ['GO']],
    ['["MG","GO","GO"]', ['GO', 'MG']],
  ])('%s is %j', (text, states) => expect(parseStates(text)).toEqual(states));

  it.each(['XX', '["GO"', '[1]', '{"uf":"GO"}', "GO' --", '["constructor"]'])('refuses %s', (text) =>
    expect(() => parseStates(text)).toThrow('O parâmetro $uf não é válido'),
  );

  it('answers any text with states or with a failure', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const parse of [parseStates, parseYears])
          try {
            parse(text);
          } catch (error) {
            if (!(error instanceof Failure) || error.failure !== 'invalidParameter') return false;
          }
        return true;
      }),
      { numRuns: 1_000 },
    );
  });
});
