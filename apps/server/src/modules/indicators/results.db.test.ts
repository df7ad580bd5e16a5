import type { ViewResult } from '@fonte/contracts/routes/indicator-results';
import { VIEW_FILTER_OPERATORS, type FailureBody } from '@fonte/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { indicatorPortal, INDICATORS, okay, type IndicatorPortal } from './testing.ts';

const VIEW = `${INDICATORS}/resultviewknex`;

let portal: IndicatorPortal;
const ids: Record<string, number> = {};
beforeAll(async () => {
  portal = await indicatorPortal();
  ids['visitas'] = await portal.indicator('Visitas', 'COUNT(@Id da visita de visita)', {
    data_type: 'integer',
  });
  ids['area'] = await portal.indicator('Área', 'SUM(@Área total)', { unidade: 'ha' });
  ids['porVisita'] = await portal.indicator('Área por visita', '#Área / #Visitas', { unidade: 'ha' });
  ids['receita'] = await portal.indicator('Receita', 'SUM(@"qtde × vlr grupo Receitas")', { unidade: 'R$' });
  ids['duracao'] = await portal.indicator('Duração média', 'AVG(@Duração)', { unidade: 'min' });
  ids['pratica'] = await portal.indicator('Área de práticas', 'SUM(@Área de prática)', { unidade: 'ha' });
});
afterAll(() => portal.close());

const UF = { alias: 'propriedade', colname: 'uf' };
const ASKED = { limit: -1 };
const ask = async (question: Readonly<Record<string, unknown>>, person: TestPerson = portal.admin) =>
  okay<ViewResult>(await portal.post(person, VIEW, { ...ASKED, ...question }));
const refused = async (question: Readonly<Record<string, unknown>>, person: TestPerson = portal.admin) => {
  const answer = await portal.post(person, VIEW, { ...ASKED, ...question });
  return [answer.statusCode, answer.json<FailureBody>().result] as const;
};

