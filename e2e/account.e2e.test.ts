import { register } from '@fonte/contracts/endpoints/registration';
import { call } from './src/call.ts';
import { demoCpf } from '@fonte/programme/demo/drawn-from/cpf';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drawn } from './src/dashboard.ts';
import { latestMail } from './src/outbox.ts';
import { useStage } from './src/stage.ts';

/** Registration and recovery in a browser (first text, sections 2, 4, 5, 8). */

const stage = useStage();
const REGISTRATION = '/auth/registration';

/** Somebody who has no account yet, also when the portal has seen this test before. */
function newcomer() {
  const serial = Math.floor(Math.random() * 900_000);
  return { nome: 'Joana Prado', email: `joana.${serial}@teste.example`, cpf: demoCpf(serial), pass: 'abc' };
}

async function fill(page: Page, person: ReturnType<typeof newcomer>): Promise<void> {
  await page.getByLabel('Nome completo').fill(person.nome);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('CPF').pressSequentially(person.cpf);
  await page.getByLabel('Senha', { exact: true }).fill(person.pass);
  await page.getByLabel('Confirmar senha').fill(person.pass);
  await page.getByRole('checkbox').check();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Criar conta' }).click();
const says = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).waitFor();

describe('registration', () => {
  it('opens the terms beside the form, not instead of it', async () => {
    const page = await stage.open(null, REGISTRATION);
    await page.getByLabel('Nome completo').fill('Joana Prado');
    const terms = page.getByRole('form').getByRole('link', { name: 'Termos e Política de Privacidade' });
    const [opened] = await Promise.all([page.context().waitForEvent('page'), terms.click()]);
    await opened.getByRole('heading', { level: 1, name: 'Termos e Política de Privacidade' }).waitFor();
    expect(await page.getByLabel('Nome completo').inputValue()).toBe('Joana Prado');
  });

  it('signs in at once, as Consulta Pública', async () => {
    const page = await stage.open(null, REGISTRATION);
    await fill(page, newcomer());
    await submit(page);
    await drawn(page);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Dashboard Consulta Pública');
    await page.getByRole('button', { name: /^Olá, Joana\./ }).waitFor();
  });
});

describe('forgotten password', () => {
  it('leads by e-mail to a new password, and the address works once', async () => {
    const person = newcomer();
    await call(stage.portal, register, { body: person });
    const page = await stage.open(null, '/auth/login', { expects: /40[01]/ });
    await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
    await page.getByRole('heading', { name: 'Recuperar senha' }).waitFor();
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByRole('button', { name: 'Enviar email' }).click();
    await page.getByRole('heading', { name: 'Email enviado' }).waitFor();

    const link = () => /https?:\/\/\S+token=\S+/.exec(latestMail(person.email) ?? '')?.[0];
    await expect.poll(link, { timeout: 30_000 }).toBeDefined();
    const address = link() ?? '';
    await page.goto(address);
    await page.getByRole('textbox', { name: 'Nova senha' }).fill('outra senha');
    await page.getByLabel('Confirmar senha').fill('outra senha');
    await page.getByRole('button', { name: 'Salvar nova senha' }).click();
    await page.getByRole('heading', { name: 'Senha alterada' }).waitFor();
    await page.getByRole('link', { name: 'Voltar para o login' }).click();

    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Senha', { exact: true }).fill(person.pass);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await says(page, 'Email ou senha incorretos');
    await page.getByLabel('Senha', { exact: true }).fill('outra senha');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await drawn(page);

    await page.goto('/logout');
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
    await page.goto(address);
    await page.getByRole('textbox', { name: 'Nova senha' }).fill('mais uma');
    await page.getByLabel('Confirmar senha').fill('mais uma');
    await page.getByRole('button', { name: 'Salvar nova senha' }).click();
    await says(page, 'Este endereço de recuperação não vale mais. Peça outro.');
  });
});
