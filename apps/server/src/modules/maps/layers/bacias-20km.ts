import { MAP_LAYERS } from '@fonte/contracts';
import { served } from './layer.ts';

export const bacias20km = served(MAP_LAYERS.bacias_20km, { rows: 'public' });
