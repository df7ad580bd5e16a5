import type { LawsuitOptions, LawsuitsAnswer } from '@fonte/contracts/routes/lawsuits';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPortal, type TestPortal } from '../../../testing.ts';

const PATH = '/api/db/database/findall/datajud';
const CPF = '99941799955';

let portal: TestPortal;
let administrator: string;
const people: Record<string, string> = {};

/** Five lawsuits of two states; the fifth has no place. */
const LAWSUITS = [
  [
    '5000001-26.2022.8.09.0001',
    'TJGO',
    'Estadual',
    'Ação Civil Pública',
    [11823, 15302],
    'GO',
    2022,
    true,
    'Reserva legal; Cadastro Ambiental Rural',
    [-50.931, -17.801],
  ],
  [
    '5000002-11.2023.8.09.0001',
    'TJGO',
    'Estadual',
    'Usucapião',
    [10458],
    'GO',
    2023,
    false,
    'Usucapião Extraordinária',
    [-50.5, -17.6],
  ],
  [
    '5000003-93.2023.4.01.0001',
    'TRF1',
    'Federal',
    'Ação Civil Pública',
    [11823],
    'GO',
    2023,
    null,
    'Reserva legal',
    [-49.2, -16.6],
  ],
  [
    '5000004-78.2021.8.13.0001',
    'TJMG',
    'Estadual',
    'Ação Civil Pública',
    [15302],
    'MG',
    2021,
    true,
    null,
    [-44, -19.9],
  ],
  ['5000005-63.2020.8.13.0001', 'TJMG', null, null, null, 'MG', null, null, null, null],
] as const;
const [N1, N2, N3, N4, N5] = LAWSUITS.map(([numero]) => numero);

beforeAll(async () => {
  portal = await testPortal();
  for (const [numero, tribunal, esfera, classe, assuntos, uf, ano, julgado, assunto, place] of LAWSUITS) {
    await sql`insert into camada.processo
      (numero, tribunal, esfera, classe, assuntos, uf, ano, flg_julgamento, complex_assunto, partes, geom)
      values (${numero}, ${tribunal}, ${esfera}, ${classe}, ${assuntos ? [...assuntos] : null}::integer[], ${uf}, ${ano},
        ${julgado}, ${assunto},
        ${JSON.stringify([
          {
            tipoPessoa: 'fisica',
            numeroDocumentoPrincipal: CPF,
            nome: 'Nilo Araticum Paz',
            sexo: 'M',
            nacionalidade: 'BR',
            intimacaoPendente: 1,
            assistenciaJudiciaria: false,
          },
          {
            tipoPessoa: 'juridica',
            numeroDocumentoPrincipal: '11222333000181',
            nome: 'Associação Exemplo',
            segredo: 'x',
          },
        ])}::jsonb,
        ${place ? sql`ST_SetSRID(ST_MakePoint(${place[0]}, ${place[1]}), 4674)` : null})`.execute(
      portal.database.db,
    );
  }
  administrator = (await portal.person('administrador')).cookie;
  people['nacional'] = (await portal.person('nacional')).cookie;
  people['regional'] = (await portal.person('regional', { uf: 'MG' })).cookie;
  people['coordenador'] = (await portal.person('coordenador', { uf: 'GO' })).cookie;
});
afterAll(() => portal.close());

const get = (query: Record<string, string>, cookie = administrator) =>
  portal.ask('GET', `${PATH}?${new URLSearchParams(query).toString()}`, { headers: { cookie } });
const read = async (query: Record<string, string>, cookie = administrator) => {
  const answer = await get(query, cookie);
  expect(answer.statusCode).toBe(200);
  return answer.json<LawsuitsAnswer>();
};
const numbers = ({ features }: LawsuitsAnswer) =>
  features.map(({ properties }) => properties['Numero do processo']);
const mercator = (lon: number, lat: number): [number, number] => [
  (lon * 20037508.342789244) / 180,
  (Math.log(Math.tan(((90 + lat) * Math.PI) / 360)) / Math.PI) * 20037508.342789244,
];

test('a lawsuit has its number, subjects with names, parties and place', async () => {
  const { features, page, type } = await read({ filter: 'ano = 2022' });
  expect({ type, page }).toEqual({ type: 'FeatureCollection', page: { page: 1, pages: 1, total: 1 } });
  expect(features).toEqual([
    {
      type: 'Feature',
      id: `processos.${N1}`,
      geometry: { type: 'Point', coordinates: [-50.931, -17.801] },
      properties: {
        'Numero do processo': N1,
        tribunal: 'TJGO',
        esfera: 'Estadual',
        classe: 'Ação Civil Pública',
        assuntos: [
          { codigo: 11823, nome: 'Reserva legal' },
          { codigo: 15302, nome: 'Cadastro Ambiental Rural' },
        ],
        complex_assunto: 'Reserva legal; Cadastro Ambiental Rural',
        uf: 'GO',
        ano: 2022,
        flg_julgamento: true,
        partes: [
          {
            tipoPessoa: 'fisica',
            numeroDocumentoPrincipal: CPF,
            nome: 'Nilo Araticum Paz',
            sexo: 'M',
            nacionalidade: 'BR',
            intimacaoPendente: 1,
            assistenciaJudiciaria: false,
          },
          {
            tipoPessoa: 'juridica',
            numeroDocumentoPrincipal: '11222333000181',
            nome: 'Associação Exemplo',
            sexo: null,
            nacionalidade: null,
            intimacaoPendente: null,
            assistenciaJudiciaria: null,
          },
        ],
      },
    },
  ]);
});

