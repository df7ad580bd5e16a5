import { ALL_PROFILES, OBSERVERS, PROFILES, STAFF, type FailureBody, type Profile } from '@fonte/contracts';
import type { FigureTable, ReportCatalogue } from '@fonte/contracts/routes/figures';
import { OTTO } from '@fonte/programme/tiny/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { readCsv, rowsOf, tinyPortal, type TinyPortal } from '../testing.ts';

// Reports by name with plain parameters: what the pages' own call says under the same filters, told so that a program needs nothing else.

const BASE = '/api/dados/v1/relatorios';

let portal: TinyPortal;
let protecting: TinyPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  protecting = await tinyPortal({ SMALL_GROUP: '5' });
  admin = await portal.person('administrador');
});
afterAll(() => Promise.all([portal.close(), protecting.close()]));

type Query = Readonly<Record<string, string>>;
const ask = (
  path: string,
  query: Query = {},
  {
    person = admin,
    of = portal,
    ...headers
  }: { person?: TestPerson; of?: TinyPortal; [name: string]: unknown } = {},
) => {
  const search = new URLSearchParams(query).toString();
  return of.ask('GET', `${BASE}${path}${search === '' ? '' : `?${search}`}`, {
    headers: { cookie: person.cookie, ...(headers as Record<string, string>) },
  });
};
const table = async (name: string, query?: Query, more?: Parameters<typeof ask>[2]): Promise<FigureTable> => {
  const answer = await ask(`/${name}`, query, more);
  expect([
    name,
    query,
    answer.statusCode,
    answer.statusCode === 200 || answer.json<FailureBody>().result,
  ]).toEqual([name, query, 200, true]);
  return answer.json<FigureTable>();
};
const refusal = async (name: string, query: Query, more?: Parameters<typeof ask>[2]) => {
  const answer = await ask(`/${name}`, query, more);
  const { codigo, result } = answer.json<FailureBody>();
  return [answer.statusCode, codigo, result];
};
const personOf = (profile: Profile, of = portal): Promise<TestPerson> =>
  of.person(profile, {
    ...(PROFILES[profile].requiresUf ? { uf: 'GO' } : {}),
    ...(profile === 'supervisor' ? { cpf: OTTO } : {}),
    ...(profile === 'tecnico' ? { cpf: '99990000107' } : {}),
  });

it('a report says of itself what its reader must know', async () => {
  const answer = await table('visitas-realizadas', { ano: '2025', uf: 'goiás' });
  const page = await portal.report(admin, 11120, { ano: [2025], uf: ['GO'] });
  expect(answer).toEqual({
    nome: 'visitas-realizadas',
    numero: 11120,
    titulo: 'Visitas realizadas',
    definicao: page.provenance.definition,
    subtitulo: 'Visitas válidas em 2025 de Goiás',
    colunas: [
      {
        nome: 'valor',
        titulo: 'Visitas realizadas',
        tipo: 'inteiro',
        unidade: 'visitas',
        casas: 0,
        definicao: 'Visitas válidas. Uma visita vale quando está sincronizada e tem lançamento ou check-in.',
      },
    ],
    linhas: page.tbody,
    total: null,
    filtros: [
      { nome: 'Uf', valor: 'Goiás' },
      { nome: 'Ano', valor: '2025' },
    ],
    alcance: 'Todas as propriedades do programa',
    versao: 1,
    dt_atualizacao: page.dt_atualizacao,
    dados_ate: '2025-12-20',
    protegido: null,
  });
});

it('its columns have their units and what they count', async () => {
  const { colunas, linhas, total } = await table('resultados-por-estado', { ano: '2025' });
  const page = await portal.report(admin, 11121, { ano: [2025] });
  expect(linhas).toEqual(page.tbody);
  expect(total).toEqual(page.tfoot);
  expect(colunas.map(({ nome, unidade }) => [nome, unidade])).toEqual([
    ['uf', null],
    ['propriedades', 'propriedades'],
    ['produtores', null],
    ['visitas', null],
    ['area_total', 'ha'],
    ['area_produtiva', 'ha'],
    ['area_conservacao', 'ha'],
    ['area_abc', 'ha'],
    ['percentual_meta', '%'],
  ]);
  expect(colunas[3]?.definicao).toMatch(/^Visitas válidas\./);
});

