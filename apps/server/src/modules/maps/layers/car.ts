import { MAP_LAYERS } from '@fonte/contracts';
import { served } from './layer.ts';

const narrowing = { uf: 'uf' };

export const car = served(
  MAP_LAYERS.car,
  { rows: 'property', mayBeWithoutProperty: true, narrowing },
  { rows: 'public', narrowing },
);
