import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePropertySearch } from './property-search.ts';

const found = (nome: string) => ({
  id: '52.0001.0001',
  nome,
  municipio: 'Jataí/GO',
  produtor: null,
  lon: null,
  lat: null,
});

/** The network: what has been asked waits here for its answer. */
let asked: { text: string | null; answer: (rows: unknown[]) => void }[] = [];
beforeEach(() => {
  asked = [];
  vi.stubGlobal(
    'fetch',
    (address: string) =>
      new Promise<Response>((resolve) =>
        asked.push({
          text: new URL(address, 'http://portal').searchParams.get('texto'),
          answer: (rows) => resolve(Response.json(rows)),
        }),
      ),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('while a newer text is looked for, only what begins with it goes on being suggested', async () => {
  const client = new QueryClient();
  const { result, rerender } = renderHook(({ text }) => usePropertySearch(text, 5, null), {
    initialProps: { text: 'cha' },
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const names = () => result.current.found.map(({ nome }) => nome);
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.answer([found('Chácara Dez Ipês'), found('Chapada Alta')]);
  await waitFor(() => expect(names()).toEqual(['Chácara Dez Ipês', 'Chapada Alta']));
  rerender({ text: 'CHACARA' });
  expect(names()).toEqual(['Chácara Dez Ipês']);
  rerender({ text: 'sítio' });
  expect([names(), result.current.busy]).toEqual([[], true]);
  await waitFor(() => expect(asked.map(({ text }) => text)).toEqual(['cha', 'sítio']));
  asked[1]?.answer([]);
  await waitFor(() => expect(result.current.busy).toBe(false));
});
