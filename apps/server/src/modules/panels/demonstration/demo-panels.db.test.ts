import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { View, ViewQuestion } from '@fonte/contracts/view';
import type { ViewResult } from '@fonte/contracts/routes/indicator-results';
import { DEMONSTRATION_MARK, importFolder } from '@fonte/programme';
import { writeDemo } from '@fonte/programme/demo/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPortal, type TestPerson, type TestPortal } from '../../../testing.ts';
import { createDemoPanels, removeDemoPanels } from '../index.ts';
import { DEMO_PANELS } from './panels.ts';

let portal: TestPortal;
let reader: TestPerson;
beforeAll(async () => {
  portal = await testPortal();
  const dir = await mkdtemp(join(tmpdir(), 'fonte-demo-panels-'));
  try {
    await writeDemo({ properties: 300, seed: 7, dir });
    await writeFile(join(dir, DEMONSTRATION_MARK), '');
    const { falhas } = await importFolder(portal.database, dir);
    expect(falhas).toEqual([]);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
  await createDemoPanels(portal.app);
  reader = await portal.person('giz');
});
afterAll(() => portal.close());

const offered = async () =>
  (await portal.ask('GET', '/api/indicators/painel/allprofile', { headers: { cookie: reader.cookie } })).json<
    { id: number; nome: string; config: View[] }[]
  >();

it('the three panels are published for every profile, and every view answers an observer with figures', async () => {
  const panels = await offered();
  expect(panels.map(({ nome }) => nome)).toEqual(DEMO_PANELS.map(({ nome }) => nome).toSorted());
  let shown = 0;
  for (const { config } of panels)
    for (const { title, subtitle: _, size: __, type, dynamicTexts, ...question } of config) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await portal.ask('POST', '/api/indicators/indicators/resultviewknex', {
        headers: { cookie: reader.cookie, 'content-type': 'application/json' },
        payload: JSON.stringify({ ...question, ano: [2025] } satisfies Partial<ViewQuestion>),
      });
      expect([title, answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([
        title,
        200,
        true,
      ]);
      const { data, series, protegido } = answer.json<ViewResult>();
      const figures = data.some((row) => series.some(({ name }) => Number(row[name]) > 0));
      // Of 300 properties a year of a part may be small groups only: then the card says so.
      expect([title, figures || (protegido === 5 && data.length > 0)]).toEqual([title, true]);
      if (figures) shown += 1;
      expect([
        title,
        type === 'bigNumber' || data.length > 1 || question.grouprow[0]?.dateFormat === 'YYYY',
      ]).toEqual([title, true]);
      for (const [, id] of dynamicTexts.bottom.matchAll(/data-indicador="(\d+)"/g))
        expect(Number(id)).toBeGreaterThan(0);
    }
  expect(shown).toBeGreaterThanOrEqual(12);
});

it('they are made once, and go with the demonstration unless somebody has changed them', async () => {
  await createDemoPanels(portal.app);
  const panels = await offered();
  expect(panels).toHaveLength(3);
  const admin = await portal.person('administrador');
  await portal.ask('POST', `/api/indicators/painel/${panels[0]?.id}`, {
    headers: { cookie: admin.cookie, 'content-type': 'application/json' },
    payload: JSON.stringify({ nome: 'O nosso' }),
  });
  await removeDemoPanels(portal.app);
  expect((await offered()).map(({ id }) => id)).toEqual([panels[0]?.id]);
});
