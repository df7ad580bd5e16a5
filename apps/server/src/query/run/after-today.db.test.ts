import type { TestDatabase } from '@fonte/database/testing';
import { writeVersion } from '@fonte/programme/import/apply/version';
import { tinyDatabase } from '@fonte/programme/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RELATIONS } from '../../model/relations/index.ts';
import { scope, type Access, type GroupBy, type Period, type QueryEngine } from '../index.ts';
import { createEngine } from './run.ts';

// 'Today' is the day of the last visit that counts (docs/decisions/0030). What is dated later counts in every way of asking, or in none.

const ADMIN: Access = { profile: 'administrador', uf: null, cpf: null };
const TODAY = '2025-12-20';
const LATER = '2026-02-03';
/** Facts that a load brings with a date of their own; the others are worked out of these, or dated ahead on purpose. */
const BROUGHT = ['visita', 'lancamento', 'pratica', 'recomendacao', 'isa', 'indicador_resultado', 'poligono'];

let database: TestDatabase;
let engine: QueryEngine;
beforeAll(async () => {
  database = await tinyDatabase();
  engine = createEngine({ database, rollups: false });
});
afterAll(() => database?.close());

it('are all facts of the model that have a day on which they were', () => {
  const dated = Object.values(RELATIONS).filter(
    ({ date, period }) => date !== null && ['in', 'to'].includes(period),
  );
  const others = dated.map(({ key }) => key).filter((key) => !BROUGHT.includes(key));
  expect(others.toSorted()).toEqual([
    'aplica_abc',
    'aplica_conservacao',
    'aplica_planejamento',
    'poligono_historico',
    'visita_prevista',
  ]);
});

it.each(BROUGHT)('%s of after today is counted by its own day, whoever asks in which way', async (fact) => {
  const { db } = database;
  const { date, period: use } = RELATIONS[fact]!;
  const [table, day] = [sql.table(RELATIONS[fact]!.table.join('.')), sql.ref(date!)];
  await sql`update ${table} set ${day} = ${LATER}::date
    where ctid in (select ctid from ${table} where ${day} is not null order by ${day}, ctid limit 1)`.execute(
    db,
  );
  // A visit of that day is not synchronised yet.
  if (fact === 'visita')
    await sql`update programa.visita set sincronizada = false, conta = false, motivo = 'nao_sincronizada' where dt_visita = ${LATER}::date`.execute(
      db,
    );
  const { id } = await db
    .selectFrom('portal.importacao')
    .select('id_importacao as id')
    .executeTakeFirstOrThrow();
  await writeVersion(db, { id, demonstration: false, reference: undefined });
  const version = await createEngine({ database }).version();
  expect([version.dadosAte, version.ultimoFato]).toEqual([TODAY, LATER]);
  const ask = async (period: Period, by: readonly GroupBy[] = []) => {
    const { rows } = await engine.run(scope({ measures: { n: { count: fact } }, period, by }, ADMIN));
    return new Map(rows.map(({ keys, values }) => [Object.values(keys)[0] ?? null, Number(values['n'])]));
  };
  const stored = async (from: string, until: string) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${table}
      where ${day} between ${use === 'to' ? '1900-01-01' : from}::date and ${until}::date`.execute(db);
    return rows[0]!.n;
  };
  const steps = (field: string): GroupBy => ({ field, as: 'quando', steps: true });
  const of2026 = await stored('2026-01-01', '2026-12-31');
  expect(of2026).toBeGreaterThan(0);
  expect((await ask({ anos: [2026] })).get(null)).toBe(of2026);
  expect((await ask({ from: LATER, until: LATER })).get(null)).toBe(await stored(LATER, LATER));
  expect((await ask({ anos: [] }, [steps('ano')])).get(2026)).toBe(of2026);
  expect((await ask({ anos: [2025, 2026] }, [steps('mes')])).get(202_602)).toBe(
    await stored('2026-02-01', '2026-02-28'),
  );
  expect((await ask({ until: TODAY })).get(null)).toBe(await stored('1900-01-01', TODAY));
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${table}`.execute(db);
  expect((await ask({ anos: [] })).get(null)).toBe(rows[0]!.n);
  // The next fact is the only one that is so late.
  await sql`update ${table} set ${day} = ${TODAY}::date where ${day} = ${LATER}::date`.execute(db);
});