describe('the result of a view', () => {
  it('does not depend on the operator of an indicator, whatever it says', async () => {
    const of = (operator: unknown) =>
      ask({ indicadores: [{ id: ids['visitas'], operator }], grouprow: [UF] });
    const plain = await of(undefined);
    for (const operator of ['SUM', '!=', 'AVG', ''])
      // oxlint-disable-next-line no-await-in-loop
      expect(await of(operator)).toEqual(plain);
  });

  it('puts facts of several grains beside each other, and the total at its own level', async () => {
    const result = await ask({
      indicadores: [{ id: ids['visitas'], visible: 'true' }, { id: ids['porVisita'] }],
      grouprow: [{ ...UF, sort: 'ASC' }],
    });
    expect(result.series).toEqual([
      { name: 'Visitas', unidade: 'un', id: ids['visitas'], type: 'integer', keys: [] },
      { name: 'Área por visita', unidade: 'ha', id: ids['porVisita'], type: 'numeric', keys: [] },
    ]);
    // GO 780 ha over 41 visits, MG 560 over 17, MS 1 260 over 4; all 2 600 over 62.
    expect(result.data).toEqual(
      [
        { UF: 'GO', Visitas: 41, 'Área por visita': 19.0243902439024 },
        { UF: 'MG', Visitas: 17, 'Área por visita': 32.9411764705882 },
        { UF: 'MS', Visitas: 4, 'Área por visita': 315 },
      ].map((row) => ({ ...row, 'Área por visita': expect.closeTo(row['Área por visita'], 5) })),
    );
    expect(result.totals).toEqual([
      { id: ids['visitas'], name: 'Visitas', unidade: 'un', value: 62 },
      { id: ids['porVisita'], name: 'Área por visita', unidade: 'ha', value: expect.closeTo(41.935483, 5) },
    ]);
    expect(result.itens_search[1]).toEqual({
      keys: [
        { nspname: 'programa', relname: 'propriedade', ...UF, type: 'varchar', operator: '=', value: ['MG'] },
      ],
      value: 'MG',
      valueData: ['MG'],
      index: 1,
      primary: 'MG',
      secondary: null,
      indicador: null,
    });
    expect(result).toMatchObject({ rowCount: 3, dados_ate: '2025-12-20', percent: null });
    // 'Atualizado em' is the load, as on every report.
    expect(result.carga).toBe((await portal.app.engine.version()).dtAtualizacao);
    expect(result.sobre).toEqual([
      ['Filtros', 'Nenhum'],
      ['Ano', 'Todos'],
      ['Uf', 'Todas'],
      ['Alcance', 'Todas as propriedades do programa'],
      ['Dados até', '20/12/2025'],
    ]);
  });

  it('states without a target are named, and have none together with the others', async () => {
    const goal = await portal.indicator('Meta', '100 * #Visitas / SUM(@Meta de visitas)', { unidade: '%' });
    const STATE = { alias: 'uf', colname: 'uf' };
    const asked = (more: object) => ask({ indicadores: [{ id: goal }], ano: [2025], ...more });
    const told = ({ sobre }: ViewResult) => new Map(sobre).get('Metas');
    const states = await asked({ grouprow: [{ ...STATE, sort: 'ASC' }] });
    // GO: 16 visits in 2025 of 50.
    expect(states.data.map((row) => [Object.values(row)[0], row['Meta']])).toEqual([
      ['GO', 32],
      ['MG', null],
      ['MS', null],
    ]);
    expect(states.totals[0]?.value).toBeNull();
    expect(told(states)).toBe('Meta de visitas não cadastrada: MG e MS');
    expect(told(await asked({ uf: ['GO', 'MS'] }))).toBe('Meta de visitas não cadastrada: MS');
    expect(told(await asked({ uf: ['GO'] }))).toBeUndefined();
    expect(told(await asked({ grouprow: [STATE], ano: [2019] }))).toBe('Meta de visitas não cadastrada');
    // The nation's own.
    const nation = await asked({});
    expect([nation.totals[0]?.value, told(nation)]).toEqual([26, undefined]);
  });

  it('groups dates by the parts chosen, days of the week included, in the order of time', async () => {
    const by = async (dateFormat?: string) =>
      (
        await ask({
          indicadores: [{ id: ids['visitas'] }],
          grouprow: [{ alias: 'visita', colname: 'dt_visita', dateFormat }],
          ano: [2025],
        })
      ).data;
    expect(await by('YYYY')).toEqual([{ Data: '2025', Visitas: 26 }]);
    expect((await by('MM YYYY'))[0]).toEqual({ Data: 'jan. 2025', Visitas: 4 });
    expect(await by('D')).toHaveLength(7);
    expect((await by())[0]).toEqual({ Data: '10/01/2025', Visitas: 1 });
    expect(
      (
        await refused({
          indicadores: [{ id: 1 }],
          grouprow: [{ alias: 'visita', colname: 'dt_visita', dateFormat: 'HH' }],
        })
      )[0],
    ).toBe(400);
  });

  it('keeps years, states, filters of columns and of the page', async () => {
    const result = await ask({
      indicadores: [{ id: ids['visitas'] }],
      grouprow: [{ ...UF, filters: [{ operator: '!=', value: 'MS' }] }],
      filters: [
        { alias: 'propriedade', type: 'numeric', dimension: 'area_total', operator: '>', value: ['60'] },
        { alias: 'tempo', colname: 'data', type: 'date', operator: '<', value: '2025-06-01' },
      ],
      ano: [2025],
      uf: ['GO', 'MG', 'MS'],
    });
    // P1 3 in March at the latest, P3 5 until May, P8 5 (January to May).
    expect(result.data).toEqual([
      { UF: 'GO', Visitas: 8 },
      { UF: 'MG', Visitas: 5 },
    ]);
  });

  it('sorts by a figure that is not shown, and pages', async () => {
    const result = await ask({
      indicadores: [{ id: ids['area'], sort: 'DESC', visible: false }, { id: ids['visitas'] }],
      grouprow: [UF],
      limit: 2,
    });
    expect(result.data).toEqual([
      { UF: 'MS', Visitas: 4 },
      { UF: 'GO', Visitas: 41 },
    ]);
    expect(result.rowCount).toBe(3);
  });

  it('splits a series by a column and its filters, and stacks to 100 %', async () => {
    const result = await ask({
      indicadores: [{ id: ids['visitas'] }],
      grouprow: [{ alias: 'tempo', colname: 'data', dateFormat: 'YYYY' }],
      splitSerie: 'programa.propriedade|propriedade.uf|varchar',
      splitFilters: [{ operator: 'starts', value: 'm' }],
      splitStack: true,
    });
    expect(result.series.map(({ name, keys }) => [name, keys[0]?.value])).toEqual([
      ['MG', ['MG']],
      ['MS', ['MS']],
    ]);
    expect(result.data).toEqual([
      { 'Data de cada fato': '2024', MG: 9, MS: 2 },
      { 'Data de cada fato': '2025', MG: 8, MS: 2 },
    ]);
    expect(result.percent).toEqual([
      { 'Data de cada fato': '2024', MG: expect.closeTo(9 / 11, 6), MS: expect.closeTo(2 / 11, 6) },
      { 'Data de cada fato': '2025', MG: 0.8, MS: 0.2 },
    ]);
  });

  it('lets one indicator be split and another not, and tells series of one name apart', async () => {
    const result = await ask({
      indicadores: [
        { id: ids['visitas'], splitSerie: 'programa.visita|visita.ciclo|int8' },
        { id: ids['visitas'] },
        { id: ids['visitas'] },
      ],
      grouprow: [{ ...UF, sort: 'DESC' }],
      ano: [2025],
    });
    expect(result.data[0]).toEqual({
      UF: 'MS',
      'Visitas · Ciclo 1': 2,
      'Visitas · Ciclo 2': null,
      Visitas: 2,
      'Visitas (2)': 2,
    });
  });

  it('lays groups in columns and indicators in lines when inline', async () => {
    const result = await ask({
      indicadores: [{ id: ids['visitas'] }, { id: ids['area'] }],
      grouprow: [UF],
      inline: true,
    });
    expect(result.groupby).toEqual([
      { name: 'Indicador', alias: 'indicador', colname: 'nome_indicador', type: 'varchar', dateFormat: null },
    ]);
    expect(result.data).toEqual([
      { Indicador: 'Visitas', GO: 41, MG: 17, MS: 4 },
      { Indicador: 'Área', GO: 780, MG: 560, MS: 1260 },
    ]);
    expect(result.itens_search[1]).toMatchObject({ indicador: ids['area'], index: 1, unidade: 'ha' });
  });

  it('answers a big number without groups, and places with the same name as two', async () => {
    expect((await ask({ indicadores: [{ id: ids['area'] }] })).data).toEqual([{ Área: 2600 }]);
    const cities = await ask({
      indicadores: [{ id: ids['visitas'] }],
      grouprow: [{ alias: 'municipio', colname: 'nome' }],
    });
    expect(cities.itens_search[0]?.keys[0]).toMatchObject({
      alias: 'municipio',
      colname: 'codigo_municipio',
    });
  });

  it('names measured groups as amounts are written, in their order', async () => {
    const names = async (colname: string) =>
      (
        await ask({
          indicadores: [{ id: ids['area'] }],
          grouprow: [{ alias: 'propriedade', colname, sort: 'DESC' }],
        })
      ).itens_search.map(({ value }) => value);
    const areas = ['1.000', '400', '300', '260', '200', '120', '100', '80', '60', '50', '30'];
    expect(await names('area_total')).toEqual([...areas, 'Não informado']);
    expect(await names('area_conservacao')).toEqual(['10', '8', '7,5', '0', 'Não informado']);
  });

  it('is the same by address and by body, and 304 while nothing changes', async () => {
    const question = {
      indicadores: [{ id: ids['receita'], sort: 'ASC' }],
      grouprow: [UF],
      filters: [{ alias: 'propriedade', colname: 'uf', operator: '!=', value: ['MS'] }],
    };
    const query = { ...question, inline: 'false', limit: '-1', $ano: [2025] };
    const byAddress = await portal.get(portal.admin, VIEW, query);
    expect(okay(byAddress)).toEqual(await ask({ ...question, ano: [2025] }));
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
    const again = (cookie: string) =>
      portal.ask('GET', `${VIEW}?${search.toString()}`, {
        headers: { cookie, 'if-none-match': String(byAddress.headers['etag']) },
      });
    expect((await again(portal.admin.cookie)).statusCode).toBe(304);
    const { id } = okay<{ id: number }>(
      await portal.get(portal.admin, `${INDICATORS}/one/${ids['receita']}`),
    );
    expect((await again((await portal.person('nacional', { uf: 'GO' })).cookie)).statusCode).toBe(200);
    expect(id).toBe(ids['receita']);
  });
});

