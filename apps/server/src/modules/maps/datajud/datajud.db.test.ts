import type { LawsuitOptions, LawsuitsAnswer } from '@fonte/contracts/routes/lawsuits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CPF,
  lawsuitPortal,
  mercator,
  N1,
  N2,
  N3,
  N4,
  N5,
  numbers,
  PATH,
  type LawsuitPortal,
} from './testing.ts';

let portal: LawsuitPortal;
let people: LawsuitPortal['people'];
let administrator: string;
beforeAll(async () => {
  portal = await lawsuitPortal();
  people = portal.people;
  administrator = people.administrador;
});
afterAll(() => portal.close());

test('a lawsuit has its number, subjects with names, parties and place', async () => {
  const { features, page, type } = await portal.read({ filter: 'ano = 2022' });
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

describe('places', () => {
  test('a box of map units', async () => {
    const box = [...mercator(-51, -18), ...mercator(-50, -17)].join(',');
    expect(numbers(await portal.read({ bbox: box }))).toEqual([N1, N2]);
    expect(numbers(await portal.read({ bbox: `${box},EPSG:3857` }))).toEqual([N1, N2]);
  });

  test('a box in degrees, in the order its system names', async () => {
    expect(numbers(await portal.read({ bbox: '-51,-18,-50,-17,EPSG:4326' }))).toEqual([N1, N2]);
    expect(numbers(await portal.read({ bbox: '-18,-51,-17,-50,urn:ogc:def:crs:EPSG::4326' }))).toEqual([
      N1,
      N2,
    ]);
  });

  test('around a point, 50 000 map units and no more, the nearest first', async () => {
    const [x, y] = mercator(-50.5, -17.6);
    // N1 is some 48 000 units west and 23 500 south of it: 53 400 away.
    expect(numbers(await portal.read({ point: `${x},${y}` }))).toEqual([N2]);
    expect(numbers(await portal.read({ point: `${x - 10_000},${y}` }))).toEqual([N2, N1]);
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
    expect((await portal.get(query)).statusCode).toBe(400);
  });
});

test('a page beyond the last is empty and says how many there are', async () => {
  expect(await portal.read({ page: '7' })).toMatchObject({
    features: [],
    page: { page: 7, pages: 1, total: 5 },
  });
});

describe('who sees what', () => {
  test('rows of the own state, wherever the filter’s place lies', async () => {
    const filter = 'BBOX(geom, -60, -30, -40, 0) OR geom IS NULL';
    expect(numbers(await portal.read({ filter }))).toEqual([N1, N2, N3, N4, N5]);
    expect(numbers(await portal.read({ filter }, people.coordenador))).toEqual([N1, N2, N3]);
    const answer = await portal.get({ filter }, people.regional);
    expect(numbers(answer.json<LawsuitsAnswer>())).toEqual([N4, N5]);
    expect(answer.body).not.toContain(CPF);
  });

  test('rows of the own state, whatever the filter asks', async () => {
    expect(numbers(await portal.read({ filter: "uf = 'MG' OR uf = 'GO'" }, people.coordenador))).toEqual([
      N1,
      N2,
      N3,
    ]);
    expect(numbers(await portal.read({}, people.regional))).toEqual([N4, N5]);
  });

  test('documents of persons whole only for profiles that see every row; companies are public', async () => {
    for (const [who, shown] of [
      ['nacional', CPF],
      ['regional', '***.417.999-**'],
      ['coordenador', '***.417.999-**'],
    ] as const) {
      const answer = await portal.get({}, people[who]);
      const parties = answer.json<LawsuitsAnswer>().features.flatMap(({ properties }) => properties.partes);
      expect(new Set(parties.map((party) => party.numeroDocumentoPrincipal))).toEqual(
        new Set([shown, '11222333000181']),
      );
      if (shown !== CPF) expect(answer.body).not.toContain(CPF);
    }
  });

  test('the reading is written down without parties', async () => {
    await portal.read({ filter: 'ano = 2021' }, people.nacional);
    const line = (await portal.trail()).findLast(({ acao }) => acao === 'ler');
    expect(line).toMatchObject({ acao: 'ler', alvo: 'datajud', linhas: 1 });
    expect(line?.detalhe).toEqual({ processos: [N4], total: 1, filtro: { filter: 'ano = 2021' } });
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
      people.coordenador,
    );
    expect(offered.tribunal).toEqual([{ valor: 'TJGO', total: 1 }]);
    expect(offered.assunto.map(({ codigo }) => codigo)).toEqual([11823, 15302]);
  });
});
