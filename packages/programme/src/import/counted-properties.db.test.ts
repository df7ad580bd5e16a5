import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '@fonte/database/testing';
import { exampleGeography } from './testing/folders.ts';

// Which properties are in the figures that observers are told (migrations 0066 and 0069), load after load.

const LEAST = 5;
const GOIAS = 5_218_805;
const GOIANIA = 5_208_707;

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await exampleGeography(database);
  await sql`insert into geo.municipio (codigo_municipio, nome, uf) values (${GOIANIA}, 'Goiânia', 'GO')`.execute(
    database.db,
  );
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate programa.propriedade, programa.produtor, resumo.saida_divulgada cascade`.execute(
    database.db,
  );
  await load();
  last = 0;
});

let last = 0;

interface Coming {
  readonly municipio?: number;
  readonly sexo?: (at: number) => string | null;
  /** All of one producer. */
  readonly together?: boolean;
  readonly visited?: boolean;
}

/** So many come, each of a producer of its own. Gives their codes. */
async function come(
  many: number,
  { municipio = GOIAS, sexo = () => null, together = false, visited = false }: Coming = {},
): Promise<string[]> {
  const codes: string[] = [];
  for (let at = 0; at < many; at += 1) {
    last += 1;
    const code = `F${String(last).padStart(3, '0')}`;
    codes.push(code);
    const producer = together ? last - at : last;
    // oxlint-disable no-await-in-loop -- one database
    if (producer === last)
      await sql`insert into programa.produtor (id_produtor, nome, sexo) values (${last}, 'Alguém', ${sexo(at)})`.execute(
        database.db,
      );
    await sql`insert into programa.propriedade (cod_propriedade, nome, codigo_municipio, uf, id_produtor)
      values (${code}, 'Sítio', ${municipio}, 'GO', ${producer})`.execute(database.db);
    if (visited) await visit(code);
    // oxlint-enable no-await-in-loop
  }
  return codes;
}

const visit = (code: string) =>
  sql`insert into programa.visita (id_visita, cod_propriedade, numero, dt_visita, sincronizada, conta)
    values ((select coalesce(max(id_visita), 0) + 1 from programa.visita), ${code}, 1, '2025-03-01', true, true)`.execute(
    database.db,
  );

async function go(codes: readonly string[]): Promise<void> {
  for (const table of ['visita', 'propriedade'])
    // oxlint-disable-next-line no-await-in-loop -- what refers to a property first
    await sql`delete from ${sql.table(`programa.${table}`)} where cod_propriedade = any(${[...codes]}::text[])`.execute(
      database.db,
    );
}

/** What an import works out at its end; then who is counted, by where. */
async function load(): Promise<Map<string, string>> {
  await sql`select resumo.divulgar(${LEAST})`.execute(database.db);
  const { rows } = await sql<{ code: string; place: string }>`
    select d.cod_propriedade as code, d.municipio_publicado || '/' || d.bacia_publicada as place
    from resumo.divulgacao d join resumo.coorte_divulgada c using (cod_propriedade) where c.contada order by 1`.execute(
    database.db,
  );
  return new Map(rows.map(({ code, place }) => [code, place]));
}

/** How many are counted in each place. */
function sizesOf(places: ReadonlyMap<string, string>): number[] {
  const sizes = new Map<string, number>();
  for (const place of places.values()) sizes.set(place, (sizes.get(place) ?? 0) + 1);
  return [...sizes.values()].toSorted((a, b) => a - b);
}

const attended = async (): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from resumo.coorte_divulgada where contada and atendida`.execute(database.db)
  ).rows[0]!.n;

describe('is counted', () => {
  it('everybody at first, and later who comes with four other people', async () => {
    await come(3);
    expect((await load()).size).toBe(3);
    await come(4);
    expect((await load()).size).toBe(3);
    await come(1);
    expect((await load()).size).toBe(8);
  });

  it('nobody whose others are the same producer', async () => {
    await come(6);
    await load();
    await come(5, { together: true });
    expect((await load()).size).toBe(6);
  });

  it('nobody of a group that is of one member, but of one where somebody has not said, or that is large', async () => {
    await come(6);
    await load();
    await come(5, { sexo: () => 'Feminino' });
    expect((await load()).size).toBe(6);
    await come(1);
    expect((await load()).size).toBe(12);
    await come(2 * LEAST - 1, { sexo: () => 'Masculino' });
    expect((await load()).size).toBe(12);
    await come(1, { sexo: () => 'Masculino' });
    expect((await load()).size).toBe(12 + 2 * LEAST);
  });

  it('as attended, whose first visit comes with those of four others', async () => {
    await come(2, { visited: true });
    const others = await come(6);
    await load();
    expect(await attended()).toBe(2);
    for (const code of others.slice(0, 4))
      // oxlint-disable-next-line no-await-in-loop -- one database
      await visit(code);
    await load();
    expect(await attended()).toBe(2);
    await visit(others[4]!);
    await load();
    expect(await attended()).toBe(7);
    await come(4, { visited: true });
    await come(3);
    expect([(await load()).size, await attended()]).toEqual([15, 7]);
    await come(1, { visited: true });
    expect([(await load()).size, await attended()]).toEqual([15, 7]);
    await come(4);
    expect([(await load()).size, await attended()]).toEqual([20, 12]);
  });

  it('where enough of those that came together are, for good', async () => {
    await come(6);
    const [place] = (await load()).values();
    await come(5, { municipio: GOIANIA });
    expect(new Set((await load()).values()).size).toBe(2);
    // Three and two of five are too few to be named, whoever of theirs is already.
    await come(3);
    await come(2, { municipio: GOIANIA });
    const places = await load();
    expect(sizesOf(places)).toEqual([5, 5, 6]);
    expect(places.get('F001')).toBe(place);
  });
});

