import { useState } from 'react';
import { LEGEND } from '../../../core/map-services/service-queries.ts';
import type { KnownLayer } from '../state/known-layers.ts';

/** Address of a layer's legend as the other server draws it. */
export const legendPicture = ({ name }: Pick<KnownLayer, 'name'>): string =>
  `${LEGEND.url}?${new URLSearchParams({ ...LEGEND.params, layer: name }).toString()}`;

/** The legend as the other server draws it: a picture; nothing while it has none. */
export function RemoteLegend({ layer }: { layer: KnownLayer }) {
  const src = legendPicture(layer);
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src) return null;
  return (
    <img
      src={src}
      alt={`Legenda de ${layer.title}`}
      onError={() => setFailed(src)}
      style={{ display: 'block', maxWidth: '100%', background: '#fff' }}
    />
  );
}
