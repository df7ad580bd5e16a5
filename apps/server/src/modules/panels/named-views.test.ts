import { views, type ViewInput } from '@fonte/contracts/view';
import { expect, test } from 'vitest';
import { namedViews } from './named-views.ts';

const [A, B, FOREIGN] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];
const view = (title: string, id?: string): ViewInput => ({
  title,
  subtitle: 'Teste',
  type: 'bigNumber',
  indicadores: [{ id: 1 }],
  ...(id === undefined ? {} : { id }),
});
const named = (config: ViewInput[], known: string[]) =>
  namedViews(views.parse(config), new Set(known)).map(({ id }) => id);

test('views keep their names in another order and with other words; a new one gets one', () => {
  const [first, second, third] = named([view('b', B), view('outro', A), view('nova')], [A, B]);
  expect([first, second]).toEqual([B, A]);
  expect(third).toMatch(/^[\da-f]{8}-/);
  expect([A, B]).not.toContain(third);
});

test('a copy is another view, and so is what is of another panel', () => {
  const [first, copy, other] = named([view('a', A), view('a', A), view('c', FOREIGN)], [A, B]);
  expect(first).toBe(A);
  expect(new Set([A, B, FOREIGN, copy, other]).size).toBe(5);
});

test('a new panel knows no view: all of a copied one get other names', () => {
  const names = named([view('a', A), view('b', B)], []);
  expect(new Set([A, B, ...names]).size).toBe(4);
});
