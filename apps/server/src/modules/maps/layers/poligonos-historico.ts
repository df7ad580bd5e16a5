import { MAP_LAYERS } from '@fonte/contracts';
import { served } from './layer.ts';

export const poligonosHistorico = served(MAP_LAYERS.poligonos_historico, {
  rows: 'property',
  order: ['cod_propriedade', 'id_historico'],
  time: { from: 'data', to: 'data' },
  narrowing: { uf: 'uf', ano: { column: 'data', use: 'within' } },
});
