// [ASVS 1.1.1 3.5.3 4.1.3]
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { testPortal, type TestPortal } from '../../testing.ts';
import type { App } from './app.ts';

/** Attacks with the name under which the portal is asked, and with how an address is written. */

const AUTH = '/api/indicators/auth';
const PUBLIC_URL = 'https://painel.exemplo.br';

let demonstration: TestPortal;
let real: TestPortal;
let proxied: TestPortal;
let built: App;
beforeAll(async () => {
  demonstration = await testPortal();
  const settings = { DEMO: '0', SESSION_SECRET: randomBytes(32).toString('base64'), PUBLIC_URL };
  real = await testPortal(settings, demonstration.database);
  proxied = await testPortal({ ...settings, TRUST_PROXY: '127.0.0.1' }, demonstration.database);
  const site = join(demonstration.dataDir, 'site');
  await mkdir(site);
  for (const name of ['index.html', 'index.html.br'])
    // oxlint-disable-next-line no-await-in-loop -- two small files
    await writeFile(join(site, name), '<style nonce="__CSP_NONCE__"></style>');
  const { database, app } = demonstration;
  built = await buildApp({ settings: app.settings, database, site });
});
afterAll(async () => {
  await built.server.close();
  await proxied.close();
  await real.close();
  await demonstration.close();
});

async function linkInOutbox(portal: TestPortal): Promise<string> {
  await portal.jobs();
  const folder = join(portal.dataDir, 'outbox');
  const last = (await readdir(folder)).sort().at(-1) ?? '';
  const mail = await PostalMime.parse(await readFile(join(folder, last)));
  return /https?:\S+/.exec(mail.text ?? '')?.[0] ?? '';
}
const askReset = (portal: TestPortal, email: string, headers: Record<string, string>) =>
  portal.ask('POST', `${AUTH}/reset-password`, { payload: { email }, headers });

describe('who writes the link of a mail', () => {
  test('is the setting: a request under another name is refused before it does anything', async () => {
    const { email } = await real.person('administrador');
    const answer = await askReset(real, email, { host: 'ladrao.example' });
    expect(answer.statusCode).toBe(421);
    expect(answer.json()).toEqual({
      tipo: 0,
      result:
        'Este portal atende em https://painel.exemplo.br, e o pedido chegou com outro endereço. Atrás de um proxy, repasse o cabeçalho Host.',
      codigo: 'otherHost',
    });
    await real.jobs();
    await expect(readdir(join(real.dataDir, 'outbox'))).rejects.toThrow('ENOENT');
    expect((await askReset(real, email, {})).statusCode).toBe(200);
    expect(await linkInOutbox(real)).toMatch(/^https:\/\/painel\.exemplo\.br\/auth\/new-password\?token=/);
  });

  test('in the demonstration it is where the server listens, whatever the request calls it', async () => {
    const { email } = await demonstration.person('administrador');
    const headers = { host: 'ladrao.example', 'x-forwarded-host': 'ladrao.example' };
    expect((await askReset(demonstration, email, headers)).statusCode).toBe(200);
    expect(await linkInOutbox(demonstration)).toMatch(/^http:\/\/localhost:3000\/auth\/new-password\?token=/);
  });

  test('the map services tell the same address, not the one they were asked by', async () => {
    const { cookie } = await demonstration.person('administrador');
    const url = '/api/mapa/geoserver/wms?service=WMS&request=GetCapabilities&version=1.3.0';
    const headers = { cookie, host: 'ladrao.example' };
    const answer = await demonstration.ask('GET', url, { headers });
    expect(answer.body).toContain('http://localhost:3000/api/mapa/geoserver/wms');
    expect(answer.body).not.toContain('ladrao');
  });
});

