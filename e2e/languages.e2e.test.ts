import { expect, it } from 'vitest';
import { LAPTOP, PHONE } from './src/browser.ts';
import { sightAll } from './src/dashboard.ts';
import { settled } from './src/settled.ts';
import { useStage } from './src/stage.ts';

/** The interface in English and Spanish (docs/decisions/0097): what only the built pages show, a language's own file and the words of their libraries among it. */

const stage = useStage();

const LANGUAGES = [
  {
    code: 'en',
    label: 'English',
    signIn: 'Sign in',
    tile: 'Farms assisted',
    table: 'Results by state',
    day: /\d{1,2} [A-Z][a-z]{2} \d{4}/,
    heads: ['State', 'Farms', 'Producers', 'Visits'],
    keys: /Arrows move it, plus and minus zoom in and out\.$/,
  },
  {
    code: 'es',
    label: 'Español',
    signIn: 'Iniciar sesión',
    tile: 'Fincas atendidas',
    table: 'Resultados por estado',
    day: /\d\d\/\d\d\/\d{4}/,
    heads: ['Estado', 'Fincas', 'Productores', 'Visitas'],
    keys: /Las flechas lo mueven, más y menos acercan y alejan\.$/,
  },
];

it.each(LANGUAGES)('$code is chosen before signing in, and stays', async ({ code, label, signIn }) => {
  const page = await stage.open(null, '/auth/login', { viewport: PHONE });
  await page.getByLabel('Select your language').selectOption({ label });
  await page.getByRole('button', { name: signIn, exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: signIn, exact: true }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe(code);
});

it.each(LANGUAGES)(
  'the dashboard is read in $code, its tables too, on both screens',
  async ({ code, tile, table, day, heads, keys }) => {
    const page = await stage.open('nacional', '/dashboard', {
      before: (one) =>
        one.addInitScript((language) => localStorage.setItem('fonte.language', language), code),
    });
    for (const viewport of [LAPTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await settled(page);
      await sightAll(page);
      await page.getByText(tile).first().waitFor();
      await page.getByText(table, { exact: true }).first().waitFor();
      await page.getByText(day).first().waitFor();
      if (viewport === LAPTOP)
        for (const name of heads)
          expect(await page.getByRole('columnheader', { name }).count()).toBeGreaterThan(0);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider).toBe(0);
      // What a phone's rows say at their right, and how the map is moved.
      expect(await page.getByText(/\d atrasadas( hoje)?$/).count()).toBe(0);
      await page.getByRole('application', { name: keys }).first().waitFor();
    }
  },
);
