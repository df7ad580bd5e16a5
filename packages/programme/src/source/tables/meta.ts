import { optional, required } from '../column.ts';
import { decimal, text, uf, whole } from '../column-types/index.ts';
import { table } from '../table.ts';

/** A target without uf is the national one; the table holds it as '' (import/relations). */
export const meta = table({
  name: 'meta',
  key: ['indicador', 'uf', 'ano'],
  columns: {
    indicador: required(text(80, 'propriedades')),
    uf: optional(uf),
    ano: required(whole(2000, 2100, '2025')),
    valor: required(decimal(14, 2, '4.000')),
  },
});
