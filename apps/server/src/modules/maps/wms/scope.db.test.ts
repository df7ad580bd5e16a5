import { P1, P10, P12, P2, P3, P4, P5, P6, P7, P8, P9 } from '@fonte/programme/tiny/properties';
import { OTTO, RUTE, ANA } from '@fonte/programme/tiny/people';
import { MAP_LAYERS, maySeeLayer, seesFaces, type MapLayer, type Profile } from '@fonte/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { pixelsOf } from '../drawing/testing/pixels.ts';
import {
  featuresOf,
  GWC,
  mapPortal,
  MVT,
  tileAt,
  tileParams,
  WMS,
  type MapPortal,
} from './testing/map-portal.ts';

/** Places where each property's point and outlines are. */
const PLACES: Readonly<Record<string, readonly [lon: number, lat: number]>> = {
  [P1]: [-50.93, -17.8],
  [P2]: [-50.92, -17.8],
  [P3]: [-51.75, -17.9],
  [P4]: [-49.15, -15.3],
  [P5]: [-49.1, -15.35],
  [P6]: [-47.9, -19.7],
  [P7]: [-47.95, -19.72],
  [P8]: [-49.45, -18.98],
  [P9]: [-49.5, -18.95],
  [P10]: [-54.6, -20.5],
  [P12]: [-54.05, -19.55],
};
const ALL = Object.keys(PLACES);

const PEOPLE: readonly {
  name: string;
  profile: Profile;
  uf?: string;
  cpf?: string;
  sees: readonly string[];
  lawsuits: boolean;
}[] = [
  { name: 'Administrador', profile: 'administrador', sees: ALL, lawsuits: true },
  {
    name: 'Supervisor Otto',
    profile: 'supervisor',
    uf: 'GO',
    cpf: OTTO,
    sees: [P1, P2, P3, P4, P5],
    lawsuits: true,
  },
  // P12 is hers but of another state: both limits hold.
  {
    name: 'Supervisor Rute',
    profile: 'supervisor',
    uf: 'MG',
    cpf: RUTE,
    sees: [P6, P7, P8, P9],
    lawsuits: false,
  },
  { name: 'Coordenador MG', profile: 'coordenador', uf: 'MG', sees: [P6, P7, P8, P9], lawsuits: false },
  { name: 'Técnico Ana', profile: 'tecnico', uf: 'GO', cpf: ANA, sees: [P1, P2, P3], lawsuits: true },
  { name: 'Supervisor without CPF', profile: 'supervisor', uf: 'GO', sees: [], lawsuits: false },
  // Observers see dots that tell a square: none stands where a property is (published-face.db.test.ts).
  { name: 'GIZ', profile: 'giz', sees: [], lawsuits: false },
];

let portal: MapPortal;
const cookies = new Map<string, TestPerson>();
beforeAll(async () => {
  portal = await mapPortal();
  for (const { name, profile, uf, cpf } of PEOPLE) {
    const more = { ...(uf ? { uf } : {}), ...(cpf ? { cpf } : {}) };
    // oxlint-disable-next-line no-await-in-loop -- one database
    cookies.set(name, await portal.person(profile, more));
  }
});
afterAll(() => portal.close());

const sorted = (codes: Iterable<string>): string[] => [...codes].sort((a, b) => (a < b ? -1 : 1));

const LAYERS: readonly MapLayer[] = Object.values(MAP_LAYERS);
const ofProperties = LAYERS.filter(({ columns }) =>
  columns.some((column) => column.name === 'cod_propriedade'),
);

/** Codes of the properties that a layer's vector tiles tell a person, over every place of the programme. */
async function seen(person: TestPerson, layer: MapLayer): Promise<Set<string>> {
  const found = new Set<string>();
  const tiles = new Map(
    Object.values(PLACES).map(([lon, lat]) => {
      const tile = tileAt(8, lon, lat);
      return [JSON.stringify(tile), tile];
    }),
  );
  for (const tile of tiles.values()) {
    const params = tileParams(layer.name, tile, { FORMAT: MVT, PROPERTYNAME: 'cod_propriedade' });
    // oxlint-disable-next-line no-await-in-loop -- one database
    const answer = await portal.map(person, GWC, params);
    expect(answer.statusCode).toBe(200);
    // The register also has perimeters of nobody in the programme.
    for (const { values } of featuresOf(answer.rawPayload))
      if ('cod_propriedade' in values) found.add(String(values['cod_propriedade']));
  }
  return found;
}

const everybodys = new Map<string, Promise<Set<string>>>();
/** What the administrator sees, asked first, so that a tile that crosses would be found. */
function seenByAll(layer: MapLayer): Promise<Set<string>> {
  const known = everybodys.get(layer.name) ?? seen(cookies.get('Administrador')!, layer);
  everybodys.set(layer.name, known);
  return known;
}

