import type { TestDatabase } from '@fonte/database/testing';
import { OTTO } from '@fonte/programme/tiny/people';
import { tinyDatabase } from '@fonte/programme/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access } from '../ask/access.ts';
import { scope, type Plan, type QueryEngine } from '../index.ts';
import { createEngine } from './run.ts';

const NACIONAL: Access = { profile: 'nacional', uf: null, cpf: null };
const GOIAS: Access = { profile: 'coordenador', uf: 'GO', cpf: null };
const SUPERVISOR: Access = { profile: 'supervisor', uf: 'GO', cpf: OTTO };

let database: TestDatabase;
let engine: QueryEngine;
beforeAll(async () => {
  database = await tinyDatabase();
  engine = createEngine({ database });
});
afterAll(() => database?.close());

const ask = (plan: Plan, access = NACIONAL) => engine.run(scope(plan, access));

describe('targets', () => {
  const plan: Plan = { measures: { meta: 'meta_propriedades' }, period: { anos: [2024, 2025] } };
  const national = async () =>
    (
      await sql<{
        valor: string;
      }>`select trim_scale(valor) as valor from programa.meta where indicador = 'propriedades' and uf = '' and ano = 2025`.execute(
        database.db,
      )
    ).rows[0]?.valor;

  it('are those of the last year: the national one, or the state’s for who looks at a state', async () => {
    const state = (
      await sql<{
        valor: string | null;
      }>`select trim_scale(sum(valor)) as valor from programa.meta where indicador = 'propriedades' and uf = 'GO' and ano = 2025`.execute(
        database.db,
      )
    ).rows[0]?.valor;
    expect((await ask(plan)).rows[0]?.values['meta']).toBe(await national());
    const filtered: Plan = { ...plan, filters: [{ field: 'uf', is: '=', value: 'GO' }] };
    expect((await ask(filtered)).rows[0]?.values['meta']).toBe(state);
    expect((await ask(plan, GOIAS)).rows[0]?.values['meta']).toBe(state);
  });

  it('that are not registered are not made of others: the nation has not the sum of its states, a supervisor not the target of a state', async () => {
    // Nothing is kept: the data change under the test without a new version.
    const unkept = () => createEngine({ database });
    const value = async (asked: Plan, access = NACIONAL) =>
      (await unkept().run(scope(asked, access))).rows[0]?.values['meta'];
    const abc: Plan = { measures: { meta: 'meta_area_abc' }, period: { anos: [2025] } };
    const ofGoias: Plan = { ...abc, filters: [{ field: 'uf', is: '=', value: 'GO' }] };
    expect(Number(await value(abc))).toBe(100);
    await sql`delete from programa.meta where indicador = 'area_abc' and uf = ''`.execute(database.db);
    expect(await value(abc)).toBeNull();
    expect(Number(await value(ofGoias))).toBe(100);
    expect(await value(plan, SUPERVISOR)).toBeNull();
    expect(await value(ofGoias, SUPERVISOR)).toBeNull();
    await sql`insert into programa.meta (indicador, uf, ano, valor) values ('area_abc', '', 2025, 100)`.execute(
      database.db,
    );
  });
});
