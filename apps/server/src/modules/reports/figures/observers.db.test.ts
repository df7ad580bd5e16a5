import type { ReportAnswer } from '@fonte/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { testPortalWithTiny, type TestPortal } from '../../../testing.ts';

// What the attack asked of the demography, as a fresh account asks it; the tiny programme's twelve properties are mostly small groups.

let portal: TestPortal;
let stranger: TestPerson;
beforeAll(async () => {
  portal = await testPortalWithTiny({ SMALL_GROUP: '5' });
  stranger = await portal.person('consulta');
});
afterAll(() => portal.close());

const ask = async (id: number, more: Readonly<Record<string, string>> = {}) => {
  const query = new URLSearchParams({
    module: 'relatorio',
    controller: 'index',
    action: 'retorno-direto',
    co_consulta: String(id),
    typereturn: 'Json',
    ...more,
  });
  return portal.ask('GET', `/api/app/?${query.toString()}`, { headers: { cookie: stranger.cookie } });
};
const PERSONS = [10126, 10127, 10128, 10129, 10130, 10131];
const CODES = ['52.0417.0031', '31.0001.0001'];

it.each(PERSONS)(
  '%i tells nobody by a code, a day, an area, a second quality or several places',
  async (id) => {
    for (const moreFilter of [
      ...CODES.map((code) => `cod_propriedade='${code}'`),
      "dt_inicio = '2024-02-01'",
      'area_total >= 100',
      "municipio = 'Rio Verde'",
      'id_sub_bacia = 1',
      "atividade_produtiva = 'Bovinocultura de leite'",
      "uf != 'GO'",
      "uf in ('GO', 'MG')",
    ]) {
      const answer = await ask(id, { moreFilter });
      expect([moreFilter, answer.statusCode]).toEqual([moreFilter, 403]);
      expect(answer.json<{ result: string }>().result).toMatch(/observa|só valor/);
    }
    expect((await ask(id, { $uf: '["GO","MG"]' })).statusCode).toBe(403);
  },
);

it.each(PERSONS)('%i has no year for who only observes, and says so', async (id) => {
  const [all, one] = await Promise.all([ask(id), ask(id, { $ano: '2025' })]);
  const { series, provenance, json_label } = one.json<ReportAnswer>();
  expect(series).toEqual(all.json<ReportAnswer>().series);
  expect(provenance.definition).toMatch(/o ano não muda este número/);
  expect(JSON.parse(json_label)).toMatchObject({
    subtitle: expect.stringContaining('desde o início') as string,
  });
});

it('municipalities of few properties are the others of their state, and none of them is told by its name', async () => {
  const named = await ask(111239, { $uf: 'GO' });
  expect(named.statusCode).toBe(200);
  const { tbody } = named.json<ReportAnswer>();
  expect(tbody.map(({ municipio }) => municipio)).toEqual(['Outros municípios (GO)']);
  for (const moreFilter of [
    "municipio = 'Rio Verde'",
    'codigo_municipio = 5218805',
    "municipio = 'Atlântida'",
  ]) {
    const answer = await ask(11116, { moreFilter });
    expect([moreFilter, answer.statusCode]).toEqual([moreFilter, 200]);
    const { tbody: rows, protegido } = answer.json<ReportAnswer>();
    expect([rows.map((row) => Object.values(row)), protegido]).toEqual([[[null]], 5]);
  }
});

it('the points of the map are answered, and no condition picks some of them', async () => {
  expect((await ask(123456)).statusCode).toBe(200);
  expect((await ask(123456, { moreFilter: "situacao = 'a_ematend'" })).statusCode).toBe(403);
});

it('several years at once are refused, and the subtraction behind a figure is not told', async () => {
  const two = await ask(11116, { $ano: '[2024,2025]' });
  expect(two.statusCode).toBe(403);
  expect(two.json<{ result: string }>().result).toMatch(/um ano inteiro ou todos/);
  expect((await ask(11116)).json<ReportAnswer>().provenance.steps).toEqual([]);
});

it('says which groups are too small, on the card and in the rows', async () => {
  const answer = (await ask(11121)).json<ReportAnswer>();
  expect(answer.protegido).toBe(5);
  expect(JSON.parse(answer.json_label)).toMatchObject({
    subtitle: expect.stringContaining(
      'protegido: grupo com menos de 5, ou que deixaria calcular um grupo assim',
    ) as string,
  });
  for (const { propriedades } of answer.tbody)
    expect(propriedades === null || Number(propriedades) >= 5).toBe(true);
  expect(answer.tbody.some(({ propriedades }) => propriedades === null)).toBe(true);
});
