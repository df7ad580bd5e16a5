import { afterEach, expect, test, vi } from 'vitest';
import { discardedNames, forgetDiscarded } from '../../uploads/discarded.ts';
import { itemOf } from './upload-item.ts';
import { panelKeeper } from './panel-keeper.ts';

afterEach(() => {
  forgetDiscarded(() => true);
  vi.unstubAllGlobals();
});

test('the browser is asked to keep what is sent, as it is sent, and not as it is chosen: that happens by itself', async () => {
  const persist = vi.fn(async () => false);
  vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist } });
  // A browser that keeps no databases.
  vi.stubGlobal('indexedDB', undefined);
  const keeper = panelKeeper(7, '5200010001');
  const item = itemOf(1, new File(['abc'], 'casa.jpg'), 50);
  expect(await keeper.draft(item)).toBeNull();
  expect(persist).not.toHaveBeenCalled();
  expect(await keeper.begin(item)).toBeNull();
  expect(persist).toHaveBeenCalledOnce();
});

test('a device that stands still is told what was discarded by name, what waits for its sending is not', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  let isStill = false;
  const told: string[] = [];
  const store = {
    put: ({ id }: { id: string }) => ({ result: told.push(id) }),
  };
  /** A request, or a transaction, that ends in the next turn unless the device stands still. */
  const ends = (what: object, ...events: string[]) => ({
    ...what,
    addEventListener: (event: string, hear: () => void) => {
      if (events.includes(event) && !isStill) setTimeout(hear);
    },
  });
  const transaction = ends({ objectStore: () => store, error: null }, 'complete');
  const database = { objectStoreNames: [], transaction: () => transaction, close: () => undefined };
  vi.stubGlobal('indexedDB', { open: () => ends({ result: database }, 'success') });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('navigator', {});
  const item = (id: number) => itemOf(id, new File(['abc'], `${id}.jpg`), 50);
  const keeper = panelKeeper(7, '5200010001');
  await keeper.begin(item(1));
  const failed = await keeper.begin(item(5));
  const draft = await keeper.draft(item(2));
  isStill = true;
  void keeper.draft(item(3));
  void keeper.begin(item(4));
  // Sent once more from where the line left it: it was on the device before, and nobody was asked about it.
  void keeper.begin({ ...item(5), kept: failed });
  await new Promise((resolve) => setTimeout(resolve));
  keeper.abandon(new Set([failed!]));
  const names = discardedNames();
  expect(told).toHaveLength(3);
  expect(names.size).toBe(3);
  const [first = ''] = told;
  expect([first, failed!, draft!].map((name) => names.has(name))).toEqual([false, false, true]);
});