describe('plain parameters', () => {
  it.each<[Query, string, string]>([
    [{ municipio: 'goianesia' }, "municipio = 'Goianésia'", 'Município: Goianésia'],
    [{ municipio: '5208608' }, 'codigo_municipio = 5208608', 'Município: Goianésia'],
    [
      { situacao: 'a_ematend,Inativa' },
      "situacao IN ('a_ematend', 'i_inativa')",
      'Situação: Ativa em atendimento, Inativa',
    ],
    [
      { filtro: 'area_total > 100', situacao: 'a_ematend' },
      "situacao = 'a_ematend' AND area_total > 100",
      'Situação: Ativa em atendimento; Filtro: area_total > 100',
    ],
  ])('%j are the same conditions as %s', async (query, moreFilter, words) => {
    const { linhas, filtros } = await table('resultados-por-municipio', query);
    const page = await portal.report(admin, 11125, { moreFilter });
    const all = await portal.report(admin, 11125);
    expect(linhas).toEqual(page.tbody);
    expect(linhas).not.toEqual(all.tbody);
    expect(filtros.map(({ nome, valor }) => `${nome}: ${valor}`).join('; ')).toBe(words);
  });

  it('days, years and a choice are those of the pages', async () => {
    const days = await table('11120', { inicio: '2025-01-01', fim: '2025-06-30' });
    expect(days.linhas).toEqual(
      (await portal.report(admin, 11120, { dias: ['2025-01-01', '2025-06-30'] })).tbody,
    );
    const years = await table('11120', { ano: '2024, 2025' });
    expect(years.linhas).toEqual((await portal.report(admin, 11120, { ano: [2024, 2025] })).tbody);
    const { relatorios } = (await ask('')).json<ReportCatalogue>();
    const [chosen] = relatorios.filter(({ escolha }) => escolha?.nome === 'ciclo');
    const first = await table(chosen!.nome);
    const second = await table(chosen!.nome, { ciclo: '2' });
    expect([first, second].map(({ filtros }) => filtros.at(-1))).toEqual(
      chosen!.escolha!.valores!.slice(0, 2).map(({ titulo }) => ({ nome: 'Ciclo', valor: titulo })),
    );
  });

  it('what is none is refused with what there is', async () => {
    expect(await refusal('visitas-realizadas', { $ano: '[2025]' })).toEqual([
      400,
      'noSuchParameter',
      expect.stringMatching(
        /^O parâmetro \$?ano não existe aqui\. Há: ano, inicio, fim, uf, filtro, .*municipio/,
      ),
    ]);
    expect(await refusal('situacao-das-propriedades', { ano: '2025' })).toEqual([
      400,
      'noSuchParameter',
      expect.not.stringContaining(' ano,'),
    ]);
    expect(await refusal('visitas-realizadas', { uf: 'XX' })).toEqual([
      400,
      'noSuchValue',
      'O parâmetro uf não tem o valor XX. Há: BA (Bahia), GO (Goiás), MA (Maranhão), MT (Mato Grosso), MS (Mato Grosso do Sul), MG (Minas Gerais), TO (Tocantins).',
    ]);
    expect(await refusal('visitas-realizadas', { ano: '2025,1999' })).toEqual([
      400,
      'noSuchValue',
      'O parâmetro ano não tem o valor 1999. Há: 2019, 2020, 2021, 2022, 2023, 2024, 2025.',
    ]);
    const [, , situations] = await refusal('visitas-realizadas', { situacao: '' });
    expect(situations).toContain('Há: a_ematend (Ativa em atendimento), ');
    const [, , places] = await refusal('visitas-realizadas', { municipio: 'Lugar Nenhum' });
    expect(places).toMatch(
      /^O parâmetro municipio não tem o valor Lugar Nenhum\. Há: .*5208608 \(Goianésia\)/,
    );
    expect(await refusal('visitas-realizadas', { filtro: 'cpf = 1' })).toEqual([
      400,
      'invalidFilter',
      expect.stringContaining("a coluna 'cpf' não pode ser filtrada"),
    ]);
    for (const [query, name] of [
      [{ inicio: '2025-01-01' }, 'fim'],
      [{ inicio: '01/01/2025', fim: '2025-02-01' }, 'inicio'],
      [{ inicio: '2025-01-01', fim: '2025-02-01', ano: '2025' }, 'ano'],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await refusal('visitas-realizadas', query)).toEqual([
        400,
        'invalidParameter',
        `O parâmetro ${name} não é válido`,
      ]);
    expect(await refusal('visita-realizada', {})).toEqual([
      404,
      'noSuchName',
      expect.stringContaining('Há, entre outros: visitas-realizadas'),
    ]);
  });

  it('of a place that one may not see are none that are told', async () => {
    const person = await personOf('coordenador');
    const [status, , sentence] = await refusal('11120', { municipio: 'Uberaba' }, { person });
    expect([status, sentence]).toEqual([400, expect.stringContaining('Há: ')]);
    expect(sentence).toContain('Goianésia');
    expect(String(sentence).split('Há: ')[1]).not.toContain('Uberaba');
  });
});

describe('forms', () => {
  it('a CSV is the file of the pages, and says where it is described', async () => {
    const plain = await ask('/resultados-por-estado.csv', { ano: '2025' });
    const { head, rows } = await portal.csv(admin, 11121, { ano: [2025] });
    expect(readCsv(plain.body)).toEqual([head, ...rows]);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'x-total-count': String(rows.length),
      link: `<${BASE}/resultados-por-estado.json?ano=2025>; rel="describedby"; type="application/json"`,
    });
    const iso = await ask('/resultados-por-estado.iso.csv', { ano: '2025' });
    expect(iso.body.split('\r\n')[0]).toBe(head.join(','));
    expect(iso.body).not.toContain(';');
    for (const { headers } of [plain, iso])
      expect(new URLSearchParams(String(headers['x-about'])).get('Ano')).toBe('2025');
  });

  it.each([
    ['text/csv', 'text/csv'],
    ['application/json', 'application/json'],
    ['text/html, */*;q=0.8', 'application/json'],
    ['text/csv, application/json;q=0.5', 'text/csv'],
  ])('Accept %s gives %s', async (accept, type) => {
    const answer = await ask('/resultados-por-estado', {}, { accept });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['vary']]).toEqual([
      200,
      `${type}; charset=utf-8`,
      expect.stringMatching(/^Accept, /),
    ]);
  });

  it('an ending says more than Accept, and what is no form is told', async () => {
    const answer = await ask('/resultados-por-estado.json', {}, { accept: 'text/csv' });
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    for (const one of [await ask('/11121.xml'), await ask('/11121', {}, { accept: 'image/png' })])
      expect([one.statusCode, one.json<FailureBody>().codigo]).toEqual([406, 'notAcceptable']);
  });

  it('what has not changed is not sent again, in either form', async () => {
    for (const path of [
      '/resultados-por-estado',
      '/resultados-por-estado.csv',
      '/resultados-por-estado.iso.csv',
      '',
    ]) {
      // oxlint-disable no-await-in-loop -- one after the other
      const { etag } = (await ask(path)).headers;
      const again = await ask(path, {}, { 'if-none-match': etag });
      expect([path, again.statusCode, again.body]).toEqual([path, 304, '']);
      const other = await ask(path, {}, { 'if-none-match': etag, person: await personOf('coordenador') });
      expect([path, other.statusCode]).toEqual([path, 200]);
      // oxlint-enable no-await-in-loop
    }
    const persons = await ask('/propriedades.csv');
    expect([persons.headers['etag'], persons.headers['cache-control']]).toEqual([undefined, 'no-store']);
  });
});

