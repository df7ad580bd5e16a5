import { MAP_LAYERS } from '@fonte/contracts';
import { served } from './layer.ts';

export const reservaLegal = served(MAP_LAYERS.reserva_legal, { rows: 'public' }, { rows: 'public' });
