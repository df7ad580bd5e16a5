import { normalise } from '@fonte/pt-br';
import type { DatabaseAccess } from '@fonte/database';
import { tinyDatabase } from '@fonte/programme/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access } from '../ask/access.ts';
import type { Cell, ListAnswer } from '../ask/answer.ts';
import type { Page, QueryEngine } from './engine.ts';
import type { Plan } from '../ask/plan.ts';
import { PlanRefused } from '../ask/refusal.ts';
import { createEngine } from './run.ts';
import { rowsAgree } from './same-figure.ts';
import { scope } from '../rule/scope.ts';

/** The list behind a figure is narrowed and ordered on the server, over all its rows. */

let database: DatabaseAccess;
let engine: QueryEngine;
beforeAll(async () => {
  database = await tinyDatabase();
  engine = createEngine({ database });
});
afterAll(() => database.close());

const NACIONAL: Access = { profile: 'nacional', uf: null, cpf: null };
const PLAN: Plan = {
  measures: { visitas: 'visitas', propriedades: { count: 'propriedade' } },
  period: { anos: [2025] },
};

const rows = (measure: string, page: Page = {}) =>
  engine.detail(scope(PLAN, NACIONAL), { keys: {}, measure }, { limit: -1, ...page });

const NAME = 'propriedade.nome';
const CODE = 'propriedade.cod_propriedade';
const names = ({ rows: all }: Pick<ListAnswer, 'rows'>): Cell[] => all.map((row) => row[NAME] ?? null);

describe('conditions', () => {
  it('keep the rows that a person reading the whole list would keep', async () => {
    const { rows: all } = await rows('propriedades');
    const text = (row: (typeof all)[number], key: string) => normalise(String(row[key] ?? ''));
    const cases: [NonNullable<Page['where']>[number], (row: (typeof all)[number]) => boolean][] = [
      [{ by: NAME, is: 'contains', value: 'TRES' }, (row) => text(row, NAME).includes('tres')],
      [{ by: NAME, is: 'not_contains', value: 'três' }, (row) => !text(row, NAME).includes('tres')],
      [{ by: NAME, is: 'starts', value: 'sitio' }, (row) => text(row, NAME).startsWith('sitio')],
      [{ by: NAME, is: 'ends', value: 'ALTA' }, (row) => text(row, NAME).endsWith('alta')],
      [{ by: CODE, is: '=', value: ['52.0001.0001', '31.0001.0001'] }, (row) => ['52.0001.0001', '31.0001.0001'].includes(String(row[CODE]))], // prettier-ignore
      [{ by: CODE, is: '!=', value: '52.0001.0001' }, (row) => row[CODE] !== '52.0001.0001'],
      // Coded values are compared by their words.
      [{ by: 'propriedade.situacao', is: 'contains', value: 'sem visita' }, (row) => ['a_vstzero', 'i_semvst'].includes(String(row['propriedade.situacao']))], // prettier-ignore
      [{ by: 'propriedade.situacao', is: '=', value: 'ativa em atendimento' }, (row) => row['propriedade.situacao'] === 'a_ematend'], // prettier-ignore
      [{ by: 'visita_ritmo.visitas', is: '>=', value: 3 }, (row) => Number(row['visita_ritmo.visitas']) >= 3],
      [{ by: 'visita_ritmo.visitas', is: '<', value: '3' }, (row) => Number(row['visita_ritmo.visitas']) < 3],
      [{ by: 'visita_ritmo.ultima', is: 'null' }, (row) => row['visita_ritmo.ultima'] === null],
      [{ by: 'visita_ritmo.ultima', is: 'not_null' }, (row) => row['visita_ritmo.ultima'] !== null],
      [{ by: 'visita_ritmo.ultima', is: '>', value: '2025-03-01' }, (row) => String(row['visita_ritmo.ultima'] ?? '') > '2025-03-01'], // prettier-ignore
    ];
    expect(all).toHaveLength(12);
    for (const [condition, keeps] of cases) {
      const expected = all.filter(keeps);
      const found = await rows('propriedades', { where: [condition] });
      expect([condition, names(found)]).toEqual([condition, names({ rows: expected })]);
      expect(found.rowCount).toBe(expected.length);
      // A condition that keeps all or nothing would prove nothing.
      expect([condition, expected.length > 0 && expected.length < 12]).toEqual([condition, true]);
    }
  });

  it('say how many rows there are beside those they keep', async () => {
    const found = await rows('visitas', { where: [{ by: NAME, is: 'contains', value: 'ipês' }], limit: 2 });
    expect(found.rows).toHaveLength(2);
    expect(found.parts.map(({ rowCount, all }) => [rowCount, all])).toEqual([[found.rowCount, 26]]);
    expect(found.rowCount).toBeLessThan(26);
  });

  it.each([
    [{ by: 'planeta', is: '=', value: 'x' }, /planeta/],
    [{ by: NAME, is: '>', value: 'x' }, /texto/],
    [{ by: 'visita_ritmo.visitas', is: 'contains', value: '1' }, /Visitas válidas/],
    [{ by: 'visita_ritmo.visitas', is: '=', value: 'doze' }, /Visitas válidas/],
    [{ by: 'visita_ritmo.ultima', is: '=', value: '2025-02-30' }, /Última visita/],
    [{ by: NAME, is: '=' }, /Falta um valor/],
    [{ by: NAME, is: 'contains', value: 'a\0b' }, /texto/],
  ] as const)('%j is refused in words', async (condition, words) => {
    const asked = rows('propriedades', { where: [condition] });
    await expect(asked).rejects.toThrow(PlanRefused);
    await expect(asked).rejects.toThrow(words);
  });

  it('are values, never SQL or patterns', async () => {
    for (const value of ["' or 1=1 --", '%', '_', '\\', '(.*)'])
      expect((await rows('propriedades', { where: [{ by: NAME, is: 'contains', value }] })).rowCount).toBe(0);
  });
});