it('with who leaves go four others, who come back among the others of the state when five have left', async () => {
  await come(30);
  const sizes = [(await load()).size];
  for (let left = 0; left < LEAST; left += 1) {
    // oxlint-disable no-await-in-loop -- one database
    const [one = ''] = (await load()).keys();
    await go([one]);
    sizes.push((await load()).size);
    // oxlint-enable no-await-in-loop
  }
  expect(sizes).toEqual([30, 25, 20, 15, 10, 25]);
  expect(sizesOf(await load())).toEqual([5, 20]);
});

it('with who leaves go others of its kind, attended or not, who come back when five of that kind have left', async () => {
  await come(30, { visited: true });
  await come(10);
  await load();
  const counts: number[][] = [];
  for (const kind of [false, true, true, true, true, true]) {
    // oxlint-disable no-await-in-loop -- one database
    const { rows } = await sql<{ code: string }>`
      select min(cod_propriedade) as code from resumo.coorte_divulgada where contada and atendida = ${kind}`.execute(
      database.db,
    );
    await go([rows[0]!.code]);
    counts.push([(await load()).size, await attended()]);
    // oxlint-enable no-await-in-loop
  }
  expect(counts).toEqual([
    [35, 30],
    [30, 25],
    [25, 20],
    [20, 15],
    [15, 10],
    [30, 25],
  ]);
});

it('with one of a few of its kind go five of the other', async () => {
  await come(12, { visited: true });
  await come(2);
  await load();
  await go(['F013']);
  expect([(await load()).size, await attended()]).toEqual([7, 7]);
});

it('does not come back for who left before others of it went', async () => {
  await come(15);
  await load();
  await go(['F001']);
  expect((await load()).size).toBe(10);
  const { rows } = await sql<{ code: string }>`
    select cod_propriedade as code from resumo.coorte_divulgada where espera = 'saida'`.execute(database.db);
  await go(rows.map(({ code }) => code));
  expect((await load()).size).toBe(10);
  await come(20);
  expect((await load()).size).toBe(30);
  for (let left = 1; left < LEAST; left += 1) {
    // oxlint-disable no-await-in-loop -- one database
    const later = [...(await load()).keys()].filter((code) => code > 'F015');
    await go(later.slice(0, 1));
    // oxlint-enable no-await-in-loop
  }
  expect((await load()).size).toBe(10);
});

it('where fewer than five would stay of a group, all of it wait', async () => {
  await come(9);
  await load();
  await go(['F001']);
  expect((await load()).size).toBe(0);
  await come(1);
  expect((await load()).size).toBe(0);
});

const steps = fc.array(
  fc.record({
    come: fc.array(fc.constantFrom(GOIAS, GOIANIA), { maxLength: 7 }),
    go: fc.array(fc.nat(30), { maxLength: 2 }),
  }),
  { minLength: 4, maxLength: 8 },
);

it('differs between any two loads by nobody or five, in the state and in each of its places', async () => {
  let changes = 0;
  for (const sequence of fc.sample(steps, { numRuns: 12, seed: 20261125 })) {
    // oxlint-disable no-await-in-loop -- one database
    await sql`truncate programa.propriedade, programa.produtor, resumo.saida_divulgada cascade`.execute(
      database.db,
    );
    await load();
    await come(12);
    await come(9, { municipio: GOIANIA });
    const loads = [await load()];
    for (const step of sequence) {
      for (const municipio of step.come) await come(1, { municipio });
      const there = [...loads.at(-1)!.keys()];
      await go(step.go.map((at) => there[at % there.length] ?? ''));
      loads.push(await load());
    }
    // oxlint-enable no-await-in-loop
    for (const [at, before] of loads.entries())
      for (const after of loads.slice(at + 1))
        for (const place of [null, ...new Set([...before.values(), ...after.values()])]) {
          const own = (one: Map<string, string>) =>
            new Set([...one].filter(([, where]) => place === null || where === place).map(([code]) => code));
          const [then, now] = [own(before), own(after)];
          const moved =
            [...then].filter((code) => !now.has(code)).length +
            [...now].filter((code) => !then.has(code)).length;
          if (moved > 0) changes += 1;
          expect([place, moved, moved === 0 || moved >= LEAST]).toEqual([place, moved, true]);
        }
  }
  expect(changes).toBeGreaterThan(50);
});
