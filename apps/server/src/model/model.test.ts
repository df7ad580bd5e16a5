import { describe, expect, it } from 'vitest';
import { scope } from '../query/rule/scope.ts';
import { DIMENSIONS } from './dimensions/index.ts';
import { MEASURES } from './measures/index.ts';
import { columnNamed, pathTo, refsOf, relationNamed, splitRef } from './paths.ts';
import { RELATIONS } from './relations/index.ts';
import { ROLLUPS } from './rollups/index.ts';

const relations = Object.values(RELATIONS);

describe.each(relations)('relation $key', (relation) => {
  it('is named as it is keyed and has the columns it speaks of', () => {
    expect(RELATIONS[relation.key]).toBe(relation);
    const own = [...relation.primaryKey, ...(relation.date ? [relation.date] : [])];
    for (const column of own) expect(relation.columns).toHaveProperty(column);
    const limits = Object.values(relation.scope ?? {}).filter((at) => at !== 'all');
    for (const ref of [...relation.detail, ...limits])
      expect([ref, columnNamed(ref)]).not.toContain(undefined);
  });

  it('shows in its detail only what it reaches', () => {
    for (const ref of relation.detail) expect(pathTo(relation.key, splitRef(ref)[0])).toBeDefined();
  });

  it('joins many to one: to the whole primary key of the other', () => {
    for (const { to, on } of relation.joins) {
      for (const column of Object.keys(on)) expect(relation.columns).toHaveProperty(column);
      expect(Object.values(on).toSorted()).toEqual([...(relationNamed(to)?.primaryKey ?? [])].toSorted());
    }
  });

  it('has one shortest way to whatever it reaches, so that a name means one thing', () => {
    for (const { key } of relations) {
      const length = pathTo(relation.key, key)?.length;
      if (length === undefined || length === 0) continue;
      const ways = relations.filter(
        ({ key: before, joins }) =>
          pathTo(relation.key, before)?.length === length - 1 && joins.some(({ to }) => to === key),
      );
      expect(ways.map((way) => `${way.key} → ${key}`)).toHaveLength(1);
    }
  });
});

it.each(Object.values(DIMENSIONS))('dimension $key hangs on columns that are there', ({ at, names }) => {
  for (const ref of at.flatMap(refsOf)) expect(ref === '@date' || columnNamed(ref) !== undefined).toBe(true);
  if (names) expect(columnNamed(`${names.relation}.${names.label}`)).toBeDefined();
});

it.each(Object.keys(MEASURES))('measure %s can be asked', (name) => {
  expect(() => scope({ measures: { n: name } }, { profile: 'nacional', uf: null, cpf: null })).not.toThrow();
});

it('what changes between loads is read by what names it only, and no rollup has it', () => {
  const live = relations.filter((relation) => relation.live);
  expect(live.length).toBeGreaterThan(0);
  const others = relations.filter((relation) => !relation.live).map(({ detail, scope }) => [detail, scope]);
  const unnamed = JSON.stringify([MEASURES, DIMENSIONS, ROLLUPS, others]);
  for (const { key } of live) expect(unnamed).not.toMatch(new RegExp(`"${key}[".]`));
});

it('names no day of its own by today: an answer depends on today only where its plan says so', () => {
  expect(JSON.stringify([MEASURES, DIMENSIONS, RELATIONS])).not.toMatch(/\$(?:now|last\d+days)/);
});

const MARKS = ['identity', 'fine', 'person', 'category', 'place', 'time'];

it('every column and dimension says what it tells of somebody; what names a person or a thing of theirs is an identity', () => {
  for (const { key, columns } of relations)
    for (const [name, { disclosure, personal, code }] of Object.entries(columns)) {
      expect([key, name, MARKS]).toEqual([key, name, expect.arrayContaining([disclosure])]);
      if (personal || code) expect([key, name, disclosure]).toEqual([key, name, 'identity']);
    }
  for (const { key, disclosure, personal } of Object.values(DIMENSIONS))
    expect([key, disclosure, personal !== undefined]).toEqual([
      key,
      expect.stringMatching(MARKS.join('|')),
      disclosure === 'identity' && key !== 'propriedade',
    ]);
  for (const ref of [
    'propriedade.numero_car',
    'propriedade.nome',
    'forma_car.numero_car',
    'forma_car.geojson',
    'forma_poligono.caixa',
    'poligono.nome_area',
    'produtor.id_produtor',
    'visita.id_visita',
  ])
    expect([ref, columnNamed(ref)?.disclosure]).toEqual([ref, 'identity']);
  for (const quality of ['sexo', 'cor_raca', 'escolaridade', 'faixa_renda', 'tempo_atividade'])
    expect(columnNamed(`produtor.${quality}`)?.disclosure).toBe('person');
});

it.each(ROLLUPS)('rollup $table keeps columns that are there', ({ keys, slices, fact }) => {
  for (const ref of Object.keys(keys)) expect(columnNamed(ref)).toBeDefined();
  for (const { min = {}, max = {} } of slices)
    for (const ref of Object.keys({ ...min, ...max })) expect(splitRef(ref)[0]).toBe(fact);
});
