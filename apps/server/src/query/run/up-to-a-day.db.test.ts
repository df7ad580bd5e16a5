import type { TestDatabase } from '@fonte/database/testing';
import { tinyDatabase } from '@fonte/programme/testing';
import { OTTO } from '@fonte/programme/tiny/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COUNTS, SYNCHRONISED } from '../../model/measures/conditions.ts';
import type { Filter } from '../../model/filter.ts';
import { scope, type Access, type Cell, type Plan, type QueryEngine } from '../index.ts';
import { createEngine } from './run.ts';

// Figures of periods that begin and end within a row of a rollup, against the raw rows added up here: whole rows and the days left over have each day once.

interface Row {
  readonly uf: string;
  readonly cpf_supervisor: string | null;
  readonly kind: string | null;
  readonly dt: string;
}
interface Visit extends Row {
  readonly cod_propriedade: string;
  readonly conta: boolean;
  readonly sincronizada: boolean;
  readonly duracao_min: number | null;
}
interface Amount extends Row {
  readonly amount: string | null;
}

let database: TestDatabase;
let engine: QueryEngine;
let visits: readonly Visit[];
let practices: readonly Amount[];
let entries: readonly Amount[];
beforeAll(async () => {
  database = await tinyDatabase();
  engine = createEngine({ database });
  [visits, practices, entries] = await Promise.all([
    sql<Visit>`select p.uf, p.cpf_supervisor, v.ciclo_contado::text as kind, v.dt_visita::text as dt, v.cod_propriedade, v.conta, v.sincronizada, v.duracao_min
      from programa.visita v join programa.propriedade p using (cod_propriedade)`
      .execute(database.db)
      .then(({ rows }) => rows),
    sql<Amount>`select p.uf, p.cpf_supervisor, x.objetivo as kind, x.dt_registro::text as dt, x.area_ha::text as amount
      from programa.pratica x join programa.propriedade p using (cod_propriedade)`
      .execute(database.db)
      .then(({ rows }) => rows),
    sql<Amount>`select p.uf, p.cpf_supervisor, l.natureza as kind, l.dt::text as dt, (l.qtde * l.vlr)::text as amount
      from programa.lancamento l join programa.propriedade p using (cod_propriedade)`
      .execute(database.db)
      .then(({ rows }) => rows),
  ]);
});
afterAll(() => database?.close());

/** In the middle of months, at the ends of rows, around 29 February, before the first fact and after the last. */
const DAYS = [
  '2023-12-31',
  '2024-01-20',
  '2024-02-29',
  '2024-03-01',
  '2024-06-30',
  '2024-12-10',
  '2025-01-01',
  '2025-03-15',
  '2025-06-30',
  '2025-07-12',
  '2025-12-20',
  '2026-02-01',
];
type Days = { readonly from?: string; readonly until?: string };
const PERIODS: readonly Days[] = DAYS.flatMap((day, at) => [
  { until: day },
  { from: day },
  ...DAYS.slice(at).map((until) => ({ from: day, until })),
]);
const within = ({ from = '', until = '9999' }: Days, { dt }: Row): boolean => dt >= from && dt <= until;

const CALLERS: readonly (readonly [Access, (row: Row) => boolean])[] = [
  [{ profile: 'administrador', uf: null, cpf: null }, () => true],
  [{ profile: 'coordenador', uf: 'MG', cpf: null }, ({ uf }) => uf === 'MG'],
  [
    { profile: 'supervisor', uf: 'GO', cpf: OTTO },
    ({ uf, cpf_supervisor: cpf }) => uf === 'GO' && cpf === OTTO,
  ],
];

const VISITS: Plan['measures'] = {
  visitas: { count: 'visita', where: [COUNTS] },
  registradas: { count: 'visita' },
  minutos: { sum: 'visita.duracao_min', where: [COUNTS] },
  media: { avg: 'visita.duracao_min', where: [COUNTS] },
  primeira: { min: 'visita.dt_visita', where: [COUNTS] },
  ultima: { max: 'visita.dt_visita', where: [COUNTS] },
  atendidas: { distinct: 'visita.cod_propriedade', where: [COUNTS] },
  sincronizadas: { distinct: 'visita.cod_propriedade', where: [SYNCHRONISED] },
};

function visitFigures(rows: readonly Visit[]): Record<string, Cell> {
  const counting = rows.filter(({ conta }) => conta);
  const minutes = counting.flatMap(({ duracao_min: own }) => own ?? []);
  const sum = added(minutes);
  const days = counting.map(({ dt }) => dt).toSorted();
  const different = (some: readonly Visit[]) => new Set(some.map((one) => one.cod_propriedade)).size;
  return {
    visitas: counting.length,
    registradas: rows.length,
    minutos: sum,
    media: sum === null ? null : sum / minutes.length,
    primeira: days[0] ?? null,
    ultima: days.at(-1) ?? null,
    atendidas: different(counting),
    sincronizadas: different(rows.filter(({ sincronizada }) => sincronizada)),
  };
}

