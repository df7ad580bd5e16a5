import { optional, required } from '../column.ts';
import { code, hectares, text } from '../column-types/index.ts';
import { mayName, table } from '../table.ts';

export const car = table({
  schema: 'camada',
  name: 'car',
  key: ['numero_car'],
  columns: {
    numero_car: required(text(80, 'MG-3148004-EXEMPLO')),
    cod_propriedade: optional(code(40, '52.0417.0031')),
    tipo_imovel_car: optional(text(40, 'IRU')),
    situacao_car: optional(text(40, 'AT')),
    condicao_car: optional(text(200, 'Aguardando análise')),
    area_ha: optional(hectares('128.5')),
  },
  geometry: { kind: 'MultiPolygon', required: false, invalid: 'repair' },
  references: [mayName('cod_propriedade', 'propriedade')],
});
