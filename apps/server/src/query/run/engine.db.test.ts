import type { TestDatabase } from '@fonte/database/testing';
import { TINY_FIGURES } from '@fonte/programme/tiny/index';
import { ANA, DORA, OTTO } from '@fonte/programme/tiny/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RELATIONS } from '../../model/relations/index.ts';
import type { Access } from '../ask/access.ts';
import {
  PlanRefused,
  scope,
  propertyRule,
  scopeList,
  type Cell,
  type ListPlan,
  type Plan,
  type QueryEngine,
} from '../index.ts';
import { createEngine } from './run.ts';
import { tinyDatabase } from '@fonte/programme/testing';

const NACIONAL: Access = { profile: 'nacional', uf: null, cpf: null };
const GOIAS: Access = { profile: 'coordenador', uf: 'GO', cpf: null };
const SUPERVISOR: Access = { profile: 'supervisor', uf: 'GO', cpf: OTTO };
const TECNICA: Access = { profile: 'tecnico', uf: null, cpf: ANA };
const GIZ: Access = { profile: 'giz', uf: null, cpf: null };

let database: TestDatabase;
let engine: QueryEngine;
beforeAll(async () => {
  database = await tinyDatabase();
  engine = createEngine({ database });
});
afterAll(() => database?.close());

const ask = (plan: Plan, access = NACIONAL) => engine.run(scope(plan, access));
const list = (plan: ListPlan, access = NACIONAL) => engine.list(scopeList(plan, access));

/** Label of the only group → value. */
async function byGroup(plan: Plan, access = NACIONAL): Promise<Record<string, Cell>> {
  const [group] = plan.by ?? [];
  const alias = typeof group === 'string' ? group : JSON.stringify(group?.field).slice(1, -1);
  const [measure = ''] = Object.keys(plan.measures);
  const { rows } = await ask(plan, access);
  return Object.fromEntries(rows.map(({ labels, values }) => [labels[alias], values[measure] ?? null]));
}

it('finds every relation and column of the model in the database', async () => {
  for (const { table, materialized, columns } of Object.values(RELATIONS))
    for (const place of materialized ? [table, materialized] : [table]) {
      const names = sql.join(Object.keys(columns).map((column) => sql.ref(column)));
      // oxlint-disable-next-line no-await-in-loop -- one after the other is quick enough
      await sql`select ${names} from ${sql.table(place.join('.'))} limit 0`.execute(database.db);
    }
});

it('finds in each copy of a view its rows, and the same of their properties', async () => {
  for (const { table, materialized, columns, kept } of Object.values(RELATIONS)) {
    if (!materialized || !kept) continue;
    const own = Object.keys(columns).map((column) => sql`copia.${sql.ref(column)}`);
    const keptThere = Object.entries(kept).map(
      ([ref, column]) => sql`copia.${sql.ref(column)} is not distinct from ${sql.ref(ref)}`,
    );
    // oxlint-disable-next-line no-await-in-loop -- one after the other is quick enough
    const { rows } = await sql<{ n: number; copied: number }>`
      select (select count(*) from ${sql.table(table.join('.'))}) as n, count(*) as copied from ${sql.table(materialized.join('.'))} as copia
      join programa.propriedade using (cod_propriedade) join ${sql.table(table.join('.'))} as visao using (cod_propriedade)
      where (${sql.join(own)}) is not distinct from (${sql.join(Object.keys(columns).map((column) => sql`visao.${sql.ref(column)}`))}) and ${sql.join(keptThere, sql` and `)}`.execute(
      database.db,
    );
    expect([materialized[1], rows[0]?.copied]).toEqual([materialized[1], rows[0]?.n]);
  }
});

