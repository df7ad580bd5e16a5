import type { TestDatabase } from '@fonte/database/testing';
import { tinyDatabase } from '@fonte/programme/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scope, type Access } from '../index.ts';
import { createEngine } from './run.ts';
import { visita_prevista } from '../../model/relations/visita_prevista.ts';

// The plan's visits of some days are those of the whole plan that lie in them, whatever day attendance and second cycle began on: the last of a month, or on no known day.

let database: TestDatabase;
beforeAll(async () => {
  database = await tinyDatabase();
  await sql`update programa.propriedade p set ciclo_1_inicio = v.um, dt_inicio = v.um, ciclo_2_inicio = v.dois, dt_fim = v.fim
    from (select cod_propriedade, row_number() over (order by cod_propriedade) as n from programa.propriedade) o
    join (values (1, date '2024-01-31', null::date, null::date), (2, '2024-01-31', '2025-01-31', null), (3, '2023-12-01', '2024-08-30', null),
      (4, null, null, null), (5, null, '2024-02-29', null), (6, '2024-02-29', '2024-03-31', '2024-12-15')) v (n, um, dois, fim) on v.n = o.n
    where o.cod_propriedade = p.cod_propriedade`.execute(database.db);
});
afterAll(() => database?.close());

const DAYS = [
  '2023-12-01',
  '2024-01-31',
  '2024-02-29',
  '2024-03-01',
  '2024-06-30',
  '2024-07-01',
  '2025-01-31',
  '2025-02-28',
  '2025-12-31',
  '2026-03-02',
];

it('as the database gives them', async () => {
  const { rows } = await sql<{ pairs: number; others: number }>`
    with dias as (select a.dia::date as de, b.dia::date as antes from unnest(${[...DAYS, null]}::text[]) a (dia) cross join unnest(${[...DAYS, null]}::text[]) b (dia)),
    inteiro as materialized (select * from programa.visita_prevista),
    aparte as (
      select d.de, d.antes, v.* from dias d cross join lateral programa.visitas_previstas(d.de, d.antes) v where (d.de is null or v.dt_prevista >= d.de) and (d.antes is null or v.dt_prevista < d.antes)
    ), juntas as (select d.de, d.antes, v.* from dias d join inteiro v on (d.de is null or v.dt_prevista >= d.de) and (d.antes is null or v.dt_prevista < d.antes))
    select (select count(*)::int from juntas) as pairs,
      (select count(*)::int from ((table aparte except all table juntas) union all (table juntas except all table aparte)) t) as others`.execute(
    database.db,
  );
  expect(rows[0]).toMatchObject({ others: 0 });
  expect(rows[0]!.pairs).toBeGreaterThan(1_000);
});

it('counts days to know which months they may lie in, as months are long, with and without a leap day', async () => {
  const { rows } = await sql<{ most: number; fewest: number }>`
    select max(dias - 30.5 * meses)::float8 as most, min(dias - 30.4 * meses)::float8 as fewest
    from (select meses, (dia + make_interval(months => meses))::date - dia::date as dias
      from generate_series(timestamp '2096-01-01', '2104-12-31', '1 day') dia, generate_series(0, 23) meses) t`.execute(
    database.db,
  );
  expect(rows).toEqual([{ most: 1.5, fewest: -2.4 }]);
});

it('has of the property what stands there', async () => {
  const columns = Object.entries(visita_prevista.kept!).map(
    ([ref, copy]) => sql`v.${sql.ref(copy)} is not distinct from ${sql.ref(ref)}`,
  );
  const { rows } = await sql<{ all: number; same: number }>`
    select count(*)::int as all, (count(*) filter (where ${sql.join(columns, sql` and `)}))::int as same
    from programa.visita_prevista v join programa.propriedade using (cod_propriedade)`.execute(database.db);
  expect(rows[0]?.all).toBeGreaterThan(50);
  expect(rows[0]?.same).toBe(rows[0]?.all);
});

it('and as the engine asks for them, of other days too', async () => {
  const engine = createEngine({ database, rollups: false });
  const access: Access = { profile: 'administrador', uf: null, cpf: null };
  for (const from of DAYS)
    for (const until of DAYS.filter((day) => day >= from)) {
      // oxlint-disable no-await-in-loop -- one database
      const { rows } = await engine.run(
        scope({ measures: { n: 'visitas_previstas' }, period: { from, until } }, access),
      );
      const all = await sql<{ n: number }>`
        select count(*)::int as n from programa.visita_prevista where dt_prevista between ${from}::date and ${until}::date`.execute(
        database.db,
      );
      // oxlint-enable no-await-in-loop
      expect([from, until, rows[0]?.values['n']]).toEqual([from, until, all.rows[0]?.n]);
    }
});
