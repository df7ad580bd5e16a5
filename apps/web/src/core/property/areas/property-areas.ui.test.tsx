import { addressOf } from '@fonte/contracts';
import { baseMap } from '@fonte/contracts/endpoints/base-map';
import { report } from '@fonte/contracts/endpoints/reports';
import { settings } from '@fonte/contracts/endpoints/portal';
import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
// Fetched when they are asked for, which takes longer than the test waits on a busy machine.
import './areas-map.tsx';
import '../own-base.ts';
import { PropertyAreas } from './property-areas.tsx';

afterEach(() => vi.unstubAllGlobals());

test('the code of the map and its ground are asked for beside what it shows, not after it', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (what: Request | string) => {
    const path = new URL(typeof what === 'string' ? what : what.url, 'http://portal').pathname;
    asked.push(path);
    if (path === addressOf(settings))
      return Promise.resolve(
        Response.json({ tipo: 1, result: { basemap: { satellite: null, attribution: null } } }),
      );
    if (path === addressOf(baseMap)) return Promise.resolve(Response.json(null));
    // Its areas are not answered.
    if (path === report.path) return new Promise(() => undefined);
    return Promise.resolve(
      Response.json({
        type: 'Topology',
        objects: {},
        arcs: [],
        transform: { scale: [1, 1], translate: [0, 0] },
      }),
    );
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <PropertyAreas code="52.0001.0001" />
      </UiProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(asked.some((path) => path.includes('south-america'))).toBe(true));
  expect(asked).toContain(report.path);
  expect(screen.queryByRole('application')).toBeNull();
});
