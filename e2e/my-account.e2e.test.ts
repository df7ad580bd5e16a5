import { currentSession } from '@fonte/contracts/endpoints/auth';
import { register } from '@fonte/contracts/endpoints/registration';
import { answerOf, cookieOf } from './src/call.ts';
import { withCheckDigits } from '@fonte/programme/demo/drawn-from/cpf';
import { describe, expect, it } from 'vitest';
import { PHONE } from './src/browser.ts';
import { useStage } from './src/stage.ts';

/** 'Minha conta': the own password, and where the account is open. */

const stage = useStage();
const PASS = 'a primeira senha';
let people = 0;

/** Somebody new, signed in once by a program; gives the cookie of that session. */
async function newcomer() {
  people += 1;
  const email = `conta${people}.${Date.now()}@teste.example`;
  const body = { nome: 'Joana Prado', email, pass: PASS, cpf: withCheckDigits(999_300_000 + people) };
  const cookie = cookieOf(await answerOf(stage.portal, register, { body }));
  const alive = async () => (await answerOf(stage.portal, currentSession, {}, cookie)).status === 200;
  return { email, alive };
}

async function opened(email: string, options: Parameters<typeof stage.open>[2] = {}) {
  const page = await stage.open(null, '/minha-conta', options);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASS);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByText('Este aparelho').waitFor();
  return page;
}

describe('Minha conta', () => {
  it('changes the password, and other sessions end', async () => {
    const { email, alive } = await newcomer();
    const page = await opened(email, { expects: /400/ });
    expect(await page.title()).toMatch(/^Minha conta/);
    await page.getByRole('button', { name: /^Olá, Joana\./ }).click();
    const entry = page.getByRole('menuitem', { name: 'Minha conta' });
    expect(await entry.getAttribute('href')).toBe('/minha-conta');
    await page.keyboard.press('Escape');
    const fill = async (current: string, next: string, again: string) => {
      await page.getByLabel('Senha atual').fill(current);
      await page.getByLabel('Nova senha', { exact: true }).fill(next);
      await page.getByLabel('Confirmar nova senha').fill(again);
      await page.getByRole('button', { name: 'Alterar senha' }).click();
    };
    await fill(PASS, 'outra senha', 'mais uma');
    await page.getByText('Nova senha e Confirmar nova senha não coincidem').waitFor();
    await fill('errada', 'outra senha', 'outra senha');
    await page.getByText('A senha atual não confere').waitFor();
    expect(await alive()).toBe(true);
    await fill(PASS, 'outra senha', 'outra senha');
    await page.getByText('As outras sessões foram encerradas.').waitFor();
    expect(await alive()).toBe(false);
    await page.reload();
    await page.getByText('Este aparelho').waitFor();
  });

  it('ends another session on the phone, once the password is written', async () => {
    const { email, alive } = await newcomer();
    const page = await opened(email, { viewport: PHONE, expects: /400/ });
    await page.getByRole('button', { name: 'Encerrar a sessão de Aparelho desconhecido' }).click();
    const dialog = page.getByRole('dialog', { name: 'Encerrar a sessão' });
    await dialog.getByLabel('Senha atual').fill('errada');
    await dialog.getByRole('button', { name: 'Encerrar' }).click();
    await dialog.getByText('A senha atual não confere').waitFor();
    expect(await alive()).toBe(true);
    await dialog.getByLabel('Senha atual').fill(PASS);
    await dialog.getByRole('button', { name: 'Encerrar' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await alive()).toBe(false);
    await page.getByRole('button', { name: 'Encerrar todas as outras' }).waitFor({ state: 'detached' });
    expect(await page.getByText('Este aparelho').count()).toBe(1);
  });
});
