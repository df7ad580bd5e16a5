import { ALL_PROFILES, menusOf } from '@fonte/contracts';
import { exampleOf } from '@fonte/contracts/pages/example';
import { describe, expect, it } from 'vitest';
import { PHONE, type Viewport } from '../browser.ts';
import type { Stage } from '../stage.ts';
import { inspect, inspectRow, isLinked, PAGE_LIST, PUBLIC } from './inspect.ts';
import { menuLabels, moveByMenu } from './menu.ts';
import { whoSeesMost } from './who-sees-most.ts';

/**
 * Declares a look at every page once, at one size, as the profile that sees most of it: moving on by the menu in one tab, and by the address where the
 * page is in no menu. What differs between profiles is tables, held by unit tests (packages/contracts, `by-profile.test.ts`); `npm run walk` looks at all.
 */
export function eachPageAt(stage: Stage, viewport: Viewport): void {
  const phone = viewport === PHONE;
  for (const profile of ALL_PROFILES) {
    const pages = PAGE_LIST.filter((page) => whoSeesMost(page) === profile);
    if (pages.length === 0) continue;
    describe(profile, () => {
      for (const row of pages) {
        it(row.path, async () => {
          const page = await stage.roam(profile, viewport);
          await (isLinked(row, profile) ? moveByMenu(page, row.path, phone) : page.goto(exampleOf(row)));
          await inspectRow(page, row);
          // The map has the frame's menu in a drawer of its own.
          if (row.path === '/mapa') expect(await menuLabels(page, phone)).toBe(menusOf(profile));
        });
      }
    });
  }
  describe('everybody', () => {
    for (const [path, title] of Object.entries(PUBLIC)) {
      it(path, async () => inspect(await stage.open(null, path, { viewport, shared: true }), title));
    }
  });
}
