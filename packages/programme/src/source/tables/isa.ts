import { optional, required } from '../column.ts';
import { code, decimal, factDate, whole } from '../column-types/index.ts';
import { refersTo, table } from '../table.ts';

const index = (example: string) => decimal(1, 4, example, { from: 0, to: 1 });

export const isa = table({
  name: 'isa',
  key: ['cod_propriedade', 'momento'],
  columns: {
    cod_propriedade: required(code(40, '52.0417.0031')),
    momento: required(whole(1, 3, '1')),
    dt: required(factDate()),
    indice: required(index('0,57')),
    balanco_economico: optional(index('0,52')),
    balanco_social: optional(index('0,66')),
    gestao: optional(index('0,41')),
    qualidade_solo_agua: optional(index('0,7')),
    manejo_sistemas: optional(index('0,55')),
    diversificacao_paisagem: optional(index('0,6')),
    vegetacao_nativa: optional(index('0,63')),
  },
  references: [refersTo('cod_propriedade', 'propriedade')],
});
