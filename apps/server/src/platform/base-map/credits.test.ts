import { expect, test } from 'vitest';
import { creditsOf } from './credits.ts';

test.each([
  ['© OpenStreetMap', [['© OpenStreetMap', null]]],
  [
    '<a href="https://protomaps.com">Protomaps</a> <a href="https://www.openstreetmap.org/copyright" target="_blank">&copy; OpenStreetMap</a>',
    [
      ['Protomaps', 'https://protomaps.com'],
      ['© OpenStreetMap', 'https://www.openstreetmap.org/copyright'],
    ],
  ],
  ['IBGE &amp; <b>ANA</b>, 2025', [['IBGE & ANA, 2025', null]]],
  ['<a href="javascript:alert(1)">aqui</a>', [['aqui', null]]],
  ['<script>alert(1)</script><img src=x onerror=alert(1)>', []],
  ['', []],
])('%s', (html, credits) => {
  expect(creditsOf(html).map(({ texto, endereco }) => [texto, endereco])).toEqual(credits);
});

test('a credit is never longer than a map has room for', () => {
  expect(creditsOf('a'.repeat(5_000)).map(({ texto }) => texto.length)).toEqual([300]);
});
