import fc from 'fast-check';
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

test('who asks now and then goes before people who ask again and again, however many they are', async () => {
  const inside: string[] = [];
  const semaphore = new Semaphore({ places: 1 });
  const take = asking(semaphore, inside);
  const many = Array.from({ length: 200 }, (_, at) => `m${at}`);
  (await take('lia', 'lia'))();
  // Each comes again as soon as there was a turn.
  const turns = [await take('m0', 'm0'), ...many.slice(1).map((who) => take(who, who))];
  for (let at = 0; at < 300; at += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    (await turns[at]!)();
    turns.push(take(`again ${at}`, many[at % 200]!));
  }
  const next = await turns[300]!;
  expect(semaphore.before('lia')).toBe(0);
  expect(semaphore.before('m100')).toBe(199);
  const [lia, eva] = [take('lia 2', 'lia'), take('eva', 'eva')];
  next();
  (await lia)();
  (await eva)();
  await settled();
  // Who never came goes as who did long ago; between two of them it is first come, first served.
  expect(inside.slice(-3)).toEqual(['lia 2', 'eva', expect.stringContaining('again')]);
});

test('nobody in line is overtaken by newcomers for ever', async () => {
  const semaphore = new Semaphore({ places: 1 });
  const leaves: (() => void)[] = [];
  const come = async (who: string) => leaves.push(await semaphore.take({ who }));
  await come('ana');
  leaves.shift()?.();
  await come('x');
  const served: string[] = [];
  void come('ana').then(() => served.push('ana'));
  // More come than are let in, and those who do so within 256 entries go before.
  let steps = 0;
  for (; served.length === 0 && steps < 2_000; steps += 1) {
    void come(`one ${steps}`);
    void come(`two ${steps}`);
    leaves.shift()?.();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await settled();
  }
  expect(steps).toBeGreaterThan(400);
  expect(steps).toBeLessThan(600);
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

test('who holds least comes first, and nobody who comes later takes the room that a heavy one waits for', async () => {
  const inside: string[] = [];
  const semaphore = new Semaphore({ places: 4 });
  const take = asking(semaphore, inside);
  const [a, b] = await Promise.all([take('a 2', 'a', 2), take('b 2', 'b', 2)]);
  const more = take('a more', 'a', 1);
  const heavy = take('heavy', 'c', 4);
  for (const newcomer of ['d', 'e']) void take(newcomer, newcomer, 1);
  b();
  await settled();
  // Room for 'a more', 'd' and 'e': but 'a' has had some, and 'heavy' came before the others.
  expect(inside).toEqual(['a 2', 'b 2']);
  a();
  (await heavy)();
  (await more)();
  await settled();
  expect(inside).toEqual(['a 2', 'b 2', 'heavy', 'd', 'e', 'a more']);
});

test('urgent work goes before all, into the places kept for it', async () => {
  const semaphore = new Semaphore({ places: 3, kept: 1 });
  const leaving = await Promise.all([semaphore.take({ who: 'a' }), semaphore.take({ who: 'b' })]);
  const common = semaphore.take({ who: 'c' });
  const urgent = await semaphore.take({ who: 'c', urgent: true });
  const next = semaphore.take({ urgent: true });
  await settled();
  expect(semaphore.state).toEqual({ taken: 3, waiting: 2 });
  leaving[0]();
  const last = await next;
  expect(semaphore.state).toEqual({ taken: 3, waiting: 1 });
  leaving[1]();
  await settled();
  expect(semaphore.state).toEqual({ taken: 3, waiting: 0 });
  for (const leave of [urgent, last, await common]) leave();
  expect(semaphore.state.taken).toBe(0);
});

test('more places let in, fewer wait for those inside, and whoever is alone finds room', async () => {
  const semaphore = new Semaphore({ places: 4 });
  const leave = await semaphore.take({ who: 'a', weight: 4 });
  const heavy = semaphore.take({ who: 'b', weight: 4 });
  const light = semaphore.take({ who: 'c' });
  semaphore.resize(2);
  leave();
  const heavyLeaves = await heavy;
  await settled();
  expect(semaphore.state).toEqual({ taken: 4, waiting: 1 });
  semaphore.resize(5);
  (await light)();
  heavyLeaves();
});

test('a line that is sent away lets in nobody of it', async () => {
  const semaphore = new Semaphore({ places: 2 });
  const leave = await semaphore.take({ who: 'a' });
  const waiting = [semaphore.take({ who: 'b', weight: 2 }), semaphore.take({ who: 'c' })];
  semaphore.dismiss(new Error('gone'));
  for (const one of waiting) await expect(one).rejects.toThrow('gone');
  expect(semaphore.state).toEqual({ taken: 1, waiting: 0 });
  const idle = semaphore.idle();
  leave();
  await idle;
});

test('whatever comes, stays and goes away: never more than there is room for, and everybody comes in', async () => {
  const work = fc.record({
    who: fc.constantFrom('a', 'b', 'c', undefined),
    weight: fc.integer({ min: 1, max: 6 }),
    urgent: fc.boolean(),
    leaves: fc.boolean(),
    rounds: fc.integer({ min: 0, max: 3 }),
  });
  const limits = fc.record({
    places: fc.integer({ min: 1, max: 5 }),
    kept: fc.integer({ min: 0, max: 1 }),
    perPerson: fc.integer({ min: 1, max: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(limits, fc.array(work, { maxLength: 25 }), async (given, works) => {
      const { places, perPerson } = given;
      const kept = Math.min(given.kept, places - 1);
      const semaphore = new Semaphore({ places, kept, perPerson });
      const done = works.map(async ({ who, weight, urgent, leaves, rounds }) => {
        const gone = new AbortController();
        const place = semaphore.take({ who, weight, urgent, signal: gone.signal });
        if (leaves) gone.abort(new Error('gone'));
        const leave = await place.catch(() => undefined);
        expect(semaphore.state.taken).toBeLessThanOrEqual(places);
        if (who !== undefined)
          expect(semaphore.heldBy(who)).toBeLessThanOrEqual(Math.min(perPerson, places - kept));
        // oxlint-disable-next-line no-await-in-loop -- stays so long
        for (let round = 0; round < rounds; round += 1) await Promise.resolve();
        leave?.();
      });
      await Promise.all(done);
      expect(semaphore.state).toEqual({ taken: 0, waiting: 0 });
      expect(semaphore.othersThan('nobody')).toBe(false);
    }),
  );
});
