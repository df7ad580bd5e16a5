import { landingPage } from '@fonte/contracts';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNTS, PASSWORD } from './src/accounts.ts';
import { PHONE } from './src/browser.ts';
import { startPortal, type Portal } from './src/portal.ts';
import { useStage, type StageOptions } from './src/stage.ts';
import { violations } from './src/walk/judged.ts';

/** The second factor in a browser: enrolled at the first sign-in, proved at the next, changed in 'Minha conta'. Passkeys by Chromium's own virtual authenticator. */

let portal: Portal;
beforeAll(async () => {
  // Browsers give passkeys to names only, not to 127.0.0.1.
  const started = await startPortal({
    HOST: 'localhost',
    PUBLIC_URL: '',
    DEMO_PROPERTIES: '20',
    SECOND_FACTOR_PROFILES: 'administrador,nacional,regional,supervisor,coordenador',
  });
  portal = { ...started, url: started.url.replace('127.0.0.1', 'localhost') };
});
afterAll(() => portal.stop());
const stage = useStage(() => portal.url);

type Account = keyof typeof ACCOUNTS;

async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail').fill(ACCOUNTS[account]);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
}
async function signOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Entrar' }).waitFor();
}
const opened = (account: Account, options: StageOptions = {}) =>
  stage.open(null, '/auth/login', options).then(async (page) => {
    await signIn(page, account);
    return page;
  });
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });
/** A code is another each half minute. */
const STEP_MS = 30_000;
const pathOf = (page: Page) => new URL(page.url()).pathname;
const inside = (page: Page, account: Account = 'administrador') =>
  expect.poll(() => pathOf(page)).toBe(landingPage(account));

/** The key that stands under the picture. */
async function secretOf(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: 'Abrir no aplicativo deste aparelho' });
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret') ?? '';
}
/** Enrols an app on the page that asks for a factor; gives its secret and the recovery codes. */
async function enrolApp(page: Page) {
  await page.getByRole('button', { name: 'Continuar' }).click();
  const secret = await secretOf(page);
  // That of now is good for the half minute after it as well: there is nothing to wait for.
  await page.getByLabel('Código do aplicativo').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  const codes = page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
  await expect.poll(() => codes.count()).toBe(10);
  return { secret, codes: await codes.allTextContents() };
}
/** A device with passkeys, as Chromium makes one of software. */
async function virtualDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
}

describe('an authenticator app', () => {
  it('is enrolled at the first sign-in with the keyboard, and proved at the next', async () => {
    const page = await opened('administrador', { expects: /400/ });
    await page.getByRole('heading', { name: 'Cadastre um segundo fator' }).waitFor();
    // Nothing else is there for it: neither pages nor a stored user.
    await page.goto('/dashboard');
    await expect.poll(() => pathOf(page)).toBe('/auth/login');
    await page.goto('/auth/factor');
    await page.getByRole('radio', { name: /Aplicativo autenticador/ }).focus();
    await page.getByLabel('Nome, para você reconhecer').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: 'Imagem para o aplicativo autenticador' }).waitFor();
    const secret = await secretOf(page);
    await page.getByLabel('Código do aplicativo').fill('000000');
    await page.keyboard.press('Enter');
    await page.getByText('Código incorreto').waitFor();
    await page.getByLabel('Código do aplicativo').fill(codeOf(secret, -5));
    await page.keyboard.press('Enter');
    await page.getByText('Este código já venceu.', { exact: false }).waitFor();
    const used = codeOf(secret, -1);
    await page.getByLabel('Código do aplicativo').fill(used);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Guarde os códigos de recuperação' }).waitFor();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar em arquivo' }).click();
    expect((await file).suggestedFilename()).toBe('codigos-de-recuperacao.txt');
    await page.getByRole('button', { name: 'Já guardei os códigos' }).click();
    await inside(page);

    await signOut(page);
    await signIn(page, 'administrador');
    await page.getByRole('heading', { name: 'Confirme que é você' }).waitFor();
    await page.getByLabel('Código do aplicativo').fill(used);
    await page.keyboard.press('Enter');
    // Half a minute later it is one that is over.
    await page.getByText(/^Este código já (?:foi usado\. Espere o próximo\.|venceu\.)/).waitFor();
    await page.getByLabel('Código do aplicativo').fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await inside(page);
    const kept = await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));
    expect(kept).not.toContain(secret);
  });

  it('that is lost is stood in for by a recovery code, once, on the phone', async () => {
    const page = await opened('nacional', { viewport: PHONE, expects: /400/ });
    const { codes } = await enrolApp(page);
    const [code = ''] = codes;
    await page.getByRole('button', { name: 'Já guardei os códigos' }).click();
    await inside(page);
    for (const again of [false, true]) {
      await signOut(page);
      await signIn(page, 'nacional');
      await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
      await page.getByLabel('Código de recuperação').fill(code.toLowerCase().replaceAll('-', ''));
      await page.getByRole('button', { name: 'Confirmar' }).click();
      if (again) await page.getByText('Este código de recuperação não existe ou já foi usado').waitFor();
      else await inside(page);
    }
  });
});

