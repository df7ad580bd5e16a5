import { MAP_LAYERS } from '@fonte/contracts';
import { served } from './layer.ts';
import { POLYGON_PLACE } from './polygon-place.ts';

export const areasIntervencao = served(MAP_LAYERS.areas_intervencao, POLYGON_PLACE);
