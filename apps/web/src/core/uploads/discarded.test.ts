import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DISCARDED_KEY, discardedNames, forgetDiscarded, inTime, nameDiscarded } from './discarded.ts';
import { removeUnsent, unsentStore } from './unsent-store.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('indexedDB', {});
});
afterEach(() => {
  forgetDiscarded(() => true);
  vi.unstubAllGlobals();
});

test('what was discarded is named until the device has it no more', () => {
  nameDiscarded(['a', 'b']);
  nameDiscarded(['b', 'c']);
  expect([...discardedNames()]).toEqual(['a', 'b', 'c']);
  forgetDiscarded((name) => ['b', 'd'].includes(name));
  expect([...discardedNames()]).toEqual(['a', 'c']);
  forgetDiscarded(() => true);
  expect(kept.get(DISCARDED_KEY)).toBe('[]');
});

test('a storage without room names it for as long as the page is open', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  });
  nameDiscarded(['a']);
  expect([...discardedNames()]).toEqual(['a']);
});

test.each(['{', '{"a":1}', 'null'])('what cannot be read names nothing: %s', (text) => {
  kept.set(DISCARDED_KEY, text);
  expect([...discardedNames()]).toEqual([]);
});

test('a database that stands still keeps nobody, and what was to go from it is named already', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({ addEventListener: () => undefined }) });
  expect(await inTime(removeUnsent(['a', 'b']), 1)).toBe(false);
  expect([...discardedNames()]).toEqual(['a', 'b']);
  expect(await inTime(unsentStore.of(7), 1)).toBe(false);
});

test('what fails has ended as well', async () => {
  // A browser that keeps no databases.
  vi.stubGlobal('indexedDB', undefined);
  expect(await inTime(removeUnsent(['a']))).toBe(true);
  expect([...discardedNames()]).toEqual([]);
});
