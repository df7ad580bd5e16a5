import { ALL_PROFILES, menusOf, type Page as PageRow, type Profile } from '@fonte/contracts';
import { exampleOf } from '@fonte/contracts/pages/example';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PHONE, type Viewport } from '../browser.ts';
import type { Stage } from '../stage.ts';
import { inspectRow, PAGE_LIST } from './inspect.ts';
import { menuLabels } from './menu.ts';
import { shows } from './who-sees-most.ts';

/** Whether a profile before this one in the table has the very same page. */
const isSeenBefore = (page: PageRow, profile: Profile): boolean =>
  ALL_PROFILES.slice(0, ALL_PROFILES.indexOf(profile)).some(
    (before) => page.profiles.includes(before) && shows(page, before) === shows(page, profile),
  );

/** WALK_PART of the openings, from 0 to 1, drawn by WALK_SEED; all of them without it. */
function drawn<T>(all: readonly T[]): readonly T[] {
  const part = Number(process.env.WALK_PART ?? 1);
  const most = Math.ceil(all.length * part);
  if (most >= all.length) return all;
  const seed = Number(process.env.WALK_SEED ?? Math.trunc(Math.random() * 2 ** 31));
  console.log(`WALK_PART=${part} WALK_SEED=${seed}`);
  const some = fc.shuffledSubarray([...all], { minLength: most, maxLength: most });
  return fc.sample(some, { seed, numRuns: 1 })[0] ?? [];
}

/**
 * Declares the walk over every page as each of the profiles at one size, each opened anew by its address. On the phone, which asks how things fit, a
 * page that several profiles have alike is opened as the first of them.
 */
export function crossProductAt(stage: Stage, viewport: Viewport): void {
  const openings = ALL_PROFILES.flatMap((profile) =>
    PAGE_LIST.filter(
      (row) => row.profiles.includes(profile) && !(viewport === PHONE && isSeenBefore(row, profile)),
    ).map((row) => ({ profile, row })),
  );
  const read = new Set<string>();
  describe('signed in', () => {
    for (const { profile, row } of drawn(openings)) {
      it(`${row.path} as ${profile}`, async () => {
        const page = await stage.open(profile, exampleOf(row), { viewport, shared: true });
        await inspectRow(page, row);
        // The menu is the frame's, not the page's: once in the frame and once where the page has the whole screen.
        const frame = `${profile} ${row.path === '/mapa' ? 'map' : 'frame'}`;
        if (read.has(frame)) return;
        read.add(frame);
        expect(await menuLabels(page, viewport === PHONE)).toBe(menusOf(profile));
      });
    }
  });
}
