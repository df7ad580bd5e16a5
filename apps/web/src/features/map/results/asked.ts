import type { LayerName } from '@fonte/contracts';
import type { LonLat, Sketch } from '@fonte/ui/map-view';

/** What the results are about: a selection, a click, or one property that was searched or linked. */
export type Asked =
  | { kind: 'area'; sketch: Sketch }
  | { kind: 'place'; at: LonLat; degrees: number; property: string | null }
  | { kind: 'property'; property: string };

/** Layers that are asked: what is seen, the properties' points only where one was clicked or a selection was drawn. */
export function askedLayers(asked: Asked, visible: readonly LayerName[]): LayerName[] {
  if (asked.kind === 'property') return ['propriedades'];
  if (asked.kind === 'area') return [...visible];
  const others = visible.filter((name) => name !== 'propriedades');
  return asked.property === null ? others : ['propriedades', ...others];
}
