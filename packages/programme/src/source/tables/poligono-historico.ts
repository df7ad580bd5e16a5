import { AREA_CHANGES } from '@fonte/contracts/programme/areas';
import { codesOf } from '@fonte/contracts/programme/words';
import { optional, required } from '../column.ts';
import { choice, code, factDate, hectares, identifier } from '../column-types/index.ts';
import { refersTo, table } from '../table.ts';

export const poligonoHistorico = table({
  name: 'poligono_historico',
  key: ['cod_propriedade', 'id_historico'],
  identity: ['id_historico'],
  columns: {
    id_historico: required(identifier('90001'), 'Único em todo o arquivo.'),
    // A polygon that was excluded stands only here.
    cod_poligono: required(identifier('8001'), 'O `id_poligono`, atual ou excluído.'),
    cod_propriedade: required(code(40, '52.0417.0031')),
    status: required(choice(...codesOf(AREA_CHANGES))),
    data: required(factDate('2024-03-14')),
    area: optional(hectares('15.8')),
  },
  geometry: { kind: 'Polygon', required: false, invalid: 'refuse', hectares: 'area' },
  references: [refersTo('cod_propriedade', 'propriedade')],
});
