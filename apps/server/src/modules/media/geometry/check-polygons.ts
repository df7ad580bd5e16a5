import { setImmediate as nextRound } from 'node:timers/promises';
import type { PolygonFinding } from '@fonte/contracts/routes/media';
import type { Database } from '@fonte/database';
import { estimateHa, geodesicHa, invalidity, type PolygonGeometry } from '@fonte/geo';
import { sql, type Kysely } from 'kysely';
import { fail, withinTime, type Call } from '../../../platform/index.ts';
import { accessOf, propertyRule, type Sql } from '../../../query/index.ts';
import { findProperty } from '../property.ts';

interface Findings {
  readonly poligonos: PolygonFinding[];
  readonly declarado_ha: number | null;
}

/** More corners than this are not looked at while somebody waits. */
const MOST_VERTICES = 50_000;
/** How far beyond the property's own point and outlines a polygon is held against those of others, degrees: five kilometres. */
const NEAR = 0.05;

/**
 * What is to be said of polygons before they are sent to a property: form, areas, share inside its CAR, overlaps, distance. Neighbours are the caller's other
 * properties: many small polygons laid side by side would draw the outline of any other, however little each is told. Only of a polygon that lies at the
 * property, since one as large as the country would be cut with each of them. Errors: `propertyNotFound`, `invalidGeometry` for too many corners, `timeout`
 * for all of them together.
 */
export async function checkPolygons(
  call: Call<{ id: string }, unknown, { polygons: PolygonGeometry[] }>,
): Promise<Findings> {
  const property = await findProperty(call, call.params.id);
  const { polygons } = call.body;
  const vertices = polygons
    .flatMap(({ coordinates }) => coordinates)
    .reduce((sum, ring) => sum + ring.length, 0);
  if (vertices > MOST_VERTICES)
    fail('invalidGeometry', { reason: `há mais de ${MOST_VERTICES.toLocaleString('pt-BR')} vértices` });
  const poligonos = await withinTime(call.signal, call.app.settings.STATEMENT_TIMEOUT * 1_000, (signal) =>
    findingsOf(
      {
        db: call.app.database.within({ signal }),
        code: property.code,
        seen: propertyRule(accessOf(call), 'o.cod_propriedade') ?? sql`true`,
      },
      polygons,
    ),
  );
  const declared = await call.db
    .selectFrom('programa.propriedade')
    .where('cod_propriedade', '=', property.code)
    .select('area_total')
    .executeTakeFirst();
  const area = declared?.area_total ?? null;
  return { poligonos, declarado_ha: area === null ? null : Number(area) };
}

/** What polygons are held against. */
interface Ground {
  readonly db: Kysely<Database>;
  /** The property that they are sent to. */
  readonly code: string;
  /** Outlines, as `o`, that the caller may know. */
  readonly seen: Sql;
}

async function findingsOf(ground: Ground, polygons: readonly PolygonGeometry[]): Promise<PolygonFinding[]> {
  const found: PolygonFinding[] = [];
  for (const [posicao, polygon] of polygons.entries()) {
    // oxlint-disable no-await-in-loop -- one connection, and whatever has come meanwhile goes first
    await nextRound();
    found.push({ posicao, ...(await findingOf(ground, polygon)) });
    // oxlint-enable no-await-in-loop
  }
  return found;
}

type Finding = Omit<PolygonFinding, 'posicao'>;

const faulty = (frase: string, lon: number | null, lat: number | null): Finding => ({
  falha: { frase, lon, lat },
  area_ha: null,
  hectares: null,
  dentro_car: null,
  sobre_proprias_ha: null,
  sobre_vizinhas_ha: null,
  distancia_m: null,
});

async function findingOf({ db, code, seen }: Ground, polygon: PolygonGeometry): Promise<Finding> {
  const fault = invalidity(polygon);
  if (fault) return faulty(fault.reason, fault.at?.[0] ?? null, fault.at?.[1] ?? null);
  const shape = sql`ST_SetSRID(ST_GeomFromGeoJSON(${JSON.stringify(polygon)}::text), 4674)`;
  // Only a shape that the database finds valid too is asked about: the embedded engine ends at operations on others.
  const valid = await sql<{ valida: boolean }>`select ST_IsValid(${shape}) as valida`.execute(db);
  if (valid.rows[0]?.valida !== true) return faulty('A forma não é válida', null, null);
  const { rows } = await sql<{
    dentro: number | null;
    proprias: number | null;
    vizinhas: number | null;
    distancia: number | null;
  }>`
    with forma as (select ${shape} as geom),
    car as (
      select ST_Union(c.geom) as geom from camada.car c
      where c.geom is not null and (c.cod_propriedade = ${code}
        or c.numero_car = (select numero_car from programa.propriedade where cod_propriedade = ${code}))
    ),
    perto as (
      select f.geom @ ST_Expand(ST_Extent(own.geom)::geometry, ${NEAR}) as sim
      from forma f, (
        select geom from car
        union all select geom from programa.propriedade where cod_propriedade = ${code}
        union all select geom from programa.poligono where cod_propriedade = ${code}
      ) own group by f.geom
    ),
    tocados as (
      select o.cod_propriedade = ${code} as propria, ST_Union(ST_Intersection(o.geom, f.geom)) as geom
      from forma f join programa.poligono o on o.geom && f.geom and o.type_poligono = 'propriedade' and ST_IsValid(o.geom)
      where (o.cod_propriedade = ${code} or ((select sim from perto) and ${seen})) and ST_Intersects(o.geom, f.geom) group by 1
    )
    select
      (select case when c.geom is null then null
        else ST_Area(ST_Intersection(f.geom, c.geom)) / nullif(ST_Area(f.geom), 0) end from car c) as dentro,
      (select ST_Area(t.geom::geography) / 10000 from tocados t where t.propria) as proprias,
      (select coalesce((select ST_Area(t.geom::geography) / 10000 from tocados t where not t.propria), 0) where (select sim from perto)) as vizinhas,
      (select ST_Distance(p.geom::geography, f.geom::geography) from programa.propriedade p
        where p.cod_propriedade = ${code} and p.geom is not null) as distancia
    from forma f`.execute(db);
  const found = rows[0];
  const rounded = (value: number | null | undefined, digits: number): number | null =>
    value === null || value === undefined ? null : Number(value.toFixed(digits));
  return {
    falha: null,
    area_ha: estimateHa(polygon),
    hectares: rounded(geodesicHa(polygon), 4),
    dentro_car: rounded(found?.dentro, 4),
    sobre_proprias_ha: rounded(found?.proprias ?? 0, 4),
    sobre_vizinhas_ha: rounded(found?.vizinhas, 1),
    distancia_m: rounded(found?.distancia, 0),
  };
}
