import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { KeptBodies } from './kept-bodies.ts';
import { KeptBody } from './kept-body.ts';

const KB = 1_024;
const signal = new AbortController().signal;
/** A body that does not compress. */
const noise = (bytes: number) => randomBytes(bytes);
const body = (bytes = 10) => new KeptBody(noise(bytes), {});

const bodiesOf = (limits: { limitBytes?: number; idleMs?: number } = {}, now?: () => number) => {
  const bodies = new KeptBodies({ limitBytes: 16 * KB, idleMs: 60_000, ...limits }, now);
  let made = 0;
  return {
    bodies,
    made: () => made,
    get: (key: string, one = body(KB)) =>
      bodies.of(key, signal, async () => {
        made += 1;
        return one;
      }),
  };
};

it('makes what is asked for once, and gives the same bytes again', async () => {
  const { get, made } = bodiesOf();
  const first = await get('a');
  expect(await get('a')).toBe(first);
  await get('b');
  expect(made()).toBe(2);
});

it('forgets what was least recently used when the bytes run out', async () => {
  const { bodies, get, made } = bodiesOf({ limitBytes: 8 * KB });
  for (const key of ['a', 'b', 'c', 'd']) await get(key, body(500));
  await get('a');
  for (const key of ['e', 'f', 'g', 'h', 'i']) await get(key, body(500));
  expect(bodies.bytes).toBeLessThanOrEqual(8 * KB);
  expect(made()).toBe(9);
  await get('a');
  expect(made()).toBe(9);
  await get('b');
  expect(made()).toBe(10);
});

it('counts what compression adds, and makes room for it', async () => {
  const { bodies, get, made } = bodiesOf({ limitBytes: 14 * KB });
  const first = await get('a');
  for (const key of ['b', 'c', 'd', 'e', 'f', 'g']) await get(key);
  const before = bodies.bytes;
  const newest = await get('g');
  const bytes = await newest.in('br');
  expect(brotliDecompressSync(bytes).equals(newest.plain)).toBe(true);
  expect(await newest.in('br')).toBe(bytes);
  for (const key of ['c', 'd', 'e', 'f']) await (await get(key)).in('gzip');
  expect(bodies.bytes).toBeLessThanOrEqual(14 * KB);
  expect(bodies.bytes).toBeGreaterThan(before);
  await get('a');
  expect(made()).toBe(8);
  // What is no longer kept may still be on its way to somebody, and is not counted.
  const counted = bodies.bytes;
  await first.in('gzip');
  expect(bodies.bytes).toBe(counted);
});

it('does not keep what would push out everything else, nor what may be answered otherwise in a moment', async () => {
  const { bodies, get, made } = bodiesOf();
  for (let asked = 0; asked < 2; asked += 1) {
    await get('huge', body(2 * KB));
    await get('passing', new KeptBody(noise(10), { passing: true }));
  }
  expect([made(), bodies.bytes]).toEqual([4, 0]);
});

it('keeps nothing where no room is given', async () => {
  const { bodies, get, made } = bodiesOf({ limitBytes: 0 });
  await get('a');
  await get('a');
  expect([made(), bodies.bytes]).toEqual([2, 0]);
});

it('gives back what nobody asks for, and all of it at the end', async () => {
  let now = 100;
  const { bodies, get, made } = bodiesOf({ idleMs: 1_000 }, () => now);
  await get('a');
  await get('b');
  now = 900;
  await get('a');
  const both = bodies.bytes;
  now = 1_500;
  bodies.forgetIdle();
  expect(bodies.bytes).toBe(both / 2);
  await get('a');
  expect(made()).toBe(2);
  now = 10_000;
  bodies.forgetIdle();
  expect(bodies.bytes).toBe(0);
  await get('a');
  bodies.close();
  expect(bodies.bytes).toBe(0);
});

/** Asks for a key whose body is made when `done` is called. */
function asked(bodies: KeptBodies, own: AbortSignal = signal) {
  let done!: (body: KeptBody) => void;
  let fail!: (error: Error) => void;
  let begun = false;
  const result = bodies.of('a', own, () => {
    begun = true;
    return new Promise<KeptBody>((resolve, reject) => {
      done = resolve;
      fail = reject;
    });
  });
  result.catch(() => {});
  return { result, done: (one: KeptBody) => done(one), fail: (e: Error) => fail(e), begun: () => begun };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('lets who asks meanwhile wait for the one that is being made', async () => {
  const { bodies } = bodiesOf();
  const [first, second] = [asked(bodies), asked(bodies)];
  const one = body();
  first.done(one);
  expect(await Promise.all([first.result, second.result])).toEqual([one, one]);
  expect(second.begun()).toBe(false);
});

it('tells all who wait of its failure, and keeps none', async () => {
  const { bodies, get } = bodiesOf();
  const [first, second] = [asked(bodies), asked(bodies)];
  first.fail(new Error('full'));
  await expect(first.result).rejects.toThrow('full');
  await expect(second.result).rejects.toThrow('full');
  expect(await get('a')).toBeInstanceOf(KeptBody);
});

it('is made by the next one when who was making it goes away, and not for who has gone himself', async () => {
  const { bodies } = bodiesOf();
  const [maker, waiter] = [new AbortController(), new AbortController()];
  const first = asked(bodies, maker.signal);
  const gone = asked(bodies, waiter.signal);
  const next = asked(bodies);
  waiter.abort(new Error('left'));
  await expect(gone.result).rejects.toThrow('left');
  maker.abort(new Error('gone'));
  first.fail(new Error('gone'));
  await expect(first.result).rejects.toThrow('gone');
  await settled();
  expect([gone.begun(), next.begun()]).toEqual([false, true]);
  const one = body();
  next.done(one);
  expect(await next.result).toBe(one);
});