describe.each(PEOPLE)('$name', ({ name, profile, sees, lawsuits }) => {
  test.each(ofProperties)('$name: vector tiles hold no other property', async (layer) => {
    const person = cookies.get(name)!;
    if (!maySeeLayer(profile, layer)) {
      const refused = await portal.map(
        person,
        WMS,
        tileParams(layer.name, tileAt(9, -50.93, -17.8), { FORMAT: MVT }),
      );
      expect(refused.statusCode).toBe(400);
      expect(refused.body).toContain('LayerNotDefined');
      return;
    }
    // Whose a shape or a point is, observers are not told, nor that it could be told.
    if (seesFaces(profile)) {
      const tile = tileAt(12, -50.93, -17.8);
      const own = { FORMAT: MVT, PROPERTYNAME: 'cod_propriedade' };
      const refused = await portal.map(person, WMS, tileParams(layer.name, tile, own));
      expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('não tem a coluna')]);
      const usual = await portal.map(person, WMS, tileParams(layer.name, tile, { FORMAT: MVT }));
      expect(featuresOf(usual.rawPayload).every(({ values }) => !('cod_propriedade' in values))).toBe(true);
      return;
    }
    // Whose a shape of the register is, is told by tiles to those who may take it as a file.
    const told = layer.columns.find((column) => column.name === 'cod_propriedade');
    if (told?.personal !== undefined && profile === 'tecnico') {
      const own = { FORMAT: MVT, PROPERTYNAME: 'cod_propriedade' };
      const refused = await portal.map(person, WMS, tileParams(layer.name, tileAt(12, -50.93, -17.8), own));
      expect(refused.statusCode).toBe(403);
      return;
    }
    const everybody = await seenByAll(layer);
    const found = await seen(person, layer);
    // Nothing of others, and all of theirs.
    expect(sorted(found)).toEqual(sorted([...everybody].filter((code) => sees.includes(code))));
  });

  test('pictures have ink where a property of theirs is, and nowhere else', async () => {
    const person = cookies.get(name)!;
    for (const [code, [lon, lat]] of Object.entries(PLACES)) {
      // The layers of the properties alone, from the tile cache, after somebody who sees all.
      const params = tileParams('propriedades', tileAt(14, lon, lat));
      // oxlint-disable no-await-in-loop -- one after the other on purpose
      await portal.map(cookies.get('Administrador')!, GWC, params);
      const answer = await portal.map(person, GWC, params);
      const inked = (await pixelsOf(answer.rawPayload)).inked();
      expect({ code, inked: inked > 0 }).toEqual({ code, inked: sees.includes(code) });
      // oxlint-enable no-await-in-loop
    }
  });

  test('a click finds no other property', async () => {
    const person = cookies.get(name)!;
    const layers = ofProperties.filter((layer) => maySeeLayer(profile, layer)).map((layer) => layer.name);
    for (const [code, [lon, lat]] of Object.entries(PLACES)) {
      const half = 0.012;
      // oxlint-disable-next-line no-await-in-loop -- one database
      const answer = await portal.map(person, WMS, {
        SERVICE: 'WMS',
        VERSION: '1.1.1',
        REQUEST: 'GetFeatureInfo',
        LAYERS: layers.join(','),
        QUERY_LAYERS: layers.join(','),
        SRS: 'EPSG:4326',
        BBOX: [lon - half, lat - half, lon + half, lat + half].join(','),
        WIDTH: 201,
        HEIGHT: 201,
        X: 100,
        Y: 100,
        BUFFER: 90,
        FEATURE_COUNT: 100,
        INFO_FORMAT: 'application/json',
      });
      expect(answer.statusCode).toBe(200);
      const { features } = answer.json<{ features: { properties: { cod_propriedade?: string | null } }[] }>();
      const codes = new Set(features.flatMap(({ properties }) => properties.cod_propriedade ?? []));
      expect([...codes].filter((one) => !sees.includes(one))).toEqual([]);
      expect({ code, found: codes.has(code) }).toEqual({ code, found: sees.includes(code) });
    }
  });

  test('lawsuits are those of the state', async () => {
    const person = cookies.get(name)!;
    const params = tileParams('processos', tileAt(12, -50.931, -17.801), { FORMAT: MVT });
    const answer = await portal.map(person, GWC, params);
    if (!maySeeLayer(profile, MAP_LAYERS.processos)) expect(answer.body).toContain('LayerNotDefined');
    else expect(featuresOf(answer.rawPayload).length > 0).toBe(lawsuits);
  });
});

describe('observers', () => {
  test('get the dots of Goiás, the only state with five properties, and the perimeter of nobody', async () => {
    const person = cookies.get('GIZ')!;
    const vector = async (layer: string, tile: ReturnType<typeof tileAt>) =>
      featuresOf((await portal.map(person, GWC, tileParams(layer, tile, { FORMAT: MVT }))).rawPayload);
    const dots = await vector('propriedades', tileAt(4, -50, -17));
    expect(dots.map(({ values }) => String(values['id'])).toSorted((a, b) => a.localeCompare(b))).toEqual([
      '1-1',
      '1-2',
      '1-3',
      '1-4',
      '1-5',
    ]);
    const perimeters = await vector('car', tileAt(12, -50.895, -17.795));
    expect(perimeters.map(({ values }) => values)).toEqual([{ id: 1, area_ha: 117 }]);
  });

  test('may not filter by what they do not see', async () => {
    const params = tileParams('propriedades', tileAt(9, -50.93, -17.8), {
      cql_filter: "nome_produtor LIKE 'A%'",
    });
    const answer = await portal.map(cookies.get('GIZ')!, GWC, params);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
