import { addressOf } from '@fonte/contracts';
import { baseMap } from '@fonte/contracts/endpoints/base-map';
import { settings } from '@fonte/contracts/endpoints/portal';
import type { OwnBaseMap } from '@fonte/contracts/routes/base-map';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBaseMap } from './base-map.ts';

const OWN: OwnBaseMap = {
  chave: 'a1',
  forma: 'vetor',
  nome: 'Brasil',
  zoom_menor: 0,
  zoom_maior: 6,
  caixa: { oeste: -74, sul: -34, leste: -34, norte: 6 },
  creditos: [],
};
const IMAGERY = 'https://imagens.example/{z}/{x}/{y}';

let asked: string[];
afterEach(() => vi.unstubAllGlobals());

/** A map of an installation with that imagery and that map of its own. */
function drawnOn(
  { imagery = null, own = null }: { imagery?: string | null; own?: OwnBaseMap | null },
  ...how: Parameters<typeof useBaseMap>
) {
  asked = [];
  vi.stubGlobal('fetch', (what: Request | string) => {
    const path = new URL(typeof what === 'string' ? what : what.url, 'http://portal').pathname;
    asked.push(path);
    if (path === addressOf(baseMap)) return Promise.resolve(Response.json(own));
    if (path === addressOf(settings))
      return Promise.resolve(
        Response.json({ tipo: 1, result: { basemap: { satellite: imagery, attribution: null } } }),
      );
    return Promise.resolve(Response.json({ type: 'Topology', objects: {}, arcs: [] }));
  });
  const client = new QueryClient();
  return renderHook(() => useBaseMap(...how), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result;
}
type Drawn = ReturnType<typeof drawnOn>;
const kindOf = (drawn: Drawn) =>
  waitFor(() => expect(drawn.current.base).not.toBeNull()).then(() => drawn.current.base?.kind);

test("without imagery a map stands on the institution's own, and on outlines once none of its tiles comes", async () => {
  const drawn = drawnOn({ own: OWN });
  expect(await kindOf(drawn)).toBe('tiles');
  act(() => drawn.current.onBaseError());
  expect(await kindOf(drawn)).toBe('vector');
});

test('imagery that does not come makes way for it too', async () => {
  const drawn = drawnOn({ imagery: IMAGERY, own: OWN });
  expect(await kindOf(drawn)).toBe('xyz');
  expect(asked).not.toContain(addressOf(baseMap));
  act(() => drawn.current.onBaseError());
  expect(await kindOf(drawn)).toBe('tiles');
});

test('there are outlines without one, and where it is a choice of its own', async () => {
  expect(await kindOf(drawnOn({}))).toBe('vector');
  const chosen = drawnOn({ own: OWN }, 'satelite', { own: false });
  expect(await kindOf(chosen)).toBe('vector');
  expect(asked).not.toContain(addressOf(baseMap));
  expect(await kindOf(drawnOn({ own: OWN }, 'geopolitico'))).toBe('vector');
});
