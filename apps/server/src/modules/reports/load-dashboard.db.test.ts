import { ALL_PROFILES, PROFILES } from '@fonte/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPortalWithTiny, type TestPortal } from '../../testing.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await testPortalWithTiny();
});
afterAll(() => portal.close());

test.each(ALL_PROFILES)('the dashboard of %s is there, with a year and without', async (profile) => {
  const { cookie } = await portal.person(profile, PROFILES[profile].requiresUf ? { uf: 'GO' } : {});
  for (const year of ['', '&$ano=[2024]']) {
    const url = `/api/app/?module=consulta&controller=dash-board&action=load-report-dash&typereturn=Json${year}`;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await portal.ask('GET', url, { headers: { cookie } });
    expect([answer.statusCode, answer.json().codigo]).toEqual([200, undefined]);
  }
});
