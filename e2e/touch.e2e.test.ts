import type { Profile } from '@fonte/contracts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from './src/browser.ts';
import { drawn, sightAll } from './src/dashboard.ts';
import { small, tooSmall } from './src/small.ts';
import { useStage } from './src/stage.ts';

/** Everything that is tapped is at least 44 px high where fingers are expected (docs/design/tokens.md, 'Density'). */

const stage = useStage();

describe('on the phone', () => {
  it.each(['nacional', 'coordenador', 'tecnico'] satisfies Profile[])(
    '%s has nothing too small on the dashboard, in its menus, sheets and popovers, nor in Detalhamento',
    async (profile) => {
      const page = await stage.open(profile, '/dashboard?ano=2025&uf=todas', { viewport: PHONE });
      await drawn(page);
      await sightAll(page);
      expect(await tooSmall(page)).toEqual([]);
      const bar = page.getByRole('navigation', { name: 'Atalhos' });
      // Nor too narrow: names of states neither.
      expect(await small(page.locator('header, main, nav').getByRole('button'))).toEqual([]);
      if (profile === 'coordenador') {
        expect(await small(bar.locator('a, button'))).toEqual([]);
        expect(await small(page.getByRole('tab'))).toEqual([]);
      }
      for (const table of await page.getByRole('button', { name: 'Ver tabela' }).all()) await table.click();
      expect(await tooSmall(page)).toEqual([]);
      expect(await besideTheirHead(page)).toEqual([]);

      // Menus grow when they open.
      const grown = (name: string) => expect.poll(() => tooSmall(page), { message: name }).toEqual([]);
      const closes = async (name: string) => {
        await grown(name);
        await page.keyboard.press('Escape');
      };
      await page.getByRole('button', { name: /^Olá, / }).click();
      await page.getByRole('menuitem', { name: 'Sair' }).waitFor();
      await closes('account');
      await bar.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'Menu principal' }).waitFor();
      await closes('menu');
      await page.getByRole('button', { name: /^Filtros/ }).click();
      await page.getByRole('dialog', { name: 'Filtros' }).waitFor();
      await closes('filters');
      const help = page.getByRole('button', { name: 'De onde vem este número: Propriedades atendidas' });
      await help.scrollIntoViewIfNeeded();
      await help.click();
      const provenance = page.getByRole('dialog', { name: 'De onde vem este número' });
      await provenance.waitFor();
      await grown('provenance');
      await provenance.getByRole('button', { name: /^Ver as .* linhas$/ }).click();
      await page.getByRole('dialog', { name: 'Detalhamento' }).getByRole('list').waitFor();
      expect(await tooSmall(page)).toEqual([]);
    },
  );

  it('has nothing too small on the map with its sheet of layers open', async () => {
    const page = await stage.open('coordenador', '/mapa?ano=2025&uf=todas', { viewport: PHONE });
    await page.getByRole('button', { name: 'Camadas', exact: true }).click();
    await page.getByRole('button', { name: 'Fechar Camadas' }).waitFor();
    expect(await small(page.locator('main').getByRole('button'))).toEqual([]);
  });

  it.each(['/auth/login', '/auth/registration', '/auth/forgot-password'])('nor at %s', async (path) => {
    const page = await stage.open(null, path, { viewport: PHONE, shared: true });
    await page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('heading', { level: 2 }))
      .first()
      .waitFor();
    await page.getByRole('button').first().waitFor();
    expect(await tooSmall(page)).toEqual([]);
    expect(await small(page.locator('form').locator('button, input:not([type=checkbox])'))).toEqual([]);
  });
});

/** Figures of tables that do not end where their column does, as its head, in words. */
const besideTheirHead = (page: Page): Promise<string[]> =>
  page.locator('td button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const cell = button.closest('td')!;
      const { textAlign, paddingRight } = getComputedStyle(cell);
      const text = document.createRange();
      text.selectNodeContents(button);
      const left =
        cell.getBoundingClientRect().right - parseFloat(paddingRight) - text.getBoundingClientRect().right;
      return textAlign === 'right' && left > 1 ? [`${Math.round(left)} px: ${cell.textContent}`] : [];
    }),
  );
