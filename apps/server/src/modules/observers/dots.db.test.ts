import type { ReportAnswer } from '@fonte/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scope, type Plan } from '../../query/index.ts';
import { createEngine } from '../../query/run/run.ts';
import { recovered, type Equation } from '../../query/disclosure/testing/solve.ts';
import { farmsPortal, type FarmsPortal } from '../maps/testing/farms-portal.ts';

// An observer counts the dots of the map in every way there is, keeps each count and each figure that the tables show as an equation, and solves for those that they do
// not show. Which properties stand behind a count is read here from the raw rows.

interface Property {
  readonly uf: string;
  readonly municipio: number;
  readonly bacia: number;
  readonly situacao: string | null;
  /** The square of its dot; null without one. */
  readonly celula: number | null;
  readonly who: string;
}

const PLANS: readonly (readonly string[])[] = [
  [],
  ['uf'],
  ['municipio'],
  ['bacia'],
  ['uf', 'bacia'],
  ['uf', 'municipio'],
].flatMap((by) => [by, [...by, 'situacao']]);

let portal: FarmsPortal;
let properties: readonly Property[];
beforeAll(async () => {
  portal = await farmsPortal(300);
  const { rows } = await sql<Property>`
    select d.uf, d.municipio_publicado as municipio, d.bacia_publicada as bacia, d.situacao, d.celula,
      coalesce('p' || p.id_produtor, d.cod_propriedade) as who
    from resumo.divulgacao d join programa.propriedade p using (cod_propriedade) order by d.cod_propriedade`.execute(
    portal.database.db,
  );
  properties = rows;
  unknowns = unknownsOf();
});
afterAll(() => portal.close());

/**
 * How many properties of a situation stand in a square, or without a dot in a place: what the observer does not know. Of none only where a table says that nobody of the
 * situation is in the municipality or basin, by having no row.
 */
type Unknown = Omit<Property, 'who'>;
let unknowns: readonly Unknown[];
const PLACES_OF: readonly (keyof Property)[][] = [['uf'], ['municipio'], ['bacia'], ['uf', 'bacia']];
const named = (one: Unknown, keys: readonly (keyof Property)[]): string =>
  JSON.stringify(keys.map((key) => one[key as keyof Unknown]));

function unknownsOf(): Unknown[] {
  const present = PLACES_OF.map(
    (keys) => new Set(properties.map((one) => named(one, [...keys, 'situacao']))),
  );
  const squares = [
    ...new Map(properties.map((one) => [named(one, ['uf', 'municipio', 'bacia', 'celula']), one])).values(),
  ];
  const situations = [...new Set(properties.map(({ situacao }) => situacao))];
  return squares
    .flatMap(({ uf, municipio, bacia, celula }) =>
      situations.map((situacao) => ({ uf, municipio, bacia, celula, situacao })),
    )
    .filter((one) => PLACES_OF.every((keys, at) => present[at]!.has(named(one, [...keys, 'situacao']))));
}

/** A count as the unknowns that it adds up, and whose properties they are. */
const behind = (keeps: (one: Unknown) => boolean): Equation => ({
  units: [...unknowns.keys()].filter((at) => keeps(unknowns[at]!)),
  people: properties.filter(keeps).map(({ who }) => who),
});

/** The tables of situations by place and of their totals: what they show and what they do not. */
async function tables(): Promise<{ shown: Equation[]; hidden: Equation[] }> {
  const engine = createEngine({ database: portal.database, smallGroup: 5 });
  const shown: Equation[] = [];
  const hidden: Equation[] = [];
  for (const by of PLANS) {
    const plan: Plan = { measures: { n: 'propriedades' }, by, totals: true };
    // oxlint-disable-next-line no-await-in-loop -- one database
    const answer = await engine.run(scope(plan, { profile: 'consulta', uf: null, cpf: null }));
    for (const row of [...answer.rows, ...answer.totals]) {
      const cell = behind((one) =>
        Object.entries(row.keys).every(([key, value]) => String(one[key as keyof Unknown]) === String(value)),
      );
      if (row.protected?.includes('n')) hidden.push(cell);
      else {
        expect([by, row.keys, Number(row.values['n'])]).toEqual([by, row.keys, cell.people.length]);
        shown.push(cell);
      }
    }
  }
  return { shown, hidden };
}

const PLACE: (keyof Property)[] = ['uf', 'municipio', 'bacia'];

