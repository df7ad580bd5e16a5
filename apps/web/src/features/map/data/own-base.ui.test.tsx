import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useOwnBase } from './own-base.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['away', () => Promise.reject(new TypeError('no network')), true],
  ['without one', () => Promise.resolve(Response.json(null)), false],
])("an installation's base map, with a server that is %s", async (_, fetched, failed) => {
  vi.stubGlobal('fetch', fetched);
  const client = new QueryClient();
  const { result } = renderHook(() => useOwnBase(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  expect(result.current).toMatchObject({ asking: true, failed: false });
  await waitFor(() =>
    expect(result.current).toMatchObject({ asking: false, base: null, offered: null, failed }),
  );
});
