import { expect, it } from 'vitest';
import { SingleFlight } from './single-flight.ts';

/** Work that ends when told to and remembers whether it was aborted. */
function work() {
  let resolve: (answer: string) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<string>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  let started = 0;
  let aborted = false;
  return {
    run: (signal: AbortSignal) => {
      started += 1;
      signal.addEventListener('abort', () => (aborted = true));
      return promise;
    },
    resolve,
    reject,
    get started() {
      return started;
    },
    get aborted() {
      return aborted;
    },
  };
}

it('runs what several ask for once, and again when it is asked for later', async () => {
  const flights = new SingleFlight<string>();
  const first = work();
  const both = [flights.run('a', undefined, first.run), flights.run('a', undefined, first.run)];
  first.resolve('answer');
  expect(await Promise.all(both)).toEqual(['answer', 'answer']);
  expect(first.started).toBe(1);
  await flights.run('a', undefined, first.run);
  expect(first.started).toBe(2);
});

it('goes on while anybody waits, and stops the work when the last one leaves', async () => {
  const flights = new SingleFlight<string>();
  const task = work();
  const [one, two] = [new AbortController(), new AbortController()];
  const waiting = [one, two].map(({ signal }) =>
    flights.run('a', signal, task.run).catch((error: unknown) => error),
  );
  one.abort(new Error('gone'));
  expect(await waiting[0]).toEqual(new Error('gone'));
  expect(task.aborted).toBe(false);
  two.abort(new Error('gone too'));
  expect(await waiting[1]).toEqual(new Error('gone too'));
  expect(task.aborted).toBe(true);
});

it('does not let a newcomer join work that is being given up', async () => {
  const flights = new SingleFlight<string>();
  const [old, fresh] = [work(), work()];
  const leaver = new AbortController();
  const left = flights.run('a', leaver.signal, old.run).catch(() => 'left');
  leaver.abort();
  await left;
  const later = flights.run('a', undefined, fresh.run);
  fresh.resolve('fresh');
  expect(await later).toBe('fresh');
});

it('tells everybody of a failure and forgets it', async () => {
  const flights = new SingleFlight<string>();
  const task = work();
  const both = [1, 2].map(() => flights.run('a', undefined, task.run).catch((error: unknown) => error));
  task.reject(new Error('no'));
  expect(await Promise.all(both)).toEqual([new Error('no'), new Error('no')]);
  expect(await flights.run('a', undefined, () => Promise.resolve('well'))).toBe('well');
});
