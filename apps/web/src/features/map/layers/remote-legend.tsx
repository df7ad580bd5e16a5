import { LEGEND } from '../../../core/map-services/service-queries.ts';
import type { KnownLayer } from '../state/known-layers.ts';

/** The legend as the other server draws it: a picture. */
export function RemoteLegend({ layer }: { layer: KnownLayer }) {
  const query = new URLSearchParams({ ...LEGEND.params, layer: layer.name });
  return (
    <img
      src={`${LEGEND.url}?${query.toString()}`}
      alt={`Legenda de ${layer.title}`}
      style={{ display: 'block', maxWidth: '100%', marginTop: 4, background: '#fff' }}
    />
  );
}
