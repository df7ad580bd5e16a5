import { MAP_LAYERS } from '@fonte/contracts';
import { served } from './layer.ts';

export const propriedadesCar = served(MAP_LAYERS.propriedades_car, {
  rows: 'property',
  narrowing: { uf: 'uf' },
});
