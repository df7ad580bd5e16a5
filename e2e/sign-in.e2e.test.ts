// [ASVS 7.4.4 14.3.3]
import { currentSession, logout } from '@fonte/contracts/endpoints/auth';
import { describe, expect, it } from 'vitest';
import { ACCOUNTS, PASSWORD } from './src/accounts.ts';
import { signIn } from './src/api.ts';
import { drawn } from './src/dashboard.ts';
import { settled } from './src/settled.ts';
import { useStage } from './src/stage.ts';

/** Signing in and out in a browser (first text, sections 2, 4, 5, 8). */

const stage = useStage();
const path = (address: string) => new URL(address).pathname;

describe('the way in', () => {
  it('needs the keyboard only', async () => {
    const page = await stage.open(null, '/auth/login');
    const email = page.getByLabel('E-mail');
    await email.waitFor();
    const focused = () => email.evaluate((element) => element === document.activeElement);
    for (let stops = 0; stops < 10 && !(await focused()); stops += 1) await page.keyboard.press('Tab');
    expect(await focused()).toBe(true);
    await page.keyboard.type(ACCOUNTS.consulta);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    // Then what signs in, and only after it the ways elsewhere (docs/design/guide.md, screens 01 and 02).
    const stops: string[] = [];
    for (let stop = 0; stop < 4; stop += 1) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(
          () =>
            document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
        ),
      );
    }
    expect(stops).toEqual(['Mostrar senha', 'Entrar', 'Esqueci minha senha', 'Fazer cadastro']);
    for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await drawn(page);
    expect(path(page.url())).toBe('/dashboard');
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toMatch(/cpf|\d{11}|demonstracao"/i);
  });
});

describe('the way out', () => {
  it("is 'Sair' in the user's menu, and leaves nothing behind", async () => {
    const page = await stage.open('giz', '/dashboard?ano=2023&uf=GO');
    await drawn(page);
    await page.getByRole('button', { name: /^Olá, GIZ\./ }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
    expect(path(page.url())).toBe('/auth/login');
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('fonte.session');
    // The next person starts with the default year and no state.
    expect(await page.evaluate(() => localStorage.getItem('fonte.filters') ?? '')).not.toContain('GO');
    await page.goBack();
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
  });

  it('ends the session on the server too', async () => {
    const caller = await signIn(stage.portal, 'giz');
    expect((await caller.answerOf(currentSession, {})).status).toBe(200);
    expect(await caller.call(logout, {})).toMatchObject({ result: true });
    expect((await caller.answerOf(currentSession, {})).status).toBe(401);
  });

  it('is taken by itself when the session is over', async () => {
    const page = await stage.open('giz', '/dashboard', { expects: /401/ });
    await drawn(page);
    // What still comes after the figures would find the session over by itself.
    await settled(page);
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Ano 2025' }).click();
    await page.getByRole('option', { name: '2024' }).click();
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
    expect(path(page.url())).toBe('/auth/login');
  });
});
