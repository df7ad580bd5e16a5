import type { FailureBody } from '@fonte/contracts';
import type { Panel } from '@fonte/contracts/routes/panels';
import type { ViewResult } from '@fonte/contracts/routes/indicator-results';
import type { ViewInput } from '@fonte/contracts/view';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { readCsv } from '../reports/testing.ts';
import { panelCharts, panelFigures } from './index.ts';
import { indicatorPortal, INDICATORS, okay, PANELS, viewOf, type IndicatorPortal } from './testing.ts';

let portal: IndicatorPortal;
let visits: number;
let area: number;
let share: number;
beforeAll(async () => {
  portal = await indicatorPortal();
  visits = await portal.indicator('Visitas', 'COUNT(@Id da visita de visita)', { data_type: 'integer' });
  area = await portal.indicator('Área', 'SUM(@Área total)', { unidade: 'ha' });
  share = await portal.indicator('Visitas por hectare', '#Visitas / SUM(@Área total)', {
    unidade: 'visitas/ha',
  });
});
afterAll(() => portal.close());

const UF = { alias: 'propriedade', colname: 'uf' };
const CITY = { alias: 'municipio', colname: 'nome' };
const YEAR = { alias: 'tempo', colname: 'data', dateFormat: 'YYYY' };
const ACROSS = { across: 'tempo.data' };
const URL = `${INDICATORS}/resultviewknex`;
type Question = Readonly<Record<string, unknown>>;
const ask = async (more: Question, person: TestPerson = portal.admin) =>
  okay<ViewResult>(
    await portal.post(person, URL, {
      indicadores: [{ id: visits }],
      grouprow: [UF, CITY, YEAR],
      pivot: ACROSS,
      ...more,
    }),
  );
/** Each row as its path, and its figures in the order of the series. */
const tableOf = ({ itens_search, data, series }: ViewResult) =>
  itens_search.map(({ value, index }) => [value, series.map(({ name }) => data[index]?.[name])] as const);
const totalOf = ({ dinamica, series }: ViewResult) => series.map(({ name }) => dinamica?.total[name]);

it('rows stand within rows, each with its total, beside the columns and theirs', async () => {
  const result = await ask({});
  expect(result.series.map(({ name, keys }) => [name, keys[0]?.value])).toEqual([
    ['2024', [2024]],
    ['2025', [2025]],
    ['Total', undefined],
  ]);
  // GO 25 and 16, MG 9 and 8, MS 2 and 2.
  const outer = tableOf(result).filter((_, at) => result.dinamica?.niveis[at] === 1);
  expect(outer).toEqual([
    ['GO', [25, 16, 41]],
    ['MG', [9, 8, 17]],
    ['MS', [2, 2, 4]],
  ]);
  expect(totalOf(result)).toEqual([36, 26, 62]);
  expect(result.totals[0]?.value).toBe(62);
  expect(result.dinamica).toMatchObject({
    por: 'Data de cada fato',
    colunas: [
      { nome: '2024', series: [0] },
      { nome: '2025', series: [1] },
      { nome: null, series: [2] },
    ],
  });
  // Every town after its state, and each state's towns come to it.
  const levels = result.dinamica?.niveis ?? [];
  const paths = tableOf(result).map(([path]) => path);
  paths.forEach((path, at) => {
    if (levels[at] === 2) expect(paths.slice(0, at)).toContain(path.split(' / ')[0]);
  });
  const towns = tableOf(result).filter(([path], at) => levels[at] === 2 && path.startsWith('GO /'));
  expect(towns.length).toBeGreaterThan(1);
  expect(towns.reduce((sum, [, figures]) => sum + Number(figures[2]), 0)).toBe(41);
  expect(new Map(result.sobre).get('Tabela dinâmica')).toBe('UF, Município por Data de cada fato');
});

it('a ratio is one at every level: the figures are those of the rows behind each, and of plain SQL', async () => {
  const indicadores = [{ id: share }, { id: area }];
  const result = await ask({ indicadores });
  expect(result.series.map(({ name }) => name)).toEqual([
    '2024 · Visitas por hectare',
    '2024 · Área',
    '2025 · Visitas por hectare',
    '2025 · Área',
    'Total · Visitas por hectare',
    'Total · Área',
  ]);
  const { rows } = await sql<{ place: string; area: string }>`
    select coalesce(p.uf || coalesce(' / ' || m.nome, ''), '') as place, sum(p.area_total)::text as area
    from programa.propriedade as p left join geo.municipio as m using (codigo_municipio)
    group by grouping sets ((p.uf, m.nome), (p.uf), ())`.execute(portal.database.db);
  const areas = new Map(rows.map((row) => [row.place, Number(row.area)]));
  const counts = new Map(tableOf(await ask({})));
  for (const [path, figures] of tableOf(result)) {
    const visited = counts.get(path) ?? [];
    expect(Number(figures[5])).toBeCloseTo(areas.get(path)!, 6);
    for (const [at, count] of visited.entries())
      if (count === null || count === undefined) expect(figures[2 * at]).toBeNull();
      else expect(Number(figures[2 * at])).toBeCloseTo(Number(count) / areas.get(path)!, 6);
  }
  expect(totalOf(result)[4]).toBeCloseTo(62 / 2600, 6);
});

