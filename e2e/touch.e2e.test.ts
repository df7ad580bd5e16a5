import type { Profile } from '@fonte/contracts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from './src/browser.ts';
import { drawn, sightAll } from './src/dashboard.ts';
import { useStage } from './src/stage.ts';

/** Everything that is tapped is at least 44 px high where fingers are expected (docs/design/tokens.md, 'Density'). */

const stage = useStage();

/** What can be tapped and is lower than 44 px; a label counts with the box it belongs to, a canvas is dragged. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const TARGETS =
      'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=option], [role=menuitem], [role=checkbox], [role=switch], [role=combobox]';
    const LEAST = 43.5;
    const height = (element: Element) => {
      // An invisible box is tapped through what is drawn around it; a field through its whole frame.
      const whole =
        element.closest('.MuiCheckbox-root, .MuiSwitch-root, .MuiInputBase-root, label') ?? element;
      return Math.max(element.getBoundingClientRect().height, whole.getBoundingClientRect().height);
    };
    return [...document.querySelectorAll(TARGETS)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
      .filter(
        (element) =>
          !element.closest('[aria-hidden=true], [inert]') && element.getBoundingClientRect().bottom > 0,
      )
      .filter((element) => height(element) < LEAST)
      .map(
        (element) =>
          `${Math.round(height(element))} px: ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`,
      );
  });

const open = async (profile: Profile) => {
  const page = await stage.open(profile, '/dashboard?ano=2025&uf=todas', { viewport: PHONE });
  await drawn(page);
  await sightAll(page);
  return page;
};

describe.each(['nacional', 'coordenador', 'tecnico'] satisfies Profile[])('on the phone, %s', (profile) => {
  it('has nothing too small on the dashboard', async () => {
    const page = await open(profile);
    expect(await tooSmall(page)).toEqual([]);
    for (const table of await page.getByRole('button', { name: 'Ver tabela' }).all()) await table.click();
    expect(await tooSmall(page)).toEqual([]);
  });

  it('nor in the menus, sheets and popovers', async () => {
    const page = await open(profile);
    const closes = async (name: string) => {
      // Menus grow when they open.
      await expect.poll(() => tooSmall(page), { message: name }).toEqual([]);
      await page.keyboard.press('Escape');
    };
    await page.getByRole('button', { name: /^Olá, / }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).waitFor();
    await closes('account');
    await page.getByRole('navigation', { name: 'Atalhos' }).getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu principal' }).waitFor();
    await closes('menu');
    await page.getByRole('button', { name: /^Filtros/ }).click();
    await page.getByRole('dialog', { name: 'Filtros' }).waitFor();
    await closes('filters');
    const help = page.getByRole('button', { name: 'De onde vem este número: Propriedades atendidas' });
    await help.scrollIntoViewIfNeeded();
    await help.click();
    await page.getByRole('dialog', { name: 'De onde vem este número' }).waitFor();
    await closes('provenance');
  });
});

it('nor in Detalhamento', async () => {
  const page = await open('nacional');
  await page.getByRole('button', { name: 'De onde vem este número: Propriedades atendidas' }).click();
  const provenance = page.getByRole('dialog', { name: 'De onde vem este número' });
  await provenance.getByRole('button', { name: /^Ver as .* linhas$/ }).click();
  await page.getByRole('dialog', { name: 'Detalhamento' }).getByRole('list').waitFor();
  expect(await tooSmall(page)).toEqual([]);
});

it.each(['/auth/login', '/auth/registration', '/auth/forgot-password'])('nor at %s', async (path) => {
  const page = await stage.open(null, path, { viewport: PHONE });
  await page
    .getByRole('heading', { level: 1 })
    .or(page.getByRole('heading', { level: 2 }))
    .first()
    .waitFor();
  expect(await tooSmall(page)).toEqual([]);
});
