import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReportAnswer } from '@fonte/contracts';
import { QUALITY_RULES, type QualityId } from '@fonte/contracts/quality';
import { importFolder } from '@fonte/programme';
import { writeDemo } from '@fonte/programme/demo/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPortal, type TestPerson, type TestPortal } from '../../../testing.ts';

// What the demonstration says is wrong with it, as it writes it, is what the page of Data Quality shows: all of it and nothing else.

/** Overlaps are planted, and come by chance too: of a hundred outlines one or two lie over the neighbour's, where there is one. */
const OVERLAPS: QualityId = 13412;

const told: { rule: QualityId; cod: string }[] = [];
let portal: TestPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await testPortal();
  const dir = await mkdtemp(join(tmpdir(), 'fonte-planted-'));
  try {
    await writeDemo({ properties: 250, seed: 11, dir, onFault: (rule, cod) => told.push({ rule, cod }) });
    expect((await importFolder(portal.database, dir)).falhas).toEqual([]);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const report = async (id: number, more: Readonly<Record<string, string>> = {}) => {
  const query = new URLSearchParams({
    module: 'relatorio',
    controller: 'index',
    action: 'retorno-direto',
    typereturn: 'Json',
    co_consulta: String(id),
    ...more,
  });
  const answer = await portal.ask('GET', `/api/app/?${query.toString()}`, {
    headers: { cookie: admin.cookie },
  });
  return answer.json<ReportAnswer>();
};
const plantedOf = (id: QualityId): string[] =>
  told.flatMap(({ rule, cod }) => (rule === id ? [cod] : [])).toSorted();
const figure = ({ series }: ReportAnswer) => Number(series[0]?.data[0]);

it('every rule has something to find, and finds just that', async () => {
  const { tbody } = await report(13400);
  const shown = new Map(tbody.map(({ regra, achados }) => [regra, Number(achados)]));
  for (const { id, title } of QUALITY_RULES) {
    const planted = plantedOf(id);
    expect([id, planted.length > 0]).toEqual([id, true]);
    // oxlint-disable-next-line no-await-in-loop -- ten
    const rows = (await report(13401, { regra: String(id), page: '-1' })).tbody;
    const found = rows.map(({ cod_propriedade: cod }) => String(cod)).toSorted();
    expect([id, shown.get(title)]).toEqual([id, found.length]);
    expect([id, found]).toEqual([id, planted]);
  }
});

it('errors and warnings of the page are theirs together', async () => {
  const { tbody } = await report(13400);
  const of = (severity: string) =>
    tbody.reduce((sum, { gravidade, achados }) => sum + (gravidade === severity ? Number(achados) : 0), 0);
  expect([figure(await report(13403)), figure(await report(13404))]).toEqual([of('Erro'), of('Alerta')]);
  const planted = QUALITY_RULES.filter(({ severity }) => severity === 'alerta').flatMap(({ id }) =>
    plantedOf(id),
  );
  expect(of('Alerta')).toBe(planted.length);
});

it('the file of overlaps names both sides of every pair of outlines that lie over one another', async () => {
  const { tbody } = await report(1017722414, { page: '-1' });
  const codeOf = new Map(
    tbody.map(({ chave, cod_propriedade }) => [String(chave).split('×')[0], cod_propriedade]),
  );
  const pairs = tbody.map(({ chave, cod_propriedade }) => [
    cod_propriedade,
    codeOf.get(String(chave).split('×')[1]),
  ]);
  const planted = told.flatMap(({ rule, cod }) => (rule === OVERLAPS ? [cod] : []));
  expect(planted.length).toBeGreaterThan(1);
  for (let at = 0; at < planted.length; at += 2) {
    expect(pairs).toContainEqual([planted[at], planted[at + 1]]);
    expect(pairs).toContainEqual([planted[at + 1], planted[at]]);
  }
  for (const { valor } of tbody) expect(Number(valor)).toBeGreaterThan(0.1);
  // The page of Data Quality shows the same findings.
  expect(tbody).toHaveLength((await report(13401, { regra: String(OVERLAPS), page: '-1' })).tbody.length);
});