it('each figure, of a total too, opens the rows that come to it', async () => {
  const result = await ask({});
  const points = [
    ...result.itens_search.map(({ keys, index }) => ({ keys, row: result.data[index]! })),
    { keys: [], row: result.dinamica!.total },
  ];
  let opened = 0;
  for (const { keys, row } of points)
    for (const one of result.series) {
      const cell = row[one.name];
      if (cell === null || cell === undefined) continue;
      // oxlint-disable-next-line no-await-in-loop -- one point after the other
      const answer = await portal.post(portal.admin, `${INDICATORS}/details`, {
        indicadores: visits,
        filters: [...keys, ...one.keys],
      });
      const detail = okay<{ valor: unknown; conferido: boolean | null }>(answer);
      expect([detail.valor, detail.conferido]).toEqual([cell, true]);
      opened += 1;
    }
  expect(opened).toBeGreaterThan(20);
});

it('is ordered by figures at each level, by names otherwise; columns too; and does without columns', async () => {
  const sorted = await ask({
    indicadores: [{ id: visits, sort: 'ASC' }],
    grouprow: [UF, CITY, { ...YEAR, sort: 'DESC' }],
  });
  const levels = sorted.dinamica?.niveis ?? [];
  const outer = tableOf(sorted).filter((_, at) => levels[at] === 1);
  expect(outer).toEqual([
    ['MS', [2, 2, 4]],
    ['MG', [8, 9, 17]],
    ['GO', [16, 25, 41]],
  ]);
  const inner = tableOf(sorted).filter(([path], at) => levels[at] === 2 && path.startsWith('GO /'));
  const totals = inner.map(([, figures]) => Number(figures[2]));
  expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  const plain = await ask({ grouprow: [UF, CITY], pivot: {} });
  expect(plain.series.map(({ name }) => name)).toEqual(['Visitas']);
  expect(plain.dinamica?.colunas).toEqual([{ nome: null, series: [0] }]);
  expect(totalOf(plain)).toEqual([62]);
  expect(tableOf(plain)[0]).toEqual(['GO', [41]]);
  // Filters of what goes across hold for its totals.
  const one = await ask({ grouprow: [UF, { ...YEAR, filters: [{ operator: '>=', value: '2025-01-01' }] }] });
  expect([totalOf(one), one.totals[0]?.value]).toEqual([[26, 26], 26]);
});

it('files have the figures of the screen, totals named, marks beside', async () => {
  const look = { rules: [{ when: '>=', value: 20, tone: 'success', word: 'Alto' }] };
  const question = { indicadores: [{ id: visits }], grouprow: [UF, CITY, YEAR], pivot: ACROSS, look };
  const shown = await ask(question);
  const lines = readCsv(
    (await portal.post(portal.admin, `${URL}/csv`, { title: 'Visitas', ...question })).body,
  );
  expect(lines[0]).toEqual([
    'UF',
    'Município',
    '2024 (un)',
    '2025 (un)',
    'Total (un)',
    '2024: marca',
    'Total: marca',
  ]);
  const text = (cell: ViewResult['totals'][number]['value'] | undefined) => String(cell ?? '');
  tableOf(shown).forEach(([path, figures], at) => {
    const [uf, city = 'Total'] = path.split(' / ');
    expect(lines[at + 1]?.slice(0, 5)).toEqual([uf, city, ...figures.map(text)]);
  });
  expect(lines[1]?.slice(5)).toEqual(['● Alto', '● Alto']);
  expect(lines[shown.data.length + 1]).toEqual(['Total', '', '36', '26', '62', '', '']);
});

it('is refused where it is none, and where it would have more figures than anybody reads, before they are worked out', async () => {
  const refused = async (more: Question) => {
    const answer = await portal.post(portal.admin, URL, {
      indicadores: [{ id: visits }],
      grouprow: [UF, YEAR],
      pivot: ACROSS,
      ...more,
    });
    return [answer.statusCode, answer.json<FailureBody>().result];
  };
  const [status, sentence] = await refused({ inline: true });
  expect([status, sentence]).toEqual([400, expect.stringContaining('Uma tabela dinâmica não é em linha')]);
  expect((await refused({ grouprow: [YEAR] }))[1]).toContain('precisa de ao menos uma coluna nas linhas');
  expect((await refused({ pivot: { across: 'x.y' } }))[1]).toContain('não é uma coluna da visão');
  const property = { alias: 'propriedade', colname: 'cod_propriedade' };
  const day = { alias: 'visita', colname: 'dt_visita', dateFormat: 'DD MM YYYY' };
  const [large, told] = await refused({
    indicadores: Array.from({ length: 20 }, () => ({ id: visits })),
    grouprow: [property, { alias: 'visita', colname: 'id_visita' }, day],
    pivot: { across: 'visita.dt_visita' },
  });
  expect([large, told]).toEqual([
    413,
    expect.stringMatching(/^A tabela teria 62 linhas × [\d.]+ colunas, mais que/),
  ]);
});