const ONE_OF_EACH = [
  'visitas-realizadas',
  'resultados-por-estado',
  'visitas-por-mes',
  'mapa-de-propriedades',
  'propriedades',
];

describe.each(ALL_PROFILES)('%s', (profile) => {
  it('reads by name what the catalogue lists, with the figures of the pages', async () => {
    const person = await personOf(profile, protecting);
    const { relatorios, parametros } = (
      await ask('', {}, { person, of: protecting })
    ).json<ReportCatalogue>();
    const names = new Set(parametros.map(({ nome }) => nome));
    expect([names.size, new Set(relatorios.map(({ nome }) => nome)).size]).toEqual([
      parametros.length,
      relatorios.length,
    ]);
    // Every one of them for one profile: what it has, all have it from.
    const all = profile === 'administrador';
    for (const one of relatorios.filter(({ nome }) => all || ONE_OF_EACH.includes(nome))) {
      expect(one.parametros.filter((nome) => !names.has(nome) && one.escolha?.nome !== nome)).toEqual([]);
      // oxlint-disable no-await-in-loop -- one after the other
      const told = await table(one.nome, {}, { person, of: protecting });
      const page = await protecting.report(person, one.numero);
      // oxlint-enable no-await-in-loop
      const columns = page.thead.filter(({ type }) => type !== 'rows').map(({ field }) => field);
      const rows = (page.tbody.length > 0 ? page.tbody : page.series.flatMap(({ data }) => data)).filter(
        (row) => typeof row === 'object' && row !== null,
      );
      expect([one.nome, told]).toMatchObject([
        one.nome,
        {
          numero: one.numero,
          titulo: one.titulo,
          linhas: rows.map((row) => Object.fromEntries(columns.map((field) => [field, row[field] ?? null]))),
          alcance: page.provenance.scope,
          protegido: page.protegido ?? null,
        },
      ]);
      // What stands in the catalogue is there whatever the data are.
      expect(columns).toEqual(expect.arrayContaining(one.colunas.map(({ nome }) => nome)));
    }
  });
});

