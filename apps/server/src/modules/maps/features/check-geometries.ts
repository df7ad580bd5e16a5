import type { Geometry, Predicate } from '@fonte/cql';
import type { Database } from '@fonte/database';
import { domainOf } from '@fonte/geo';
import { sql, type Kysely } from 'kysely';
import { fail } from '../../../platform/index.ts';
import { epsgOf, shapeSql } from './geometry-sql.ts';
import { isProjected, type Crs } from '../request/crs.ts';
import { serviceFault } from '../request/service-fault.ts';
import { geometriesOf } from './vertices.ts';

/** Farther out than this no coordinate system of ours has anything. */
const DEGREES: Sides = { west: -400, south: -400, east: 400, north: 400 };
const METRES: Sides = { west: -1e8, south: -1e8, east: 1e8, north: 1e8 };

type Sides = ReturnType<typeof domainOf>;

function farthest(epsg: Crs['epsg']): Sides {
  if (isProjected(epsg)) return domainOf(epsg);
  return epsg === 3857 ? METRES : DEGREES;
}

/**
 * Refuses a filter's geometries that no engine can compare: self-crossing rings and the like, with the reason and the place. The embedded engine answers
 * such a comparison with no rows and no error, which would look like an empty map. Errors: InvalidParameterValue.
 */
export async function checkGeometries(db: Kysely<Database>, filter: Predicate | undefined): Promise<void> {
  const found = filter === undefined ? [] : geometriesOf(filter);
  if (found.length === 0) return;
  for (const { geometry, srid } of found) checkNumbers(geometry, farthest(epsgOf({ srid })));
  // Points cannot be invalid.
  const areas = found.filter(({ geometry }) => geometry.type !== 'Point');
  if (areas.length === 0) return;
  const checks = areas.map(({ geometry, srid }) => {
    const shape = shapeSql(geometry, epsgOf({ srid }));
    return sql`(ST_IsValid(${shape}), case when ST_IsValid(${shape}) then null else ST_IsValidReason(${shape}) end)`;
  });
  const { rows } = await sql<{ valid: boolean; reason: string | null }>`
    select valid, reason from (values ${sql.join(checks)}) as checked(valid, reason)
  `.execute(db);
  // A row that is missing is a check that was not made.
  if (rows.length !== areas.length) fail('unexpected');
  const bad = rows.find(({ valid }) => !valid);
  if (bad)
    serviceFault(
      'InvalidParameterValue',
      'filter',
      `A geometria do filtro não é válida: ${reasonOf(bad.reason)}`,
    );
}

function checkNumbers(geometry: Geometry, most: Sides): void {
  if (geometry.type === 'GeometryCollection') {
    for (const one of geometry.geometries) checkNumbers(one, most);
    return;
  }
  // Positions are pairs, whatever they are nested in.
  const numbers = [geometry.coordinates].flat(4);
  const exists = (each: number, at: number): boolean =>
    at % 2 === 0 ? each >= most.west && each <= most.east : each >= most.south && each <= most.north;
  if (numbers.length === 0 || !numbers.every(exists))
    serviceFault('InvalidParameterValue', 'filter', 'A geometria do filtro tem coordenadas que não existem');
}

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^Self-intersection/i, 'o contorno se cruza'],
  [/^Ring Self-intersection/i, 'um anel toca a si mesmo'],
  [/^Hole lies outside/i, 'um buraco está fora do contorno'],
  [/^Holes are nested/i, 'há um buraco dentro de outro'],
  [/^Nested shells/i, 'há um polígono dentro de outro'],
  [/^Interior is disconnected/i, 'o interior não é uma área só'],
  [/^Too few points/i, 'faltam vértices'],
];

/** GEOS's reason in Portuguese, with the place where it gives one. */
function reasonOf(reason: string | null): string {
  const sentence = REASONS.find(([form]) => form.test(reason ?? ''))?.[1] ?? 'a forma não é válida';
  const place = /\[([-\d.e ]+)\]/.exec(reason ?? '')?.[1];
  return place === undefined ? sentence : `${sentence}, em ${place}`;
}
