import { freshDatabase } from '@fonte/database/testing';
import type { Filling } from '@fonte/database/testing/copy';
import { sourceKey } from '@fonte/database/testing/source-key';
import { loadBuiltInGeography } from '@fonte/programme/geography/index';
import { importDemo } from '@fonte/programme/testing';
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

/** The geography and a programme of so many farms. Half a dozen files attack the same: imported once, and copied. */
const farms = (properties: number): Filling => ({
  name: `farms${properties}`,
  key: () => sourceKey('@fonte/programme'),
  fill: async (access) => {
    await loadBuiltInGeography(access.db);
    await importDemo(access, { properties, seed: 20 });
  },
});

/** Starts it with so many farms; close it in `afterAll`. */
export async function farmsPortal(properties: number): Promise<FarmsPortal> {
  const database = await freshDatabase({ timeoutMs: 0 }, farms(properties));
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