it.each(OBSERVERS)('%s has no file, no list and no property by a filter', async (profile) => {
  const person = await personOf(profile, protecting);
  const { relatorios } = (await ask('', {}, { person, of: protecting })).json<ReportCatalogue>();
  expect(relatorios.filter(({ formas }) => formas.join() !== 'json')).toEqual([]);
  const of = { person, of: protecting };
  for (const [name, query] of [
    ['resultados-por-estado.csv', {}],
    ['11120', { filtro: "cod_propriedade = '52.0001.0001'" }],
    ['propriedades', {}],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect([name, (await refusal(name, query, of)).slice(0, 2)]).toEqual([name, [403, 'forbidden']]);
});

it.each(OBSERVERS)('%s may ask for each value that it is offered', async (profile) => {
  const person = await personOf(profile, protecting);
  const of = { person, of: protecting };
  const { parametros, relatorios } = (await ask('', {}, of)).json<ReportCatalogue>();
  const own = relatorios.find(({ nome }) => nome === 'visitas-realizadas')!.parametros;
  expect(own).toContain('municipio');
  for (const { nome, valores } of parametros.filter((one) => own.includes(one.nome)))
    for (const { valor, titulo } of valores?.slice(0, 8) ?? [])
      for (const text of [String(valor), titulo]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const { filtros } = await table('visitas-realizadas', { [nome]: text }, of);
        expect([nome, text, filtros.some((one) => one.valor.includes(titulo))]).toEqual([nome, text, true]);
      }
});

it('who may read a file by the pages may by its name, and nobody else', async () => {
  for (const profile of STAFF) {
    // oxlint-disable no-await-in-loop -- one after the other
    const person = await personOf(profile);
    for (const [id, name] of [
      [11123, 'metas'],
      [111255, 'data-quality'],
      [1017722411, 'poligonos-vigentes'],
    ] as const) {
      const page = await portal.raw(person, 'relatorio/index/retorno-direto', {
        co_consulta: String(id),
        typereturn: 'Csv',
      });
      const named = await ask(`/${id}.csv`, {}, { person });
      expect([profile, name, named.statusCode, named.body]).toEqual([
        profile,
        name,
        page.statusCode,
        // Programs have the rows alone.
        page.statusCode === 200 ? rowsOf(page.body) : page.body,
      ]);
    }
    // oxlint-enable no-await-in-loop
  }
});

it('what was read of persons, and every file, is in the audit with the report', async () => {
  const person = await portal.person('administrador');
  await ask('/propriedades', { uf: 'GO' }, { person });
  await ask('/resultados-por-estado.csv', {}, { person });
  const lines = (await portal.trail()).filter(({ id_usuario: who }) => who === person.idUsuario);
  expect(lines.map(({ acao, relatorio }) => [acao, relatorio])).toEqual([
    ['ler', 11157],
    ['exportar', 11121],
  ]);
});
