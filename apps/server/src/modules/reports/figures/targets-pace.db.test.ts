import type { DashboardAnswer, Row } from '@fonte/contracts';
import { refreshRollups } from '@fonte/programme/import/apply/rollups';
import { ANA, OTTO } from '@fonte/programme/tiny/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { answerReport } from '../answer/answer-report.ts';
import { CATALOGUE } from '../catalogue/index.ts';
import { tinyPortal, type Chosen, type TinyPortal } from '../testing.ts';

// Targets with pace (13510, docs/decisions/0081), by hand from the tiny programme's README. Its data end on 20/12/2025, the 354th of 365 days.

let portal: TinyPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const In2025: Chosen = { ano: [2025] };
const ask = (chosen?: Chosen, person = admin) => portal.report(person, 13510, chosen);
/** A line's figures: the target, what was achieved, expected, the difference, still to do each month, the forecast. */
const FIGURES = ['meta', 'alcancado', 'esperado', 'diferenca', 'por_mes', 'previsao'] as const;
const near = (value: number | null) => (value === null ? null : expect.closeTo(value, 5));
const lineOf = (tbody: readonly Row[], uf: string, goal: string) =>
  tbody.find((row) => row['uf'] === uf && String(row['indicador']).startsWith(goal));
const told = async (uf: string, goal: string, chosen?: Chosen, person?: TestPerson) => {
  const line = lineOf((await ask(chosen, person)).tbody, uf, goal);
  return FIGURES.map((field) => line?.[field]);
};
const fields = async (chosen?: Chosen) => (await ask(chosen)).thead.map(({ field }) => field);
const target = (indicador: string, uf: string, ano: number, valor: number) =>
  sql`insert into programa.meta (indicador, uf, ano, valor) values (${indicador}, ${uf}, ${ano}, ${valor})`.execute(
    portal.database.db,
  );
const noTarget = (indicador: string, uf: string, ano: number) =>
  sql`delete from programa.meta where indicador = ${indicador} and uf = ${uf} and ano = ${ano}`.execute(
    portal.database.db,
  );
/** The next load: the same rows, as they are now, with another end of the data. */
const load = (dadosAte: string) =>
  sql`insert into portal.versao (dados_ate, ultimo_fato) values (${dadosAte}, '2026-02-03')`.execute(
    portal.database.db,
  );

describe('a year of which the data have 354 days', () => {
  // Properties: 10 at the end of 2024, 12 at that of 2025; eight had been attended by the end of 2024. The others have their first target in 2025.
  it.each([
    ['Todas', 'Propriedades', [12, 10, 10 + (2 * 354) / 365, null, 2, 8 + (2 * 365) / 354]],
    ['Todas', 'Produtores', [10, 8, (10 * 354) / 365, null, 2, 7 + 365 / 354]],
    ['Todas', 'Visitas', [100, 62, (100 * 354) / 365, null, 38, 36 + (26 * 365) / 354]],
    ['Todas', 'Área com práticas', [51, 25.5, (51 * 354) / 365, null, 25.5, 12.5 + (13 * 365) / 354]],
    ['GO', 'Visitas', [50, 41, (50 * 354) / 365, null, 9, 25 + (16 * 365) / 354]],
    ['GO', 'Área com tecnologias', [100, 85, (100 * 354) / 365, null, 15, 20 + (65 * 365) / 354]],
  ] as const)('%s, %s', async (uf, goal, [meta, done, due, , month, ahead]) => {
    // Eleven days are left, which is one month at least.
    expect(await told(uf, goal, In2025)).toEqual([meta, done, due, done - due, month, ahead].map(near));
  });

  it('without a target has what was achieved, and nothing that a target is needed for', async () => {
    expect(await told('MG', 'Visitas', In2025)).toEqual([
      null,
      17,
      null,
      null,
      null,
      near(9 + (8 * 365) / 354),
    ]);
    // Not that of Goiás for both.
    const both: Chosen = { ano: [2025], uf: ['GO', 'MG'] };
    expect((await told('Todas', 'Visitas', both)).slice(0, 5)).toEqual([null, 58, null, null, null]);
  });

  it('is the same where no year is chosen, or several, or days of it', async () => {
    const { tbody, provenance } = await ask(In2025);
    for (const chosen of [{}, { ano: [2024, 2025] }, { dias: ['2025-07-01', '2025-12-31'] as const }]) {
      const other = await ask(chosen);
      expect([chosen, other.tbody]).toEqual([chosen, tbody]);
      expect(other.provenance).toEqual(provenance);
    }
    expect(provenance.filters).toEqual([{ label: 'Ano', value: '2025' }]);
  });

  it('tells the targets and what was achieved as the other reports of targets do', async () => {
    const { tbody } = await portal.report(admin, 11123, In2025);
    const both = ({ indicador, uf, meta, alcancado }: Row) => [indicador, uf, meta, alcancado];
    expect((await ask(In2025)).tbody.map(both)).toEqual(tbody.map(both));
    expect(tbody.length).toBeGreaterThan(10);
  });

  it('counts with the day of its rows where an import came after the question', async () => {
    const { engine, database } = portal.app;
    const version = { ...(await engine.version()), dadosAte: '2025-06-30' };
    const access = { profile: 'administrador', uf: null, cpf: null } as const;
    const reading = { anos: [2025], ufs: [], more: [], moreText: null, access, version, product: 'Programa' };
    const asked = { id: 13510, report: CATALOGUE[13510], reading, page: -1 } as const;
    const { thead, tbody } = await answerReport({ engine, database }, asked);
    const now = await ask(In2025);
    expect([thead, tbody]).toEqual([now.thead, now.tbody]);
  });

  it.each([
    [{ uf: 'GO' }, 'visitas', 41, 'visitas'],
    [{}, 'visitas', 62, 'visitas'],
    [{ uf: 'GO' }, 'area_conservacao', 18, 'ha'],
    [{}, 'produtores', 8, 'produtores'],
  ] as const)('a line opens the rows of its goal: %j %s', async (data, idColuna, value, unit) => {
    for (const chosen of [In2025, {}]) {
      const rows = await portal.drill(admin, 13510, { idColuna, data }, chosen);
      expect(rows).toMatchObject({ soma: { value, unit }, conferido: true });
      expect(rows.filtros).toEqual([{ label: 'Ano', value: '2025' }]);
    }
    const { keys, thead, idColuna: first } = await ask(In2025);
    expect(keys).toContainEqual({ ...data, idColuna });
    expect(thead.find(({ field }) => field === 'alcancado')?.valuecoluna).toBe(first);
  });
});

