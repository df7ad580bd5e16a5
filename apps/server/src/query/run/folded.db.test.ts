import { normalise } from '@fonte/pt-br';
import type { DatabaseAccess } from '@fonte/database';
import { tinyDatabase } from '@fonte/programme/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RELATIONS } from '../../model/relations/index.ts';
import type { Access } from '../ask/access.ts';
import type { ListPlan } from '../ask/plan.ts';
import { scopeList } from '../rule/scope.ts';
import { collated } from '../statement/order-sql.ts';
import { createEngine } from './run.ts';

/** Names are ordered and searched by a form that is stored beside them (decision 106): it is what would be worked out, and orders as that does. */

let database: DatabaseAccess;
beforeAll(async () => {
  database = await tinyDatabase();
});
afterAll(() => database.close());

const NACIONAL: Access = { profile: 'nacional', uf: null, cpf: null };
const FOLDED = Object.values(RELATIONS).flatMap(({ table, columns }) =>
  Object.entries(columns).flatMap(([column, { folded, stored = column }]) =>
    folded === undefined ? [] : [{ table: table.join('.'), stored, folded }],
  ),
);

it.each(FOLDED)('$table.$folded is $stored without case and accents', async ({ table, stored, folded }) => {
  const { rows } = await sql<{ all: number; other: number; moved: number }>`
    select count(*) as all, count(*) filter (where ${sql.ref(folded)} is distinct from ${collated(sql.ref(stored))}) as other,
      count(*) filter (where by_stored <> by_form) as moved
    from (select *, rank() over (order by ${sql.ref(folded)}) as by_stored, rank() over (order by ${collated(sql.ref(stored))}) as by_form
      from ${sql.table(table)}) as t`.execute(database.db);
  expect(rows[0]).toMatchObject({ other: 0, moved: 0 });
  expect(rows[0]?.all).toBeGreaterThan(0);
});

const COLUMNS = {
  codigo: 'propriedade.cod_propriedade',
  propriedade: 'propriedade.nome',
  municipio: 'municipio.nome',
  produtor: 'produtor.nome',
  tecnico: 'tecnico.nome',
  supervisor: 'supervisor.nome',
  atividade: 'propriedade.atividade_produtiva',
  // Codes, which are ordered as they are written.
  uf: 'propriedade.uf',
  situacao: 'propriedade.situacao',
};

it.each(Object.keys(COLUMNS).slice(1))(
  'a list by %s is in the order of a reader, page after page',
  async (by) => {
    const engine = createEngine({ database });
    const list = async (more: Partial<ListPlan>) =>
      (await engine.list(scopeList({ list: 'propriedade', columns: COLUMNS, ...more }, NACIONAL))).rows;
    const all = await list({});
    for (const descending of [false, true]) {
      const form = (row: (typeof all)[number]) => (row[by] === null ? null : normalise(String(row[by])));
      const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
      // Who has none stands last, upwards and downwards.
      const ordered = (a: string | null, b: string | null) =>
        a === null || b === null
          ? Number(a === null) - Number(b === null)
          : (descending ? -1 : 1) * order(a, b);
      const expected = all.toSorted(
        (a, b) => ordered(form(a), form(b)) || order(String(a['codigo']), String(b['codigo'])),
      );
      const sort = [{ by, descending }];
      // oxlint-disable no-await-in-loop -- one connection
      expect(await list({ sort })).toEqual(expected);
      const pages = [await list({ sort, limit: 5 }), await list({ sort, limit: 100, offset: 5 })];
      // oxlint-enable no-await-in-loop
      expect(pages.flat()).toEqual(expected);
    }
  },
);
