import { PROFILES } from '@fonte/contracts';
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';

const CHROMIUM = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Headless Chromium. Errors: none is installed. */
export async function launched(): Promise<Browser> {
  const executablePath = CHROMIUM.find((path) => path && existsSync(path));
  if (executablePath === undefined) throw new Error('Falta o Chromium; CHROMIUM diz onde está.');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
}

/** An Administrador's session that the server opened, and what a sign-in leaves in the browser. */
export async function signIn(context: BrowserContext, url: string, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, domain: new URL(url).hostname, path: '/' }]);
  const user = {
    id: 0,
    nome: 'Medição',
    perfil: PROFILES.administrador.name,
    profile: 'administrador',
    uf: null,
    menus: '',
    perfis: [PROFILES.administrador.name],
  };
  const kept = JSON.stringify(JSON.stringify(user));
  await context.addInitScript(
    `localStorage.getItem('fonte.session') ?? localStorage.setItem('fonte.session', ${kept})`,
  );
}
