import { ANA } from '@fonte/programme/tiny/people';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { mapPortal, type MapPortal, type Params } from '../wms/testing/map-portal.ts';
import type { TestPerson } from '../../../testing.ts';

export const OWS = '/api/mapa/geoserver/programa/ows';

/** A GeoJSON answer as tests read it. */
export interface SeenCollection {
  readonly features: readonly {
    readonly id: string;
    readonly geometry: { readonly type: string; readonly coordinates: readonly unknown[] } | null;
    readonly properties: Readonly<Record<string, unknown>>;
  }[];
  readonly numberMatched: number;
  readonly numberReturned: number;
  readonly totalFeatures: number;
  readonly crs: { readonly properties: { readonly name: string } };
  readonly links?: readonly { readonly rel: string; readonly href: string }[];
}

/** A portal on the tiny programme, asked for features. */
export interface WfsPortal extends MapPortal {
  wfs(person: TestPerson, params: Params): Promise<LightMyRequestResponse>;
  /** GetFeature as GeoJSON. */
  features(person: TestPerson, params: Params): Promise<SeenCollection>;
  post(person: TestPerson, document: string, contentType?: string): Promise<LightMyRequestResponse>;
}

export async function wfsPortal(): Promise<WfsPortal> {
  const portal = await mapPortal();
  const wfs: WfsPortal['wfs'] = (person, params) =>
    portal.map(person, OWS, { service: 'WFS', version: '2.0.0', ...params });
  return {
    ...portal,
    wfs,
    features: async (person, params) => {
      const answer = await wfs(person, {
        request: 'GetFeature',
        outputFormat: 'application/json',
        ...params,
      });
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
      return answer.json<SeenCollection>();
    },
    post: (person, document, contentType = 'text/xml') =>
      portal.ask('POST', OWS, {
        headers: { cookie: person.cookie, 'content-type': contentType },
        payload: document,
      }),
  };
}

/** Code, locator and sentence of an exception in any of the services' forms. */
export function exceptionOf({ body }: LightMyRequestResponse): {
  code: string;
  locator: string | null;
  text: string;
} {
  const code = /(?:exceptionCode|code)="([^"]*)"/.exec(body)?.[1];
  if (code === undefined) throw new Error(`no exception: ${body.slice(0, 500)}`);
  return {
    code,
    locator: /locator="([^"]*)"/.exec(body)?.[1] ?? null,
    text: /<(?:ows:ExceptionText|ServiceException[^>]*)>([^<]*)</.exec(body)?.[1] ?? '',
  };
}

/** So many properties more, all of Ana's and at one place in Goiás, so that a layer is longer than a page; observers have their dots of them. */
export async function manyProperties(
  { database: { db } }: Pick<MapPortal, 'database'>,
  many: number,
): Promise<void> {
  const columns = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'programa.propriedade'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname <> 'cod_propriedade'`.execute(db);
  const others = sql.join(columns.rows.map(({ name }) => sql.ref(name)));
  await sql`insert into programa.propriedade (cod_propriedade, ${others})
    select 'M' || n, ${others} from generate_series(1, ${many}::integer) n,
      (select * from programa.propriedade where cpf_tecnico = ${ANA} and uf = 'GO' and geom is not null limit 1) p`.execute(
    db,
  );
  // Observers have their dots, which an import works out; as of a first load, since they are all of one producer.
  await sql`delete from resumo.coorte_divulgada`.execute(db);
  await sql`select resumo.divulgar()`.execute(db);
}
