import { afterEach, expect, test, vi } from 'vitest';
import { itemOf } from './upload-item.ts';
import { panelKeeper } from './panel-keeper.ts';

afterEach(() => vi.unstubAllGlobals());

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
