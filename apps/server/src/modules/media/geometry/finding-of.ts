import type { PolygonFinding } from '@fonte/contracts/routes/media';
import type { Database } from '@fonte/database';
import { estimateHa, geodesicHa, invalidity, type PolygonGeometry } from '@fonte/geo';
import { sql, type Kysely } from 'kysely';
import type { Sql } from '../../../query/index.ts';

/** How far beyond the property's own point and outlines a polygon is held against those of others, degrees: five kilometres. */
const NEAR = 0.05;

/** What polygons are held against. */
export interface Ground {
  readonly db: Kysely<Database>;
  /** The property that they are sent to. */
  readonly code: string;
  /** Outlines, as `o`, that the caller may know. */
  readonly seen: Sql;
}

type Finding = Omit<PolygonFinding, 'posicao'>;

const faulty = (frase: string, lon: number | null, lat: number | null): Finding => ({
  falha: { frase, lon, lat },
  area_ha: null,
  hectares: null,
  dentro_car: null,
  dentro_perimetro: null,
  sobre_proprias_ha: null,
  sobre_vizinhas_ha: null,
  distancia_m: null,
});

const rounded = (value: number | null | undefined, digits: number): number | null =>
  value === null || value === undefined ? null : Number(value.toFixed(digits));

/**
 * What is to be said of one polygon. Its property's own are the areas inside the perimeter that the programme has, all that was sent before, and those
 * `before` it in the same call: the perimeter, which whatever is drawn on the farm lies over, is told by what lies outside it.
 */
export async function findingOf(
  { db, code, seen }: Ground,
  polygon: PolygonGeometry,
  before: readonly PolygonGeometry[],
): Promise<Finding> {
  const fault = invalidity(polygon);
  if (fault) return faulty(fault.reason, fault.at?.[0] ?? null, fault.at?.[1] ?? null);
  const shape = sql`ST_SetSRID(ST_GeomFromGeoJSON(${JSON.stringify(polygon)}::text), 4674)`;
  // Only a shape that the database finds valid too is asked about: the embedded engine ends at operations on others.
  const valid = await sql<{ valida: boolean }>`select ST_IsValid(${shape}) as valida`.execute(db);
  if (valid.rows[0]?.valida !== true) return faulty('A forma não é válida', null, null);
  const touched = before.filter((other) => meet(boxOf(polygon), boxOf(other)));
  const { rows } = await sql<{
    car: number | null;
    perimetro: number | null;
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
    perimetro as (
      select ST_Union(o.geom) as geom from programa.poligono o
      where o.cod_propriedade = ${code} and o.type_poligono = 'propriedade' and ST_IsValid(o.geom) group by o.cod_propriedade
    ),
    perto as (
      select f.geom @ ST_Expand(ST_Extent(own.geom)::geometry, ${NEAR}) as sim
      from forma f, (
        select geom from car
        union all select geom from programa.propriedade where cod_propriedade = ${code}
        union all select geom from programa.poligono where cod_propriedade = ${code}
      ) own group by f.geom
    ),
    proprias as (
      select geom from programa.poligono where cod_propriedade = ${code} and type_poligono <> 'propriedade'
      union all select o.geom from portal.poligono_enviado o join portal.geometria_enviada g using (id_geometria) where g.cod_propriedade = ${code}
      union all select ST_SetSRID(ST_GeomFromGeoJSON(e.forma::text), 4674) from jsonb_array_elements(${JSON.stringify(touched)}::jsonb) e (forma)
    ),
    sobre_proprias as (
      select ST_Union(ST_Intersection(o.geom, f.geom)) as geom
      from forma f join proprias o on o.geom && f.geom and ST_IsValid(o.geom)
      where ST_Intersects(o.geom, f.geom) group by f.geom
    ),
    sobre_vizinhas as (
      select ST_Union(ST_Intersection(o.geom, f.geom)) as geom
      from forma f join programa.poligono o on o.geom && f.geom and o.type_poligono = 'propriedade' and ST_IsValid(o.geom)
      where o.cod_propriedade <> ${code} and (select sim from perto) and ${seen} and ST_Intersects(o.geom, f.geom) group by f.geom
    )
    select
      (select ST_Area(ST_Intersection(f.geom, c.geom)) / nullif(ST_Area(f.geom), 0) from car c) as car,
      (select ST_Area(ST_Intersection(f.geom, p.geom)) / nullif(ST_Area(f.geom), 0) from perimetro p) as perimetro,
      coalesce((select ST_Area(geom::geography) / 10000 from sobre_proprias), 0) as proprias,
      (select coalesce((select ST_Area(geom::geography) / 10000 from sobre_vizinhas), 0) where (select sim from perto)) as vizinhas,
      (select ST_Distance(p.geom::geography, f.geom::geography) from programa.propriedade p
        where p.cod_propriedade = ${code} and p.geom is not null) as distancia
    from forma f`.execute(db);
  const found = rows[0];
  return {
    falha: null,
    area_ha: estimateHa(polygon),
    hectares: rounded(geodesicHa(polygon), 4),
    dentro_car: rounded(found?.car, 4),
    dentro_perimetro: rounded(found?.perimetro, 4),
    sobre_proprias_ha: rounded(found?.proprias, 4),
    sobre_vizinhas_ha: rounded(found?.vizinhas, 1),
    distancia_m: rounded(found?.distancia, 0),
  };
}

/** West, south, east, north, degrees. */
type Box = readonly [number, number, number, number];

function boxOf({ coordinates: [outline = []] }: PolygonGeometry): Box {
  let box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lon, lat] of outline)
    box = [Math.min(box[0], lon), Math.min(box[1], lat), Math.max(box[2], lon), Math.max(box[3], lat)];
  return box;
}

const meet = (a: Box, b: Box): boolean => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
