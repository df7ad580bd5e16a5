import type { Expression, Predicate } from '@fonte/cql';

/** The system of a geometry that names none, here: degrees, longitude first. */
const OURS = 4674;

const expression = (value: Expression): Expression =>
  value.kind === 'geometry' && value.srid === null ? { ...value, srid: OURS } : value;

/**
 * The filter with its geometries' coordinate system written out: the other server would read one that names none in the layer's own system, and
 * in WFS 1.1.0 and later with the latitude first.
 */
export function inDegrees(predicate: Predicate): Predicate {
  switch (predicate.kind) {
    case 'and':
    case 'or':
      return { ...predicate, parts: predicate.parts.map(inDegrees) };
    case 'not':
      return { ...predicate, part: inDegrees(predicate.part) };
    case 'bbox':
      return { ...predicate, crs: predicate.crs ?? `EPSG:${OURS}` };
    case 'spatial':
    case 'distance':
      return { ...predicate, left: expression(predicate.left), right: expression(predicate.right) };
    case 'between':
    case 'compare':
    case 'exclude':
    case 'ids':
    case 'in':
    case 'include':
    case 'like':
    case 'null':
    case 'temporal':
      return predicate;
  }
}