describe('a passkey', () => {
  it('is enrolled and proved by the device; a refusal is said and may be tried again', async () => {
    const page = await stage.open(null, '/auth/login', { expects: /400/ });
    const { devtools, authenticatorId } = await virtualDevice(page);
    await signIn(page, 'regional');
    await page.getByText('Impressão digital, rosto, PIN ou chave de segurança').click();
    expect(await page.getByLabel('Nome, para você reconhecer').inputValue()).toBe('Chave de acesso');
    await page.getByRole('button', { name: 'Criar a chave de acesso' }).click();
    await page.getByRole('button', { name: 'Já guardei os códigos' }).click();
    await inside(page);
    const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials.map(({ rpId }) => rpId)).toEqual(['localhost']);

    await signOut(page);
    await signIn(page, 'regional');
    const use = page.getByRole('button', { name: 'Usar a chave de acesso' });
    await use.waitFor();
    // The person closes the browser's dialog.
    await page.evaluate(() => {
      navigator.credentials.get = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await use.click();
    await page.getByText('A chave de acesso não foi confirmada no aparelho.', { exact: false }).waitFor();
    await page.reload();
    await devtools.send('WebAuthn.setResponseOverrideBits', { authenticatorId, isBogusSignature: true });
    await use.click();
    await page.getByText('A chave de acesso não pôde ser confirmada. Tente de novo.').waitFor();
    await devtools.send('WebAuthn.setResponseOverrideBits', { authenticatorId, isBogusSignature: false });
    await use.click();
    await inside(page);
  });

  it('is not offered by a browser that has none', async () => {
    const page = await opened('coordenador', {
      before: (page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential')),
    });
    await page.getByText('Este navegador não tem chaves de acesso.', { exact: false }).waitFor();
    expect(await page.getByRole('radio').count()).toBe(0);
    await enrolApp(page);
  });
});

describe('Minha conta', () => {
  it('adds, renames and removes factors with the password, and makes new codes', async () => {
    const page = await opened('giz', { expects: /400/ });
    await inside(page, 'giz');
    await page.goto('/minha-conta');
    const card = page.getByRole('region', { name: 'Segundo fator' });
    await card.getByText('Nenhum segundo fator cadastrado').waitFor();
    await card.getByRole('button', { name: 'Cadastrar fator' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Senha atual').fill('errada');
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await dialog.getByText('A senha atual não confere').waitFor();
    await dialog.getByLabel('Senha atual').fill(PASSWORD);
    const { codes } = await enrolApp(page);
    await dialog.getByRole('button', { name: 'Já guardei os códigos' }).click();
    await card.getByText('Restam 10 códigos de recuperação').waitFor();

    await card.getByRole('button', { name: 'Renomear Aplicativo no telefone' }).click();
    await dialog.getByLabel('Nome, para você reconhecer').fill('Telefone azul');
    await dialog.getByLabel('Senha atual').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await card.getByText('Telefone azul').waitFor();

    await card.getByRole('button', { name: 'Gerar novos códigos' }).click();
    await dialog.getByLabel('Senha atual').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Gerar códigos' }).click();
    const list = dialog.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
    await expect.poll(() => list.count()).toBe(10);
    expect(await list.allTextContents()).not.toContain(codes[0]);
    await dialog.getByRole('button', { name: 'Já guardei os códigos' }).click();

    await card.getByRole('button', { name: 'Remover Telefone azul' }).click();
    await dialog.getByLabel('Senha atual').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Remover' }).click();
    await card.getByText('Nenhum segundo fator cadastrado').waitFor();
  });
});

describe.each([undefined, PHONE])('what is read out and reached at %o', (viewport) => {
  it('has no fault that axe finds, and nothing stands out at the side', async () => {
    const account = viewport === undefined ? 'supervisor' : 'mapa';
    const page = await opened(account, viewport === undefined ? {} : { viewport });
    const looks = async () => {
      expect(await violations(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    };
    if (account === 'mapa') {
      await inside(page, account);
      await page.goto('/minha-conta');
      await page.getByRole('button', { name: 'Cadastrar fator' }).click();
      await page.getByRole('dialog').getByLabel('Senha atual').fill(PASSWORD);
    } else await page.getByRole('heading', { name: 'Cadastre um segundo fator' }).waitFor();
    await looks();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('img', { name: 'Imagem para o aplicativo autenticador' }).waitFor();
    await looks();
    await page.getByRole('button', { name: 'Voltar' }).click();
    if (account === 'mapa') await page.getByRole('dialog').getByLabel('Senha atual').fill(PASSWORD);
    await enrolApp(page);
    await looks();
    await page.getByRole('button', { name: 'Já guardei os códigos' }).click();
    await signOut(page);
    await signIn(page, account);
    await page.getByRole('heading', { name: 'Confirme que é você' }).waitFor();
    await looks();
  });
});
