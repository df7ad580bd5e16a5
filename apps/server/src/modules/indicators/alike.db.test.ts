import type { ViewResult } from '@fonte/contracts/routes/indicator-results';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIMENSIONS, RELATIONS } from '../../query/index.ts';
import { fieldsOf, VIEW_DIMENSIONS } from './columns/dimensions.ts';
import { indicatorPortal, INDICATORS, okay, type IndicatorPortal } from './testing.ts';

let portal: IndicatorPortal;
let visits = 0;
let count = 0;
beforeAll(async () => {
  portal = await indicatorPortal();
  visits = await portal.indicator('Visitas', 'COUNT(@Id da visita de visita)', { data_type: 'integer' });
  count = await portal.indicator('Propriedades', 'COUNT(@Propriedade)', { data_type: 'integer' });
  // Everybody and everything of one name, as the data of a real programme have it.
  const { db } = portal.database;
  await sql`update programa.propriedade set nome = 'Fazenda Três Jatobás'`.execute(db);
  await sql`update programa.tecnico set nome = 'Maria da Silva'`.execute(db);
  await sql`update programa.produtor set nome = 'João de Souza'`.execute(db);
});
afterAll(() => portal.close());

const ask = async (question: object): Promise<ViewResult> =>
  okay(await portal.post(portal.admin, `${INDICATORS}/resultviewknex`, { limit: -1, ...question }));
const view = (id: number, alias: string, colname: string): Promise<ViewResult> =>
  ask({ indicadores: [{ id }], grouprow: [{ alias, colname }] });
const headed = ({ data, groupby }: ViewResult) => data.map((row) => String(row[groupby[0]!.name]));

describe('what is called a code is one', () => {
  it('a column with the key of something shows the key, in the rows and in the values of its filter', async () => {
    const codes = headed(await view(count, 'propriedade', 'cod_propriedade'));
    expect(codes.length).toBeGreaterThan(5);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).not.toContain('Fazenda');
    const offered = okay<{ value: string; label: string }[]>(
      await portal.get(portal.admin, `${INDICATORS}/filter/values`, {
        filters: { alias: 'propriedade', colname: 'cod_propriedade' },
      }),
    );
    expect(offered.map(({ label }) => label).toSorted()).toEqual(codes.toSorted());
    for (const place of headed(await view(count, 'municipio', 'codigo_municipio')))
      expect(place).toMatch(/^\d+$/);
    for (const person of headed(await view(count, 'tecnico', 'cpf')))
      expect(person).toMatch(/^\d{11}$|^Sem técnico$/);
  });

  it('no column is called as the code of a thing that it is not the code of', () => {
    for (const { id } of VIEW_DIMENSIONS)
      for (const { colname, description } of fieldsOf(id) ?? [])
        if (colname === 'cod_propriedade')
          expect([id, description]).toEqual([id, id === 'propriedade' ? 'Código' : 'Código da propriedade']);
  });
});

describe('two of one name', () => {
  it('properties are told apart by their codes, and a click leads to its own', async () => {
    const result = await view(count, 'propriedade', 'nome');
    const names = headed(result);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^Fazenda Três Jatobás \(\S+\)$/);
    const { total } = okay<{ total: number }>(
      await portal.post(portal.admin, `${INDICATORS}/details`, {
        indicadores: count,
        filters: result.itens_search[0]?.keys,
      }),
    );
    expect(total).toBe(1);
  });

  it('persons are counted one by one, with no more of their CPF than a mask leaves', async () => {
    const technicians = headed(await view(visits, 'tecnico_visita', 'nome'));
    expect(technicians.length).toBeGreaterThan(1);
    expect(new Set(technicians).size).toBe(technicians.length);
    for (const name of technicians) expect(name).toMatch(/^Maria da Silva \(\*{3}\.\d{3}\.\d{3}-\*{2}\)$/);
    const producers = await view(count, 'produtor', 'nome');
    const { rows } = await sql<{ there: number }>`
      select count(distinct id_produtor)::int as there from programa.propriedade where id_produtor is not null`.execute(
      portal.database.db,
    );
    const named = headed(producers).filter((name) => name.startsWith('João de Souza'));
    expect(named).toHaveLength(rows[0]!.there);
    expect(new Set(named).size).toBe(named.length);
  });

  it('each of several groups of one axis is told apart as it is alone, years as years', async () => {
    const { itens_search: places } = await ask({
      indicadores: [{ id: visits }],
      grouprow: [
        { alias: 'tecnico_visita', colname: 'nome' },
        { alias: 'propriedade', colname: 'nome' },
        { alias: 'tempo', colname: 'ano' },
      ],
    });
    expect(places.length).toBeGreaterThan(5);
    const names = places.map(({ value }) => value);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names)
      expect(name).toMatch(
        /^Maria da Silva \(\*{3}\.\d{3}\.\d{3}-\*{2}\) \/ Fazenda Três Jatobás \(\S+\) \/ 20\d\d$/,
      );
  });

  it('series of a split are told apart by who they are, not by a number', async () => {
    const { series } = await ask({
      indicadores: [{ id: visits }],
      grouprow: [{ alias: 'propriedade', colname: 'uf' }],
      splitSerie: 'programa.tecnico|tecnico_visita.nome|varchar',
    });
    expect(series.length).toBeGreaterThan(1);
    expect(new Set(series.map(({ keys }) => String(keys[0]?.value))).size).toBe(series.length);
    for (const { name } of series) expect(name).toMatch(/^Maria da Silva \(\*{3}\.\d{3}\.\d{3}-\*{2}\)$/);
  });

  it('every column with the name of a person groups by who it is', () => {
    for (const [id, { columns }] of Object.entries(RELATIONS))
      for (const [colname, { personal, type }] of Object.entries(columns))
        if (personal === 'nome' && type === 'text' && fieldsOf(id) !== undefined) {
          const field = fieldsOf(id)!.find((one) => one.colname === colname);
          const by = typeof field?.group === 'string' ? DIMENSIONS[field.group] : undefined;
          expect([id, by?.names?.label, field?.keyColname === colname]).toEqual([id, colname, false]);
        }
  });
});
