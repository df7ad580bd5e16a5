import type { LayerColumn, Profile } from '@fonte/contracts';
import { servedTo } from './index.ts';
import type { ServedLayer } from './layer.ts';

/**
 * What a click on a mark of a gathered layer tells, as a type of its own (docs/decisions/0105): which region, how many points, how many of each class. GetFeatureInfo answers by it and
 * DescribeFeatureType describes it by its name; nobody asks for its features. Undefined for a layer whose points always stand for themselves.
 */
export function markTypeOf(layer: ServedLayer): ServedLayer | undefined {
  const { gathered, ...points } = layer;
  if (gathered === undefined) return undefined;
  const columns: LayerColumn[] = [
    ...layer.columns.filter(({ name }) => name === gathered.by),
    gathered.counted,
    ...layer.classes.map(({ id, title }): LayerColumn => ({ name: id, title, type: 'integer' })),
  ];
  return { ...points, name: `${layer.name}_por_${gathered.by}`, title: gathered.title, columns };
}

/** The type of marks by its name as clients write it, as `layerNamed` finds layers. */
export function markTypeNamed(written: string, profile: Profile): ServedLayer | undefined {
  const name = written.replace(/^programa:/, '');
  return servedTo(profile)
    .flatMap((layer) => markTypeOf(layer) ?? [])
    .find((mark) => mark.name === name);
}
