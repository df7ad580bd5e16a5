import { expect, test } from 'vitest';
import { InTurn } from './in-turn.ts';

/** Work that says when it begins, and ends when it is told. */
function works() {
  const began: string[] = [];
  const ends = new Map<string, { well: () => void; badly: () => void }>();
  const work = (name: string) => () => {
    began.push(name);
    return new Promise<string>((resolve, reject) => {
      ends.set(name, { well: () => resolve(name), badly: () => reject(new Error(name)) });
    });
  };
  return { began, ends, work };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('what is about the same thing waits, also for what fails; all else goes on', async () => {
  const turns = new InTurn();
  const { began, ends, work } = works();
  const first = turns.run(['a'], work('1'));
  const second = turns.run(['a', 'b'], work('2'));
  const third = turns.run(['b'], work('3'));
  const other = turns.run(['c'], work('4'));
  await settled();
  expect(began).toEqual(['1', '4']);
  ends.get('1')?.badly();
  await expect(first).rejects.toThrow('1');
  await settled();
  expect(began).toEqual(['1', '4', '2']);
  ends.get('2')?.well();
  expect(await second).toBe('2');
  await settled();
  ends.get('3')?.well();
  ends.get('4')?.well();
  expect(await Promise.all([third, other])).toEqual(['3', '4']);
});

test('what has ended holds nobody, and what is about nothing neither', async () => {
  const turns = new InTurn();
  expect(await turns.run(['a'], async () => 1)).toBe(1);
  expect(await turns.run(['a'], async () => 2)).toBe(2);
  expect(await turns.run([], async () => 3)).toBe(3);
});
