import { expect, test } from 'vitest';
import { boardFor, reportsOf } from '../boards.ts';
import { ALL_PAGES, landingPage, menusOf } from '../pages.ts';
import { ALL_PROFILES, type Profile } from '../profiles.ts';

/** The profiles of each value, a line for each value: what several have alike stands once, and whoever changes it for one changes a line. */
function byValue(profiles: readonly Profile[], value: (profile: Profile) => string): string[] {
  const who = new Map<string, Profile[]>();
  for (const profile of profiles) who.set(value(profile), [...(who.get(value(profile)) ?? []), profile]);
  return [...who].map(
    ([what, all]) => `  ${all.length === ALL_PROFILES.length ? 'all' : all.join(' ')}: ${what}`,
  );
}

// The browser opens a page as the profile that sees most of it (e2e/src/walk); what the others see is read here.
test('what each profile sees of each page: its title, its reports, its files', async () => {
  const pages = ALL_PAGES.flatMap(([name, page]) => [
    `${name} ${page.path} '${page.title}'${page.audit === null ? '' : ` audit ${page.audit}`}`,
    ...byValue(page.profiles, (profile) =>
      'board' in page.draws
        ? reportsOf(boardFor(page.draws.board, profile)).join(' ')
        : 'feature' in page.draws
          ? page.draws.feature
          : `-> ${page.draws.redirect}`,
    ),
  ]);
  await expect(`${pages.join('\n')}\n`).toMatchFileSnapshot('__golden__/pages-by-profile.txt');
});

test('what each profile has in its menu, and where it lands', async () => {
  const menus = [
    'menu',
    ...byValue(ALL_PROFILES, menusOf),
    'landing page',
    ...byValue(ALL_PROFILES, (profile) => landingPage(profile)),
  ];
  await expect(`${menus.join('\n')}\n`).toMatchFileSnapshot('__golden__/menus-by-profile.txt');
});
