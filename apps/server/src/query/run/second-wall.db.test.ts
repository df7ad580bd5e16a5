// [ASVS 8.2.2 8.4.1]
import type { DatabaseAccess } from '@fonte/database';
import type { TestDatabase } from '@fonte/database/testing';
import { tinyDatabase } from '@fonte/programme/testing';
import { ANA, OTTO } from '@fonte/programme/tiny/people';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLLUPS } from '../../model/rollups/index.ts';
import type { Access } from '../ask/access.ts';
import { scope } from '../index.ts';
import { createEngine } from './run.ts';
import { wallOf } from '../rule/wall.ts';
import { rowRule } from '../ask/row-rule.ts';
import { comparable, sorted } from '../testing/comparable.ts';
import { expectedOf, scopeSql } from '../testing/expected.ts';
import { Oracle } from '../testing/oracle.ts';
import { randomPlan } from '../testing/random-plans.ts';
import { FACTS } from '../testing/vocabulary.ts';

// The database's own wall alone: statements are made as for somebody who sees all rows, and run behind the wall of somebody who does not.

const RUNS = 150;
const ALL: Access = { profile: 'administrador', uf: null, cpf: null };
const CALLERS: Readonly<Record<string, Access>> = {
  country: ALL,
  state: { profile: 'coordenador', uf: 'MG', cpf: null },
  supervisor: { profile: 'supervisor', uf: 'GO', cpf: OTTO },
  technician: { profile: 'tecnico', uf: null, cpf: ANA },
  nobody: { profile: 'coordenador', uf: null, cpf: null },
};
const wallFor = (access: Access) => wallOf(rowRule(access));

let database: TestDatabase;
let oracle: Oracle;
let dataEnd: string;
beforeAll(async () => {
  database = await tinyDatabase();
  // Who made a visit is another question than whose property it was made to: of each property one names nobody, and one somebody else.
  await sql`update resumo.visita_semestre set cpf_tecnico = case when semestre < '2025-01-01' then null else ${OTTO} end`.execute(
    database.db,
  );
  oracle = await Oracle.of(database, FACTS);
  dataEnd = (await createEngine({ database }).version()).dadosAte ?? '';
  await sql`insert into portal.tratamento (regra, cod_propriedade, chave, porque)
    select 13410, cod_propriedade, '', 'conferido' from programa.propriedade`.execute(database.db);
});
afterAll(async () => {
  oracle?.close();
  await database?.close();
});

/** A database whose walls are all somebody else's than the statements are made for. */
const behindTheWallOf = (access: Access): DatabaseAccess => ({
  ...database,
  within: (limits) => database.within(limits.wall ? { ...limits, wall: wallFor(access) } : limits),
});

it('answers random plans for their callers though no statement says whose rows it wants', async () => {
  await fc.assert(
    fc.asyncProperty(randomPlan, async (random) => {
      const engine = createEngine({ database: behindTheWallOf(random.access), rollups: false });
      const answer = await engine.run(scope(random.plan, ALL));
      const expected = await expectedOf(random, oracle, { dataEnd });
      expect(comparable(answer, random.plan.by as string[])).toEqual(expected.map(sorted).toSorted());
    }),
    { numRuns: RUNS },
  );
});

/** The tables that have a wall, and all that name a property. */
const tables = async (): Promise<{ name: string; walled: boolean; own: boolean; uf: boolean }[]> =>
  (
    await sql<{ name: string; walled: boolean; own: boolean; uf: boolean }>`
      select format('%s.%s', n.nspname, c.relname) as name, c.relrowsecurity as walled,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'cod_propriedade' and not a.attisdropped) as own,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'uf' and not a.attisdropped) as uf
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and (n.nspname in ('programa', 'resumo', 'camada') or (n.nspname = 'portal' and c.relrowsecurity))`.execute(
      database.db,
    )
  ).rows;

/** Tables that name a property or a state and are everybody's, and why. */
const OPEN: Readonly<Record<string, string>> = {
  'camada.processo': 'read by the maps alone, whose statements bear the state',
  'programa.supervisor': 'who made a visit is told with the visit, whoever is responsible now',
  'programa.tecnico': 'as above',
  'resumo.municipio_publicado': 'published places, the same for everybody',
  'resumo.saida_divulgada': 'numbers of a state, which no role of the wall may read',
};

it('stands before every table that names a property or a state', async () => {
  const open = (await tables()).filter(({ walled, own, uf }) => !walled && (own || uf));
  expect(open.map(({ name }) => name).toSorted()).toEqual(Object.keys(OPEN).toSorted());
});

/**
 * What is drawn by the secret of the database (`resumo.acaso`), and who reads it behind the wall (migrations 0114 and 0117): a state its own rows and one person none, nobody, or
 * everybody.
 */
const DRAWN: Readonly<Record<string, 'state' | 'nobody' | 'everybody'>> = {
  'resumo.coorte_divulgada': 'state',
  'resumo.desvio_divulgado': 'state',
  'resumo.divulgacao': 'state',
  'resumo.saida_divulgada': 'nobody',
  // The shapes that the public map shows.
  'resumo.forma_divulgada': 'everybody',
};