describe('what cannot be answered is refused in Portuguese', () => {
  it.each<[string, () => Readonly<Record<string, unknown>>, string]>([
    [
      'a group that a fact does not have',
      () => ({ indicadores: [{ id: ids['porVisita'] }], grouprow: [{ alias: 'visita', colname: 'ciclo' }] }),
      '"Ciclo" não se aplica a propriedades',
    ],
    [
      'a column that is not there',
      () => ({ indicadores: [{ id: ids['area'] }], grouprow: [{ alias: 'usuario', colname: 'senha' }] }),
      'A coluna "usuario.senha" não existe.',
    ],
    [
      'a column by a name of objects',
      () => ({
        indicadores: [{ id: ids['area'] }],
        grouprow: [{ alias: '__proto__', colname: 'constructor' }],
      }),
      'não existe',
    ],
    [
      'more or less of a text',
      () => ({ indicadores: [{ id: ids['area'] }], filters: [{ ...UF, operator: '>=', value: 'GO' }] }),
      '"UF" não tem maior nem menor.',
    ],
    [
      'words in a number',
      () => ({
        indicadores: [{ id: ids['area'] }],
        filters: [{ alias: 'propriedade', colname: 'area_total', operator: '=', value: "1' or '1'='1" }],
      }),
      'não serve para "Área total"',
    ],
    [
      'a day that is none',
      () => ({
        indicadores: [{ id: ids['area'] }],
        filters: [{ alias: 'tempo', colname: 'data', operator: '=', value: '2025-02-30' }],
      }),
      'não serve',
    ],
    [
      'a filter without a value',
      () => ({ indicadores: [{ id: ids['area'] }], filters: [{ ...UF, operator: '=', value: [] }] }),
      'não tem valor',
    ],
    [
      'a split of another table',
      () => ({ indicadores: [{ id: ids['area'] }], splitSerie: 'portal.usuario|propriedade.uf|varchar' }),
      'não existe',
    ],
    [
      'an indicator that is not there',
      () => ({ indicadores: [{ id: 99_999 }] }),
      'O indicador 99999 não existe',
    ],
    [
      'nothing to show',
      () => ({ indicadores: [{ id: ids['area'], visible: false }] }),
      'Nenhum indicador está visível',
    ],
  ])('%s', async (_, question, reason) => {
    const [status, text] = await refused(question());
    expect([400, 404]).toContain(status);
    expect(text).toContain(reason);
    expect(text).not.toMatch(/select|programa\./i);
  });

  it.each(['=1', '{', '"a"', '[[[[[[', `[${'['.repeat(500)}`])(
    'an address part that is no list: %s',
    async (indicadores) => {
      const answer = await portal.get(portal.admin, VIEW, { indicadores });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<FailureBody>().result).toBe('O parâmetro indicadores não é válido');
    },
  );

  it('more indicators than a view holds', async () => {
    const [status] = await refused({ indicadores: Array.from({ length: 21 }, () => ({ id: ids['area'] })) });
    expect(status).toBe(400);
  });
});

it.each(VIEW_FILTER_OPERATORS)(
  'the view operator %s keeps or drops whole rows, never both',
  async (operator) => {
    const count = async (filters: unknown[]) =>
      Number((await ask({ indicadores: [{ id: ids['area'] }], filters })).data[0]?.['Área'] ?? 0);
    const number = ['>=', '<='].includes(operator);
    const column = number
      ? { alias: 'propriedade', colname: 'area_total' }
      : { alias: 'propriedade', colname: 'atividade_produtiva' };
    const value = number
      ? 100
      : operator.endsWith('null')
        ? null
        : operator.endsWith('ends')
          ? 'LEITE'
          : 'bovino';
    const kept = await count([{ ...column, operator, value }]);
    expect(kept).toBeGreaterThanOrEqual(0);
    const opposite = operator.startsWith('not_') ? operator.slice(4) : `not_${operator}`;
    if ((VIEW_FILTER_OPERATORS as readonly string[]).includes(opposite))
      expect(kept + (await count([{ ...column, operator: opposite, value }]))).toBe(2600);
  },
);
