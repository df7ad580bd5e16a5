import { MAP_LAYERS } from '@fonte/contracts';
import { served } from './layer.ts';

export const car = served(MAP_LAYERS.car, {
  rows: 'property',
  mayBeWithoutProperty: true,
  narrowing: { uf: 'uf' },
});