const amounts = (rows: readonly Amount[]): Record<string, Cell> => ({
  linhas: rows.length,
  soma: added(rows.flatMap(({ amount }) => (amount === null ? [] : Number(amount)))),
});

const added = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0);

/** Numbers as numbers, in whatever text they come. */
const plain = (values: Readonly<Record<string, Cell>>): Record<string, Cell> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value === null || Number.isNaN(Number(value)) ? value : Number(Number(value).toFixed(6)),
    ]),
  );

function grouped<One>(rows: readonly One[], nameOf: (row: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const row of rows) groups.set(nameOf(row), [...(groups.get(nameOf(row)) ?? []), row]);
  return groups;
}

async function holds<One extends Row>(
  plan: Plan,
  access: Access,
  rows: readonly One[],
  nameOf: (row: One) => string,
  figures: (rows: readonly One[]) => Record<string, Cell>,
): Promise<void> {
  const groups = [...grouped(rows, nameOf), ['', rows] as const];
  const expected = Object.fromEntries(groups.map(([name, own]) => [name, plain(figures(own))]));
  const answer = await engine.run(scope({ ...plan, totals: true }, access));
  const found = Object.fromEntries(
    [...answer.rows, ...answer.totals].map(({ keys, values }) => [
      Object.values(keys).join(' '),
      plain(values),
    ]),
  );
  expect(found, JSON.stringify(plan.period)).toEqual(expected);
}

describe.each(CALLERS)('%j', (access, sees) => {
  const seen = <One extends Row>(rows: readonly One[], period: Days): One[] =>
    rows.filter((row) => sees(row) && within(period, row));

  it.each<[Plan['by'] & {}, (visit: Visit) => string]>([
    [['uf', 'ciclo'], ({ uf, kind }) => `${uf} ${kind}`],
    [['propriedade.cod_propriedade'], ({ cod_propriedade: code }) => code],
  ])('visits by %j', async (by, nameOf) => {
    for (const period of PERIODS)
      // oxlint-disable-next-line no-await-in-loop -- one database
      await holds({ measures: VISITS, by, period }, access, seen(visits, period), nameOf, visitFigures);
  });

  it('areas and amounts by state and kind', async () => {
    const nameOf = ({ uf, kind }: Row) => `${uf} ${kind}`;
    const area: Plan['measures'] = {
      linhas: { count: 'pratica', period: 'in' },
      soma: { sum: 'pratica.area_ha', period: 'in' },
    };
    const amount: Plan['measures'] = {
      linhas: { count: 'lancamento' },
      soma: { sum: { op: '*', args: ['lancamento.qtde', 'lancamento.vlr'] } },
    };
    for (const period of PERIODS) {
      // oxlint-disable no-await-in-loop -- one database
      const byKind = (kind: string) => ({ by: ['uf', kind], period });
      await holds(
        { measures: area, ...byKind('objetivo') },
        access,
        seen(practices, period),
        nameOf,
        amounts,
      );
      await holds(
        { measures: amount, ...byKind('natureza') },
        access,
        seen(entries, period),
        nameOf,
        amounts,
      );
      // oxlint-enable no-await-in-loop
    }
  });
});

it('properties that have a visit in the period, and those that have none', async () => {
  const [access] = CALLERS[0]!;
  const all = new Set(visits.map((visit) => visit.cod_propriedade));
  for (const period of PERIODS)
    for (const [where, held] of [
      [COUNTS, ({ conta }: Visit) => conta],
      [SYNCHRONISED, ({ sincronizada }: Visit) => sincronizada],
    ] as const) {
      const own = visits.filter((visit) => within(period, visit) && held(visit));
      const there = new Set(own.map((visit) => visit.cod_propriedade));
      const exists = { exists: 'visita', where: [where] };
      const filters = [{ field: 'propriedade.cod_propriedade', is: '=' as const, value: [...all] }];
      const plan = (filter: Filter): Plan => ({
        measures: { n: { count: 'propriedade' } },
        filters: [...filters, filter],
        period,
      });
      // oxlint-disable-next-line no-await-in-loop -- one database
      const [some, none] = await Promise.all(
        [exists, { not: exists }].map((filter) => engine.run(scope(plan(filter), access))),
      );
      const counted = [some, none].map((answer) => answer?.rows[0]?.values['n']);
      expect(counted, JSON.stringify(period)).toEqual([there.size, all.size - there.size]);
    }
});
