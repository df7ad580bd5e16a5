import { describe, expect, it, vi } from 'vitest';
import { asCaller } from './caller.ts';
import { DatabaseBusy, DatabaseUnavailable } from '../faults.ts';
import { longPlacesOf, placesOf } from '../postgres/places.ts';
import { SheddingSemaphore, type SheddingLimits } from './shedding-semaphore.ts';

const PATIENT: Omit<SheddingLimits, 'places'> = { patienceMs: 60_000, waitMs: 60_000 };

/** A turns, and who of those that came is in, in the order in which they went in. */
function watched(settings: Partial<SheddingLimits>) {
  const turns = new SheddingSemaphore({ places: 1, ...PATIENT, ...settings });
  const inside: string[] = [];
  const leaving = new Map<string, () => void>();
  const come = (name: string, urgent = false) => {
    const taken = turns.take({}, { person: name.split(' ')[0], urgent });
    void taken.then(
      (leave) => {
        inside.push(name);
        leaving.set(name, leave);
      },
      () => {},
    );
    return taken;
  };
  const go = async (name: string) => {
    leaving.get(name)?.();
    await settled();
  };
  return { turns, inside, come, go };
}

/** Until every promise that can has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('who goes next', () => {
  it('is whoever is urgent, however many came before', async () => {
    const { inside, come, go } = watched({});
    for (const name of ['ana 1', 'ana 2', 'bia 1']) void come(name);
    void come('eva session', true);
    await go('ana 1');
    await settled();
    await go('ana 1');
    expect(inside).toEqual(['ana 1', 'eva session']);
    await go('eva session');
    expect(inside).toHaveLength(3);
  });

  it('is the person who has least: twenty questions of one do not hold the first of another', async () => {
    const { inside, come, go } = watched({ places: 4, perPerson: 2 });
    for (let i = 1; i <= 20; i += 1) void come(`ana ${i}`);
    await settled();
    expect(inside).toEqual(['ana 1', 'ana 2']);
    void come('bia 1');
    await settled();
    expect(inside).toEqual(['ana 1', 'ana 2', 'bia 1']);
    void come('eva 1');
    void come('lia 1');
    await go('ana 1');
    expect(inside.slice(3)).toEqual(['eva 1', 'lia 1']);
  });

  it('is each person in turn where there is one place', async () => {
    const { inside, come, go } = watched({});
    for (const name of ['ana 1', 'ana 2', 'ana 3', 'bia 1', 'bia 2', 'eva 1']) void come(name);
    for (const name of ['ana 1', 'bia 1', 'eva 1', 'ana 2', 'bia 2', 'ana 3']) {
      await settled();
      expect(inside.at(-1)).toBe(name);
      await go(name);
    }
  });

  it('never takes the places kept back for the urgent', async () => {
    const { turns, inside, come } = watched({ places: 3, kept: 1 });
    for (const name of ['ana 1', 'bia 1', 'eva 1']) void come(name);
    await settled();
    expect([inside, turns.waiting]).toEqual([['ana 1', 'bia 1'], 1]);
    void come('lia session', true);
    await settled();
    expect(inside.at(-1)).toBe('lia session');
  });

  it('is let in by a place more, and by none while there are fewer than are taken', async () => {
    const { inside, come, go, turns } = watched({ places: 3, perPerson: 2 });
    for (const name of ['ana 1', 'ana 2', 'ana 3', 'bia 1', 'eva 1', 'lia 1']) void come(name);
    await settled();
    expect(inside).toEqual(['ana 1', 'ana 2', 'bia 1']);
    turns.resize(1);
    await go('bia 1');
    await go('ana 1');
    expect([turns.taken, inside.length]).toEqual([1, 3]);
    turns.resize(4);
    await settled();
    expect(inside.slice(3)).toEqual(['eva 1', 'lia 1', 'ana 3']);
  });

  it('is the caller that the surroundings name', async () => {
    const turns = new SheddingSemaphore({ places: 2, kept: 1, ...PATIENT });
    await asCaller({ person: 'ana' }, () => turns.take());
    const waiting = asCaller({ person: 'bia' }, () => turns.take());
    const urgent = asCaller({ person: 'bia' }, () => asCaller({ urgent: true }, () => turns.take()));
    (await urgent)();
    expect(turns.waiting).toBe(1);
    turns.dismiss(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
  });
});

describe('who is refused', () => {
  it('is whoever would wait too long for other people, and at once', async () => {
    const { turns, come, go } = watched({ patienceMs: 1 });
    // Each is thought to hold the place for a while, so that two before somebody are too many.
    void come('ana 1');
    const second = come('bia 1');
    const third = come('eva 1');
    await expect(third).rejects.toThrow(DatabaseBusy);
    await expect(third).rejects.toMatchObject({ retryAfterSeconds: 1 });
    await expect(second).rejects.toThrow(DatabaseBusy); // after its patience
    await go('ana 1');
    expect([turns.taken, turns.waiting]).toEqual([0, 0]);
  });

  it('is not who asks now and then, where others ask again and again', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    try {
      const { come, go, turns } = watched({ patienceMs: 6_000 });
      const names = ['ana', 'bia', 'eva', 'ivo'];
      for (const [at, name] of names.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await come(`${name} 1`);
        // Each holds the place for ten seconds, so that one is thought to be held for some three.
        now.mockReturnValue((at + 1) * 10_000);
        // oxlint-disable-next-line no-await-in-loop
        await go(`${name} 1`);
      }
      for (const name of names.slice(0, 3)) void come(`${name} 2`);
      await expect(come('ivo 2')).rejects.toThrow(DatabaseBusy);
      const lia = come('lia 1');
      await go('ana 2');
      expect(turns.waiting).toBe(2);
      (await lia)();
    } finally {
      now.mockRestore();
    }
  });

  it('is nobody who waits for his own questions only, until the longest wait', async () => {
    const { come } = watched({ patienceMs: 1, waitMs: 50 });
    void come('ana 1');
    await expect(come('ana 2')).rejects.toThrow(DatabaseBusy);
  });

  it('is not who has a place besides, though others are there', async () => {
    const { inside, come, go } = watched({ places: 2, patienceMs: 20 });
    for (const name of ['ana 1', 'bia 1', 'ana 2']) void come(name);
    await expect(come('eva 1')).rejects.toThrow(DatabaseBusy);
    await go('bia 1');
    expect(inside).toEqual(['ana 1', 'bia 1', 'ana 2']);
  });

  it('is a person with a hundred in line already', async () => {
    const { turns, come } = watched({});
    for (let i = 0; i <= 100; i += 1) come(`ana ${i}`).catch(() => {});
    await expect(come('ana 101')).rejects.toThrow(DatabaseBusy);
    expect(turns.waiting).toBe(100);
    await turns.close(1);
  });

  it('is the urgent only when nothing moves, and everybody once it is closed', async () => {
    const { turns, come, go } = watched({ urgentMs: 10 });
    void come('ana 1', true);
    await expect(come('bia 1', true)).rejects.toThrow(DatabaseUnavailable);
    const waiting = come('eva 1');
    const closed = turns.close(60_000);
    await expect(waiting).rejects.toThrow(DatabaseUnavailable);
    await go('ana 1');
    await closed;
    await expect(come('lia 1')).rejects.toThrow(DatabaseUnavailable);
  });

  it('is whoever has gone away, and his place in line is free', async () => {
    const { turns, come } = watched({});
    void come('ana 1');
    const gone = new AbortController();
    const waiting = turns.take({ signal: gone.signal }, { person: 'bia' });
    await settled();
    gone.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    expect(turns.waiting).toBe(0);
  });
});

it.each([
  [1, { kept: 0, perPerson: 1, long: 1 }],
  [2, { kept: 0, perPerson: 1, long: 1 }],
  [4, { kept: 1, perPerson: 2, long: 1 }],
  [10, { kept: 2, perPerson: 4, long: 4 }],
  [50, { kept: 10, perPerson: 20, long: 20 }],
])('%i connections are shared out', (connections, expected) => {
  const { kept, perPerson } = placesOf(connections);
  expect({ kept, perPerson, long: longPlacesOf(connections) }).toEqual(expected);
});
