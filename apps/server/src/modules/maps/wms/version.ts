import { first, type Kvp } from '../request/kvp.ts';
import type { ExceptionForm } from '../request/service-exception.ts';
import { serviceFault } from '../request/service-fault.ts';

export type WmsVersion = '1.1.1' | '1.3.0';

/**
 * The version a request is in. As WMS negotiates for GetCapabilities: the highest that is not above the asked one, the highest without one. Elsewhere a
 * missing VERSION is told by what only one version has: SRS is 1.1.1's, CRS 1.3.0's.
 */
export function wmsVersion(kvp: Kvp): WmsVersion {
  const asked = first(kvp, 'version', 'wmtver')?.trim();
  if (asked === undefined) return kvp.has('srs') && !kvp.has('crs') ? '1.1.1' : '1.3.0';
  if (!/^\d+(?:\.\d+){0,2}$/.test(asked))
    serviceFault('InvalidParameterValue', 'version', 'VERSION precisa ser 1.1.1 ou 1.3.0');
  const [major = 0, minor = 0] = asked.split('.').map(Number);
  return major > 1 || (major === 1 && minor >= 3) ? '1.3.0' : '1.1.1';
}

/** Whose form a fault of this request takes; EXCEPTIONS may ask for JSON. */
export function wmsForm(kvp: Kvp): ExceptionForm {
  if (/json/i.test(kvp.get('exceptions') ?? '')) return 'json';
  try {
    return `wms-${wmsVersion(kvp)}`;
  } catch {
    return 'wms-1.3.0';
  }
}
