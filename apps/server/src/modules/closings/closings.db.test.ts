import { ALL_PROFILES, PROFILES, type DashboardAnswer, type Profile } from '@fonte/contracts';
import { readCode, shownCode } from '@fonte/contracts/closing-code';
import type { ClosingOfSheet } from '@fonte/contracts/routes/closings';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFile } from '../reports/testing.ts';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../testing.ts';
import {
  bigNumber,
  closingCalls,
  FIRST_HALF,
  printedFigures,
  recomputedCode,
  VISITS,
  type ReadContent,
} from './testing.ts';

// Closings on the tiny programme: what is kept, under which code, who reads it.

let portal: TestPortal;
let admin: TestPerson;
let nacional: TestPerson;
let calls: ReturnType<typeof closingCalls>;
beforeAll(async () => {
  portal = await testPortalWithTiny();
  calls = closingCalls(portal);
  [admin, nacional] = await Promise.all([portal.person('administrador'), portal.person('nacional')]);
});
afterAll(() => portal.close());

const sheetOf = async (query: Readonly<Record<string, string>>): Promise<DashboardAnswer> => {
  const search = new URLSearchParams({
    module: 'consulta',
    controller: 'dash-board',
    action: 'load-report-dash',
    folha: '1',
    ...query,
  });
  const answer = await portal.ask('GET', `/api/app/?${search.toString()}`, {
    headers: { cookie: nacional.cookie },
  });
  return answer.json<DashboardAnswer>();
};
const contentOf = async (code: string): Promise<ReadContent> =>
  JSON.parse((await calls.content(nacional, code)).toString('utf8')) as ReadContent;

const SHEETS = [
  [FIRST_HALF, { painel: 'semestre', $inicio: '2024-01-01', $fim: '2024-06-30' }],
  [
    { ...FIRST_HALF, uf: 'GO' },
    { painel: 'semestre', $inicio: '2024-01-01', $fim: '2024-06-30', $uf: '["GO"]' },
  ],
  [
    { relatorio: 'impressao', periodo: '2024' },
    { painel: 'impressao', $ano: '[2024]' },
  ],
  [
    { relatorio: 'impressaoUf', periodo: '2024', uf: 'MG' },
    { painel: 'impressaoUf', $ano: '[2024]', $uf: '["MG"]' },
  ],
  [
    { relatorio: 'resumo', periodo: '2024' },
    { painel: 'resumo', $ano: '[2024]' },
  ],
] as const;

describe.each(SHEETS)('%j', (what, query) => {
  it('keeps the figures that its sheet prints, all of them and of the same version', async () => {
    const code = await calls.closed(nacional, what);
    const [kept, sheet] = [await contentOf(code), await sheetOf(query)];
    expect(kept).toMatchObject({ uf: null, ...what, versao: sheet.versao });
    const printed = printedFigures(sheet.reports);
    expect(kept.tabelas.map(({ co_consulta }) => co_consulta)).toEqual([...printed.keys()]);
    let held = 0;
    for (const { co_consulta, colunas, linhas } of kept.tabelas) {
      const fields = colunas.map(({ campo }) => campo);
      const figures = linhas.flatMap(({ valores }) =>
        valores.flatMap((value, at) => (value === null ? [] : [[fields[at] ?? '', value] as const])),
      );
      for (const [field, exact] of printed.get(co_consulta) ?? []) {
        const near = figures.filter(([name, value]) => {
          const decimals = value.split('.')[1]?.length ?? 0;
          return name === field && Math.abs(Number(value) - exact) <= 0.5 * 10 ** -decimals + 1e-9;
        });
        expect([co_consulta, field, exact, near.length > 0]).toEqual([co_consulta, field, exact, true]);
        held += 1;
      }
      // And none besides, but the tiles' change and words, and the pace's months.
      const own = figures.filter(
        ([field, value]) => !['variacao', 'nota'].includes(field) && !/^\d{4}-\d{2}$/.test(value),
      );
      expect([co_consulta, own.length]).toEqual([co_consulta, printed.get(co_consulta)?.length]);
    }
    expect(held).toBeGreaterThan(40);
    // What big numbers say below themselves tells figures as well.
    let said = 0;
    for (const { answer } of sheet.reports) {
      const { type, hint } = JSON.parse(answer?.json_label ?? '{}') as { type: string; hint: string | null };
      if (type !== 'num') continue;
      const own = kept.tabelas.find(({ co_consulta }) => co_consulta === answer?.co_consulta)?.linhas[0];
      const change = answer?.comparison?.percent ?? null;
      if (hint !== null) expect(own?.valores).toContain(hint);
      if (change !== null) expect(own?.valores).toContain(change.toFixed(1));
      said += Number(hint !== null) + Number(change !== null);
    }
    expect(said).toBeGreaterThan(2);
  });

  it('has the code of its bytes, which are canonical, and no name or CPF', async () => {
    const code = await calls.closed(nacional, what);
    const bytes = await calls.content(nacional, code);
    expect(recomputedCode(bytes)).toBe(code);
    const text = bytes.toString('utf8');
    expect(text).toBe(JSON.stringify(sorted(JSON.parse(text))));
    const { rows } = await sql<{ word: string }>`
      select nome as word from programa.tecnico union select nome from programa.supervisor union select nome from programa.produtor
      union select cpf from programa.tecnico union select cpf from programa.produtor where cpf is not null
      union select cod_propriedade from programa.propriedade union select nome from programa.propriedade`.execute(
      portal.database.db,
    );
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter(({ word }) => text.includes(word))).toEqual([]);
  });
});

