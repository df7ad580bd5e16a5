import { MAP_LAYERS } from '@fonte/contracts';
import { served } from './layer.ts';

export const subBacias = served(MAP_LAYERS.sub_bacias, { rows: 'public' });
