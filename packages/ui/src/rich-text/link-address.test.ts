import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

test.each([
  ['https://a.example/b?c=1#d', 'https://a.example/b?c=1#d'],
  [' www.gov.br ', 'https://www.gov.br/'],
  ['portal.example:8443/x', 'https://portal.example:8443/x'],
  ['HTTPS://A.example', 'https://a.example/'],
  ['http://a.example', null],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)//a.example', null],
  ['data:text/html,x', null],
  ['mailto:a@b.example', null],
  ['//a.example', null],
  ['https://user:senha@a.example', null],
  ['https://a b.example', null],
  ['texto', null],
  ['', null],
])('%s → %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
