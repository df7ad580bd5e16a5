import { MAP_LAYERS } from '@fonte/contracts';
import { served } from './layer.ts';

export const processos = served(MAP_LAYERS.processos, {
  rows: 'state',
  narrowing: { uf: 'uf', ano: { column: 'ano', use: 'equals' } },
});