describe('what the tiny programme adds up to by hand', () => {
  const of2025 = TINY_FIGURES.years[2025];

  it('in figures of a year', async () => {
    const answer = await ask({
      measures: {
        visitas: 'visitas',
        naoContam: 'visitas_que_nao_contam',
        propriedades: 'propriedades_atendidas',
        produtores: 'produtores_atendidos',
        tecnicos: 'tecnicos_em_campo',
        minutos: 'duracao_media',
        area: 'area_total',
        produtiva: 'area_produtiva',
        receita: 'receita',
        despesa: 'despesa',
      },
      period: { anos: [2025] },
    });
    expect(answer.rows[0]?.values).toEqual({
      visitas: of2025.validVisits,
      naoContam: TINY_FIGURES.notCounting[2025],
      propriedades: of2025.attendedProperties,
      produtores: of2025.attendedProducers,
      tecnicos: of2025.techniciansInField,
      minutos: '150.4',
      area: String(of2025.attendedAreaTotal),
      produtiva: String(of2025.attendedAreaProdutiva),
      receita: String(of2025.receitaValid),
      despesa: String(of2025.despesaValid),
    });
  });

  it('in areas and shares of practices up to a year', async () => {
    const { rows } = await ask({
      measures: {
        ha: 'area_conservacao',
        abc: 'area_abc',
        aplicam: 'propriedades_com_conservacao',
        atendidas: { use: 'atendidas_com_conservacao' },
        comAbc: 'atendidas_com_abc',
      },
      period: { anos: [2025] },
    });
    expect(rows[0]?.values).toEqual({ ha: '25.5', abc: '85', aplicam: 6, atendidas: 5, comAbc: 4 });
  });

  it('in properties attended up to a day in the middle of a year', async () => {
    const plan: Plan = {
      measures: {
        n: 'propriedades_atendidas',
        produtores: 'produtores_atendidos',
        todas: 'propriedades_com_visita',
      },
      period: { from: '2024-01-01', until: '2024-06-24' },
    };
    // P1 P3 P7 P9 P12; P2 and P10 come later in the year, P8 on the day after.
    expect((await ask(plan)).rows[0]?.values).toEqual({ n: 5, produtores: 5, todas: 5 });
    const nextDay: Plan = { ...plan, period: { from: '2024-01-01', until: '2024-06-25' } };
    expect((await ask(nextDay)).rows[0]?.values['n']).toBe(6);
  });

  it('in the steps from visited to attended, and in the change against the year before', async () => {
    const { rows } = await ask({
      measures: {
        antes: { use: 'propriedades_atendidas', period: { shift: { years: -1 }, sameSpan: true } },
        comVisita: 'propriedades_com_visita',
        sincronizadas: { use: 'propriedades_com_visita_sincronizada', hidden: true },
        semSincronizada: { op: '-', args: ['comVisita', 'sincronizadas'] },
        semLancamentoNemCheckin: { op: '-', args: ['sincronizadas', 'atendidas'] },
        atendidas: 'propriedades_atendidas',
      },
      period: { anos: [2025] },
    });
    // P4's only visit of 2025 is not synchronised; every other visited property has one that counts.
    expect(rows[0]?.values).toEqual({
      antes: 8,
      comVisita: 8,
      semSincronizada: 1,
      semLancamentoNemCheckin: 0,
      atendidas: 7,
    });
  });
});

describe('groups', () => {
  it('stand in their own order, empty bands included', async () => {
    const plan: Plan = { measures: { n: 'propriedades' }, by: [{ field: 'faixa_visitas', complete: true }] };
    expect(Object.entries(await byGroup(plan))).toEqual(Object.entries(TINY_FIGURES.progressSteps));
  });

  it('name what is not there, and count it', async () => {
    const plan: Plan = { measures: { n: 'propriedades' }, by: [{ field: 'situacao', complete: true }] };
    expect(await byGroup(plan)).toEqual({
      'Ativa em atendimento': 5,
      'Ativa sem visita': 1,
      'Ativa concluida': 2,
      Inativa: 1,
      'Inativa sem visita': 1,
      'Inativa visita 0': 1,
      'Sem situação': 1,
    });
  });

  it('leave no month out, and sort by words and by figures', async () => {
    const months = await ask({
      measures: { n: 'visitas' },
      by: [{ field: 'mes', complete: true }],
      period: { anos: [2025] },
    });
    expect(months.rows.map(({ labels }) => labels['mes']).slice(0, 2)).toEqual(['jan. 2025', 'fev. 2025']);
    expect(months.rows).toHaveLength(12);
    const states = (sort: Plan['sort']) =>
      ask({ measures: { n: 'propriedades' }, by: ['uf'], ...(sort ? { sort } : {}) });
    const order = async (sort: Plan['sort']) => (await states(sort)).rows.map(({ keys }) => keys['uf']);
    expect(await order(undefined)).toEqual(['GO', 'MS', 'MG']); // Goiás, Mato Grosso do Sul, Minas Gerais
    expect(await order([{ by: 'n' }])).toEqual(['MS', 'MG', 'GO']);
    expect(await order([{ by: 'uf', descending: true }])).toEqual(['MG', 'MS', 'GO']);
  });

  it('come in pages, with totals of all of them worked out from the facts', async () => {
    const answer = await ask({
      measures: { produtores: 'produtores', parte: { share: 'produtores' } },
      by: ['municipio', 'atividade'],
      totals: [['atividade'], []],
      limit: 2,
      offset: 1,
    });
    expect(answer.rows).toHaveLength(2);
    expect(answer.rowCount).toBe(11);
    const leite = answer.totals.find(({ keys }) => /leite/i.test(String(keys['atividade'])));
    // Producer 1 has two dairy farms and is one producer: 1, 4, 5, 8.
    expect(leite?.values).toEqual({ produtores: 4, parte: '0.4' });
    expect(answer.totals.at(-1)).toEqual({ keys: {}, labels: {}, values: { produtores: 10, parte: '1' } });
  });

  it('answer with zeros, not with nothing, where there is nothing', async () => {
    const answer = await ask({
      measures: { n: 'visitas', media: 'duracao_media', area: 'area_abc' },
      by: ['uf'],
      period: { anos: [2019] },
      totals: true,
    });
    expect(answer.rows).toEqual([]);
    expect(answer.totals).toEqual([{ keys: {}, labels: {}, values: { n: 0, media: null, area: '0' } }]);
  });
});

