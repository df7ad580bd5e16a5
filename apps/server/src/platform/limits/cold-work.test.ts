import { asCaller } from '@fonte/database';
import { expect, it } from 'vitest';
import { ColdWork, placesAfter } from './cold-work.ts';

const signal = new AbortController().signal;

/** Work that goes on until it is told to end, by the name of who asked. */
function workshop() {
  const cold = new ColdWork({ patienceMs: 60_000 });
  const begun: string[] = [];
  const ending = new Map<string, () => void>();
  const ask = (name: string, own: AbortSignal = signal) => {
    const done = asCaller({ person: name.split(' ')[0] }, () =>
      cold.run(own, () => {
        begun.push(name);
        return new Promise<void>((end) => ending.set(name, end));
      }),
    );
    done.catch(() => {});
    return done;
  };
  const end = async (name: string) => {
    ending.get(name)?.();
    await settled();
  };
  return { cold, begun, ask, end };
}
const settled = async () => {
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setImmediate(resolve));
};

it('makes fewer at once the later the thread comes, and one more when it comes in time', () => {
  expect(placesAfter(8, 100)).toBe(5);
  expect(placesAfter(5, 100)).toBe(3);
  expect(placesAfter(4, 100)).toBe(3);
  expect(placesAfter(3, 10_000)).toBe(3);
  expect(placesAfter(5, 25)).toBe(5);
  expect(placesAfter(5, 1)).toBe(6);
  expect(placesAfter(8, 0)).toBe(8);
});

it('lets the others wait without beginning them, in turns by person', async () => {
  const { cold, begun, ask, end } = workshop();
  cold.heard(100);
  cold.heard(100);
  for (const name of ['ana 1', 'ana 2', 'ana 3', 'ana 4', 'bia 1', 'eva 1']) void ask(name);
  await settled();
  expect(begun).toEqual(['ana 1', 'ana 2', 'ana 3']);
  expect(cold.state).toEqual({ making: 3, waiting: 3, places: 3 });
  await end('ana 1');
  await end('ana 2');
  expect(begun.slice(3).toSorted()).toEqual(['bia 1', 'eva 1']);
  cold.heard(0);
  await settled();
  expect(begun).toContain('ana 4');
  for (const name of begun) await end(name);
  expect(cold.state).toMatchObject({ making: 0, waiting: 0 });
});

it('gives nobody more than four places, so that others find one at once', async () => {
  const { begun, ask } = workshop();
  for (let one = 1; one <= 6; one += 1) void ask(`ana ${one}`);
  void ask('bia 1');
  await settled();
  expect(begun).toEqual(['ana 1', 'ana 2', 'ana 3', 'ana 4', 'bia 1']);
});

it('refuses who comes while the thread is stalled and others wait, and says when to come again', async () => {
  const { cold, begun, ask } = workshop();
  cold.heard(900);
  cold.heard(900);
  for (const name of ['ana 1', 'bia 1', 'ivo 1']) void ask(name);
  // Nobody waits yet: he is the first in line.
  void ask('eva 1');
  await expect(ask('lia 1')).rejects.toMatchObject({ failure: 'busy', retryAfterSeconds: 9 });
  await settled();
  expect(begun).toEqual(['ana 1', 'bia 1', 'ivo 1']);
  cold.heard(60_000);
  await expect(ask('lia 1')).rejects.toMatchObject({ retryAfterSeconds: 30 });
  cold.heard(200);
  void ask('lia 1');
  expect(cold.state.waiting).toBe(2);
});

it('does not begin for who has gone away, and gives the place back after a failure', async () => {
  const { cold, begun, ask, end } = workshop();
  for (let one = 1; one <= 4; one += 1) void ask(`ana ${one}`);
  await settled();
  const gone = new AbortController();
  const waiting = ask('ana 5', gone.signal);
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  await end('ana 1');
  await expect(
    asCaller({ person: 'ana' }, () => cold.run(signal, () => Promise.reject(new Error('broken')))),
  ).rejects.toThrow('broken');
  expect(begun).not.toContain('ana 5');
  expect(cold.state).toMatchObject({ making: 3, waiting: 0 });
});

it('gives the place to others while an answer waits for what another does, and takes one again before it goes on', async () => {
  const { cold, begun, ask, end } = workshop();
  cold.heard(100);
  cold.heard(100);
  let decided: () => void = () => {};
  const deciding = new Promise<void>((resolve) => {
    decided = resolve;
  });
  const went: string[] = [];
  const part = async (name: string) => {
    await cold.outside(() => deciding);
    went.push(name);
  };
  const observers = ['oto', 'ola', 'ole'].map((person) =>
    asCaller({ person }, () =>
      cold.run(signal, () => Promise.all([part(`${person} 1`), part(`${person} 2`)])),
    ),
  );
  for (const name of ['ana 1', 'bia 1', 'eva 1']) void ask(name);
  await settled();
  expect(begun).toEqual(['ana 1', 'bia 1', 'eva 1']);
  expect(cold.state).toMatchObject({ making: 3, waiting: 0 });
  decided();
  await settled();
  expect(cold.state).toMatchObject({ making: 3, waiting: 3 });
  for (const name of begun) await end(name);
  await Promise.all(observers);
  expect(went).toHaveLength(6);
  expect(cold.state).toMatchObject({ making: 0, waiting: 0 });
  expect(await cold.outside(() => Promise.resolve('no answer is made here'))).toBe('no answer is made here');
});

it('takes no place again for a part of an answer that has failed meanwhile', async () => {
  const { cold } = workshop();
  let decided: () => void = () => {};
  const late = new Promise<void>((resolve) => {
    decided = resolve;
  });
  const answer = cold.run(signal, () =>
    Promise.all([cold.outside(() => late), cold.outside(() => Promise.reject(new Error('broken')))]),
  );
  await expect(answer).rejects.toThrow('broken');
  decided();
  await settled();
  expect(cold.state).toMatchObject({ making: 0, waiting: 0 });
});
