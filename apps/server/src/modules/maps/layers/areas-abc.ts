import { MAP_LAYERS } from '@fonte/contracts';
import { served } from './layer.ts';
import { POLYGON_PLACE } from './polygon-place.ts';

export const areasAbc = served(MAP_LAYERS.areas_abc, POLYGON_PLACE);