const view = (more: Partial<ViewInput> = {}): ViewInput =>
  viewOf({
    title: 'Dinâmica',
    type: 'pivot',
    indicadores: [{ id: visits }],
    dimensoes: [{ id: 'propriedade', nome: 'Propriedade' }],
    grouprow: [UF, CITY, YEAR],
    pivot: { ...ACROSS, folded: true },
    ...more,
  });

it('stays with its panel through drafts, publication and an earlier version, and tells its totals in mails', async () => {
  const id = await portal.panel('Com dinâmica', [view()], ['Coordenador']);
  const stored = async () => okay<Panel>(await portal.get(portal.admin, `${PANELS}/${id}`)).config[0];
  expect(await stored()).toMatchObject({ type: 'pivot', pivot: { across: 'tempo.data', folded: true } });
  okay(await portal.post(portal.admin, `${PANELS}/${id}`, { config: [] }));
  okay(await portal.post(portal.admin, `${PANELS}/${id}/restore`, { restaurar: 1 }));
  expect(await stored()).toMatchObject({ pivot: { folded: true } });
  const access = { profile: 'administrador', uf: null, cpf: null } as const;
  const { signal } = new AbortController();
  expect(await panelCharts(portal.app, access, id, 2025, 4, signal)).toEqual([]);
  const figures = (await panelFigures(portal.app, access, id, 2025, signal)) ?? [];
  expect(figures.map(({ name, exact }) => [name, exact])).toEqual([['Visitas', '26']]);
  const address = { indicadores: [{ id: visits }], grouprow: [UF, YEAR], pivot: ACROSS };
  const [asked, plain] = [
    await portal.get(portal.admin, URL, address),
    await portal.get(portal.admin, URL, { ...address, pivot: undefined }),
  ];
  expect(okay<ViewResult>(asked).dinamica?.niveis).toEqual([1, 1, 1]);
  expect(asked.headers['etag']).not.toBe(plain.headers['etag']);
  const saved = await portal.post(portal.admin, PANELS, { nome: 'Errada', config: [view({ pivot: null })] });
  expect([saved.statusCode, saved.body]).toEqual([400, expect.stringContaining('Obrigatório')]);
});

it('who only observes sees no figure of a small group in it, nor its place in an order, and only the panel’s columns', async () => {
  const guarded = await indicatorPortal({ SMALL_GROUP: '3' });
  try {
    const id = await guarded.indicator('Visitas', 'COUNT(@Id da visita de visita)', { data_type: 'integer' });
    const activity = { alias: 'propriedade', colname: 'atividade_produtiva' };
    const question = {
      indicadores: [{ id, sort: 'ASC' as const }],
      grouprow: [UF, activity, YEAR],
      pivot: ACROSS,
    };
    const config = [view(question)];
    await guarded.panel('Aberto', config, ['Consulta Pública']);
    const observer = await guarded.person('consulta');
    const whole = okay<ViewResult>(await guarded.post(guarded.admin, URL, question));
    const seen = okay<ViewResult>(await guarded.post(observer, URL, question));
    expect(seen.protegido).toBe(3);
    const all = new Map(tableOf(whole));
    const cells = tableOf(seen).flatMap(([path, figures]) =>
      figures.map((cell, at) => [cell ?? null, all.get(path)?.[at] ?? null] as const),
    );
    const hidden = cells.filter(([cell, figure]) => cell === null && figure !== null);
    expect(hidden.length).toBeGreaterThan(0);
    expect(cells.some(([cell]) => cell !== null)).toBe(true);
    for (const [cell, figure] of cells) if (cell !== null) expect(cell).toBe(figure);
    // Of a level, rows whose total is hidden stand after the others.
    for (const level of [1, 2]) {
      const parents = new Map<string, unknown[]>();
      tableOf(seen).forEach(([path, figures], at) => {
        if (seen.dinamica?.niveis[at] !== level) return;
        const parent = level === 1 ? '' : path.split(' / ')[0]!;
        parents.set(parent, [...(parents.get(parent) ?? []), figures.at(-1) ?? null]);
      });
      for (const totals of parents.values()) {
        const first = totals.indexOf(null);
        if (first >= 0) expect(totals.slice(first).every((total) => total === null)).toBe(true);
      }
    }
    const other = { ...question, grouprow: [{ alias: 'propriedade', colname: 'perfil_fundiario' }, YEAR] };
    expect((await guarded.post(observer, URL, other)).statusCode).toBe(403);
  } finally {
    await guarded.close();
  }
});
