import type { DatabaseAccess } from '@fonte/database';
import { readMigrations } from '@fonte/database/migration/migrations';
import { tinyDatabase } from '@fonte/programme/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RELATIONS } from '../../model/relations/index.ts';
import { ROLLUPS } from '../../model/rollups/index.ts';
import { scope, type Access, type Period, type Plan } from '../index.ts';
import { contextOf } from '../sql/context.ts';
import { compile } from '../statement/compile.ts';
import { sqlText } from '../testing/sql-text.ts';
import { createEngine } from './run.ts';

// Producers of one property are counted by its row, those of several made distinct (docs/decisions/0116): both are as many as the facts say.

let database: DatabaseAccess;
beforeAll(async () => {
  database = await tinyDatabase();
});
afterAll(() => database.close());

const MARKED = [
  ...Object.values(RELATIONS).flatMap(({ several, materialized }) =>
    several && materialized ? [{ table: materialized.join('.'), several }] : [],
  ),
  ...ROLLUPS.flatMap(({ several, table }) => (several ? [{ table: table.join('.'), several }] : [])),
];

it.each(MARKED)(
  '$table has producers of several properties once more, and no others',
  async ({ table, several }) => {
    const { rows } = await sql<{ wrong: number; alone: number }>`
    with cada as (select id_produtor, case when count(*) > 1 then id_produtor end as varias from programa.propriedade group by id_produtor)
    select count(*) filter (where r.varias is distinct from c.varias) as wrong, count(*) filter (where r.varias is null) as alone
    from (select id_produtor, ${sql.ref(several['propriedade.id_produtor'] ?? '')} as varias from ${sql.table(table)}) r
    left join cada c on c.id_produtor = r.id_produtor`.execute(database.db);
    expect(rows[0]).toMatchObject({ wrong: 0 });
    expect(rows[0]?.alone).toBeGreaterThan(0);
  },
);

const BRASIL: Access = { profile: 'administrador', uf: null, cpf: null };
const VERSION = {
  versao: 1,
  dtAtualizacao: '2025-10-14T08:40:00Z',
  dadosAte: '2025-10-13',
  ultimoFato: '2025-10-13',
};
const WOMEN = { field: 'produtor.sexo', is: '=' as const, value: 'Feminino' };
const PRODUCERS: Plan['measures'] = {
  atendidos: 'produtores_atendidos',
  mulheres: {
    distinct: 'propriedade.id_produtor',
    over: 'visita',
    where: [{ field: 'visita.conta', is: '=', value: true }, WOMEN],
  },
  aplicam: { distinct: 'propriedade.id_produtor', over: 'aplica_conservacao' },
  todas_que_aplicam: { distinct: 'propriedade.id_produtor', over: 'aplica_conservacao', where: [WOMEN] },
};

const statement = (plan: Plan): string => {
  const { analysed, rule } = scope(plan, BRASIL);
  return sqlText(compile(analysed, rule, contextOf(plan.period, VERSION, '2025-10-14'), true));
};

describe.each<{ by: string[] }>([
  { by: [] },
  { by: ['municipio', 'uf'] },
  { by: ['bacia'] },
  { by: ['sexo', 'faixa_etaria'] },
])('by $by', ({ by }) => {
  it.each<Period>([{ anos: [2024] }, { anos: [2025] }, { until: '2025-03-10' }, { anos: [2024, 2025] }])(
    'are as many as the facts say: %j',
    async (period) => {
      const asked = scope({ measures: PRODUCERS, by, totals: true, period }, BRASIL);
      const [found, told] = [
        await createEngine({ database }).run(asked),
        await createEngine({ database, rollups: false }).run(asked),
      ];
      expect([found.rows, found.totals]).toEqual([told.rows, told.totals]);
    },
  );
});

it('are counted by rows where each property has one, of several years made distinct', () => {
  const measures = { atendidos: 'produtores_atendidos' } as const;
  expect(statement({ measures, by: ['municipio'], totals: true, period: { anos: [2025] } })).toContain(
    'produtor_de_varias',
  );
  expect(
    statement({ measures, by: ['municipio'], totals: true, period: { anos: [2024, 2025] } }),
  ).not.toContain('produtor_de_varias');
});

it('are marked by the migration as by a load, and durations and practices by day worked out alike', async () => {
  const run = (text: string) => sql.raw(text).execute(database.db);
  const marked = ['visita_ano', 'visita_ritmo', 'aplica_abc', 'aplica_conservacao', 'aplica_planejamento'];
  const made = ['visita_duracao', 'pratica_dia'];
  for (const table of [...marked, ...made]) {
    // oxlint-disable no-await-in-loop -- one after the other
    await run(`create table public.antes_${table} as select * from resumo.${table}`);
    await run(
      made.includes(table)
        ? `drop table resumo.${table}`
        : `alter table resumo.${table} drop column produtor_de_varias`,
    );
  }
  await run('alter table programa.propriedade drop column atividade_ordem');
  const migration = (await readMigrations()).find(({ name }) => name.startsWith('0118-'));
  await database.db.transaction().execute((trx) => sql.raw(migration!.text).execute(trx));
  for (const table of [...marked, ...made]) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from (
        (table ${sql.table(`resumo.${table}`)} except all table ${sql.table(`public.antes_${table}`)})
        union all (table ${sql.table(`public.antes_${table}`)} except all table ${sql.table(`resumo.${table}`)})
      ) other`.execute(database.db);
    expect([table, rows[0]?.n]).toEqual([table, 0]);
    // oxlint-enable no-await-in-loop
  }
});
