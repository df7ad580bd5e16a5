import { MAP_LAYERS } from '@fonte/contracts';
import { served } from './layer.ts';
import { POLYGON_PLACE } from './polygon-place.ts';

export const poligonos = served(MAP_LAYERS.poligonos, POLYGON_PLACE);
