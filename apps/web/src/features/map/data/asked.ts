import type { LonLat, Sketch } from '@fonte/ui/map-view';
import { layerOf, type LayerName } from '../state/known-layers.ts';

/** What the results are about: a selection, a click, or one property that was searched or linked. */
export type Asked =
  | { kind: 'area'; sketch: Sketch }
  | { kind: 'place'; at: LonLat; degrees: number; property: string | null }
  | { kind: 'property'; property: string };

/** Layers that are asked: what is seen, the properties' points only where one was clicked or a selection was drawn. */
export function askedLayers(asked: Asked, visible: readonly LayerName[]): LayerName[] {
  if (asked.kind === 'property') return ['propriedades'];
  // A layer of another server is asked what it can answer.
  if (asked.kind === 'area') return visible.filter((name) => layerOf(name).remote?.feicoes !== null);
  const others = visible.filter(
    (name) => name !== 'propriedades' && layerOf(name).remote?.consultavel !== false,
  );
  return asked.property === null ? others : ['propriedades', ...others];
}
