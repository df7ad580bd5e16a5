import { profileName, type FailureBody, type Profile } from '@fonte/contracts';
import type { FigureTable, IndicatorCatalogue } from '@fonte/contracts/routes/figures';
import type { ViewResult } from '@fonte/contracts/routes/indicator-results';
import { OTTO } from '@fonte/programme/tiny/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { readCsv } from '../../reports/testing.ts';
import { INDICATORS, indicatorPortal, okay, viewOf, type IndicatorPortal } from '../testing.ts';

// Indicators by name with plain parameters: the figures that their views show, and nothing beyond the panels of the profile.

const BASE = '/api/dados/v1/indicadores';

let portal: IndicatorPortal;
let visits: number;
let hidden: number;
beforeAll(async () => {
  portal = await indicatorPortal();
  visits = await portal.indicator('Visitas válidas', 'COUNT(@Id da visita de visita)', {
    unidade: 'visitas',
    data_type: 'integer',
    significado: 'Quantas vezes alguém foi à propriedade.',
  });
  hidden = await portal.indicator('Área média', 'AVG(@Área total)', { unidade: 'ha' });
  await portal.indicator('visitas   VÁLIDAS!', 'COUNT(@Id da visita de visita)');
  await portal.panel(
    'Painel',
    [viewOf({ indicadores: [{ id: visits }] })],
    ['coordenador', 'consulta'].map((profile) =>
      profileName(profile as Profile, portal.app.settings.PRODUCT_NAME),
    ),
  );
});
afterAll(() => portal.close());

type Query = Readonly<Record<string, string>>;
const ask = (path: string, query: Query = {}, person = portal.admin, more: Record<string, string> = {}) => {
  const search = new URLSearchParams(query).toString();
  return portal.ask('GET', `${BASE}${path}${search === '' ? '' : `?${search}`}`, {
    headers: { cookie: person.cookie, ...more },
  });
};
const table = async (path: string, query?: Query, person?: TestPerson) =>
  okay<FigureTable>(await ask(`/${path}`, query, person));
const refusal = async (path: string, query: Query, person?: TestPerson) => {
  const answer = await ask(`/${path}`, query, person);
  const { codigo, result } = answer.json<FailureBody>();
  return [answer.statusCode, codigo, result];
};

it('an indicator says of itself what its reader must know', async () => {
  const answer = await table('visitas-validas', { ano: '2025', por: 'propriedade.uf' });
  expect(answer).toEqual({
    nome: 'visitas-validas',
    numero: visits,
    titulo: 'Visitas válidas',
    definicao: expect.stringMatching(
      /^Quantas vezes alguém foi à propriedade\. .+ Visitas que contam: sincronizadas/,
    ),
    subtitulo: null,
    colunas: [
      { nome: 'propriedade.uf', titulo: 'UF', tipo: 'texto', unidade: null, casas: null, definicao: null },
      {
        nome: 'valor',
        titulo: 'Visitas válidas',
        tipo: 'inteiro',
        unidade: 'visitas',
        casas: null,
        definicao: null,
      },
    ],
    // The tiny programme's README.
    linhas: [
      { 'propriedade.uf': 'GO', valor: 16 },
      { 'propriedade.uf': 'MG', valor: 8 },
      { 'propriedade.uf': 'MS', valor: 2 },
    ],
    total: { valor: 26 },
    filtros: [
      { nome: 'Filtros', valor: 'Nenhum' },
      { nome: 'Ano', valor: '2025' },
      { nome: 'Uf', valor: 'Todas' },
    ],
    alcance: 'Todas as propriedades do programa',
    versao: 1,
    dt_atualizacao: expect.any(String),
    dados_ate: '2025-12-20',
    protegido: null,
  });
});

it('its figures are those of a view with the same groups and filters', async () => {
  const groups = 'propriedade.situacao,tempo.ano';
  const named = await table('visitas-validas', {
    uf: 'MG,GO',
    por: groups,
    'propriedade.atividade_produtiva': 'bovinocultura de LEITE',
  });
  const view = okay<ViewResult>(
    await portal.get(portal.admin, `${INDICATORS}/resultviewknex`, {
      indicadores: [{ id: visits }],
      grouprow: [
        { alias: 'propriedade', colname: 'situacao' },
        { alias: 'tempo', colname: 'ano' },
      ],
      filters: [
        {
          alias: 'propriedade',
          colname: 'atividade_produtiva',
          operator: '=',
          value: ['Bovinocultura de leite'],
        },
      ],
      $uf: ['MG', 'GO'],
    }),
  );
  expect(named.linhas.length).toBeGreaterThan(2);
  expect(named.linhas.map(Object.values)).toEqual(view.data.map(Object.values));
  expect(named.filtros[0]?.valor).toBe('Atividade produtiva igual Bovinocultura de leite');
  const days = await table('visitas-validas', { inicio: '2025-01-01', fim: '2025-01-31' });
  expect(days).toMatchObject({ linhas: [{ valor: 4 }], total: null });
  expect(days.filtros).toContainEqual({ nome: 'Período', valor: 'de 01/01/2025 a 31/01/2025' });
});

