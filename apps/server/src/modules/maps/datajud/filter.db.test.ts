// [ASVS 1.2.4]
import type { LawsuitsAnswer } from '@fonte/contracts/routes/lawsuits';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lawsuitPortal, mercator, N1, N2, N3, N4, N5, numbers, PATH, type LawsuitPortal } from './testing.ts';

let portal: LawsuitPortal;
let people: LawsuitPortal['people'];
let administrator: string;
beforeAll(async () => {
  portal = await lawsuitPortal();
  people = portal.people;
  administrator = people.administrador;
});
afterAll(() => portal.close());

test.each<[string, (string | undefined)[]]>([
  ['', [N1, N2, N3, N4, N5]],
  ["tribunal = 'TJGO' and ano = 2023", [N2]],
  ["uf = 'GO' AND esfera IN ('Federal', 'Trabalho')", [N3]],
  ['assunto = 11823', [N1, N3]],
  ["assunto = '11823'", [N1, N3]],
  ['assunto IN (10458, 15302)', [N1, N2, N4]],
  ['15302 = ANY(co_assunto_array)', [N1, N4]],
  ['co_assunto_array <> 11823', [N2, N4, N5]],
  ['assunto IS NULL', [N5]],
  ['flg_julgamento = true', [N1, N4]],
  ['flg_julgamento = 0', [N2]],
  ['flg_julgamento IS NULL', [N3, N5]],
  ["complex_assunto LIKE '%Cadastro%'", [N1]],
  ["classe ILIKE 'usu%'", [N2]],
  ['ano BETWEEN 2022 AND 2023 AND NOT (ano = 2022)', [N2, N3]],
  ['2022 < ano', [N2, N3]],
  ["ANO = '2021'", [N4]],
  ['EXCLUDE', []],
  [`numero = '${N3}'`, [N3]],
  [`IN ('processos.${N3}', '${N4}')`, [N3, N4]],
  ['co_assunto_array && ARRAY[10458, 15302]', [N1, N2, N4]],
  ['co_assunto_array @> ARRAY[11823, 15302]', [N1]],
  ['NOT (co_assunto_array @> ARRAY[11823]) AND assunto IS NOT NULL', [N2, N4]],
  ["tribunal = ANY(ARRAY['TRF1', 'TJMG'])", [N3, N4, N5]],
  ['ano = any(array[2021, 2022])', [N1, N4]],
  ["strToLowerCase(classe) = 'usucapião' OR lower(tribunal) = 'trf1'", [N2, N3]],
  ['strLength(tribunal) = 4 AND length(esfera) > 7', [N1, N2, N4]],
  ['BBOX(geom, -51, -18, -50, -17)', [N1, N2]],
  [`BBOX(geom, ${[...mercator(-51, -18), ...mercator(-50, -17)].join(', ')}, 'EPSG:3857')`, [N1, N2]],
  ['INTERSECTS(geom, POLYGON((-51 -18, -50 -18, -50 -17, -51 -17, -51 -18))) AND ano = 2022', [N1]],
  ['WITHIN(the_geom, SRID=4326;POLYGON((-51 -18, -50 -18, -50 -17, -51 -17, -51 -18)))', [N1, N2]],
  ['NOT DISJOINT(geom, ENVELOPE(-51, -50, -18, -17))', [N1, N2]],
  ['DWITHIN(geom, POINT(-50.5 -17.6), 45, kilometers)', [N2]],
  ['DWITHIN(geom, POINT(-50.5 -17.6), 55, kilometers)', [N1, N2]],
  ['BEYOND(geom, POINT(-50.5 -17.6), 55, kilometers)', [N3, N4]],
  ['geom IS NULL', [N5]],
  [`"Numero do processo" IN ('${N1}', '${N4}')`, [N1, N4]],
])('%s', async (filter, expected) => {
  expect(numbers(await portal.read({ filter }))).toEqual(expected);
});

test.each([
  "tribunal = 'TJGO'; DROP TABLE camada.processo",
  "1 = 1 OR uf = 'GO'",
  'numeros IS NOT NULL',
  "partes LIKE '%9994%'",
  "partes->>'nome' = 'x'",
  'tribunal = (SELECT nome FROM portal.usuario)',
  'pg_sleep(9) = 1',
  'ano = ano',
  "ano = 'dois mil'",
  'ano = 2022.5',
  'assunto = 99999999999',
  'assunto > 5',
  'flg_julgamento > false',
  "flg_julgamento = 'talvez'",
  'ano LIKE 2',
  "ano LIKE '2%'",
  "tribunal LIKE 'TJ\\'",
  'BBOX(partes, 1, 2, 3, 4)',
  'BBOX(geom, 3, 2, 1, 4)',
  "BBOX(geom, 1, 2, 3, 4, 'EPSG:31977')",
  'INTERSECTS(geom, POLYGON((0 0, 1 1, 1 0, 0 1, 0 0)))',
  'INTERSECTS(geom, POLYGON((0 0, 1 1)))',
  'INTERSECTS(geom, POINT(1e300 0))',
  'INTERSECTS(geom, geom)',
  'INTERSECTS(numero, POINT(0 0))',
  'DWITHIN(geom, POINT(0 0), 9e9, kilometers)',
  'DWITHIN(geom, POINT(0 0), 1, leguas)',
  'co_assunto_array && ARRAY[]',
  "co_assunto_array && ARRAY['x']",
  'co_assunto_array && 11823',
  'co_assunto_array @> ARRAY[99999999999]',
  "tribunal @> 'TJGO'",
  'ANY(tribunal) = 1',
  'pg_sleep(tribunal) = 1',
  'constructor(tribunal) = 1',
  'lower(ano) = 1',
  'ano BEFORE 2025-01-01',
  "constructor = 'x'",
  '('.repeat(500),
  `ano IN (${'1,'.repeat(6000)}1)`,
])('refused with a sentence: %#', async (filter) => {
  const answer = await portal.ask('POST', PATH, {
    headers: { cookie: administrator },
    payload: { filter },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ tipo: 0, codigo: 'invalidFilter' });
  expect(answer.body).not.toMatch(/select|camada\.|syntax/i);
});

test('no text is an error of the service, and none reaches another state', async () => {
  const word = fc.oneof(
    fc.constantFrom(
      'ano',
      'uf',
      'assunto',
      'tribunal',
      '=',
      '<>',
      'OR',
      'AND',
      'NOT',
      '(',
      ')',
      "'GO'",
      "'MG'",
      '1',
      '2022',
      'IN',
      ',',
      'LIKE',
      'IS NULL',
      'TRUE',
      "''",
      '--',
      'flg_julgamento',
    ),
    fc.string({ maxLength: 4 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 12 }), async (words) => {
      const answer = await portal.get({ filter: words.join(' ') }, people.coordenador);
      expect([200, 400]).toContain(answer.statusCode);
      if (answer.statusCode !== 200) return;
      const { features } = answer.json<LawsuitsAnswer>();
      expect(features.every(({ properties }) => properties.uf === 'GO')).toBe(true);
    }),
    { numRuns: 150 },
  );
});
