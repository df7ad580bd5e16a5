import { afterEach, expect, test } from 'vitest';
import { rememberDestination, takeDestination } from './destination.ts';

afterEach(() => void takeDestination(0));

test('what was asked for without a session is opened once, for whoever signs in', () => {
  rememberDestination('/produtores?ano=2024');
  expect(takeDestination(7)).toBe('/produtores?ano=2024');
  expect(takeDestination(7)).toBe('/');
});

test('what a person had open is opened for that person only', () => {
  rememberDestination('/propriedades/detalhe/5200010013', 7);
  expect(takeDestination(8)).toBe('/');
  rememberDestination('/propriedades/detalhe/5200010013', 7);
  expect(takeDestination(7)).toBe('/propriedades/detalhe/5200010013');
});

// Another tab signs out: this one keeps what is open and loads again, and the guard is asked for the same address without a session.
test('asked for again without a session it stays that person’s, another address is anybody’s', () => {
  rememberDestination('/propriedades/detalhe/5200010013', 7);
  rememberDestination('/propriedades/detalhe/5200010013');
  expect(takeDestination(8)).toBe('/');
  rememberDestination('/propriedades/detalhe/5200010013', 7);
  rememberDestination('/mapa');
  expect(takeDestination(8)).toBe('/mapa');
});
