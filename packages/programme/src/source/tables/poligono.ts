import { AREA_TYPES } from '@fonte/contracts/programme/areas';
import { codesOf } from '@fonte/contracts/programme/words';
import { optional, required } from '../column.ts';
import { choice, code, cpf, factDate, hectares, identifier, text } from '../column-types/index.ts';
import { refersTo, table } from '../table.ts';

export const poligono = table({
  name: 'poligono',
  key: ['cod_propriedade', 'id_poligono'],
  identity: ['id_poligono'],
  columns: {
    id_poligono: required(identifier('8001'), 'Único em todo o arquivo.'),
    cod_propriedade: required(code(40, '52.0417.0031')),
    cod_fip_poligono: optional(text(80, 'FIP-8001')),
    nome_area: optional(text(200, 'Pasto do córrego')),
    name_poligono: optional(text(200, 'Pasto do córrego 1')),
    type_poligono: required(choice(...codesOf(AREA_TYPES))),
    area_ha: optional(hectares('15.8')),
    origem: required(choice('app', 'kml')),
    cpf_tecnico: optional(cpf()),
    dt: optional(factDate('2024-03-14')),
  },
  geometry: { kind: 'Polygon', required: true, invalid: 'refuse', hectares: 'area_ha' },
  references: [refersTo('cod_propriedade', 'propriedade'), refersTo('cpf_tecnico', 'tecnico', 'cpf')],
});
