import { MAP_LAYERS } from '@fonte/contracts';
import { served } from './layer.ts';

export const vegetacaoNativa = served(MAP_LAYERS.vegetacao_nativa, { rows: 'public' }, { rows: 'public' });
