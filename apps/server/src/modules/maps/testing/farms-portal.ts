import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase } from '@fonte/database/testing';
import { writeDemo } from '@fonte/programme/demo/index';
import { loadBuiltInGeography } from '@fonte/programme/geography/index';
import { importFolder } from '@fonte/programme/import/index';
import { sql } from 'kysely';
import { testPortal, type TestPerson } from '../../../testing.ts';
import { OWS, type SeenCollection } from '../wfs/testing.ts';
import { asMapPortal, type MapPortal, type Params } from '../wms/testing/map-portal.ts';

/** Layers of which observers have a published face. */
export const FACES = ['propriedades', 'car', 'vegetacao_nativa', 'reserva_legal'] as const;

/** A farm as somebody knows it from outside: its place and its area. */
export interface Farm {
  readonly cod: string;
  readonly nome: string;
  readonly lon: number;
  readonly lat: number;
  /** Hectares. */
  readonly area: number;
}

/** A portal with a generated programme, asked by staff and by an observer. */
export interface FarmsPortal extends MapPortal {
  readonly farms: readonly Farm[];
  readonly admin: TestPerson;
  readonly observer: TestPerson;
  /** GetFeature as GeoJSON, all pages. Errors: any other answer. */
  features(person: TestPerson, layer: string, more?: Params): Promise<SeenCollection['features']>;
}

/** Whoever may take no file gets no more in one answer (bulk.db.test.ts). */
const PAGE = 200;

/** Starts it with so many farms; close it in `afterAll`. */
export async function farmsPortal(properties: number): Promise<FarmsPortal> {
  const dir = await mkdtemp(join(tmpdir(), 'fonte-faces-'));
  const database = await freshDatabase({ timeoutMs: 0 });
  await loadBuiltInGeography(database.db);
  await writeDemo({ properties, seed: 20, dir });
  const { situacao } = await importFolder(database, dir);
  if (situacao !== 'concluida') throw new Error(situacao);
  await rm(dir, { recursive: true, force: true });
  const portal = asMapPortal(await testPortal({}, database));
  const { rows } = await sql<Farm>`
    select cod_propriedade as cod, nome, lon::float8 as lon, lat::float8 as lat, area_total::float8 as area
    from programa.propriedade where lon is not null order by 1`.execute(database.db);
  return {
    ...portal,
    farms: rows,
    admin: await portal.person('administrador'),
    observer: await portal.person('consulta'),
    features: async (person, layer, more = {}) => {
      const found: SeenCollection['features'][number][] = [];
      for (;;) {
        const params = {
          service: 'WFS',
          version: '2.0.0',
          request: 'GetFeature',
          typeNames: layer,
          count: PAGE,
        };
        // oxlint-disable-next-line no-await-in-loop -- page after page
        const answer = await portal.map(person, OWS, {
          ...params,
          outputFormat: 'application/json',
          startIndex: found.length,
          ...more,
        });
        if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body.slice(0, 300)}`);
        const page = answer.json<SeenCollection>().features;
        found.push(...page);
        if (page.length < PAGE) return found;
      }
    },
    close: async () => {
      await portal.close();
      await database.close();
    },
  };
}
