import type { Profile } from '@fonte/contracts';
import { addressOf } from '@fonte/contracts';
import { workspaceOws } from '@fonte/contracts/endpoints/maps';
import { propertySearch } from '@fonte/contracts/endpoints/properties';
import type { FoundProperty } from '@fonte/contracts/routes/properties';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Caller } from './api.ts';
import { numberOf } from './dashboard.ts';
import { settled } from './settled.ts';
import type { Stage, StageOptions } from './stage.ts';

/** Opens the map, and waits until all of it is there. */
export async function openMap(
  stage: Stage,
  profile: Profile,
  search = '',
  options: StageOptions = {},
): Promise<Page> {
  const page = await stage.open(profile, `/mapa?ano=2025&uf=todas${search}`, options);
  await page.getByRole('application', { name: /^Mapa/ }).waitFor();
  await settled(page);
  return page;
}

export const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
export const results = (page: Page): Locator => panel(page, 'Resultados');
export const tool = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A property with a point, as the search finds it. */
export async function anyProperty(caller: Caller): Promise<FoundProperty> {
  const found = (await caller.call(propertySearch, { query: { texto: '5' } })).find(
    ({ lon }) => lon !== null,
  );
  if (!found) throw new Error('no property with a point');
  return found;
}

/**
 * Address part that shows a place, as the page itself writes it: five decimals at most. With more it would be written anew a moment after it is opened,
 * and whoever waits for another place would find that one.
 */
export const at = ({ lon, lat }: Pick<FoundProperty, 'lon' | 'lat'>, zoom: number): string =>
  `&lugar=${[lon, lat].map((one) => Number(Number(one).toFixed(5))).join(',')},${zoom}`;

/** Address of a WFS GetFeature. */
export const featuresAddress = (query: Record<string, string>): string =>
  addressOf(workspaceOws, {
    params: { workspace: 'programa' },
    query: { service: 'WFS', version: '2.0.0', request: 'GetFeature', ...query },
  });

/** What the database says lies in a box, through WFS. */
export async function hits(caller: Caller, layer: string, box: readonly number[]): Promise<number> {
  const [west, south, east, north] = box;
  const filter = `INTERSECTS(geom, POLYGON((${west} ${south}, ${east} ${south}, ${east} ${north}, ${west} ${north}, ${west} ${south})))`;
  const answer = await caller.get(
    featuresAddress({
      resultType: 'hits',
      typeNames: `programa:${layer}`,
      viewparams: 'ano:2025',
      cql_filter: filter,
    }),
  );
  return Number(/numberMatched="(\d+)"/.exec(await answer.text())?.[1]);
}

/** The box that the address tells. */
export async function boxOf(page: Page): Promise<number[]> {
  await expect.poll(() => new URL(page.url()).searchParams.get('caixa')).not.toBeNull();
  const corners = (new URL(page.url()).searchParams.get('caixa') ?? '')
    .split('_')
    .map((pair) => pair.split(',').map(Number));
  const [xs, ys] = [corners.map(([x]) => x ?? 0), corners.map(([, y]) => y ?? 0)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Tabs of the results with their counts, once they are counted. */
export async function countsOf(page: Page): Promise<Map<string, number>> {
  const tabs = results(page).getByRole('tab');
  await tabs.first().waitFor();
  await expect
    .poll(async () => (await tabs.allTextContents()).some((text) => text.includes('…')))
    .toBe(false);
  return new Map(
    (await tabs.allTextContents()).map((text) => {
      const [, name = '', count = ''] = /^(.*\D)\s([\d.]+)$/.exec(text) ?? [];
      return [name, numberOf(count)];
    }),
  );
}

export async function drag(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
  await page.mouse.move(...to);
  await page.mouse.up();
}

/** A box in what panels leave free of a laptop's map. */
export const LAPTOP_BOX = [
  [420, 330],
  [1000, 680],
] as const;
