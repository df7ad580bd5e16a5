import type { Answer } from '@fonte/contracts';
import type { formulaValues } from '@fonte/contracts/endpoints/formula-values';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OFFERED, offeredValues } from '../../query/formula/index.ts';
import { scope, type Access } from '../../query/index.ts';
import { createEngine } from '../../query/run/run.ts';
import { Indicators } from './service.ts';
import { indicatorPortal, INDICATORS, okay, type IndicatorPortal } from './testing.ts';

/** What the formula editor offers after '=': only what a formula takes, and only what the reader's rows have. */

let portal: IndicatorPortal;
beforeAll(async () => {
  portal = await indicatorPortal();
});
afterAll(() => portal.close());

const serviceOf = ({ app, database }: IndicatorPortal) => {
  const service = new Indicators(app);
  return { engine: service.engine, names: () => service.names(database.db) };
};

it('who waits for names has them, though the first to ask for them goes away', async () => {
  const { database, settings } = portal.app;
  const real = createEngine({ database });
  const leaving = new AbortController();
  const kept: typeof real.kept = (version, key, work) =>
    real.kept(version, key, (signal) => {
      leaving.abort();
      return work(signal);
    });
  const service = new Indicators({ database, settings, engine: { ...real, kept } });
  const found = await service.names(database.within({ signal: leaving.signal }));
  expect(found.catalogue.all('dimension').length).toBeGreaterThan(0);
});

type Values = Answer<typeof formulaValues>;
const ask = (query: Readonly<Record<string, string>>, person = portal.admin) =>
  portal.get(person, `${INDICATORS}/values`, query);
const values = async (kind: string, code: string, q?: string) =>
  okay<Values>(await ask({ kind, code, ...(q === undefined ? {} : { q }) }));
const names = ({ valores }: Values) => valores.map(({ nome }) => nome);

describe('values after "="', () => {
  it('are those of the rows, by name and code, those that begin with what is typed first', async () => {
    const { rows } = await sql<{
      uf: string;
    }>`select distinct uf from programa.propriedade order by uf`.execute(portal.database.db);
    const all = await values('dimension', 'uf');
    expect(all.valores.map(({ codigo }) => codigo).toSorted()).toEqual(rows.map(({ uf }) => uf));
    expect([all.todos, all.total]).toEqual([rows.length, rows.length]);
    expect(names(await values('dimension', 'uf', 'goias'))).toEqual(['Goiás']);
    expect(names(await values('dimension', 'uf', 'GO'))).toEqual(['Goiás']);
    expect(await values('dimension', 'uf', 'xyz')).toEqual({ todos: rows.length, total: 0, valores: [] });
  });

  it('are the words of the model where it has them', async () => {
    const situations = names(await values('dimension', 'situacao'));
    expect(situations.length).toBeGreaterThan(1);
    expect(names(await values('column', 'propriedade.situacao'))).toEqual(situations);
  });

  it.each([
    ['uf', 'UF'],
    ['situacao', 'Situação'],
    ['municipio', 'Município (municipio)'],
    ['item', 'Item'],
    ['atividade', 'Atividade produtiva'],
  ])('can each be written: %s compared with any of them is accepted', async (code, name) => {
    const { valores } = await values('dimension', code);
    expect(valores.length).toBeGreaterThan(0);
    const written = valores.map(({ texto }) => `'${texto.replaceAll("'", "''")}'`);
    const formula_plain = `COUNT(SE(IN($"${name}"; ${written.slice(0, 7).join('; ')}); 1; 0))`;
    const answer = await portal.post(portal.admin, `${INDICATORS}/check`, { formula_plain });
    expect(okay<{ problems: unknown[] }>(answer).problems).toEqual([]);
  });

  it('are none of what is a person, a day or a number, and never a CPF', async () => {
    const catalogue = okay<{ kind: string; code: string; name: string }[]>(
      await portal.get(portal.admin, `${INDICATORS}/catalogue`),
    ).filter(
      ({ kind, code }) => kind === 'dimension' || (kind === 'column' && !/^(item|(sub)?grupo)\./.test(code)),
    );
    const persons = /produtor|t[ée]cnico|supervisor|registrou|atendeu/i;
    for (const { kind, code } of catalogue) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await ask({ kind, code });
      expect([kind, code, answer.statusCode]).toEqual([kind, code, 200]);
      const { valores, todos } = okay<Values>(answer);
      expect(JSON.stringify(valores)).not.toMatch(/\d{11}/);
      if (persons.test(code)) expect([code, todos]).toEqual([code, 0]);
    }
    for (const code of ['propriedade', 'produtor', 'tecnico', 'supervisor'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect([code, await values('dimension', code)]).toEqual([code, { todos: 0, total: 0, valores: [] }]);
  });

  it('say by its code what bears the name of another', async () => {
    const { valores } = await values('dimension', 'municipio', 'Campo Grande');
    expect(valores).toEqual([{ nome: 'Campo Grande', codigo: '5002704', texto: '5002704' }]);
  });

  it('are those of the rows that the reader may see, and of no others', async () => {
    const { rows } = await sql<{
      codigo: string;
    }>`select distinct codigo_municipio::text as codigo from programa.propriedade where uf = 'GO' order by codigo`.execute(
      portal.database.db,
    );
    // Who writes formulas today sees the whole programme; the question itself is narrowed for whoever will.
    const { engine, names: namesOf } = serviceOf(portal);
    const { plan } = offeredValues(await namesOf(), 'dimension', 'municipio')!;
    const towns = async (access: Access) =>
      (await engine.run(scope(plan!, access))).rows.map(({ keys }) => String(keys[OFFERED])).toSorted();
    const inGoias = await towns({ profile: 'coordenador', uf: 'GO', cpf: null });
    expect(inGoias).toEqual(rows.map(({ codigo }) => codigo));
    expect(inGoias.length).toBeLessThan((await values('dimension', 'municipio')).todos);
  });

  it('are refused for names that are not there, and to who writes no formulas', async () => {
    expect((await ask({ kind: 'dimension', code: 'nada' })).statusCode).toBe(400);
    expect((await ask({ kind: 'indicator', code: '1' })).statusCode).toBe(400);
    expect((await ask({ kind: 'dimension', code: '__proto__' })).statusCode).toBe(400);
    for (const profile of ['coordenador', 'tecnico', 'giz'] as const)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await ask({ kind: 'dimension', code: 'uf' }, await portal.person(profile))).statusCode).toBe(
        403,
      );
  });
});
