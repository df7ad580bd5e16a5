import { expect, test } from 'vitest';
import { cssString } from './css-string.ts';

test('words stand as they are', () => {
  expect(cssString('Fonte de dados · relatórios 11116–11121 · dados até 13')).toBe(
    '"Fonte de dados · relatórios 11116–11121 · dados até 13"',
  );
});

test.each(['"', '\\', '\n', '}', '</style>', '"; } * { display: none } /*', '\u2028'])(
  '%j ends nothing',
  (text) => {
    expect(cssString(text)).toMatch(/^"(?:[\p{L}\p{N} .,;:·()–-]|\\[0-9a-f]+ )*"$/u);
  },
);
