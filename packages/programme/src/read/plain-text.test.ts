import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['composed and decomposed', 'Me\u0301dia', 'Média'],
  ['spaces that do not break', 'Café\u00a0da\u202fmanhã', 'Café da manhã'],
  ['spaces twice and around', '  São   João \t', 'São João'],
  ['signs of no width', '\ufeffMé\u200bdia\u00ad', 'Média'],
  ['line breaks stay', 'a\nb', 'a\nb'],
  ['what can be seen stays', 'nº 5 ½ m² – “x”', 'nº 5 ½ m² – “x”'],
  ['nothing', ' \u00a0 ', ''],
])('%s', (_what, written, read) => {
  expect(plainText(written)).toBe(read);
});

it('what is plain stays, and what was made plain is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = plainText(text);
      expect(plainText(once)).toBe(once);
      expect(once.trim()).toBe(once);
    }),
  );
});
