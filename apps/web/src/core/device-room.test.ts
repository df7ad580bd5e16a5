import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A browser with this storage, and a page in it. */
async function pageWith(storage: object | undefined, state = 'prompt') {
  const query = async () => {
    if (state === 'unknown') throw new TypeError('no such permission');
    return { state };
  };
  vi.stubGlobal('navigator', { storage, permissions: { query } });
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

test('its person is offered to ask while the browser may clear what lies here, was not asked and was not told to say no', async () => {
  const persist = vi.fn(async () => false);
  for (const [kept, state, offered] of [
    [false, 'prompt', true],
    [true, 'granted', false],
    [false, 'denied', false],
    [false, 'unknown', true],
  ] as const) {
    // oxlint-disable no-await-in-loop -- a page each
    const page = await pageWith({ persisted: async () => kept, persist }, state);
    expect(await page.mayAskToKeep()).toBe(offered);
    expect(persist).not.toHaveBeenCalled();
    await page.askToKeep();
    expect(await page.mayAskToKeep()).toBe(false);
    // oxlint-enable no-await-in-loop
    persist.mockClear();
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
  const { askToKeep, hasLittleRoom, mayAskToKeep } = await pageWith(undefined);
  expect(await mayAskToKeep()).toBe(false);
  await expect(askToKeep()).resolves.toBeUndefined();
  expect(await hasLittleRoom()).toBe(false);
});