describe('a search', () => {
  it.each([
    ['tres barus', 1],
    ['52.0001', 3],
    // Without the dots of the code.
    ['520001', 3],
    ['uberaba', 2],
    ['nada disto', 0],
  ])('for %s', async (search, count) => {
    expect((await rows('propriedades', { search })).rowCount).toBe(count);
  });
});

describe('the order', () => {
  it('begins with the properties that lack most visits', async () => {
    const { rows: all } = await rows('propriedades');
    const missing = all.map((row) => Number(row['visita_ritmo.faltam']));
    expect(missing).toEqual(missing.toSorted((a, b) => b - a));
    expect(missing[0]).toBeGreaterThan(0);
  });

  it('is of all rows, not of a page', async () => {
    const sort = [{ by: NAME, descending: true }];
    const whole = names(await rows('propriedades', { sort }));
    const pages = [
      ...names(await rows('propriedades', { sort, limit: 5 })),
      ...names(await rows('propriedades', { sort, limit: 5, offset: 5 })),
      ...names(await rows('propriedades', { sort, limit: 5, offset: 10 })),
    ];
    expect(pages).toEqual(whole);
    expect(whole).not.toEqual(names(await rows('propriedades')));
  });
});

it('every figure of one part is what its rows come to, whatever the list keeps', async () => {
  const plan: Plan = {
    measures: {
      visitas: 'visitas',
      propriedades: 'propriedades_atendidas',
      area: { sum: 'propriedade.area_total' },
      maior: { max: 'propriedade.area_total' },
      media: { avg: 'propriedade.area_total' },
      ultima: 'ultima_visita',
      inteira: { op: 'round', args: ['visitas'] },
      razao: { op: '/', args: ['visitas', 'propriedades'] },
    },
    by: ['uf'],
    period: { anos: [2025] },
    totals: true,
  };
  const scoped = scope(plan, NACIONAL);
  const answer = await engine.run(scoped);
  for (const { keys, values } of [...answer.rows, ...answer.totals])
    for (const measure of Object.keys(plan.measures)) {
      const detail = await engine.detail(scoped, { keys, measure }, { limit: 1, search: 'sítio' });
      const agree = rowsAgree(values[measure] ?? null, detail);
      expect([keys, measure, agree]).toEqual([keys, measure, measure === 'razao' ? null : true]);
    }
});

it('a file has the rows and the order of the list', async () => {
  const page: Page = { search: 'sitio', sort: [{ by: NAME, descending: true }] };
  const { batches } = await engine.streamDetail(
    scope(PLAN, NACIONAL),
    { keys: {}, measure: 'visitas' },
    page,
  );
  const streamed = [];
  for await (const batch of batches) streamed.push(...batch);
  const listed = await rows('visitas', page);
  expect(streamed).toEqual(listed.rows);
  expect(streamed.length).toBeGreaterThan(0);
  expect(streamed.length).toBeLessThan(26);
});
