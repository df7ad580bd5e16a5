import { addressOf } from '@fonte/contracts';
import { featuresApi, featuresItems } from '@fonte/contracts/endpoints/features-api';
import { ALL_ROUTES } from '@fonte/contracts/routes/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { basic, bearer, programKey } from '../../testing/program-key.ts';
import { mapPortal, type MapPortal } from './wms/testing/map-portal.ts';

// Pages of the sites that MAP_ORIGINS names read the map services with a key; every other page, and every other call, as before.

const NAMED = 'https://mapas.exemplo.br';
const STRANGER = 'https://outro.exemplo.br';
const ITEMS = addressOf(featuresItems, { params: { collectionId: 'ufs' }, query: { limit: 1 } });

let portal: MapPortal;
let closed: MapPortal;
let key: Record<string, string>;
let cookie: string;
beforeAll(async () => {
  // A key of an account that has to have a second factor opens nothing without one.
  const settings = { SECOND_FACTOR_PROFILES: 'nenhum' };
  portal = await mapPortal({ ...settings, MAP_ORIGINS: `${NAMED}, https://segundo.exemplo.br:8443` });
  closed = await mapPortal(settings);
  const person = await portal.person('administrador');
  ({ cookie } = person);
  key = bearer((await programKey(portal, person, ['maps'])).chave);
});
afterAll(async () => {
  await portal.close();
  await closed.close();
});

/** As a browser asks for a page of another site. */
const from = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' });
const allowed = ({ headers }: { headers: Record<string, unknown> }) => [
  headers['access-control-allow-origin'],
  headers['access-control-allow-credentials'],
];
const preflight = (at: MapPortal, url: string, origin: string, method = 'GET') =>
  at.ask('OPTIONS', url, {
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization',
    },
  });

describe('a named site', () => {
  test('is told before that it may ask with a key, and reads the answer', async () => {
    const before = await preflight(portal, ITEMS, NAMED);
    expect([before.statusCode, ...allowed(before)]).toEqual([204, NAMED, undefined]);
    expect(before.headers['access-control-allow-methods']).toBe('GET, HEAD');
    expect(before.headers['access-control-allow-headers']).toMatch(/Authorization/);
    const answer = await portal.ask('GET', ITEMS, { headers: { ...from(NAMED), ...key } });
    expect([answer.statusCode, ...allowed(answer)]).toEqual([200, NAMED, undefined]);
    expect(answer.headers['vary']).toBe('Origin, Accept, Cookie, Authorization');
    expect(answer.headers['access-control-expose-headers']).toContain('Content-Crs');
    expect(
      (await portal.ask('GET', ITEMS, { headers: { ...from('https://segundo.exemplo.br:8443'), ...key } }))
        .statusCode,
    ).toBe(200);
  });

  test('reads why it was refused', async () => {
    const without = await portal.ask('GET', ITEMS, { headers: from(NAMED) });
    expect([without.statusCode, ...allowed(without)]).toEqual([401, NAMED, undefined]);
    expect(without.headers['www-authenticate']).toBeUndefined();
    const wrong = await portal.ask('GET', `${ITEMS}&nada=1`, { headers: { ...from(NAMED), ...key } });
    expect([wrong.statusCode, ...allowed(wrong)]).toEqual([400, NAMED, undefined]);
  });

  test('has WMS and WFS too', async () => {
    for (const query of ['service=WFS&request=GetCapabilities', 'service=WMS&request=GetCapabilities']) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await portal.ask('GET', `/api/mapa/geoserver/ows?${query}`, {
        headers: { ...from(NAMED), ...key },
      });
      expect([answer.statusCode, ...allowed(answer)]).toEqual([200, NAMED, undefined]);
    }
  });

  test('is believed no password, nor a key as one, which browsers send by themselves', async () => {
    const secret = String(key['authorization']).slice(7);
    const answer = await portal.ask('GET', ITEMS, { headers: { ...from(NAMED), ...basic('chave', secret) } });
    expect(answer.statusCode).toBe(401);
  });

  test('reads no other call: neither with the key nor with the cookie of who is signed in here', async () => {
    for (const { method, path, legacy, keys } of ALL_ROUTES) {
      if (method !== 'GET' || keys === 'maps') continue;
      const url = (legacy ? addressOf({ path, legacy }) : path).replaceAll(/:\w+/g, '1');
      // oxlint-disable no-await-in-loop -- one after the other
      const answers = [
        await portal.ask('GET', url, { headers: { ...from(NAMED), ...key } }),
        await preflight(portal, url, NAMED),
      ];
      // oxlint-enable no-await-in-loop
      for (const answer of answers) expect([url, ...allowed(answer)]).toEqual([url, undefined, undefined]);
    }
    const signedIn = await portal.ask('GET', ITEMS, { headers: { ...from(NAMED), cookie } });
    // The browser gives the page an answer to a request with a cookie only where it is told that it may.
    expect(allowed(signedIn)).toEqual([NAMED, undefined]);
  });

  test('changes nothing: a POST is refused, and is not announced', async () => {
    const before = await preflight(portal, addressOf(featuresApi), NAMED, 'POST');
    expect(before.headers['access-control-allow-methods']).toBe('GET, HEAD');
    const post = await portal.ask('POST', '/api/mapa/geoserver/wfs', {
      headers: { ...from(NAMED), ...key, 'content-type': 'text/xml' },
      payload: '<x/>',
    });
    expect([post.statusCode, post.json().codigo]).toEqual([403, 'crossSite']);
  });
});

test.each([
  STRANGER,
  'null',
  `${NAMED}.mal.example`,
  `${NAMED}:8443`,
  NAMED.toUpperCase(),
  'http://mapas.exemplo.br',
  '*',
])('another site is not let in: %s', async (origin) => {
  const answers = [
    await portal.ask('GET', ITEMS, { headers: { ...from(origin), ...key } }),
    await preflight(portal, ITEMS, origin),
  ];
  for (const answer of answers) expect(allowed(answer)).toEqual([undefined, undefined]);
  expect(answers[0]!.statusCode).toBe(401);
});

test('without the setting no site is', async () => {
  const person = await closed.person('administrador');
  const own = bearer((await programKey(closed, person, ['maps'])).chave);
  for (const answer of [
    await closed.ask('GET', ITEMS, { headers: { ...from(NAMED), ...own } }),
    await preflight(closed, ITEMS, NAMED),
  ])
    expect([...allowed(answer), answer.headers['vary']]).toEqual([undefined, undefined, undefined]);
  expect((await closed.ask('GET', ITEMS, { headers: own })).headers['vary']).toBe(
    'Accept, Cookie, Authorization',
  );
});
