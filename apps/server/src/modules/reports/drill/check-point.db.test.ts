import {
  ALL_PROFILES,
  can,
  OBSERVERS,
  type Cell,
  type FailureBody,
  type FigureCheck,
  type Profile,
  type ReportAnswer,
} from '@fonte/contracts';
import { sql } from 'kysely';
import { ANA, OTTO } from '@fonte/programme/tiny/people';
import { TINY_FIGURES } from '@fonte/programme/tiny/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { CATALOGUE } from '../catalogue/index.ts';
import { sumOf, tinyPortal, type TinyPortal } from '../testing.ts';

// 'Conferir': a figure held against its rows, which are read and taken together by other code than the figure was.

const WHO: Partial<Record<Profile, { uf?: string; cpf?: string }>> = {
  regional: { uf: 'MG' },
  coordenador: { uf: 'GO' },
  supervisor: { uf: 'GO', cpf: OTTO },
  tecnico: { cpf: ANA },
};

let portal: TinyPortal;
const people = {} as Record<Profile, TestPerson>;
beforeAll(async () => {
  portal = await tinyPortal();
  for (const profile of ALL_PROFILES) people[profile] = await portal.person(profile, WHO[profile]);
});
afterAll(() => portal.close());

const conferir = (from: TinyPortal, { cookie }: TestPerson, body: unknown) =>
  from.ask('POST', '/api/app/?module=relatorio&controller=index&action=conferir', {
    headers: { cookie, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
async function check(from: TinyPortal, person: TestPerson, body: object): Promise<FigureCheck> {
  const answer = await conferir(from, person, body);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json();
}

/** Every figure that has rows to open: report and measure. */
const FIGURES = Object.entries(CATALOGUE).flatMap(([id, { source, title }]) =>
  source.kind === 'plan' ? (source.drill ?? []).map((measure) => [Number(id), measure, title] as const) : [],
);
/** Indicators of one property, each in a unit of its own: together they are no figure. */
const NO_WHOLE = [11200];

/** The one figure that stands on the page for a whole report, as the page takes it (apps/web, check-words.ts): of a tile, or in a table's foot. */
function onPage(answer: ReportAnswer, measure: string | null): Cell | undefined {
  if (measure === null || measure !== answer.idColuna) return undefined;
  const { type } = JSON.parse(answer.json_label) as { type: string };
  return type === 'num' ? (answer.series[0]?.data[0] as Cell) : answer.tfoot?.[measure];
}

it.each(FIGURES)('%i %s (%s) is what its rows come to', async (co_consulta, idColuna) => {
  const admin = people.administrador;
  const shown = onPage(await portal.report(admin, co_consulta, { ano: [2025] }), idColuna);
  const given = await check(portal, admin, { co_consulta, idColuna, $ano: [2025], mostrado: shown });
  const rows = await portal.drill(admin, co_consulta, { idColuna }, { ano: [2025] });
  expect(given.linhas).toBe(rows.tbody.length);
  if (NO_WHOLE.includes(co_consulta)) {
    expect([given.igual, given.figura, rows.conferido]).toEqual([null, null, null]);
    return;
  }
  expect(given).toMatchObject({ igual: true, outra_carga: false, dt_atualizacao: rows.dt_atualizacao });
  // And once more by the test: what the rows of the drill-down come to on paper.
  const adds = rows.thead.some(({ field }) => field === 'valor') ? 'valor' : idColuna;
  const paper = { count: rows.tbody.length, distinct: rows.tbody.length, sum: sumOf(rows.tbody, adds) };
  if (given.modo === 'count' || given.modo === 'distinct' || given.modo === 'sum')
    expect(Number(given.soma ?? 0)).toBeCloseTo(paper[given.modo], 6);
  if (given.modo === 'avg' && given.linhas > 0)
    expect(Number(given.soma)).toBeCloseTo(paper.sum / paper.count, 4);
  expect(Number(given.figura ?? 0)).toBeCloseTo(Number(given.soma ?? 0), 6);
});

it("a cell's rows say what it counts, and of what, as its report's ? does", async () => {
  for (const profile of ['administrador', 'coordenador', 'supervisor', 'tecnico'] as const) {
    const { provenance, keys } = await portal.report(people[profile], 11121, { ano: [2025] });
    const point = { idColuna: 'visitas', data: keys[0] };
    const cell = await portal.drill(people[profile], 11121, point, { ano: [2025] });
    expect(cell.definicao.endsWith(provenance.definition)).toBe(true);
    expect([cell.alcance, cell.filtros]).toEqual([provenance.scope, provenance.filters]);
  }
});

it('the goals of a table are told apart, also those of one unit', async () => {
  const area = async (idColuna: string) => {
    const point = { idColuna, data: { uf: 'GO' } };
    const { definicao, soma } = await portal.drill(people.coordenador, 13510, point, { ano: [2025] });
    return [definicao.split('.')[0], soma?.unit];
  };
  expect(await area('area_conservacao')).toEqual(['Área com práticas de conservação e restauração', 'ha']);
  expect(await area('area_abc')).toEqual(['Área com tecnologias ABC', 'ha']);
});

it('holds for all years and one state too', async () => {
  for (const [co_consulta] of FIGURES.filter((_, at) => at % 7 === 0))
    for (const more of [{}, { $uf: ['GO'] }]) {
      if (NO_WHOLE.includes(co_consulta)) continue;
      const { igual } = await check(portal, people.administrador, { co_consulta, ...more });
      expect([co_consulta, more, igual]).toEqual([co_consulta, more, true]);
    }
});

it.each([
  [11116, 'distinct', TINY_FIGURES.years[2025].attendedProperties, 'propriedades'],
  [11117, 'distinct', TINY_FIGURES.years[2025].attendedProducers, 'produtores'],
  [11118, 'sum', TINY_FIGURES.conservationHa.to2025, 'ha'],
  [11120, 'count', TINY_FIGURES.years[2025].validVisits, 'visitas'],
] as const)('%i is the %s that was worked out by hand', async (co_consulta, modo, figura, unidade) => {
  const given = await check(portal, people.administrador, { co_consulta, $ano: [2025] });
  expect(given).toMatchObject({ figura, soma: figura, modo, unidade, igual: true });
});

it('holds every bar of a chart and every row of a table', async () => {
  let points = 0;
  for (const co_consulta of [10031, 10034, 111239, 211150, 10127, 11121]) {
    const answer = await portal.report(people.administrador, co_consulta, { ano: [2025] });
    const series = answer.series.length > 0 ? answer.series.filter(({ role }) => !role) : [{ key: {} }];
    for (const { key } of series)
      for (const at of answer.keys) {
        const data = { ...at, ...key };
        const given = await check(portal, people.administrador, { co_consulta, data, $ano: [2025] });
        expect(given.igual, `${co_consulta} ${JSON.stringify(data)}`).toBe(true);
        points += 1;
      }
  }
  expect(points).toBeGreaterThan(40);
});

describe.each(ALL_PROFILES)('%s', (profile) => {
  const FEW = [11116, 11117, 11118, 11120, 10031, 10126, 11121, 13216, 13318, 12110, 13400];
  if (can(profile, 'report.drill'))
    it('checks the figures it sees, of its own rows', async () => {
      for (const co_consulta of FEW) {
        const answer = await portal.report(people[profile], co_consulta, { ano: [2025] });
        const mostrado = onPage(answer, answer.idColuna);
        const body = { co_consulta, $ano: [2025], mostrado, carga: answer.dt_atualizacao };
        const given = await check(portal, people[profile], body);
        const rows = await portal.drill(people[profile], co_consulta, {}, { ano: [2025] });
        expect([co_consulta, given.igual, given.linhas]).toEqual([co_consulta, true, rows.tbody.length]);
      }
    });
  else
    it('is refused alike whatever there is behind a figure, and nothing is told of it', async () => {
      // Each observer every report, and every way to ask in turn.
      const ways = [{}, { $uf: ['GO'] }, { $uf: ['TO'] }, { mostrado: 3 }, { data: { sexo: 'Feminino' } }];
      const turn = ALL_PROFILES.indexOf(profile);
      const bodies = Object.keys(CATALOGUE).map((id, at) => ({
        co_consulta: Number(id),
        ...ways[(at + turn) % ways.length],
      }));
      const told = new Set<string>();
      for (const body of bodies) {
        const { statusCode, body: text } = await conferir(portal, people[profile], body);
        told.add(`${statusCode} ${text}`);
      }
      expect([...told]).toEqual([expect.stringMatching(/^403 .*Seu perfil não tem acesso a este recurso/)]);
    });
});

it('are the observers who are refused', () => {
  expect(ALL_PROFILES.filter((profile) => !can(profile, 'report.drill'))).toEqual(
    ALL_PROFILES.filter((profile) => (OBSERVERS as readonly string[]).includes(profile)),
  );
});

it('refuses what is no report, no figure, no number, in Portuguese', async () => {
  const refused = async (body: unknown) => {
    const answer = await conferir(portal, people.administrador, body);
    return [answer.statusCode, answer.json<FailureBody>().codigo];
  };
  expect(await refused({ co_consulta: 99_999 })).toEqual([404, 'reportNotFound']);
  expect(await refused({ co_consulta: 11157 })).toEqual([400, 'invalidParameter']);
  expect(await refused({ co_consulta: 11116, idColuna: 'senha' })).toEqual([400, 'invalidParameter']);
  expect(await refused({ co_consulta: 11116, data: { cpf: '1' } })).toEqual([400, 'invalidParameter']);
  expect((await refused({ co_consulta: 11116, mostrado: "1'; --" }))[0]).toBe(400);
  expect((await refused({}))[0]).toBe(400);
});

it('says that a page of another load must be opened again, and holds nothing against it', async () => {
  const body = { co_consulta: 11120, $ano: [2025], mostrado: 1, carga: '2020-01-01T00:00:00.000Z' };
  expect(await check(portal, people.administrador, body)).toMatchObject({
    outra_carga: true,
    igual: true,
    mostrado: 1,
    figura: 26,
  });
  expect((await differences(portal)).filter(({ detalhe }) => detalhe['mostrado'] === '1')).toEqual([]);
});

interface Line {
  readonly relatorio: number | null;
  readonly id_usuario: number | null;
  readonly detalhe: Readonly<Record<string, unknown>>;
}
const differences = async (of: TinyPortal): Promise<Line[]> =>
  (await of.trail()).filter(({ alvo }) => alvo === 'conferir') as unknown as Line[];

describe('a difference', () => {
  let broken: TinyPortal;
  let admin: TestPerson;
  beforeAll(async () => {
    broken = await tinyPortal({ CHECK_ROWS: '20' });
    admin = await broken.person('administrador');
    // A rollup that tells one visit too many: what no answer made of rollups can notice.
    await sql`update resumo.visita_mes set visitas = visitas + 1 where ctid in (
      select ctid from resumo.visita_mes where uf = 'MG' and mes >= '2025-01-01' and visitas > 0 limit 1)`.execute(
      broken.database.db,
    );
  });
  afterAll(() => broken.close());

  it('is said with both numbers, and is in the audit', async () => {
    const shown = await broken.report(admin, 11120, { ano: [2025], uf: ['MG'] });
    const right = TINY_FIGURES.years[2025].validVisitsByUf.MG;
    expect(shown.series[0]?.data[0]).toBe(right + 1);
    const body = { co_consulta: 11120, $ano: [2025], $uf: ['MG'], mostrado: right + 1 };
    expect(await check(broken, admin, body)).toMatchObject({
      igual: false,
      figura: right + 1,
      mostrado: right + 1,
      soma: right,
      linhas: right,
    });
    const [line] = await differences(broken);
    expect(line).toMatchObject({
      relatorio: 11120,
      id_usuario: admin.idUsuario,
      detalhe: { diferenca: true, mostrado: String(right + 1), soma: String(right), linhas: right },
    });
  });

  it('between the page and the report is one too', async () => {
    const body = { co_consulta: 11116, $ano: [2025], $uf: ['MG'], mostrado: 999 };
    expect(await check(broken, admin, body)).toMatchObject({ igual: false, mostrado: 999 });
    expect((await differences(broken)).at(-1)).toMatchObject({
      relatorio: 11116,
      detalhe: { mostrado: '999' },
    });
  });

  it('of nothing is in no audit', async () => {
    const before = (await differences(broken)).length;
    expect(await check(broken, admin, { co_consulta: 11116, $ano: [2025] })).toMatchObject({ igual: true });
    expect(await differences(broken)).toHaveLength(before);
  });

  it('is not looked for among more rows than one reads', async () => {
    const answer = await conferir(broken, admin, { co_consulta: 11120 });
    expect([answer.statusCode, answer.json<FailureBody>().result]).toEqual([
      413,
      'Este número vem de mais de 20 linhas, o máximo que uma conferência lê. Escolha um estado ou um ano e confira de novo.',
    ]);
    expect(broken.database.longAnswers.taken).toBe(0);
  });

  it('waits for a place among the long answers, and without one says when to come again', async () => {
    const leave = await Promise.all([1, 2, 3, 4].map(() => broken.database.longAnswers.take({})));
    const answer = await conferir(broken, admin, { co_consulta: 11116, $ano: [2025] });
    for (const free of leave) free();
    expect([answer.statusCode, answer.json<FailureBody>().codigo]).toEqual([503, 'busy']);
    expect((await conferir(broken, admin, { co_consulta: 11116, $ano: [2025] })).statusCode).toBe(200);
  });
});
