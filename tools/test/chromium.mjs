import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Debian's Chromium, installed when it is missing and this user may (root with apt-get). The headless shell where it can be had (e2e/src/browser.ts
 * says why), else a whole browser.
 */
export function chromium() {
  const shell = '/usr/bin/chromium-headless-shell';
  if (process.env.CHROMIUM || existsSync(shell)) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Instalando o Chromium para os testes no navegador…');
    const apt = (...args) =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
    const added = ['install', '-y', '-qq', '--no-install-recommends'];
    apt('update', '-qq');
    if (apt(...added, 'chromium-headless-shell') || apt(...added, 'chromium')) return;
  }
  const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  if (!whole.some((path) => existsSync(path))) {
    console.error(
      'Os testes no navegador precisam do Chromium (Debian: apt-get install chromium-headless-shell; outro lugar: CHROMIUM=/caminho).',
    );
    process.exit(1);
  }
}