describe('ISA', () => {
  it('compares the same properties and takes limits of bands into the upper one', async () => {
    const { rows } = await ask({
      measures: { n: { count: 'isa', period: 'none' }, parte: { share: 'n', within: ['momento'] } },
      by: [
        { field: 'momento', complete: true },
        { field: 'faixa_isa', complete: true },
      ],
      filters: [{ exists: 'isa', atLeast: 3, distinct: 'isa.momento', period: 'none' }],
    });
    const numbers = rows.map(({ values }) => values['n']);
    // P1 P3 P8: 0.40 0.60 0.25, then 0.55 0.65 0.45, then 0.72 0.70 0.50.
    expect(numbers).toEqual([1, 1, 1, 0, 0, 1, 2, 0, 0, 0, 1, 2]);
    expect(rows[6]?.values['parte']).toBe('0.66666666666666666667');
  });

  it('averages from parts at the level shown', async () => {
    const plan: Plan = {
      measures: { isa: 'isa_medio' },
      filters: [{ field: 'momento', is: '=', value: 1 }],
      period: { anos: [] },
    };
    expect((await ask(plan)).rows[0]?.values['isa']).toBe('0.41');
  });
});

describe('scope', () => {
  const plan: Plan = { measures: { n: 'propriedades' } };
  const count = async (access: Access) => (await ask(plan, access)).rows[0]?.values['n'];

  it('narrows every profile to its rows', async () => {
    expect(await count(NACIONAL)).toBe(12);
    expect(await count(GOIAS)).toBe(5);
    expect(await count(SUPERVISOR)).toBe(5);
    expect(await count(TECNICA)).toBe(3);
    expect(await count({ profile: 'regional', uf: null, cpf: null })).toBe(0);
  });

  it('stands outside whatever the client filters', async () => {
    const wide: Plan = { ...plan, filters: [{ any: [{ field: 'uf', is: '!=', value: 'XX' }, { all: [] }] }] };
    expect((await ask(wide, TECNICA)).rows[0]?.values['n']).toBe(3);
  });

  it('holds for lists of people, who have a scope of their own', async () => {
    const cpfs = async (access: Access) =>
      (await list({ list: 'tecnico' }, access)).rows.map((row) => row['tecnico.cpf']);
    expect(await cpfs(TECNICA)).toEqual([ANA]);
    expect(await cpfs(SUPERVISOR)).toHaveLength(2);
    expect(await cpfs(GOIAS)).not.toContain(DORA);
    expect((await list({ list: 'produtor' }, GOIAS)).rows).toEqual([]);
    expect((await list({ list: 'supervisor' }, TECNICA)).rows).toEqual([]);
  });

  it('is the same for stores with SQL of their own', async () => {
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from programa.visita as v where ${propertyRule(TECNICA, 'v.cod_propriedade')}`.execute(
      database.db,
    );
    const visits = await ask({ measures: { n: 'visitas_registradas' } }, TECNICA);
    expect(rows[0]?.n).toBe(visits.rows[0]?.values['n']);
    expect(propertyRule(NACIONAL, 'v.cod_propriedade')).toBeUndefined();
    // The name that the rule itself uses would make it true of every row.
    expect(() => propertyRule(TECNICA, 'propriedade.cod_propriedade')).toThrow('No scope');
  });

  it('refuses rows to observers and plans that did not pass it to everybody', async () => {
    const scoped = scope(plan, GIZ);
    expect((await engine.run(scoped)).rows[0]?.values['n']).toBe(12);
    await expect(engine.detail(scoped, { keys: {}, measure: 'n' })).rejects.toThrow(PlanRefused);
    await expect(engine.streamDetail(scoped, { keys: {}, measure: 'n' })).rejects.toThrow(PlanRefused);
    expect(() => engine.run({ ...scoped })).toThrow('Only scope()');
  });
});

describe('rows behind a point', () => {
  const plan: Plan = {
    measures: {
      visitas: 'visitas',
      propriedades: 'propriedades_atendidas',
      media: { op: '/', args: ['visitas', 'propriedades'] },
    },
    by: ['uf'],
    period: { anos: [2025] },
  };
  const detail = (measure: string, page?: Parameters<QueryEngine['detail']>[2]) =>
    engine.detail(scope(plan, NACIONAL), { keys: { uf: 'GO' }, measure }, page);

  it('of a count are the rows themselves, newest first, in pages', async () => {
    const answer = await detail('visitas', { limit: 5, offset: 10 });
    expect(answer.rowCount).toBe(16);
    expect(answer.rows).toHaveLength(5);
    expect(answer.columns.map(({ label }) => label)).toEqual([
      'Código', 'Propriedade', 'Município', 'UF', 'Técnico', 'Visita', 'Data', 'Duração', 'Por que conta', 'Faltam desde o início',
      'Visitas previstas até hoje', 'Valor',
    ]); // prettier-ignore
  });

  it('of a distinct count are one row per property, with how many visits stand behind it', async () => {
    const { rows } = await detail('propriedades', { sort: [{ by: 'linhas', descending: true }] });
    expect(rows.map((row) => [row['propriedade.nome'], row['linhas']])).toEqual([
      ['Fazenda Três Barus', 12],
      ['Fazenda Dois Ipês', 3],
      ['Sítio Vereda Alta', 1],
    ]);
  });

  it('of a ratio are the rows of both parts, which say which', async () => {
    const answer = await detail('media', { limit: -1 });
    expect(answer.parts.map(({ label, rowCount }) => [label, rowCount])).toEqual([
      ['Visitas realizadas', 16],
      ['Propriedades atendidas', 3],
    ]);
    expect(new Set(answer.rows.map((row) => row['parte'])).size).toBe(2);
  });

  it('are refused for points that are not of the plan', async () => {
    const scoped = scope(plan, NACIONAL);
    await expect(engine.detail(scoped, { keys: { planeta: 1 }, measure: 'x' })).rejects.toThrow(
      /planeta.*x|x.*planeta/,
    );
  });

  it('stream all of them with the same columns', async () => {
    const { columns, batches } = await engine.streamDetail(scope(plan, NACIONAL), {
      keys: {},
      measure: 'visitas',
    });
    const rows = [];
    for await (const batch of batches) rows.push(...batch);
    expect(rows).toHaveLength(26);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(columns.map(({ key }) => key).toSorted());
  });
});

describe('answers', () => {
  const plan: Plan = { measures: { n: 'visitas' }, by: ['uf'] };

  it('keep their ETag until plan, scope or data change', async () => {
    const [one, other] = [await ask(plan), await ask(plan)];
    expect(other.etag).toBe(one.etag);
    expect(await engine.etag(scope(plan, NACIONAL))).toBe(one.etag);
    expect((await ask(plan, GOIAS)).etag).not.toBe(one.etag);
    expect(await createEngine({ database, fingerprint: 'x' }).etag(scope(plan, NACIONAL))).not.toBe(one.etag);
    await sql`insert into portal.versao (dados_ate) select max(dados_ate) from portal.versao`.execute(
      database.db,
    );
    expect((await ask(plan)).etag).not.toBe(one.etag);
  });

  it('of what changes between loads are asked anew each time', async () => {
    const quiet: Plan = { measures: { n: { count: 'silenciado' } } };
    const rows: ListPlan = { list: 'achado', columns: { regra: 'achado.regra', ate: 'silenciado.ate' } };
    const shown = async () => [
      (await ask(quiet)).rows[0]?.values['n'],
      (await list(rows)).rows.filter(({ ate }) => ate !== null).length,
    ];
    expect(await shown()).toEqual([0, 0]);
    // P8's producer has no CPF.
    await sql`insert into portal.tratamento (regra, cod_propriedade, chave, resposta, quieta_ate)
      values (13415, '31.0001.0003', '', 'correto', (now() at time zone 'America/Sao_Paulo')::date)`.execute(
      database.db,
    );
    expect(await shown()).toEqual([1, 1]);
    await sql`delete from portal.tratamento`.execute(database.db);
    expect(await shown()).toEqual([0, 0]);
  });

  it('are given up with the signal', async () => {
    const gone = AbortSignal.abort(new Error('the client went away'));
    await expect(engine.run(scope({ ...plan, limit: 1 }, NACIONAL), { signal: gone })).rejects.toThrow(
      'went away',
    );
  });
});
