import type { TestDatabase } from '@fonte/database/testing';
import { refreshRollups } from '@fonte/programme/import/apply/rollups';
import { tinyDatabase } from '@fonte/programme/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scope, type Period, type Plan, type QueryEngine } from '../index.ts';
import { bandSql, caseSql } from '../sql/expression-sql.ts';
import { createEngine } from './run.ts';

// Rows of which a value is not known stand beside those that a mean is of, and are none of them: from each rollup as from the facts.

let database: TestDatabase;
let engine: QueryEngine;
let fromFacts: QueryEngine;
beforeAll(async () => {
  database = await tinyDatabase();
  // In the tiny programme every value is known: here every third one is not, nor any of a whole objective.
  await database.db.transaction().execute(async (trx) => {
    await sql`update programa.pratica set area_ha = null where id_pratica % 3 = 0 or objetivo = 'abc'`.execute(
      trx,
    );
    await sql`update programa.lancamento set qtde = null where id_lancamento % 3 = 0`.execute(trx);
    await sql`update programa.lancamento set vlr = null where id_lancamento % 3 = 1`.execute(trx);
    await sql`update programa.visita set duracao_min = null where id_visita % 3 = 0`.execute(trx);
    await refreshRollups(trx, () => {});
  });
  engine = createEngine({ database });
  fromFacts = createEngine({ database, rollups: false });
});
afterAll(() => database?.close());

const MEASURES: Plan['measures'][] = [
  { media: { avg: 'pratica.area_ha' }, soma: { sum: 'pratica.area_ha' } },
  { media: { avg: 'lancamento.qtde' }, valor: { avg: 'lancamento.vlr' } },
  { media: { avg: 'visita.duracao_min' } },
];
/** Whole years, whole months, and days left over. */
const PERIODS: readonly Period[] = [
  { anos: [] },
  { anos: [2025] },
  { from: '2025-01-01', until: '2025-03-31' },
  { from: '2025-01-10', until: '2025-04-20' },
];

it.each(PERIODS)('%j', async (period) => {
  for (const measures of MEASURES)
    for (const by of [[], ['uf'], ['municipio'], ['tecnico']]) {
      const scoped = scope({ measures, period, by }, { profile: 'administrador', uf: null, cpf: null });
      // oxlint-disable-next-line no-await-in-loop -- one database
      const [kept, made] = [await engine.run(scoped), await fromFacts.run(scoped)];
      expect([measures, by, kept.rows, kept.totals]).toEqual([measures, by, made.rows, made.totals]);
    }
});

it.each(['integer', 'numeric', 'double precision'])(
  'a %s is in the band that a CASE puts it in',
  async (type) => {
    const ended = [
      { value: 'até 29', label: '', below: '30' },
      { value: '30 a 59', label: '', below: '60' },
    ];
    for (const bands of [
      [...ended, { value: '60 ou mais', label: '' }],
      ended,
      [{ value: 'todos', label: '' }],
    ]) {
      const value = sql`v::${sql.raw(type)}`;
      // oxlint-disable-next-line no-await-in-loop -- three statements
      const { rows } = await sql<{ by_bounds: string | null; by_case: string | null }>`
      select ${bandSql(value, bands)} as by_bounds, ${caseSql(value, bands)} as by_case
        from (values (-1), (0), (29), (30), (59), (60), (null)) as t (v)`.execute(database.db);
      expect(rows.map((row) => row.by_bounds)).toEqual(rows.map((row) => row.by_case));
      expect(rows.at(-1)?.by_case).toBeNull();
      expect(rows[2]?.by_case).toBe(bands[0]?.value);
    }
  },
);
