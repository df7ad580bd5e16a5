import { MAP_LAYERS } from '@fonte/contracts';
import { served } from './layer.ts';

export const propriedades = served(MAP_LAYERS.propriedades, {
  rows: 'property',
  coarseColumn: 'geom_aproximada',
  // Properties stand as they are today, whatever the year (report 123456).
  narrowing: { uf: 'uf' },
});
