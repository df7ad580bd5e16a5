import { crsOf, readCrs, SERVED_CRS, writeCrs, type Crs } from '../../request/crs.ts';
import { serviceFault } from '../../request/service-fault.ts';

/** The system in which coordinates are, and are written, unless another is named: longitude and latitude. */
export const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
/** That of the stored geometries. */
export const STORAGE_CRS = writeCrs(crsOf(4674, 'uri'));

/** The coordinate systems of every collection, by the names that parameters take. */
export const SYSTEMS: readonly string[] = [CRS84, ...SERVED_CRS.map((epsg) => writeCrs(crsOf(epsg, 'uri')))];

/** The system that a parameter names, else CRS84. Errors: InvalidParameterValue for one that is not in the list. */
export function systemAsked(name: string | undefined, parameter: string): Crs {
  const crs = SYSTEMS.includes(name ?? CRS84) ? readCrs(name ?? CRS84) : undefined;
  return (
    crs ??
    serviceFault(
      'InvalidParameterValue',
      parameter,
      `O parâmetro ${parameter} precisa ser um destes: ${SYSTEMS.join(', ')}`,
    )
  );
}
