import { MAP_LAYERS } from '@fonte/contracts';
import { served } from './layer.ts';

// Properties stand as they are today, whatever the year (report 123456).
const narrowing = { uf: 'uf' };

export const propriedades = served(
  MAP_LAYERS.propriedades,
  { rows: 'property', narrowing, time: { from: 'dt_inicio', to: 'dt_fim' } },
  { rows: 'state', narrowing },
);
