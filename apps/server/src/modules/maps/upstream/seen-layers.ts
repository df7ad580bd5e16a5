import { PROFILES, type Profile } from '@fonte/contracts';
import type { RemoteLayer as Answered } from '@fonte/contracts/routes/remote-layers';
import { sql } from 'kysely';
import type { Call } from '../../../platform/index.ts';
import { accessOf, propertyRule, stateRule, type Access } from '../../../query/index.ts';
import type { RemoteLayer } from '../../../settings.ts';
import { BRAZIL } from '../features/index.ts';
import type { RemoteCatalogue } from './catalogue.ts';
import type { RemoteFacts } from './remote-facts.ts';

/** Which columns of another server are personal is not known here: what is a property's is for the profiles that see all of it. */
export function maySeeRemote(profile: Profile, { rule }: RemoteLayer): boolean {
  return rule?.by !== 'propriedade' || PROFILES[profile].personal === 'full';
}

/** Whether the caller's rows of a layer are only some of them. */
function isLimited(access: Access, { rule }: RemoteLayer): boolean {
  if (rule === null) return false;
  const limit =
    rule.by === 'uf' ? stateRule(access, sql.ref('t.uf')) : propertyRule(access, 't.cod_propriedade');
  return limit !== undefined;
}

/** The other server's layers that the caller may see and that it has now. Where others' rows lie is not told: who sees a part of them is told the country. */
export async function remoteLayersSeen(
  { remote }: { readonly remote: RemoteCatalogue },
  call: Call,
): Promise<readonly RemoteFacts[]> {
  const access = accessOf(call);
  return (await remote.layers())
    .filter(({ layer }) => maySeeRemote(call.profile, layer))
    .map((facts) =>
      isLimited(access, facts.layer)
        ? {
            ...facts,
            map: facts.map && { ...facts.map, box: BRAZIL },
            features: facts.features && { ...facts.features, box: BRAZIL },
          }
        : facts,
    );
}

/** The systems in which the portal's map asks for pictures. */
const MAPS_OWN = ['EPSG:3857', 'EPSG:900913'];

/** A layer as the map's tree gets it; nothing for one that gives no pictures the map could show. */
export function remoteAnswer({ layer, map, features }: RemoteFacts): Answered[] {
  if (map === null || !MAPS_OWN.some((crs) => map.crs.includes(crs))) return [];
  const { west: oeste, south: sul, east: leste, north: norte } = map.box;
  return [
    {
      nome: layer.name,
      titulo: map.title,
      resumo: map.abstract,
      caixa: { oeste, sul, leste, norte },
      consultavel: map.queryable,
      feicoes: features && { geometria: features.geometry, colunas: features.columns },
      coluna_uf: layer.rule?.by === 'uf' ? layer.rule.column : null,
      escala_maxima: map.maxScale,
    },
  ];
}
