import { addressOf } from '@fonte/contracts';
import { baseMap } from '@fonte/contracts/endpoints/base-map';
import { settings } from '@fonte/contracts/endpoints/portal';
import type { OwnBaseMap } from '@fonte/contracts/routes/base-map';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBaseMap } from './base-map.ts';
// Fetched when it is asked for, which takes longer than the tests wait on a busy machine.
import './own-base.ts';

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
/** What each drawing of the last map stood on. */
let kinds: (string | null)[];
let client: QueryClient;
afterEach(() => vi.unstubAllGlobals());

/** A map of an installation with that imagery and that map of its own. */
function drawnOn(
  {
    imagery = null,
    own = null,
    away = () => false,
  }: { imagery?: string | null; own?: OwnBaseMap | null; away?: () => boolean },
  ...how: Parameters<typeof useBaseMap>
) {
  asked = [];
  vi.stubGlobal('fetch', (what: Request | string) => {
    const path = new URL(typeof what === 'string' ? what : what.url, 'http://portal').pathname;
    asked.push(path);
    if (path === addressOf(baseMap))
      return Promise.resolve(away() ? new Response(null, { status: 503 }) : Response.json(own));
    if (path === addressOf(settings))
      return Promise.resolve(
        Response.json({ tipo: 1, result: { basemap: { satellite: imagery, attribution: null } } }),
      );
    return Promise.resolve(
      Response.json({
        type: 'Topology',
        objects: {},
        transform: { scale: [2, 0.5], translate: [-100, -70] },
        arcs: [
          [
            [10, 20],
            [1, -2],
            [0, 4],
          ],
        ],
      }),
    );
  });
  const mine = new QueryClient();
  client = mine;
  const drawings: (string | null)[] = [];
  kinds = drawings;
  const drawn = () => {
    const map = useBaseMap(...how);
    drawings.push(map.base?.kind ?? null);
    return map;
  };
  return renderHook(drawn, {
    wrapper: ({ children }) => <QueryClientProvider client={mine}>{children}</QueryClientProvider>,
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
  // Why there is no imagery is said where it is chosen.
  expect(drawn.current.offline).toBe('none');
});

test('imagery that does not come makes way for it too', async () => {
  const drawn = drawnOn({ imagery: IMAGERY, own: OWN });
  expect(await kindOf(drawn)).toBe('xyz');
  expect(drawn.current.offline).toBeNull();
  expect(asked).not.toContain(addressOf(baseMap));
  act(() => drawn.current.onBaseError());
  expect(await kindOf(drawn)).toBe('tiles');
  expect(drawn.current.offline).toBe('failed');
});

test('there are outlines without one, and where it is a choice of its own', async () => {
  expect(await kindOf(drawnOn({}))).toBe('vector');
  const chosen = drawnOn({ own: OWN }, 'satelite', { own: false });
  expect(await kindOf(chosen)).toBe('vector');
  expect(asked).not.toContain(addressOf(baseMap));
  expect(await kindOf(drawnOn({ own: OWN }, 'geopolitico'))).toBe('vector');
});

test('a map that stands on outlines stays while the own one is asked again, and then stands on that', async () => {
  let away = true;
  const drawn = drawnOn({ own: OWN, away: () => away });
  expect(await kindOf(drawn)).toBe('vector');
  away = false;
  await act(() => client.refetchQueries());
  await waitFor(() => expect(drawn.current.base?.kind).toBe('tiles'));
  expect(kinds.slice(kinds.indexOf('vector'))).not.toContain(null);
});

test('one of a part of Brazil stands in for nothing', async () => {
  const part = { ...OWN, caixa: { oeste: -62, sul: -18, leste: -50, norte: -7 } };
  expect(await kindOf(drawnOn({ own: part }))).toBe('vector');
});

test('outlines are unpacked once, when they come: all their layers have the same places', async () => {
  const drawn = drawnOn({});
  await kindOf(drawn);
  const { base } = drawn.current;
  const [first, ...others] = (base?.kind === 'vector' ? base.layers : []).map(
    ({ data }) => data as { arcs?: unknown; transform?: unknown },
  );
  expect(first?.arcs).toEqual([
    [
      [-80, -60],
      [-78, -61],
      [-78, -59],
    ],
  ]);
  expect(first).not.toHaveProperty('transform');
  expect(others.length).toBeGreaterThan(0);
  for (const { arcs } of others) expect(arcs).toBe(first?.arcs);
});
