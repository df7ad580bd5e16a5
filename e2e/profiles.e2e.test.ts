import { ALL_PROFILES, landingPage, menusOf, type Profile } from '@fonte/contracts';
import { exampleOf } from '@fonte/contracts/pages/example';
import { expect, it } from 'vitest';
import { LAPTOP, PHONE } from './src/browser.ts';
import { useStage } from './src/stage.ts';
import { PAGE_LIST } from './src/walk/inspect.ts';
import { menuLabels } from './src/walk/menu.ts';

const stage = useStage();

/** A page that the profile has not. */
const forbidden = (profile: Profile): string => {
  const page = PAGE_LIST.find(({ profiles }) => !profiles.includes(profile));
  if (!page) throw new Error(`${profile} has every page`);
  return exampleOf(page);
};

/** Two are led back here, one on the phone; the router says it of every profile and page (apps/web, guards.ui.test.tsx). */
const LED_BACK: readonly Profile[] = ['nacional', 'regional'];

// Every other profile on a phone: the menu is a drawer there.
it.each(ALL_PROFILES.map((profile, at) => ({ profile, viewport: at % 2 === 0 ? LAPTOP : PHONE })))(
  '$profile lands on its page, and reads its menu',
  async ({ profile, viewport }) => {
    const page = await stage.open(profile, '/', { viewport });
    const landing = landingPage(profile);
    await page.waitForURL((url) => url.pathname === landing);
    expect(await menuLabels(page, viewport === PHONE)).toBe(menusOf(profile));
    if (!LED_BACK.includes(profile)) return;
    await page.goto(forbidden(profile));
    await page.waitForURL((url) => url.pathname === landing);
  },
);
