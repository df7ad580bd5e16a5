import { FeatureCard } from '@fonte/ui/map-view';
import type { FoundFeature } from '../data/service-calls.ts';

import { cellWords } from './cell-words.ts';
import { layerOf } from '../state/known-layers.ts';

/** A feature of any layer: what names it, then the columns that its layer puts on cards. */
export function PlainCard({ feature }: { feature: FoundFeature }) {
  const layer = layerOf(feature.layer);
  const { properties } = feature;
  const label = layer.label === undefined ? undefined : properties[layer.label];
  const title = typeof label === 'string' && label !== '' ? label : undefined;
  const facts = layer.columns
    .filter(
      ({ card, name }) =>
        card === true && name in properties && (name !== layer.label || title === undefined),
    )
    .map((column) => ({ label: column.title, value: cellWords(column, properties[column.name]) }));
  const kind = layer.classes.find(({ id }) => id === properties['legenda'])?.title ?? layer.title;
  return <FeatureCard code={kind} {...(title === undefined ? {} : { title })} facts={facts} />;
}
