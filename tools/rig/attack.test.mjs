import { expect, test } from 'vitest';
import { attackOf } from './attack.ts';

const attack = (told, meant) => attackOf('tiles', new Map(told), { least: 1, ...meant });

test('an attack whose requests are answered or told to come again has happened', () => {
  expect(
    attack([
      [200, 80],
      [503, 10],
      [400, 7],
      [0, 3],
    ]),
  ).toEqual({
    happened: true,
    sentence: 'tiles: 100 of 100 requests, 80 answered, 10 refused, 3 without an answer, 400 × 7',
  });
});

test('one that is turned away at the door, gets no answer or is not made has not', () => {
  const not = ': the attack did not happen, 90 in a hundred are wanted';
  expect(
    attack([
      [200, 89],
      [401, 11],
    ]),
  ).toEqual({
    happened: false,
    sentence: `tiles: 100 of 100 requests, 89 answered, 0 refused, 0 without an answer, 401 × 11${not}`,
  });
  expect(
    attack([
      [200, 1],
      [0, 1],
    ]).happened,
  ).toBe(false);
  expect(attack([[200, 8]], { least: 9 }).sentence).toBe(
    `tiles: 8 of 9 requests, 8 answered, 0 refused, 0 without an answer${not}`,
  );
  expect(attack([]).happened).toBe(false);
  expect(attack([], { least: 0 }).happened).toBe(true);
});

test('a rig says which answers its requests are made for', () => {
  const answers = (status) => status !== 0 && status !== 401;
  expect(
    attack(
      [
        [404, 95],
        [503, 2],
        [401, 3],
      ],
      { answers },
    ),
  ).toEqual({
    happened: true,
    sentence: 'tiles: 100 of 100 requests, 97 answered, 0 refused, 0 without an answer, 401 × 3',
  });
});
