import { optional, required } from '../column.ts';
import { code, decimal, factDate, text, whole } from '../column-types/index.ts';
import { refersTo, table } from '../table.ts';

export const indicadorResultado = table({
  name: 'indicador_resultado',
  key: ['cod_propriedade', 'ciclo', 'nome'],
  columns: {
    cod_propriedade: required(code(40, '52.0417.0031')),
    ciclo: required(whole(1, 2, '1')),
    nome: required(text(200, 'Produtividade de leite')),
    valor: optional(decimal(14, 4, '4.380,25')),
    unidade: optional(text(40, 'L/ha/ano')),
    dt: optional(factDate('31/10/2024')),
  },
  references: [refersTo('cod_propriedade', 'propriedade')],
});
