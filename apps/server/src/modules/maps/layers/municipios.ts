import { MAP_LAYERS } from '@fonte/contracts';
import { served } from './layer.ts';

export const municipios = served(MAP_LAYERS.municipios, { rows: 'public', narrowing: { uf: 'uf' } });
