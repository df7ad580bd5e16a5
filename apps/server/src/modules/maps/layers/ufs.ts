import { MAP_LAYERS } from '@fonte/contracts';
import { served } from './layer.ts';

export const ufs = served(MAP_LAYERS.ufs, { rows: 'public', narrowing: { uf: 'uf' } });