it('as a file it has the same rows, a head with the unit, and its description', async () => {
  const iso = await ask('/visitas-validas.iso.csv', { ano: '2025', por: 'propriedade.uf' });
  const { linhas } = await table('visitas-validas', { ano: '2025', por: 'propriedade.uf' });
  expect(iso.body).toBe(
    `UF,Visitas válidas (visitas)\r\n${linhas.map((row) => `${Object.values(row).join(',')}\r\n`).join('')}`,
  );
  expect(iso.headers).toMatchObject({
    'x-total-count': '3',
    link: `<${BASE}/visitas-validas.json?ano=2025&por=propriedade.uf>; rel="describedby"; type="application/json"`,
  });
  const csv = await ask(`/${hidden}`, {}, portal.admin, { accept: 'text/csv' });
  expect(readCsv(csv.body)).toEqual([['Área média (ha)'], [expect.stringMatching(/^236,36/)]]);
  for (const path of ['/visitas-validas', '/visitas-validas.csv']) {
    // oxlint-disable no-await-in-loop -- one after the other
    const { etag } = (await ask(path)).headers;
    expect([
      path,
      (await ask(path, {}, portal.admin, { 'if-none-match': etag as string })).statusCode,
    ]).toEqual([path, 304]);
    // oxlint-enable no-await-in-loop
  }
});

it('a profile is listed the indicators of its panels, by the columns of its reach', async () => {
  const listed = async (person: TestPerson) => okay<IndicatorCatalogue>(await ask('', {}, person));
  const all = await listed(portal.admin);
  expect(all.indicadores.map(({ nome, numero }) => [nome, numero])).toEqual([
    ['area-media', hidden],
    ['visitas-validas', visits],
    [`visitas-validas-${hidden + 1}`, hidden + 1],
  ]);
  expect(all.indicadores[0]?.grupos).not.toContain('visita.motivo');
  expect(all.indicadores[1]?.grupos).toContain('visita.motivo');
  const chief = await listed(await portal.person('coordenador', { uf: 'GO' }));
  expect(chief.indicadores.map(({ nome }) => nome)).toEqual(['visitas-validas']);
  expect(chief.indicadores[0]?.grupos).toContain('propriedade.codigo_municipio');
  expect(chief.indicadores[0]?.grupos).not.toContain('visita.motivo');
  const observer = await listed(await portal.person('consulta'));
  expect(observer.indicadores).toMatchObject([
    { nome: 'visitas-validas', grupos: ['propriedade.uf'], formas: ['json'] },
  ]);
  expect((await listed(await portal.person('tecnico', { uf: 'GO', cpf: OTTO }))).indicadores).toEqual([]);
});

it('what is none, or not of the caller, is refused with what there is', async () => {
  expect(await refusal('visita-valida', {})).toEqual([
    404,
    'noSuchName',
    expect.stringContaining('Há, entre outros: visitas-validas, '),
  ]);
  const observer = await portal.person('consulta');
  for (const name of ['area-media', String(hidden)])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await refusal(name, {}, observer)).toEqual([
      404,
      'noSuchName',
      `Não há indicador com o nome ${name}. Há, entre outros: visitas-validas. O catálogo diz todos.`,
    ]);
  expect((await refusal('visitas-validas.csv', {}, observer)).slice(0, 2)).toEqual([403, 'forbidden']);
  expect(await refusal('visitas-validas', { por: 'propriedade.cod_propriedade' }, observer)).toEqual([
    400,
    'noSuchValue',
    'O parâmetro por não tem o valor propriedade.cod_propriedade. Há: propriedade.uf.',
  ]);
  expect(await refusal('visitas-validas', { 'propriedade.nome': 'x' }, observer)).toEqual([
    400,
    'noSuchParameter',
    'O parâmetro propriedade.nome não existe aqui. Há: ano, inicio, fim, uf, por, propriedade.uf.',
  ]);
  expect(await refusal('visitas-validas', { 'propriedade.situacao': 'a_nada' })).toEqual([
    400,
    'noSuchValue',
    expect.stringMatching(
      /^O parâmetro propriedade\.situacao não tem o valor a_nada\. Há: .*Ativa em atendimento/,
    ),
  ]);
  expect((await refusal('visitas-validas', { inicio: '2025-01-01' })).slice(0, 2)).toEqual([
    400,
    'invalidParameter',
  ]);
  expect(await refusal('visitas-validas', { inicio: '2025-01-01', fim: '2025-02-01', ano: '2025' })).toEqual([
    400,
    'invalidParameter',
    'O parâmetro ano não é válido',
  ]);
});