describe('filters', () => {
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
    [`"Numero do processo" IN ('${N1}', '${N4}')`, [N1, N4]],
  ])('%s', async (filter, expected) => {
    expect(numbers(await read({ filter }))).toEqual(expected);
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
    'BBOX(geom, 1, 2, 3, 4)',
    "IN ('processos.1')",
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
    expect(answer.body).not.toMatch(/select|camada|syntax/i);
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
        const answer = await get({ filter: words.join(' ') }, people['coordenador']);
        expect([200, 400]).toContain(answer.statusCode);
        if (answer.statusCode !== 200) return;
        const { features } = answer.json<LawsuitsAnswer>();
        expect(features.every(({ properties }) => properties.uf === 'GO')).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

describe('places', () => {
  test('a box of map units', async () => {
    const box = [...mercator(-51, -18), ...mercator(-50, -17)].join(',');
    expect(numbers(await read({ bbox: box }))).toEqual([N1, N2]);
    expect(numbers(await read({ bbox: `${box},EPSG:3857` }))).toEqual([N1, N2]);
  });

  test('a box in degrees, in the order its system names', async () => {
    expect(numbers(await read({ bbox: '-51,-18,-50,-17,EPSG:4326' }))).toEqual([N1, N2]);
    expect(numbers(await read({ bbox: '-18,-51,-17,-50,urn:ogc:def:crs:EPSG::4326' }))).toEqual([N1, N2]);
  });

  test('around a point, 50 000 map units and no more, the nearest first', async () => {
    const [x, y] = mercator(-50.5, -17.6);
    // N1 is some 48 000 units west and 23 500 south of it: 53 400 away.
    expect(numbers(await read({ point: `${x},${y}` }))).toEqual([N2]);
    expect(numbers(await read({ point: `${x - 10_000},${y}` }))).toEqual([N2, N1]);
  });

  test.each([
    { bbox: '1,2,3' },
    { bbox: '1,2,3,x' },
    { bbox: '3,2,1,4' },
    { bbox: '1,2,3,4,EPSG:31983' },
    { point: '1' },
    { point: '1,2,3' },
    { point: '1e99,2' },
    { page: '0' },
    { page: 'x' },
  ])('refused: %j', async (query) => {
    expect((await get(query)).statusCode).toBe(400);
  });
});

test('a page beyond the last is empty and says how many there are', async () => {
  expect(await read({ page: '7' })).toMatchObject({ features: [], page: { page: 7, pages: 1, total: 5 } });
});

describe('who sees what', () => {
  test('rows of the own state, whatever the filter asks', async () => {
    expect(numbers(await read({ filter: "uf = 'MG' OR uf = 'GO'" }, people['coordenador']))).toEqual([
      N1,
      N2,
      N3,
    ]);
    expect(numbers(await read({}, people['regional']))).toEqual([N4, N5]);
  });

  test('documents of persons whole only for profiles that see every row; companies are public', async () => {
    for (const [who, shown] of [
      ['nacional', CPF],
      ['regional', '***.417.999-**'],
      ['coordenador', '***.417.999-**'],
    ] as const) {
      const answer = await get({}, people[who]);
      const parties = answer.json<LawsuitsAnswer>().features.flatMap(({ properties }) => properties.partes);
      expect(new Set(parties.map((party) => party.numeroDocumentoPrincipal))).toEqual(
        new Set([shown, '11222333000181']),
      );
      if (shown !== CPF) expect(answer.body).not.toContain(CPF);
    }
  });

  test('the reading is written down without parties', async () => {
    await read({ filter: 'ano = 2021' }, people['nacional']);
    const [line] = await portal.database.db
      .selectFrom('portal.acesso')
      .select(['alvo', 'detalhe'])
      .orderBy('id_acesso', 'desc')
      .limit(1)
      .execute();
    expect(line).toEqual({ alvo: 'datajud', detalhe: { processos: [N4], total: 1 } });
  });
});

describe('what the filters offer', () => {
  const options = async (query: string, cookie = administrator) =>
    (await portal.ask('GET', `${PATH}/options${query}`, { headers: { cookie } })).json<LawsuitOptions>();

  test('values with counts, the most frequent first, subjects by name', async () => {
    expect(await options('')).toEqual({
      tribunal: [
        { valor: 'TJGO', total: 2 },
        { valor: 'TJMG', total: 2 },
        { valor: 'TRF1', total: 1 },
      ],
      esfera: [
        { valor: 'Estadual', total: 3 },
        { valor: 'Federal', total: 1 },
      ],
      classe: [
        { valor: 'Ação Civil Pública', total: 3 },
        { valor: 'Usucapião', total: 1 },
      ],
      uf: [
        { valor: 'GO', total: 3 },
        { valor: 'MG', total: 2 },
      ],
      ano: [
        { valor: '2023', total: 2 },
        { valor: '2021', total: 1 },
        { valor: '2022', total: 1 },
      ],
      flg_julgamento: [
        { valor: 'true', total: 2 },
        { valor: 'false', total: 1 },
      ],
      assunto: [
        { codigo: 11823, nome: 'Reserva legal', total: 2 },
        { codigo: 15302, nome: 'Cadastro Ambiental Rural', total: 2 },
        { codigo: 10458, nome: 'Usucapião Extraordinária', total: 1 },
      ],
    });
  });

  test('within the caller’s rows and a filter', async () => {
    const offered = await options(
      `?filter=${encodeURIComponent('ano = 2021 OR ano = 2022')}`,
      people['coordenador'],
    );
    expect(offered.tribunal).toEqual([{ valor: 'TJGO', total: 1 }]);
    expect(offered.assunto.map(({ codigo }) => codigo)).toEqual([11823, 15302]);
  });
});
