/** Where the rows of every layer of current polygons are. */
export const POLYGON_PLACE = {
  rows: 'property',
  order: ['cod_propriedade', 'id_poligono'],
  time: { from: 'dt', to: 'dt' },
  narrowing: { uf: 'uf', ano: { column: 'dt', use: 'until' } },
} as const;
