import { MAP_LAYERS } from '@fonte/contracts';
import { served } from './layer.ts';

// Properties stand as they are today, whatever the year (report 123456).
const narrowing = { uf: 'uf' };
// As on the portal's own map; observers' dots too (docs/decisions/0105).
const gathered = {
  by: 'uf',
  counted: { name: 'propriedades', title: 'Propriedades', type: 'integer' },
  title: 'Propriedades por UF',
} as const;

export const propriedades = served(
  MAP_LAYERS.propriedades,
  { rows: 'property', narrowing, gathered, time: { from: 'dt_inicio', to: 'dt_fim' } },
  { rows: 'state', narrowing, gathered },
);