/** What is counted of the dots: square by square, each class by itself. */
async function counted(): Promise<{ dots: Equation[]; told: number; all: number }> {
  const features = await portal.features(portal.observer, 'propriedades');
  const classes = new Map<string, number>();
  for (const { id, properties: own } of features) {
    const cell = id.replace('propriedades.', '').split('-')[0] ?? '';
    const name = JSON.stringify([Number(cell), own['legenda']]);
    classes.set(name, (classes.get(name) ?? 0) + 1);
  }
  const placeOf = (celula: number | null) =>
    named(
      properties.find((one) => one.celula === celula)!,
      PLACE,
    );
  const told = new Set(
    [...classes.keys()].map((name) => {
      const [celula, legenda] = JSON.parse(name) as [number, string];
      return `${placeOf(celula)} ${legenda}`;
    }),
  );
  const classOf = (one: Unknown): string => {
    const name = `${named(one, PLACE)} ${one.situacao}`;
    return told.has(name) ? one.situacao! : 'sem_situacao';
  };
  // What a square has none of is counted as well.
  const drawn = unknowns.filter(({ celula }) => celula !== null);
  const groups = new Set(drawn.map((one) => JSON.stringify([one.celula, classOf(one)])));
  const dots = [...groups].map((name) => {
    const [celula, legenda] = JSON.parse(name) as [number, string];
    const group = behind((one) => one.celula === celula && classOf(one) === legenda);
    expect([name, group.people.length]).toEqual([name, classes.get(name) ?? 0]);
    return group;
  });
  const tells = features.filter(({ properties: own }) => own['legenda'] !== 'sem_situacao').length;
  return { dots, told: tells, all: features.length };
}

describe('counting the dots', () => {
  test('gives back no figure that the tables hide, where dots that all told their situation would give many', async () => {
    const { shown, hidden } = await tables();
    const { dots, told, all } = await counted();
    const few = hidden.filter(({ people }) => new Set(people).size < 5);
    expect(few.length).toBeGreaterThan(20);
    // Of what the tables hide beside a small figure some may follow from them, of five people or more.
    const byTables = recovered(shown, hidden);
    expect(recovered([...shown, ...dots], hidden)).toEqual(byTables);
    expect(recovered(shown, few).filter(Boolean)).toEqual([]);
    const naive = unknowns
      .filter(({ celula }) => celula !== null)
      .map(({ celula, situacao }) => behind((one) => one.celula === celula && one.situacao === situacao));
    expect(recovered([...shown, ...naive], few).filter(Boolean).length).toBeGreaterThan(20);
    expect(told / all).toBeGreaterThan(0.25);
  });

  test('gives the same in the legend, in the report and in what a filter by situation keeps', async () => {
    const features = await portal.features(portal.observer, 'propriedades');
    const classes: Record<string, number> = {};
    for (const { properties: own } of features)
      classes[String(own['legenda'])] = (classes[String(own['legenda'])] ?? 0) + 1;
    const summary = await portal.ask('POST', '/api/mapa/resumo', {
      headers: { cookie: portal.observer.cookie, 'content-type': 'application/json' },
      payload: JSON.stringify({ camadas: [{ nome: 'propriedades' }] }),
    });
    expect(summary.json<{ classes: object }[]>()[0]?.classes).toEqual(classes);
    const report = await portal.ask(
      'GET',
      `/api/app/?module=relatorio&controller=index&action=retorno-direto&co_consulta=123456&forma=pontos`,
      { headers: { cookie: portal.observer.cookie } },
    );
    const { series } = report.json<ReportAnswer>();
    const without = series.find(({ name }) => name === 'situacao')?.data.filter((one) => one === null);
    expect(without).toHaveLength(classes['sem_situacao'] ?? 0);
    const filtered = await portal.features(portal.observer, 'propriedades', {
      cql_filter: "legenda = 'a_ematend'",
    });
    expect(filtered).toHaveLength(classes['a_ematend'] ?? 0);
  });

  test('no dot tells a situation before it is decided, and of two decisions only what both say', async () => {
    const { db } = portal.database;
    const told = async () =>
      (
        await sql<{ told: number }>`
          select count(*)::int as told from camada.publica_propriedades where legenda <> 'sem_situacao'`.execute(
          db,
        )
      ).rows[0]!.told;
    const before = await told();
    expect(before).toBeGreaterThan(0);
    await sql`insert into portal.sigilo (versao, minimo, regra, tabela, decisao)
      select versao, 50, regra, tabela, '{"mostra": []}' from portal.sigilo where tabela = 'pontos'`.execute(
      db,
    );
    expect(await told()).toBe(0);
    await sql`delete from portal.sigilo where minimo = 50`.execute(db);
    expect(await told()).toBe(before);
    await sql`delete from portal.sigilo where tabela = 'pontos'`.execute(db);
    expect(await told()).toBe(0);
    await createEngine({ database: portal.database, smallGroup: 5 }).publishDots();
    expect(await told()).toBe(before);
  });
});
