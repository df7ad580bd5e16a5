import { expect, test } from 'vitest';
import { Semaphore } from './semaphore.ts';

/** Takes places in the order of the names and notes who comes in. */
function asking(semaphore: Semaphore, inside: string[]) {
  return (name: string, who: string, weight = 1) => {
    const place = semaphore.take({ who, weight });
    void place.then(() => inside.push(name));
    return place;
  };
}
const settled = () => new Promise((done) => setImmediate(done));

test('so many at once, the others in line, and a place is left once', async () => {
  const inside: string[] = [];
  const semaphore = new Semaphore({ places: 2 });
  const take = asking(semaphore, inside);
  const [first, second] = await Promise.all([take('1', 'a'), take('2', 'a')]);
  const third = take('3', 'a');
  const fourth = take('4', 'a');
  await settled();
  expect([inside, semaphore.state]).toEqual([['1', '2'], { taken: 2, waiting: 2 }]);
  first();
  first();
  await third;
  await settled();
  expect(inside).toEqual(['1', '2', '3']);
  second();
  for (const leave of await Promise.all([third, fourth])) leave();
  expect(semaphore.state).toEqual({ taken: 0, waiting: 0 });
});

test('the line goes round by person: who has three hundred holds up nobody who has one', async () => {
  const inside: string[] = [];
  const semaphore = new Semaphore({ places: 1 });
  const take = asking(semaphore, inside);
  const holding = await take('hold', 'x');
  const many = Array.from({ length: 300 }, (_, at) => take(`a${at}`, 'a'));
  const one = take('b', 'b');
  const two = take('c', 'c');
  holding();
  for (const place of [many[0]!, one, two, ...many.slice(1)]) (await place)();
  expect(inside.slice(0, 6)).toEqual(['hold', 'a0', 'b', 'c', 'a1', 'a2']);
});

test('a person has its share at most, and only its own work waits for that', async () => {
  const inside: string[] = [];
  const semaphore = new Semaphore({ places: 10, perPerson: 4 });
  const take = asking(semaphore, inside);
  const first = await take('a 3', 'a', 3);
  void take('a 2', 'a', 2);
  (await take('b 4', 'b', 4))();
  await settled();
  expect(inside).toEqual(['a 3', 'b 4']);
  first();
  await settled();
  expect(inside).toEqual(['a 3', 'b 4', 'a 2']);
});

test('nobody is overtaken for being heavy, and what is heavier than everything comes in alone', async () => {
  const inside: string[] = [];
  const semaphore = new Semaphore({ places: 10 });
  const take = asking(semaphore, inside);
  const light = await take('light', 'a', 2);
  const heavy = take('heavy', 'b', 50);
  const next = take('next', 'c', 1);
  await settled();
  expect(inside).toEqual(['light']);
  light();
  const leave = await heavy;
  await settled();
  expect([inside, semaphore.state.taken]).toEqual([['light', 'heavy'], 10]);
  leave();
  (await next)();
});

test('who stands in line too long is told to come back, and leaves the line to those behind', async () => {
  const semaphore = new Semaphore({ places: 10, waitMs: 5 });
  const leave = await semaphore.take({ who: 'a', weight: 6 });
  const heavy = semaphore.take({ who: 'b', weight: 10 });
  await expect(heavy).rejects.toMatchObject({ failure: 'busy', retryAfterSeconds: 5, status: 503 });
  // What the heavy one held back comes in at once.
  (await semaphore.take({ who: 'c', weight: 4 }))();
  leave();
  expect(semaphore.state).toEqual({ taken: 0, waiting: 0 });
});

test('who goes away leaves the line', async () => {
  const semaphore = new Semaphore({ places: 1 });
  const leave = await semaphore.take();
  const gone = new AbortController();
  const waiting = semaphore.take({ signal: gone.signal });
  const next = semaphore.take();
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  leave();
  (await next)();
  await expect(semaphore.take({ signal: gone.signal })).rejects.toThrow('gone');
});

test('work that fails leaves its place', async () => {
  const semaphore = new Semaphore({ places: 1 });
  await expect(semaphore.run({}, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(semaphore.run({}, async () => 'next')).resolves.toBe('next');
});