describe('the name the portal is asked by', () => {
  test.each([
    'ladrao.example',
    'painel.exemplo.br.ladrao.example',
    'painel.exemplo.br:8443',
    'ladrao.example#painel.exemplo.br',
    'ana@painel.exemplo.br',
    'painel.exemplo.br/x',
    '10.0.0.7',
  ])('%s is refused on pages, calls and unknown addresses', async (host) => {
    for (const url of ['/', `${AUTH}/session`, '/api/nada', '/assets/x.js']) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await real.ask('GET', url, { headers: { host } })).statusCode, url).toBe(421);
    }
  });

  test.each(['painel.exemplo.br', 'PAINEL.exemplo.br', 'painel.exemplo.br:443'])(
    '%s is its own',
    async (host) => {
      expect((await real.ask('GET', `${AUTH}/session`, { headers: { host } })).statusCode).toBe(401);
    },
  );

  test('health is answered by any: a balancer asks by the IP address', async () => {
    for (const path of ['/health/live', '/health/ready', '/health/l%69ve']) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await real.ask('GET', path, { headers: { host: '10.0.0.7:3000' } })).statusCode).toBe(200);
    }
  });

  test('behind a trusted proxy it is the forwarded one; from anybody else that header says nothing', async () => {
    const ask = (portal: TestPortal, host: string, forwarded: string, remoteAddress = '127.0.0.1') =>
      portal.ask('GET', `${AUTH}/session`, {
        headers: { host, 'x-forwarded-host': forwarded },
        remoteAddress,
      });
    const own = 'painel.exemplo.br';
    expect((await ask(proxied, '127.0.0.1:3000', own)).statusCode).toBe(401);
    expect((await ask(proxied, own, 'ladrao.example')).statusCode).toBe(421);
    expect((await ask(proxied, 'ladrao.example', own, '203.0.113.9')).statusCode).toBe(421);
    expect((await ask(real, 'ladrao.example', own)).statusCode).toBe(421);
  });
});

/** The same address, written so that a comparison of texts does not know it. */
const WRITTEN = [
  '/api/indicators/auth/logout',
  '/api/indicators/auth/logout/',
  '/api/indicators/auth/log%6Fut',
  '/api/indicators/auth/log%6fut',
  '/api/indicators/auth/%6C%6F%67%6F%75%74',
  '/%61%70%69/indicators/auth/logout',
  '/api/indicators/auth/log%256Fut',
  '/api/indicators/auth/LOGOUT',
  '/API/indicators/auth/logout',
  '/api/indicators/auth%2Flogout',
  '/api/indicators//auth/logout',
  '/api/indicators/auth/./logout',
  '/api/indicators/auth/x/../logout',
  '/api/indicators/auth/logout;a=1',
  '/api/indicators/auth/logout%00',
  '/api/indicators/auth/logout%20',
  '/api/indicators/auth/logout?x=%6F',
  '/api/indicators/auth/logout#x',
  'http://localhost:3000/api/indicators/auth/log%6Fut',
];

describe('a link of another site to the sign-out', () => {
  test.each(WRITTEN)('%s ends no session', async (url) => {
    const { cookie } = await demonstration.person('nacional');
    const signedIn = async () =>
      (await demonstration.ask('GET', `${AUTH}/session`, { headers: { cookie } })).statusCode === 200;
    for (const method of ['GET', 'HEAD'] as const) {
      for (const other of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://outro.example' }]) {
        // oxlint-disable no-await-in-loop
        const answer = await demonstration.ask(method, url, { headers: { cookie, ...other } });
        expect(answer.headers['clear-site-data']).toBeUndefined();
        expect(await signedIn()).toBe(true);
        // oxlint-enable no-await-in-loop
      }
    }
  });

  test.each(WRITTEN.slice(0, 6))('%s is the sign-out, and refused as such', async (url) => {
    const { cookie } = await demonstration.person('nacional');
    const cross = await demonstration.ask('GET', url, {
      headers: { cookie, 'sec-fetch-site': 'cross-site' },
    });
    expect([cross.statusCode, cross.json().codigo]).toEqual([403, 'crossSite']);
    const own = await demonstration.ask('GET', url, { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    expect(own.json()).toEqual({ result: true });
  });
});

describe('an address of no call', () => {
  test.each([
    '/api/nada',
    '/%61pi/nada',
    '/%2561pi/nada',
    '//api/nada',
    '/./api/nada',
    '/x/../api/nada',
    '/API/nada',
    '/health%2Fx',
  ])('%s is answered as a call, not with a page', async (url) => {
    const answer = await demonstration.ask('GET', url);
    expect([answer.statusCode, answer.json().codigo]).toEqual([404, 'notFound']);
  });

  test.each([
    '/',
    '/index.html',
    '/index%2Ehtml',
    '/./index.html',
    '//index.html',
    '/x/../index.html',
    '/index.html.br',
  ])('%s gives no page without its policy', async (url) => {
    const answer = await built.server.inject({ url });
    if (answer.statusCode === 200) {
      expect(answer.headers['content-security-policy']).toContain("'nonce-");
      expect(answer.body).toMatch(/^<style nonce="[\w-]{22}">/);
    } else expect(answer.body).not.toContain('nonce');
  });
});
