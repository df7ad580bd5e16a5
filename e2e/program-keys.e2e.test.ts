import { register } from '@fonte/contracts/endpoints/registration';
import { panelsOfProfile } from '@fonte/contracts/endpoints/panels';
import { addressOf } from '@fonte/contracts';
import { withCheckDigits } from '@fonte/programme/demo/drawn-from/cpf';
import { KEY_PLACEHOLDER, SNIPPETS, snippetText } from '@fonte/contracts/program-snippets';
import { describe, expect, it } from 'vitest';
import { LAPTOP, PHONE } from './src/browser.ts';
import { answerOf } from './src/call.ts';
import { useStage } from './src/stage.ts';

/** 'Chaves para programas' of 'Minha conta': made, used by a program, revoked; and how programs are told of them. */

const stage = useStage();
const PASS = 'a primeira senha';
let people = 0;

/** What a program is told that asks for the person's panels with a key. */
const asked = async (chave: string) =>
  (await fetch(stage.portal + addressOf(panelsOfProfile), { headers: { authorization: `Bearer ${chave}` } }))
    .status;

async function opened(viewport: typeof PHONE) {
  people += 1;
  const email = `chaves${people}.${Date.now()}@teste.example`;
  const body = { nome: 'Joana Prado', email, pass: PASS, cpf: withCheckDigits(999_310_000 + people) };
  await answerOf(stage.portal, register, { body });
  const page = await stage.open(null, '/minha-conta', { viewport, expects: /400/ });
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASS);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByText('Nenhuma chave').waitFor();
  return page;
}

describe.each([
  ['a laptop', LAPTOP],
  ['the phone', PHONE],
] as const)('keys for programs on %s', (_where, viewport) => {
  it('are made with the password, shown once, used by a program, and revoked', async () => {
    const page = await opened(viewport);
    await page.getByRole('button', { name: 'Criar chave' }).click();
    const dialog = page.getByRole('dialog', { name: 'Criar chave' });
    await dialog.getByLabel('Mapas (WMS e WFS)').uncheck();
    await dialog.getByRole('button', { name: 'Criar' }).click();
    await dialog.getByText('Escolha ao menos um').waitFor();
    expect(await dialog.getByText('Obrigatório').count()).toBe(2);
    await dialog.getByLabel('Nome').fill('Planilha do escritório');
    await dialog.getByLabel('Indicadores').check();
    await dialog.getByLabel('Validade').selectOption('30 dias');
    await dialog.getByLabel('Senha atual').fill('errada');
    await page.keyboard.press('Enter');
    await dialog.getByText('A senha atual não confere').waitFor();
    await dialog.getByLabel('Senha atual').fill(PASS);
    await dialog.getByRole('button', { name: 'Criar' }).click();
    const made = page.getByRole('dialog', { name: 'Chave criada' });
    const chave = await made.getByLabel('Chave', { exact: true }).innerText();
    expect(chave).toMatch(/^fdk_[0-9a-f]{12}_[0-9a-f]{64}$/);
    expect(await asked(chave)).toBe(200);
    expect(await asked(chave.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toBe(401);
    await made.getByRole('button', { name: 'Já guardei' }).click();
    await made.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText(/Vale até .* · último uso/).waitFor();
    expect(await page.content()).not.toContain(chave.slice(17));
    const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
    await page.getByRole('button', { name: 'Revogar a chave Planilha do escritório' }).click();
    await page
      .getByRole('dialog', { name: 'Revogar a chave' })
      .getByRole('button', { name: 'Revogar' })
      .click();
    await page.getByText(/Revogada em/).waitFor();
    expect(await asked(chave)).toBe(401);
  });
});

it('how each program is told stands beside the account, with the address of this portal, ready to be copied', async () => {
  const page = await stage.open('tecnico', '/minha-conta');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('link', { name: 'Usar em outros programas' }).click();
  await page.waitForURL('**/minha-conta/programas*');
  await page.getByText(KEY_PLACEHOLDER, { exact: false }).first().waitFor();
  for (const snippet of SNIPPETS) {
    const text = snippetText(snippet, stage.portal);
    expect(text).toContain(stage.portal);
    // oxlint-disable no-await-in-loop -- one clipboard
    expect(await page.getByRole('group', { name: snippet.program, exact: true }).textContent()).toBe(text);
    await page.getByRole('button', { name: `Copiar ${snippet.program}`, exact: true }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    // oxlint-enable no-await-in-loop
  }
  await page.getByRole('link', { name: 'Ir às chaves' }).click();
  await page.getByText('Chaves para programas').waitFor();
});
