import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { chromium, type BrowserContext } from 'playwright-core';
import { ARGUMENTS, executable } from './browser.ts';

/** A browser that keeps what it keeps in a folder, and whose process can be killed, as a phone that runs out of power. */
export async function killable(
  folder: string,
): Promise<{ context: BrowserContext; kill: () => Promise<void> }> {
  const child = spawn(
    executable(),
    [...ARGUMENTS, '--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'],
    // Debian's program is a script that begins the browser: what is killed is the group of both.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    void gone.then(() => reject(new Error('Chromium ended at its start')));
    createInterface({ input: child.stderr }).on('line', (text) => {
      const found = /DevTools listening on (ws:\S+)/.exec(text);
      if (found?.[1]) resolve(found[1]);
    });
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error('no context');
  return {
    context,
    kill: async () => {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, 'SIGKILL');
      await gone;
      await browser.close().catch(() => undefined);
    },
  };
}
