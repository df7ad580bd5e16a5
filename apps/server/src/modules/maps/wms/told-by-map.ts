import type { Profile } from '@fonte/contracts';
import type { Call } from '../../../platform/index.ts';
import { layerNamed } from '../layers/index.ts';
import { mayTake } from '../layers/may-take.ts';
import type { Kvp } from '../request/kvp.ts';
import { serviceFault } from '../request/service-fault.ts';

/**
 * A picture tells nobody's data; a vector tile does when it is asked for personal columns, which then is for who may take them as a file.
 * Errors: OperationNotSupported.
 */
export function toldByMap(kvp: Kvp, profile: Profile): Parameters<Call['tell']>[0] {
  const vectors = /vector|mvt|pbf/i.test(kvp.get('format') ?? '');
  const named = (kvp.get('propertyname') ?? '').split(/[(),\s]+/);
  const alvo = (kvp.get('layers') ?? '').slice(0, 300);
  const layers = alvo.split(',').flatMap((name) => layerNamed(name.trim(), profile) ?? []);
  const personal = layers.some(({ columns }) =>
    columns.some((column) => column.personal !== undefined && named.includes(column.name)),
  );
  if (!vectors || !personal) return { persons: false };
  if (!layers.every((layer) => mayTake(profile, layer)))
    serviceFault('OperationNotSupported', 'propertyname', 'Seu perfil não lê estas colunas em quadros', 403);
  return { alvo };
}
