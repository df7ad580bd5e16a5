import { ALL_PROFILES, layersOf, MAP_LAYERS, type LayerName } from '@fonte/contracts';
import type { LayerSummary, SummaryAsked } from '@fonte/contracts/routes/map-summary';
import { geodesicMetres } from '@fonte/geo';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { tinyPortal, type TinyPortal } from '../../reports/testing.ts';

let portal: TinyPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const ask = (person: TestPerson, body: object) =>
  portal.ask('POST', '/api/mapa/resumo', { headers: { cookie: person.cookie }, payload: body });
const read = async (person: TestPerson, body: SummaryAsked) => {
  const answer = await ask(person, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<LayerSummary[]>();
};
const one = async (nome: LayerName, more: Partial<SummaryAsked> = {}, person = admin, filtro?: string) => {
  const [summary] = await read(person, {
    camadas: [filtro === undefined ? { nome } : { nome, filtro }],
    ...more,
  });
  if (!summary) throw new Error(`no line for ${nome}`);
  return summary;
};

/** Brazil. */
const ALL: SummaryAsked['area'] = [
  [-75, -35],
  [-30, -35],
  [-30, 6],
  [-75, 6],
  [-75, -35],
];
const box = (west: number, south: number, east: number, north: number): NonNullable<SummaryAsked['area']> => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

describe('a layer whole', () => {
  it('counts by class, and the classes add up', async () => {
    const summary = await one('propriedades');
    const { rows } = await sql<{ n: number; ha: string }>`
      select count(*)::int as n, sum(area_total) as ha from programa.propriedade where lon is not null`.execute(
      portal.database.db,
    );
    expect(summary.total).toBe(rows[0]?.n);
    expect(Number(summary.ha)).toBe(Number(rows[0]?.ha));
    expect(Object.values(summary.classes).reduce((sum, each) => sum + each, 0)).toBe(summary.total);
    expect(summary.ha_dentro).toBeNull();
  });

  it('follows Uf and filter, and a layer without areas has none', async () => {
    const goias = await one('propriedades', { uf: 'GO' });
    expect(goias.total).toBeLessThan((await one('propriedades')).total);
    expect(goias.total).toBe((await one('propriedades', {}, admin, "uf = 'GO'")).total);
    expect(await one('municipios')).toMatchObject({ ha: null });
    expect(await one('propriedades', {}, admin, 'EXCLUDE')).toMatchObject({ total: 0, classes: {} });
  });
});

describe('a selection', () => {
  it('of everything is everything, and the area inside is the whole area', async () => {
    const whole = await one('areas_propriedade');
    const selected = await one('areas_propriedade', { area: ALL });
    expect(selected.total).toBe(whole.total);
    const { rows } = await sql<{ ha: string }>`
      select round(sum(ST_Area(geom::geography))::numeric / 10000, 4) as ha from camada.mapa_areas_propriedade`.execute(
      portal.database.db,
    );
    expect(Number(selected.ha_dentro)).toBeCloseTo(Number(rows[0]?.ha), 3);
  });

  it('cuts what crosses its edge: two halves of a feature make the feature', async () => {
    const { rows } = await sql<{ id: string; x: number; y: number; w: number; h: number; ha: string }>`
      select id, ST_XMin(geom) as x, ST_YMin(geom) as y, ST_XMax(geom) as w, ST_YMax(geom) as h,
        ST_Area(geom::geography) / 10000 as ha
      from camada.mapa_areas_propriedade order by id limit 1`.execute(portal.database.db);
    const found = rows[0];
    if (!found) throw new Error('no polygon');
    const { x, y, w, h, id, ha } = found;
    const middle = (x + w) / 2;
    const half = async (west: number, east: number) =>
      one('areas_propriedade', { area: box(west, y - 0.01, east, h + 0.01) }, admin, `"id" = '${id}'`);
    const [left, right] = [await half(x - 0.01, middle), await half(middle, w + 0.01)];
    expect([left.total, right.total]).toEqual([1, 1]);
    expect(Number(left.ha_dentro)).toBeGreaterThan(0);
    expect(Number(left.ha_dentro)).toBeLessThan(Number(ha));
    expect(Number(left.ha_dentro) + Number(right.ha_dentro)).toBeCloseTo(Number(ha), 2);
  });

  it('of nowhere is an answer of zeros', async () => {
    expect(await one('vegetacao_nativa', { area: box(-20, 0, -19, 1) })).toMatchObject({
      total: 0,
      ha: '0',
      ha_dentro: '0.0000',
      km: '0.000',
    });
  });

  it('sums the outlines of what it touches, each whole; points have none', async () => {
    const { rows } = await sql<{ id: string; ring: [number, number][] }>`
      select id, ST_AsGeoJSON(geom, 15)::json->'coordinates'->0 as ring
      from camada.mapa_areas_propriedade where ST_NumInteriorRings(geom) = 0 order by id limit 1`.execute(
      portal.database.db,
    );
    const found = rows[0];
    if (!found) throw new Error('no polygon');
    const [xs, ys] = [found.ring.map(([x]) => x), found.ring.map(([, y]) => y)];
    const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
    const half = box(Math.min(...xs) - 0.01, Math.min(...ys) - 0.01, middle, Math.max(...ys) + 0.01);
    const { km } = await one('areas_propriedade', { area: half }, admin, `"id" = '${found.id}'`);
    expect(Number(km) * 1000).toBeCloseTo(geodesicMetres(found.ring), 0);
    expect((await one('areas_propriedade')).km).toBeNull();
    expect((await one('propriedades', { area: ALL })).km).toBeNull();
  });
});

describe('scope', () => {
  it('is each profile: no layer it may not see, no row of others', async () => {
    const names = Object.keys(MAP_LAYERS) as LayerName[];
    for (const profile of ALL_PROFILES) {
      const person = await portal.person(profile, profile === 'coordenador' ? { uf: 'GO' } : {});
      const summaries = await read(person, { camadas: names.map((nome) => ({ nome })) });
      expect(summaries.map(({ nome }) => nome)).toEqual(layersOf(profile).map(({ name }) => name));
    }
    const goias = await portal.person('coordenador', { uf: 'GO' });
    expect((await one('propriedades', {}, goias)).total).toBe(
      (await one('propriedades', { uf: 'GO' })).total,
    );
    expect((await one('propriedades', { uf: 'MG' }, goias)).total).toBe(0);
  });
});

it.each<[string, object]>([
  [
    'a ring that is open',
    {
      area: [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
    },
  ],
  [
    'a ring that crosses itself',
    {
      area: [
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 1],
        [0, 0],
      ],
    },
  ],
  [
    'a place that does not exist',
    {
      area: [
        [0, 0],
        [900, 0],
        [1, 1],
        [0, 0],
      ],
    },
  ],
  ['a layer that is not there', { camadas: [{ nome: 'usuarios' }] }],
  ['no layer', { camadas: [] }],
  ['a filter that is none', { camadas: [{ nome: 'car', filtro: 'x = ); drop table camada.car' }] }],
  ['a column that is not there', { camadas: [{ nome: 'car', filtro: 'senha = 1' }] }],
  ['a Uf that is none', { uf: "GO' or 1=1" }],
])('refuses %s with a sentence', async (_case, wrong) => {
  const answer = await ask(admin, { camadas: [{ nome: 'car' }], ...wrong });
  expect(answer.statusCode, answer.body).toBe(400);
  expect(answer.body).not.toMatch(/select|camada\.|syntax/i);
});

it('observers may not filter by what is personal', async () => {
  const giz = await portal.person('giz');
  const answer = await ask(giz, { camadas: [{ nome: 'propriedades', filtro: "cpf_produtor = '1'" }] });
  expect(answer.statusCode).toBe(400);
});