it('a year that is over is held against its whole target, and has nothing by month', async () => {
  const { thead, provenance } = await ask({ ano: [2024] });
  expect(thead.map(({ field }) => field).slice(3)).toEqual(['meta', 'alcancado', 'diferenca']);
  expect(await told('Todas', 'Propriedades', { ano: [2024] })).toEqual([
    10,
    8,
    undefined,
    -2,
    undefined,
    undefined,
  ]);
  expect(provenance.definition).toContain('O ano acabou');
});

it('a file has what the page shows, of the same year', async () => {
  const file = await portal.csv(admin, 13510, {});
  expect(file.head).toEqual((await ask({})).thead.map(({ description }) => description));
  expect(file.rows).toHaveLength((await ask({})).tbody.length);
});

describe('who reads it', () => {
  it('sees whole states: a coordinator their own', async () => {
    const coordinator = await portal.person('coordenador', { uf: 'GO' });
    const { tbody } = await ask(In2025, coordinator);
    expect([...new Set(tbody.map(({ uf }) => uf))]).toEqual(['GO']);
    expect(await told('GO', 'Visitas', In2025, coordinator)).toEqual(await told('GO', 'Visitas', In2025));
  });

  it.each([
    ['supervisor', { uf: 'GO', cpf: OTTO }],
    ['tecnico', { cpf: ANA }],
    ['consulta', {}],
    ['bancomundial', {}],
    ['giz', {}],
    ['mapa', {}],
  ] as const)('%s is refused, by every call, and has no card of it', async (profile, of) => {
    const person = await portal.person(profile, of);
    for (const typereturn of ['Json', 'Csv', 'Xlsx']) {
      const answer = await portal.raw(person, 'relatorio/index/retorno-direto', {
        co_consulta: '13510',
        typereturn,
        $ano: '[2025]',
      });
      expect([typereturn, answer.statusCode]).toEqual([typereturn, 403]);
    }
    const point = { co_consulta: 13510, idColuna: 'visitas', data: {}, typereturn: 'Json', page: 1 };
    expect((await portal.post(person, point)).statusCode).toBe(403);
    expect(await onSummary(person)).toBe(false);
  });

  it.each([
    ['administrador', {}],
    ['nacional', {}],
    ['regional', { uf: 'GO' }],
    ['coordenador', { uf: 'GO' }],
  ] as const)('%s has it on the executive summary', async (profile, of) => {
    expect(await onSummary(await portal.person(profile, of))).toBe(true);
  });

  const onSummary = async (person: TestPerson): Promise<boolean> => {
    const board = await portal.raw(person, 'consulta/dash-board/load-report-dash', {
      painel: 'resumo',
      $ano: '[2025]',
    });
    const { reports } = board.json<DashboardAnswer>();
    expect(reports.length).toBeGreaterThan(10);
    return reports.some(({ co_consulta, answer }) => co_consulta === 13510 && answer !== null);
  };
});

