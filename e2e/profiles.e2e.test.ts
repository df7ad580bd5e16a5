import { ALL_PROFILES, landingPage, menusOf } from '@fonte/contracts';
import { exampleOf } from '@fonte/contracts/pages/example';
import { expect, it } from 'vitest';
import { LAPTOP, PHONE } from './src/browser.ts';
import { useStage } from './src/stage.ts';
import { PAGE_LIST } from './src/walk/inspect.ts';
import { menuLabels } from './src/walk/menu.ts';

const stage = useStage();

/** An address that leads nowhere for the profile: another's page, or for whoever has them all one that there is not. */
const forbidden = (profile: (typeof ALL_PROFILES)[number]): string => {
  const page = PAGE_LIST.find(({ profiles }) => !profiles.includes(profile));
  return page ? exampleOf(page) : '/nao-existe';
};

// Every other profile on a phone: the menu is a drawer there.
it.each(ALL_PROFILES.map((profile, at) => ({ profile, viewport: at % 2 === 0 ? LAPTOP : PHONE })))(
  '$profile lands on its page, reads its menu, and is led back from what it may not open',
  async ({ profile, viewport }) => {
    const page = await stage.open(profile, '/', { viewport });
    const landing = landingPage(profile);
    await page.waitForURL((url) => url.pathname === landing);
    expect(await menuLabels(page, viewport === PHONE)).toBe(menusOf(profile));
    await page.goto(forbidden(profile));
    await page.waitForURL((url) => url.pathname === landing);
  },
);
