import type { DatabaseAccess } from '@fonte/database';
import { ANA } from '@fonte/programme/tiny/people';
import { tinyDatabase } from '@fonte/programme/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scope, scopeList, type Access, type Filter, type Measure, type QueryEngine } from '../index.ts';
import { createEngine } from './run.ts';

/** Figures of each row of a list are those of the plan that groups by property. */

let database: DatabaseAccess;
let engine: QueryEngine;
beforeAll(async () => {
  database = await tinyDatabase();
  engine = createEngine({ database });
});
afterAll(() => database.close());

const NACIONAL: Access = { profile: 'nacional', uf: null, cpf: null };
const GOIAS: Access = { profile: 'coordenador', uf: 'GO', cpf: null };
const TECNICA: Access = { profile: 'tecnico', uf: null, cpf: ANA };
const figures: Readonly<Record<string, Measure>> = {
  previstas: 'visitas_previstas',
  visitas: 'visitas',
  faltam: 'visitas_que_faltam',
  area: { use: 'area_abc', label: 'ABC' },
  ultima: 'ultima_visita',
};
const LEITE: Filter = { field: 'atividade', is: '=', value: 'Bovinocultura de leite' };

it.each([
  [NACIONAL, { anos: [2025] }, []],
  [NACIONAL, { anos: [] }, [LEITE]],
  [GOIAS, { from: '2024-03-02', until: '2025-03-15' }, []],
  [TECNICA, { anos: [2024, 2025] }, [LEITE]],
] as const)('%j %j %j', async (access, period, filters) => {
  const list = await engine.list(
    scopeList(
      {
        list: 'propriedade',
        columns: { codigo: 'propriedade.cod_propriedade', nome: 'propriedade.nome' },
        figures,
        filters,
        period,
        sort: [{ by: 'codigo' }],
      },
      access,
    ),
  );
  const plan = await engine.run(
    scope({ measures: figures, by: ['propriedade.cod_propriedade'], filters, period }, access),
  );
  expect(plan.rows.length).toBeGreaterThan(1);
  const told = Object.keys(figures);
  expect(
    list.rows.map((row) => [row['codigo'], Object.fromEntries(told.map((key) => [key, row[key]]))]),
  ).toEqual(plan.rows.map(({ keys, values }) => [keys['propriedade.cod_propriedade'], values]));
  expect(list.rows.every(({ nome }) => typeof nome === 'string')).toBe(true);
  expect(list.columns.slice(2).map(({ key, label }) => [key, label])).toEqual([
    ['previstas', 'Esperado'],
    ['visitas', 'Visitas realizadas'],
    ['faltam', 'Visitas que faltam'],
    ['area', 'ABC'],
    ['ultima', 'Última visita'],
  ]);
});

it('stand at the end, or after the column that is named', async () => {
  const keysOf = async (more: object) => {
    const { columns, rows } = await engine.list(
      scopeList(
        {
          list: 'propriedade',
          columns: {
            codigo: 'propriedade.cod_propriedade',
            nome: 'propriedade.nome',
            uf: 'propriedade.uf',
          },
          figures: { visitas: 'visitas' },
          filters: [LEITE],
          period: { anos: [2025] },
          ...more,
        },
        NACIONAL,
      ),
    );
    for (const row of rows) {
      expect(row['uf']).toMatch(/^[A-Z]{2}$/);
      expect(Number(row['visitas'])).toBeGreaterThanOrEqual(0);
    }
    return columns.map(({ key }) => key);
  };
  expect(await keysOf({})).toEqual(['codigo', 'nome', 'uf', 'visitas']);
  expect(await keysOf({ figuresAfter: 'nome' })).toEqual(['codigo', 'nome', 'visitas', 'uf']);
  await expect(keysOf({ figuresAfter: 'telefone' })).rejects.toThrow();
});

it('are ordered, narrowed and paged over all rows', async () => {
  const ask = (more: object) =>
    engine.list(
      scopeList(
        {
          list: 'propriedade',
          columns: { codigo: 'propriedade.cod_propriedade' },
          figures,
          period: { anos: [2025] },
          sort: [{ by: 'faltam', descending: true }, { by: 'codigo' }],
          ...more,
        },
        NACIONAL,
      ),
    );
  const all = await ask({});
  const page = await ask({ limit: 2, offset: 1 });
  expect(page.rows).toEqual(all.rows.slice(1, 3));
  expect(page.rowCount).toBe(all.rows.length);
  const few = await ask({ where: [{ by: 'faltam', is: '>=', value: 11 }], limit: 5 });
  expect(few.rows).toEqual(all.rows.filter(({ faltam }) => Number(faltam) >= 11));
  expect(few.rowCount).toBe(few.rows.length);
  expect(few.rows.length).toBeGreaterThan(0);
  expect(few.rows.length).toBeLessThan(all.rows.length);
});

it.each([NACIONAL, TECNICA])('have the same pages in every order, narrowed or not: %j', async (access) => {
  const columns = {
    codigo: 'propriedade.cod_propriedade',
    nome: 'propriedade.nome',
    atividade: 'propriedade.atividade_produtiva',
  };
  // Of one table's rows, and of several.
  for (const some of [['previstas', 'visitas', 'faltam'], Object.keys(figures)])
    for (const by of ['codigo', 'nome', 'atividade', 'faltam'])
      for (const narrowed of [
        {},
        { where: [{ by: 'visitas', is: '>=', value: 2 } as const] },
        { search: 'sítio' },
      ]) {
        const ask = (more: object) =>
          engine.list(
            scopeList(
              {
                list: 'propriedade',
                columns,
                figures: Object.fromEntries(some.map((name) => [name, figures[name]!])),
                period: { anos: [2025] },
                sort: [{ by, descending: true }],
                ...narrowed,
                ...more,
              },
              access,
            ),
          );
        // oxlint-disable no-await-in-loop -- one database
        const all = await ask({});
        const pages = [await ask({ limit: 2 }), await ask({ limit: 2, offset: 2 })];
        // oxlint-enable no-await-in-loop
        expect(pages.flatMap(({ rows }) => rows)).toEqual(all.rows.slice(0, 4));
        expect(pages.map(({ rowCount }) => rowCount)).toEqual([all.rows.length, all.rows.length]);
      }
});

it('are read again row by row', async () => {
  const plan = scopeList({ list: 'propriedade', figures, period: { anos: [2025] } }, NACIONAL);
  const told = await engine.recountList(plan, 'faltam', { most: 20, lifeMs: 60_000 });
  // 89 planned, 26 made.
  expect(told?.parts.map((part) => [part.kind, part.figure()])).toEqual([['sum', '63']]);
  expect(await engine.recountList(plan, 'faltam', { most: 2, lifeMs: 60_000 })).toBeNull();
});
