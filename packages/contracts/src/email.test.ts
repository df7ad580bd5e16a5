import { expect, it } from 'vitest';
import { regexes } from 'zod/v4/core';
import { EMAIL, EMAIL_LENGTH, isEmail } from './email.ts';

it('an address has the form that zod asks for, and is no longer than mail servers take', () => {
  expect(EMAIL.source).toBe(regexes.email.source.replaceAll('\\-', '-'));
  expect(EMAIL.flags).toBe(regexes.email.flags);
  const host = '@teste.example';
  expect(isEmail(`${'a'.repeat(EMAIL_LENGTH - host.length)}${host}`)).toBe(true);
  expect(isEmail(`${'a'.repeat(EMAIL_LENGTH)}${host}`)).toBe(false);
});
