import { expect, test } from 'vitest';
import { codeMatches, drawCodes, numberOf, plainCode } from './recovery-codes.ts';

test('ten codes, each another, of which only hashes are kept', async () => {
  const drawn = await drawCodes('1');
  expect(new Set(drawn.map(({ shown }) => shown)).size).toBe(10);
  expect(drawn.map(({ numero }) => numero)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const { numero, shown, codigo } of drawn) {
    expect(shown).toMatch(/^\d[0-9A-HJKMNP-TV-Z]{3}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(codigo).toMatch(/^\$argon2id\$/);
    expect(codigo).not.toContain(plainCode(shown));
    expect(numberOf(plainCode(shown))).toBe(numero);
  }
  const [first, second] = drawn;
  expect(await codeMatches(first?.codigo, plainCode(first?.shown.toLowerCase() ?? ''), '1')).toBe(true);
  expect(await codeMatches(second?.codigo, plainCode(first?.shown ?? ''), '1')).toBe(false);
  expect(await codeMatches(undefined, plainCode(first?.shown ?? ''), '1')).toBe(false);
});

test.each([
  ['1abc-defg hijk', '1ABCDEFGH1JK', 1],
  ['oabc-defg-hjkl', '0ABCDEFGHJK1', 0],
  ['1abc-defg', '1ABCDEFG', null],
  ['abcd-efgh-jkmn', 'ABCDEFGHJKMN', null],
  ['', '', null],
])('%j is read as %j', (written, plain, numero) => {
  expect(plainCode(written)).toBe(plain);
  expect(numberOf(plain)).toBe(numero);
});
