import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A browser with this storage, and a page in it. */
async function pageWith(storage: object | undefined) {
  vi.stubGlobal('navigator', { storage });
  vi.resetModules();
  return import('./device-room.ts');
}

test('the browser is asked once a page, and not where it keeps what lies here already', async () => {
  for (const [kept, times] of [
    [false, 1],
    [true, 0],
  ] as const) {
    const persist = vi.fn(async () => false);
    // oxlint-disable no-await-in-loop -- a page each
    const { askToKeep } = await pageWith({ persisted: async () => kept, persist });
    await askToKeep();
    await askToKeep();
    // oxlint-enable no-await-in-loop
    expect(persist).toHaveBeenCalledTimes(times);
  }
});

test.each([
  [1_000_000_000, 800_000_001, true],
  [1_000_000_000, 800_000_000, false],
  [undefined, undefined, false],
])('of %s bytes %s are taken: little room is %s', async (quota, usage, little) => {
  const { hasLittleRoom } = await pageWith({ estimate: async () => ({ quota, usage }) });
  expect(await hasLittleRoom()).toBe(little);
});

test('a browser that knows no such thing is asked nothing, and tells of no room', async () => {
  const { askToKeep, hasLittleRoom } = await pageWith(undefined);
  await expect(askToKeep()).resolves.toBeUndefined();
  expect(await hasLittleRoom()).toBe(false);
});
