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

  describe('of several states', () => {
    const OF: Readonly<Record<string, number>> = { GO: 50, MG: 7, MS: 300, SP: 1000 };
    /** SP and BA have no properties. */
    const WORKS_IN = ['GO', 'MG', 'MS'];
    const subsets = <T>(all: readonly T[]): T[][] =>
      all.reduce<T[][]>((found, one) => [...found, ...found.map((some) => [...some, one])], [[]]);
    const give = async (states: readonly string[]) => {
      await sql`delete from programa.meta where indicador = 'visitas' and uf <> ''`.execute(database.db);
      for (const uf of states)
        // oxlint-disable-next-line no-await-in-loop
        await sql`insert into programa.meta (indicador, uf, ano, valor) values ('visitas', ${uf}, 2025, ${OF[uf]})`.execute(
          database.db,
        );
    };
    afterAll(() => give(['GO']));

    /** Visits up to the end of 2025, their target and the share, of some states or of all, each and together. */
    const figures = async (asked: readonly string[], access = NACIONAL) => {
      const { rows, totals } = await createEngine({ database }).run(
        scope(
          {
            measures: {
              feitas: { use: 'visitas', period: 'to' },
              meta: 'meta_visitas',
              parte: { op: '/', args: ['feitas', 'meta'] },
            },
            by: ['uf'],
            totals: true,
            filters: asked.length === 0 ? [] : [{ field: 'uf', is: '=', value: [...asked] }],
            period: { anos: [2025] },
          },
          access,
        ),
      );
      const told = ({ values }: (typeof rows)[number]) =>
        ['feitas', 'meta', 'parte'].map((name) =>
          values[name] === null || values[name] === undefined ? null : Number(values[name]),
        );
      return {
        states: Object.fromEntries(rows.map((row) => [String(row.keys['uf']), told(row)])),
        together: told(totals.at(-1)!),
      };
    };
    const counted = async () =>
      new Map(
        (
          await sql<{ uf: string; n: string }>`select uf, count(*) as n from programa.visita
            join programa.propriedade using (cod_propriedade) where conta group by uf`.execute(database.db)
        ).rows.map(({ uf, n }) => [uf, Number(n)]),
      );

    it('there is one where each that the programme is in has one: nobody is held against the target of another', async () => {
      const visits = await counted();
      expect([...visits.keys()].toSorted()).toEqual(WORKS_IN);
      for (const having of subsets(WORKS_IN).map((states) => [...states, 'SP'])) {
        // oxlint-disable-next-line no-await-in-loop -- one registration after the other
        await give(having);
        for (const some of subsets(Object.keys(OF))) {
          const asked = some.length === 0 ? [] : [...some, 'BA'];
          const meant = asked.length === 0 ? [...new Set([...WORKS_IN, ...having])] : asked;
          const held = (states: readonly string[]) => {
            const done = states.reduce((sum, uf) => sum + (visits.get(uf) ?? 0), 0);
            const lacks = states.some((uf) => WORKS_IN.includes(uf) && !having.includes(uf));
            const registered = states.filter((uf) => having.includes(uf));
            if (lacks || registered.length === 0) return [done, null, null];
            const target = registered.reduce((sum, uf) => sum + OF[uf]!, 0);
            return [done, target, expect.closeTo(done / target, 12)];
          };
          // oxlint-disable-next-line no-await-in-loop
          const { states, together } = await figures(asked);
          expect([having, asked, together]).toEqual([having, asked, held(meant)]);
          for (const uf of meant)
            expect([having, asked, uf, states[uf] ?? [0, null, null]]).toEqual([
              having,
              asked,
              uf,
              held([uf]),
            ]);
        }
      }
    });

    it('observers are not told of a state whose properties still wait, others are', async () => {
      await give(['GO', 'MG']);
      await sql`update resumo.coorte_divulgada set coorte = null, espera = 'entrada' where uf = 'MS'`.execute(
        database.db,
      );
      const observer: Access = { profile: 'consulta', uf: null, cpf: null };
      const plan: Plan = {
        measures: { meta: 'meta_visitas' },
        by: ['uf'],
        totals: true,
        period: { anos: [2025] },
      };
      const asked = async (access: Access) => {
        const { rows, totals } = await createEngine({ database, smallGroup: 1 }).run(scope(plan, access));
        return [rows.map(({ keys }) => String(keys['uf'])).toSorted(), totals[0]?.values['meta'] ?? null];
      };
      expect(await asked(observer)).toEqual([['GO', 'MG'], '57']);
      expect(await asked(NACIONAL)).toEqual([['GO', 'MG', 'MS'], null]);
      await sql`update resumo.coorte_divulgada set coorte = 0, espera = null where uf = 'MS'`.execute(
        database.db,
      );
    });
  });
});