/** Keys in order, by a way of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sorted((value as Record<string, unknown>)[key])]),
  );
}

it('counts the visits of the half-year by hand: P1 5, P3 6, P7, P8, P9 and P12 one each', async () => {
  expect(bigNumber(await contentOf(await calls.closed(admin, FIRST_HALF)), VISITS)).toBe('15');
});

describe('a code', () => {
  it('leads to what was closed, by whom, when and why, however it is typed', async () => {
    const code = await calls.closed(nacional, FIRST_HALF);
    for (const typed of [code, shownCode(code), code.toLowerCase()]) {
      // oxlint-disable-next-line no-await-in-loop -- three
      const one = await calls.one(admin, typed);
      expect(one).toMatchObject({
        codigo: code,
        ...FIRST_HALF,
        uf: null,
        integro: true,
        substituido_por: null,
      });
      expect(one.motivo).toBe('Entrega ao financiador');
      expect(one.figuras).toBeGreaterThan(40);
      expect(
        one.tabelas.flatMap(({ figuras }) => figuras).every(({ situacao }) => situacao === 'igual'),
      ).toBe(true);
    }
  });

  it('is told as mistyped, or as not there', async () => {
    const code = await calls.closed(nacional, FIRST_HALF);
    const wrong = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`;
    expect(readCode(wrong)).toBeNull();
    for (const [typed, status] of [
      [wrong, 400],
      ['x', 400],
      ["0'%20or%201=1--", 400],
      ['000000000002', 404],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- four
      const answers = await Promise.all(
        ['', '/csv', '/conteudo'].map((more) => calls.get(admin, `/${typed}${more}`)),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status]);
    }
  });

  it('is the same of two who close the same at once, of whom one closes', async () => {
    const what = { ...FIRST_HALF, periodo: '2023-2', uf: 'MS' };
    const people = await Promise.all(
      ['administrador', 'nacional', 'nacional'].map((one) => portal.person(one as Profile)),
    );
    const answers = await Promise.all([...people, ...people].map((person) => calls.close(person, what)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const told = answers.map((answer) => answer.json<{ codigo: string; novo: boolean }>());
    expect(new Set(told.map(({ codigo }) => codigo)).size).toBe(1);
    expect(told.filter(({ novo }) => novo)).toHaveLength(1);
    const { rows } = await sql`select from portal.fechamento where periodo = '2023-2' and uf = 'MS'`.execute(
      portal.database.db,
    );
    expect(rows).toHaveLength(1);
    // Who closed leaves a line, who found it closed none.
    const lines = (await portal.trail()).filter(({ alvo }) => alvo === 'fechamento');
    expect(lines.filter(({ detalhe }) => (detalhe as { periodo: string }).periodo === '2023-2')).toHaveLength(
      1,
    );
  });
});

describe('who reads', () => {
  const person = (profile: Profile, uf = 'GO') =>
    portal.person(profile, {
      ...(PROFILES[profile].requiresUf || profile === 'consulta' ? { uf } : {}),
      ...(profile === 'supervisor' ? { cpf: '99991520821' } : {}),
      ...(profile === 'tecnico' ? { cpf: '99990000107' } : {}),
    });
  const WHOLE: readonly Profile[] = ['administrador', 'nacional'];
  const OF_STATE: readonly Profile[] = ['regional', 'coordenador'];
  let country: string;
  let state: string;
  let other: string;
  let semester: string;
  beforeAll(async () => {
    country = await calls.closed(nacional, { relatorio: 'impressao', periodo: '2024' });
    state = await calls.closed(nacional, { relatorio: 'impressaoUf', periodo: '2024', uf: 'GO' });
    other = await calls.closed(nacional, { relatorio: 'impressaoUf', periodo: '2024', uf: 'MG' });
    semester = await calls.closed(nacional, { ...FIRST_HALF, uf: 'GO' });
  });

  it.each(ALL_PROFILES)('%s: what is read whole, nothing else', async (profile) => {
    const reader = await person(profile);
    const [all, own] = [WHOLE.includes(profile), OF_STATE.includes(profile)];
    const refused = all || own ? 404 : 403;
    for (const [code, may] of [
      [country, all],
      [state, all || own],
      [other, all],
      [semester, all],
    ] as const)
      for (const more of ['', '/csv', '/conteudo']) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const answer = await calls.get(reader, `/${code}${more}`);
        expect([profile, code, more, answer.statusCode]).toEqual([profile, code, more, may ? 200 : refused]);
        if (!may) expect(answer.body).not.toMatch(/\d{3,}\.\d|entao|valores/);
      }
    const list = await calls.get(reader);
    if (!all && !own) expect(list.statusCode).toBe(403);
    else {
      const codes = list.json<{ linhas: { codigo: string }[] }>().linhas.map(({ codigo }) => codigo);
      expect([country, state, other, semester].map((code) => codes.includes(code))).toEqual([
        all,
        true,
        all,
        all,
      ]);
    }
    const close = await calls.close(reader, FIRST_HALF);
    expect([profile, close.statusCode]).toEqual([profile, all ? 200 : 403]);
  });

  it.each(OF_STATE)('%s of a state finds no difference in what Nacional closed of it', async (profile) => {
    const { tabelas } = await calls.one(await person(profile), state);
    const figures = tabelas.flatMap(({ figuras }) => figuras);
    expect(figures.length).toBeGreaterThan(40);
    expect(figures.filter(({ situacao }) => situacao !== 'igual')).toEqual([]);
    expect((await calls.get(await person(profile, 'MG'), `/${state}`)).statusCode).toBe(404);
  });

  it('a sheet is told its closing only to who may read it', async () => {
    const of = async (reader: TestPerson, query: Readonly<Record<string, string>>) =>
      (await calls.get(reader, `/vigente?${new URLSearchParams(query).toString()}`)).json<{
        fechamento: ClosingOfSheet | null;
      }>().fechamento;
    const [goias, uberaba] = [await person('coordenador'), await person('coordenador', 'MG')];
    const sheet = { relatorio: 'impressaoUf', periodo: '2024', uf: 'GO' };
    expect(await of(goias, sheet)).toMatchObject({ codigo: state, integro: true, revistos: [] });
    expect(await of(uberaba, sheet)).toBeNull();
    expect(await of(goias, { relatorio: 'impressao', periodo: '2024' })).toBeNull();
    expect(await of(goias, { ...FIRST_HALF, uf: 'GO' })).toBeNull();
    expect(await of(nacional, { ...FIRST_HALF, uf: 'GO' })).toMatchObject({ codigo: semester });
    expect(await of(nacional, { ...FIRST_HALF, periodo: '2019-1' })).toBeNull();
  });
});

it('is a CSV of row, column, then, now and difference', async () => {
  const code = await calls.closed(nacional, FIRST_HALF);
  const answer = await calls.get(nacional, `/${code}/csv`);
  const { lines, about } = readFile(answer.body);
  const [head, ...rows] = lines;
  expect(about.map(([name]) => name)).toEqual(expect.arrayContaining(['Fechamento', 'Período', 'Feito por']));
  expect(head).toEqual([
    'Relatório',
    'Título',
    'Linha',
    'Coluna',
    'Unidade',
    'No fechamento',
    'Hoje',
    'Diferença',
    'Situação',
  ]);
  const visits = rows.find(([report]) => report === String(VISITS));
  expect(visits?.slice(5)).toEqual(['15', '15', '0', 'sem diferença']);
  const { tabelas } = await calls.one(nacional, code);
  expect(rows).toHaveLength(tabelas.flatMap(({ figuras }) => figuras).length);
});

it.each([
  [{ periodo: '2024' }, 400],
  [{ periodo: '2024-3' }, 400],
  [{ periodo: '2018-1' }, 400],
  [{ periodo: '2024-1', uf: 'ZZ' }, 400],
  [{ periodo: '2024-1', uf: 'goiás' }, 400],
  [{ periodo: "2024-1'--" }, 400],
  [{ relatorio: 'dashboard' }, 400],
  [{ relatorio: '__proto__' }, 400],
  [{ relatorio: 'impressao', periodo: '2024', uf: 'GO' }, 400],
  [{ relatorio: 'impressaoUf', periodo: '2024' }, 400],
  [{ relatorio: 'impressao', periodo: '2199' }, 409],
  [{ motivo: ' a ' }, 400],
  [{ motivo: 'x'.repeat(501) }, 400],
])('closing %j is answered %i', async (what, status) => {
  const before = await sql`select from portal.fechamento`.execute(portal.database.db);
  const answer = await calls.close(admin, { ...FIRST_HALF, ...what });
  expect([answer.statusCode, answer.json<{ result: string }>().result.length > 10]).toEqual([status, true]);
  const after = await sql`select from portal.fechamento`.execute(portal.database.db);
  expect(after.rows.length).toBe(before.rows.length);
});