it('whatever is written by who reads the secret is told who may read it', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct lower(written[1]) as name
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
      regexp_matches(p.prosrc, '(?:insert into|update|merge into)[[:space:]]+(resumo[.][[:alnum:]_]+)', 'gi') as written
    where n.nspname = 'resumo' and p.prosrc like '%resumo.acaso%' order by 1`.execute(database.db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(DRAWN).toSorted());
});

/** Sees rows of one person only. */
const isOfPerson = ({ profile }: Access): boolean => ['supervisor', 'tecnico'].includes(profile);

/** Columns that tell of rows what is drawn, wherever they stand: their comments speak of observers. */
const copies = async (): Promise<{ table: string; column: string }[]> =>
  (
    await sql<{ table: string; column: string }>`
      select format('%s.%s', n.nspname, c.relname) as "table", a.attname as "column"
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('programa', 'resumo') and col_description(a.attrelid, a.attnum) ilike '%observadores%'`.execute(
      database.db,
    )
  ).rows;

it('a rollup’s copy of what is drawn says so, and is read by nobody who sees one person’s rows', async () => {
  const there = await copies();
  const kept = ROLLUPS.flatMap(({ table, keys }) =>
    Object.entries(keys).flatMap(([key, column]) =>
      DRAWN[`resumo.${key.split('.')[0]}`] ? [{ table: table.join('.'), column }] : [],
    ),
  );
  expect(there).toEqual(expect.arrayContaining(kept));
  expect(kept).toContainEqual({ table: 'resumo.visita_prevista_mes', column: 'contada' });
  const told: unknown[] = [];
  for (const access of Object.values(CALLERS).filter(isOfPerson))
    for (const { table, column } of there) {
      const behind = database.within({ wall: wallFor(access) });
      const read = sql`select ${sql.ref(column)} from ${sql.table(table)} limit 1`.execute(behind);
      const rows = await read.then(
        (answer) => answer.rows.length,
        (error: { code?: string }) => error.code,
      );
      if (rows !== 0 && rows !== '42501') told.push([access.profile, table, column, rows]);
    }
  expect(told).toEqual([]);
});

describe.each(Object.entries(CALLERS))('behind the wall of %s', (_, access) => {
  it('each table has the rows of the properties that the caller sees', async () => {
    const seen = await oracle.select(
      `SELECT "propriedade.cod_propriedade" AS c FROM "flat_propriedade" WHERE ${scopeSql(access)}`,
    );
    const codes = seen.map(({ c }) => String(c));
    const behind = database.within({ wall: wallFor(access) });
    for (const { name } of (await tables()).filter(({ walled, own }) => walled && own)) {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(behind);
      const none = DRAWN[name] === 'state' && isOfPerson(access);
      const { rows: all } = await sql<{ n: number }>`
        select count(*) as n from ${sql.table(name)} where not ${none} and (${access === ALL} or cod_propriedade = any(${codes}::text[]))`.execute(
        database.db,
      );
      expect([name, rows[0]?.n]).toEqual([name, all[0]?.n]);
    }
  });

  it('nothing can be written, and no account or secret be read', async () => {
    const behind = database.within({ wall: wallFor(access) });
    for (const statement of [
      sql`select * from portal.usuario`,
      sql`update portal.tratamento set porque = null`,
      sql`select destinatario from portal.email`,
      sql`select sal from resumo.acaso`,
      ...Object.keys(DRAWN).flatMap((name) =>
        DRAWN[name] === 'nobody' ? [sql`select * from ${sql.table(name)}`] : [],
      ),
      sql`delete from programa.visita`,
      sql`update programa.propriedade set uf = 'GO'`,
      sql`create table programa.nova (a int)`,
    ])
      await expect(statement.execute(behind)).rejects.toMatchObject({ code: '42501' });
  });
});

it('shows nothing where nobody is named', async () => {
  const counted = await database.db.transaction().execute(async (trx) => {
    await sql`set local role fonte_le_uf`.execute(trx);
    return (await sql<{ n: number }>`select count(*) as n from programa.visita`.execute(trx)).rows[0]?.n;
  });
  expect(counted).toBe(0);
});

it('falls with its statement, also one that fails', async () => {
  const behind = database.within({ wall: wallFor(CALLERS['technician']!) });
  const told = sql<{ who: string; cpf: string | null }>`
    select current_user::text as who, nullif(current_setting('fonte.cpf', true), '') as cpf`;
  expect((await told.execute(behind)).rows).toEqual([{ who: 'fonte_le_tecnico', cpf: ANA }]);
  await expect(sql`select 1 / 0`.execute(behind)).rejects.toMatchObject({ code: '22012' });
  // One connection after the other, until each has been met.
  const after = await Promise.all(Array.from({ length: 10 }, () => told.execute(database.db)));
  for (const { rows } of after) {
    expect(rows[0]?.who).not.toMatch(/^fonte_le_/);
    expect(rows[0]?.cpf).toBeNull();
  }
});

it('stands in transactions and files too', async () => {
  const access = CALLERS['technician']!;
  const behind = database.within({ wall: wallFor(access) });
  const inOne = await behind
    .transaction()
    .execute(async (trx) => sql<{ who: string }>`select current_user::text as who`.execute(trx));
  expect(inOne.rows).toEqual([{ who: 'fonte_le_tecnico' }]);
  const engine = createEngine({ database: behindTheWallOf(access) });
  const plan = scope({ measures: { visitas: 'visitas' }, period: { anos: [] } }, ALL);
  const { batches } = await engine.streamDetail(plan, { keys: {}, measure: 'visitas' });
  let rows = 0;
  for await (const batch of batches) rows += batch.length;
  expect(rows).toBeGreaterThan(0);
  const facts = createEngine({ database: behindTheWallOf(access), rollups: false });
  expect(rows).toBe(Number((await facts.run(plan)).rows[0]?.values['visitas']));
});