// Each of these is a load of its own, after all that the first one is asked.
describe('other ends of the data', () => {
  it('29 February is the sixtieth of 366 days, and what is dated later is not in it', async () => {
    await load('2024-02-29');
    // P1 and P3 were attended by then. Its first target is that of 2024. Ten months and a day are left: 306 days.
    expect(await told('Todas', 'Propriedades', { ano: [2024] })).toEqual(
      [10, 2, (10 * 60) / 366, 2 - (10 * 60) / 366, 8 / 10.05, (2 * 366) / 60].map(near),
    );
    expect((await ask({})).thead.map(({ description }) => description)).toEqual([
      'Meta',
      'UF',
      'Unidade',
      'Meta de 2024',
      'Alcançado até 29/02/2024',
      'Esperado até 29/02/2024',
      'Diferença',
      'Ainda por mês',
      'Previsão para 31/12',
    ]);
    const rows = await portal.drill(admin, 13510, { idColuna: 'propriedades', data: {} }, { ano: [2024] });
    expect(rows).toMatchObject({ soma: { value: 2, unit: 'propriedades' }, conferido: true });
  });

  it('in January there is no pace, and by 29 December no month less than one', async () => {
    await load('2025-01-29');
    expect(await fields(In2025)).toEqual(expect.arrayContaining(['esperado', 'por_mes']));
    expect(await fields(In2025)).not.toContain('previsao');
    await load('2025-01-30');
    expect(await fields(In2025)).toContain('previsao');
    await load('2025-12-31');
    expect(await fields(In2025)).not.toContain('esperado');
  });

  it('a year ahead has its target and what is still to do, and nothing expected', async () => {
    await target('visitas', '', 2026, 200);
    await load('2025-12-20');
    expect((await fields({ ano: [2026] })).slice(3)).toEqual(['meta', 'alcancado', 'por_mes']);
    // 376 days to the end of 2026.
    expect(await told('Todas', 'Visitas', { ano: [2026] })).toEqual([
      200,
      62,
      undefined,
      undefined,
      near(138 / 12.35),
      undefined,
    ]);
    await noTarget('visitas', '', 2026);
  });

  it('an entry dated after the end of the data waits, and opens no row before', async () => {
    // P3's ten hectares of June.
    await sql`update programa.pratica set dt_registro = '2025-12-28' where cod_propriedade = '52.0001.0003' and objetivo = 'conservacao'`.execute(
      portal.database.db,
    );
    await portal.database.db.transaction().execute((trx) => refreshRollups(trx, () => {}));
    await load('2025-12-20');
    expect((await told('GO', 'Área com práticas', In2025)).slice(0, 2)).toEqual([20, 8]);
    const rows = await portal.drill(
      admin,
      13510,
      { idColuna: 'area_conservacao', data: { uf: 'GO' } },
      In2025,
    );
    expect(rows).toMatchObject({ soma: { value: 8, unit: 'ha' }, conferido: true });
    await load('2025-12-28');
    expect((await told('GO', 'Área com práticas', In2025)).slice(0, 2)).toEqual([20, 18]);
    await load('2025-12-20');
  });
});

describe('the target of the year before', () => {
  const due = async (uf: string, chosen: Chosen = In2025) => (await told(uf, 'Visitas', chosen))[2];
  const of = (before: number, meta: number) => near(before + ((meta - before) * 354) / 365);

  it('that is missing where an earlier one is there leaves nothing expected, in the country and in a state', async () => {
    for (const [uf, place, meta] of [
      ['', 'Todas', 100],
      ['GO', 'GO', 50],
    ] as const) {
      await target('visitas', uf, 2023, 10);
      await load('2025-12-20');
      expect(await due(place)).toBeNull();
      expect((await told(place, 'Visitas', In2025))[0]).toBe(meta);
      await target('visitas', uf, 2024, 30);
      await load('2025-12-20');
      expect(await due(place)).toEqual(of(30, meta));
    }
  });

  it('of several states is theirs together, those that began later from nothing', async () => {
    const both: Chosen = { ano: [2025], uf: ['GO', 'MG'] };
    await target('visitas', 'MG', 2025, 20);
    await load('2025-12-20');
    expect(await due('MG', both)).toEqual(of(0, 20));
    expect(await due('Todas', both)).toEqual(of(30, 70));
    await target('visitas', 'MG', 2023, 5);
    await load('2025-12-20');
    expect([await due('GO', both), await due('MG', both), await due('Todas', both)]).toEqual([
      of(30, 50),
      null,
      null,
    ]);
  });
});
