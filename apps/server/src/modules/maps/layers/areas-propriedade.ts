import { MAP_LAYERS } from '@fonte/contracts';
import { served } from './layer.ts';
import { POLYGON_PLACE } from './polygon-place.ts';

export const areasPropriedade = served(MAP_LAYERS.areas_propriedade, POLYGON_PLACE);
