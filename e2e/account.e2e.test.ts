import { register } from '@fonte/contracts/endpoints/registration';
import { call } from './src/call.ts';
import { demoCpf } from '@fonte/programme/demo/cpf';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ACCOUNTS } from './src/accounts.ts';
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
  it('says every rule at once', async () => {
    const page = await stage.open(null, REGISTRATION);
    await page.getByLabel('Nome completo').fill('Joana');
    await page.getByLabel('E-mail').fill('joana');
    await page.getByLabel('CPF').pressSequentially('11111111111');
    await page.getByLabel('Senha', { exact: true }).fill('ab');
    await page.getByLabel('Confirmar senha').fill('cd');
    await submit(page);
    await says(page, 'Forneça seu nome completo');
    await says(page, 'Formato de email inválido');
    await says(page, 'CPF inválido');
    await says(page, 'Sua senha deve conter pelo menos 8 caracteres');
    await says(page, 'Senha e Confirmar senha não coincidem');
    await says(page, 'Você deve aceitar os Termos & Políticas de Privacidade');
  });

  it('writes the CPF into its mask', async () => {
    const page = await stage.open(null, REGISTRATION);
    const cpf = page.getByLabel('CPF');
    await cpf.pressSequentially('x52998224725999');
    expect(await cpf.inputValue()).toBe('529.982.247-25');
  });

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

  it('leads to the login when that sign-in fails', async () => {
    const page = await stage.open(null, REGISTRATION, {
      expects: /500/,
      before: (page) => page.route('**/auth/login', (route) => route.fulfill({ status: 500, json: {} })),
    });
    await fill(page, newcomer());
    await submit(page);
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth/login');
  });

  it('has one sentence for an e-mail that is taken', async () => {
    const page = await stage.open(null, REGISTRATION, { expects: /400/ });
    await fill(page, { ...newcomer(), email: ACCOUNTS.giz });
    await submit(page);
    await says(page, 'Não foi possível criar sua conta, tente novamente');
    expect(await page.getByLabel('Nome completo').inputValue()).toBe('Joana Prado');
  });
});

describe('forgotten password', () => {
  it('says that nobody has this e-mail', async () => {
    const page = await stage.open(null, '/auth/forgot-password', { expects: /404/ });
    await page.getByRole('button', { name: 'Enviar email' }).click();
    await says(page, 'Obrigatório');
    await page.getByLabel('E-mail').fill('ninguem@teste.example');
    await page.getByRole('button', { name: 'Enviar email' }).click();
    await says(page, 'O email ninguem@teste.example não foi encontrado');
  });

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

  it.each([
    ['a short password', 'ab', 'ab', 'Sua senha deve conter pelo menos 8 caracteres'],
    ['another confirmation', 'abcdef', 'abcdeg', 'Senha e Confirmar senha não coincidem'],
  ])('refuses %s', async (_what, pass, confirm, sentence) => {
    const page = await stage.open(null, '/auth/new-password?token=012345678901234567890123456789');
    await page.getByRole('textbox', { name: 'Nova senha' }).fill(pass);
    await page.getByLabel('Confirmar senha').fill(confirm);
    await page.getByRole('button', { name: 'Salvar nova senha' }).click();
    await says(page, sentence);
  });
});
